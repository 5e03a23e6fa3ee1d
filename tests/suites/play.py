"""Random games, for suites that need positions from all over a game."""

import random

MOST_DECISIONS = 10_000
MOST_POSITIONS = 60  # of long games, every so-and-so many


def walk(game, players, seed, every=1):
    """A random game: yields a position at the start and after every so many actions."""
    luck = random.Random(seed)
    position = game.new(players=players, seed=seed)
    yield position
    step = 0
    while not position.over:
        assert step < MOST_DECISIONS, f"the game does not end; it asks seat {position.seat} for {position.decision}"
        position.play_legal(luck.choice(position.legal()).number)
        step += 1
        if step % every == 0 or position.over:
            yield position


def positions(game, players, seeds, every, most=MOST_POSITIONS):
    """Copies of positions from several random games; of many, some from all over them."""
    found = [position.copy() for seed in seeds for position in walk(game, players, seed, every)]
    return found[:: len(found) // most + 1]


def drop(game, columns):
    """Connect four after discs in these columns."""
    position = game.new(players=2, seed=0)
    for column in columns:
        position.play(f"drop {column}")
    return position
