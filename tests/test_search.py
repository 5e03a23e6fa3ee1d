"""The search bot: honest, punctual, repeatable, strong, and it finds what there is to find."""

import time

import pytest

import birdtable as bt
from birdtable.bots import Knowledge, make_bot
from birdtable.bots.search import SearchBot, Thinking, Tree
from birdtable.kernel.search import VISITS
from tests.suites.play import drop, positions, walk


@pytest.mark.parametrize(("columns", "best"), [("112233", "drop 4"), ("41414", "drop 4"), ("445566", "drop 3|drop 7")])
def test_it_wins_at_once_and_stops_the_other_from_winning(four, columns, best):
    choice = str(SearchBot(1, playouts=2000).choose(Knowledge(drop(four, columns))))
    assert choice in best.split("|")


def test_a_number_of_playouts_decides_alike_every_time(clouds):
    for position in positions(clouds, 3, seeds=[1], every=20)[:4]:
        choices = {str(SearchBot(5, playouts=200, threads=t).choose(Knowledge(position))) for t in (1, 1, 1)}
        assert len(choices) == 1


def test_threads_are_repeatable_too(clouds):
    position = clouds.new(players=2, seed=3)
    found = [SearchBot(5, playouts=400, threads=2).think(Knowledge(position)) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(one.visits for one in found[0]) == 400


@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_does_not_depend_on_what_the_seat_cannot_see(clouds, seats):
    for position in positions(clouds, seats, seeds=[2], every=9):
        if position.over:
            continue
        twins = [position, *(position.redeal(position.seat, seed) for seed in (1, 2))]
        found = [SearchBot(7, playouts=100).think(Knowledge(twin)) for twin in twins]
        assert found[0] == found[1] == found[2]


def test_the_clock_is_kept(clouds):
    late = []
    for position in positions(clouds, 2, seeds=[3], every=8):
        if position.over or len(position.legal()) == 1:
            continue
        start = time.perf_counter()
        SearchBot(1, seconds=0.2).choose(Knowledge(position))
        late.append(time.perf_counter() - start - 0.2)
    assert sorted(late)[len(late) // 4] < 0.02  # others may have the core for a while


def test_the_tree_is_kept_between_decisions(clouds):
    """After its own action and an answer that it expected, the search goes on where it was."""
    position = clouds.new(players=2, seed=4)
    bot = SearchBot(1, playouts=3000)
    position.play(bot.choose(Knowledge(position)))
    while position.seat != bot.trees[0].knower:
        position.play(SearchBot(2, playouts=500).choose(Knowledge(position)))
    before = bot.trees
    found = bot.think(Knowledge(position))
    assert bot.trees is before
    assert sum(one.visits for one in found) > 3000


def test_a_kept_tree_counts_as_the_old_one_did(clouds):
    position = clouds.new(players=2, seed=5)
    tree = Tree(Knowledge(position).deal, position.seat, 1, Thinking())
    tree.iterate(2000)
    action, visits, sums = max(tree.children(), key=lambda child: child[1])
    sums = sums.copy()
    position.play_legal(action)
    assert tree.move_to(position, [action])
    assert tree.nodes[0, VISITS] == visits
    assert (tree.gains[0] == sums).all()
    assert sum(times for _, times, _ in tree.children()) <= visits
    assert not tree.move_to(position, [347])


def test_a_full_tree_goes_on_playing_out(clouds):
    position = clouds.new(players=2, seed=6)
    tree = Tree(Knowledge(position).deal, position.seat, 1, Thinking(), nodes=50)
    tree.iterate(500)
    assert sum(times for _, times, _ in tree.children()) > 400


def test_all_legal_actions_are_looked_at(clouds, four):
    for game in (clouds, four):
        for position in walk(game, 2, 7, every=12):
            if not position.over and len(position.legal()) > 1:
                found = SearchBot(1, playouts=300).think(Knowledge(position))
                assert {one.action for one in found} == set(position.legal())
                assert sum(one.visits for one in found) == 300
                assert abs(sum(one.share for one in found) - 1) < 1e-9


def test_search_beats_greedy(clouds):
    wins = 0
    for game in range(8):
        me = game % 2
        bots = [make_bot("greedy", game)] * 2
        bots[me] = SearchBot(game, playouts=1000)
        position = clouds.new(players=2, seed=100 + game // 2)
        while not position.over:
            position.play(bots[position.seat].choose(Knowledge(position)))
        wins += position.winners == [me]
    assert wins >= 6


def test_seconds_or_playouts():
    for wrong in ({}, {"seconds": 1, "playouts": 1}):
        with pytest.raises(bt.BadOption, match="either seconds or playouts"):
            SearchBot(1, **wrong)
