"""Bots: honest, repeatable, and the greedy one better than chance."""

import pytest

import birdtable as bt
from birdtable.bots import BOTS, Knowledge, make_bot
from tests.conftest import LONG

REPEATABLE = [name for name in BOTS if name != "master"]  # which goes by the clock


@pytest.fixture(scope="module")
def game():
    return bt.load("above_the_clouds", backend="native")


def play(game, names, seed):
    """A whole game between bots; the position at its end."""
    pos = game.new(players=len(names), seed=seed)
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while not pos.over:
        pos.play_legal(bots[pos.seat].choose(Knowledge(pos)).number)
    return pos


def positions(game, players, every=7):
    """Positions from a random game."""
    pos = game.new(players=players, seed=11)
    bot = make_bot("random", 3)
    while not pos.over:
        if len(pos.actions) % every == 0:
            yield pos
        pos.play_legal(bot.choose(Knowledge(pos)).number)


@pytest.mark.parametrize("bot", REPEATABLE)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(game, bot, seats):
    for pos in positions(game, seats, every=6 if bot == "expert" and not LONG else 1):
        scrambled = [pos.redeal(pos.seat, seed) for seed in (1, 2)]
        choices = {str(make_bot(bot, 5).choose(Knowledge(twin))) for twin in (pos, *scrambled)}
        assert len(choices) == 1


def test_a_thinking_copy_holds_neither_the_key_nor_the_past(game):
    pos = game.new(players=2, seed=1)
    pos.play_legal(pos.legal()[0].number)
    copy = Knowledge(pos).redeal(1)
    assert copy.actions == []
    assert not copy.states["key"].any()
    assert pos.states["key"].any()
    assert len(pos.actions) == 1


def test_knowledge_is_what_the_seat_sees(game):
    pos = game.new(players=3, seed=1)
    knowledge = Knowledge(pos)
    assert knowledge.seat == pos.seat
    assert knowledge.view == pos.view(pos.seat)
    assert list(knowledge.legal) == pos.legal()


def test_thinking_does_not_disturb_the_table(game):
    pos = game.new(players=2, seed=4)
    before = pos.states.tobytes()
    make_bot("greedy", 1).choose(Knowledge(pos))
    assert pos.states.tobytes() == before


@pytest.mark.parametrize("name", REPEATABLE)
def test_the_same_seed_plays_the_same_game(game, name):
    assert play(game, [name] * 3, 8).actions == play(game, [name] * 3, 8).actions


def test_a_bot_decides_alike_on_both_back_ends(game):
    slow = bt.load("above_the_clouds", backend="python")
    fast, same = game.new(players=2, seed=2), slow.new(players=2, seed=2)
    choices = [make_bot("greedy", 9).choose(Knowledge(pos)) for pos in (fast, same)]
    assert choices[0] == choices[1]


def test_greedy_beats_random(game):
    wins = 0
    for seed in range(40):
        greedy = seed % 2
        pos = play(game, ["greedy", "random"] if greedy == 0 else ["random", "greedy"], seed)
        wins += pos.winners == [greedy]
    assert wins >= 32


def test_nothing_to_decide_after_the_end(game):
    with pytest.raises(bt.BadOption, match="the game is over"):
        Knowledge(play(game, ["random", "random"], 1))


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(bt.BadOption, match="there is no bot 'clever'; the bots are: random, greedy, gentle"):
        make_bot("clever", 1)
