"""Many random games for each table keep every law, all at once as arrays; when there is time, ten thousand."""

import numpy as np
import pytest

from tests.conftest import some

GAMES, VARIANT_GAMES = some(10_000, 500), some(1000, 150)  # as games are usually played, and with other options
PLAYOUTS = some(500, 200)  # games
MOST_STEPS = 2000
SECRETS_EVERY, SECRETS_IN = 10, some(500, 100)  # steps, games


def test_many_games_keep_the_laws(native, players, options):
    games = VARIANT_GAMES if options else GAMES
    record = native.layout
    batch = native.batch(games, players, seed=1)
    box = {kind: counts[0].copy() for kind, counts in record.census(batch.states).items()}
    luck = np.random.default_rng(2)
    ended = np.zeros(games, bool)
    for step in range(MOST_STEPS):
        masks = batch.masks
        assert masks.any(axis=1).all(), "a game goes on and nothing is legal"
        assert ((batch.seats >= 0) & (batch.seats < players)).all()
        for kind, counts in record.census(batch.states).items():
            assert (counts == box[kind]).all(), f"{kind} were lost or made"
        if step % SECRETS_EVERY == 0:
            assert_secrets_kept(native, batch.states[:: max(1, games // SECRETS_IN)], players, step)
        batch.step(any_legal(masks, luck))
        done = batch.done.astype(bool)
        if players == 1:  # won or lost against the game itself
            assert (np.abs(batch.rewards[done, 0]) == 1).all()
        else:
            assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-5)
        assert (batch.rewards[~done] == 0).all()
        ended |= done
        if ended.all():
            break
    assert ended.all(), "a game does not end"


def any_legal(masks, luck):
    """A random legal action for every game."""
    counts = masks.sum(axis=1)
    first = np.cumsum(counts) - counts
    legal = np.flatnonzero(masks) % masks.shape[1]
    return legal[first + (luck.random(len(masks)) * counts).astype(int)]


def assert_secrets_kept(game, states, players, seed):
    """No seat sees any difference after a deal anew, and no piece is lost in it."""
    record = game.layout
    conceal = game.engines.native().entries["redeal_all"]
    for seat in range(players):
        other = states.copy()
        conceal(other, seat, seed)
        assert record.seen(other, seat).tobytes() == record.seen(states, seat).tobytes()
        before, after = record.census(states), record.census(other)
        assert all((before[kind] == after[kind]).all() for kind in before)
        assert something_is_legal(game, other).all(), "a deal anew leaves nothing to do"


def something_is_legal(game, states):
    """Whether each game offers its deciding seat anything."""
    masks = np.zeros((len(states), game.actions.count), np.uint8)
    seats, mask = np.zeros(len(states), np.int8), np.zeros(game.actions.words, np.uint32)
    game.engines.native().entries["list_all"](states, mask, masks, seats)
    return masks.any(axis=1)


@pytest.mark.parametrize("seed", [3, 4])
def test_playouts_are_reproducible_and_end(native, players, seed):
    first, second = (native.batch(PLAYOUTS, players, seed=seed) for _ in range(2))
    assert first.playout() == second.playout() > PLAYOUTS
    assert first.states.tobytes() == second.states.tobytes()
    assert (first.states["over"] == 1).all()
    assert players == 1 or (first.states["winners"] > 0).all()
    first.reset()
    assert first.states.tobytes() != second.states.tobytes()
