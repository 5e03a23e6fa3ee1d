"""Why advice is as it is: parts of the score, and a network that plays on at many tables."""

import time
from dataclasses import replace

import numpy as np
import pytest

import birdtable as bt
from birdtable.bots import advice
from birdtable.bots.advice import advise
from birdtable.bots.crowd import Crowd
from birdtable.bots.network import network_of
from birdtable.bots.outlook import Outlook, Sources
from birdtable.bots.player import Knowledge
from birdtable.bots.policy import PolicyBot
from birdtable.bots.random import RandomBot
from birdtable.bots.rehearsal import FOLLOWING, NOTHING, Candidate, NetworkBot
from birdtable.bots.search import Found
from birdtable.facts import Told, cost, gain
from birdtable.kernel.events import new_log
from birdtable.telling.voice import Voice
from birdtable.text import LANGUAGES

GAMES = ("above_the_clouds", "birdwatcher", "fly_a_way", "perch", "pigeons")


FITTING = [name for name in GAMES if network_of(bt.load(name, "python"))]


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_the_score_add_up_to_it(name):
    game = bt.load(name, backend="python")
    sources, luck = Sources(game), np.random.default_rng(3)
    players = 2
    position = game.new(players=players, seed=8)
    states, log = position.redeal(0, 1).states, new_log()
    points = np.zeros((players, len(sources.parts)))
    mask, seats = np.zeros((1, game.actions.count), np.uint8), np.zeros(1, np.int8)
    while not states["over"][0]:
        game.entries["list_all"](states, np.zeros(game.actions.words, np.uint32), mask, seats)
        log[0, 0] = 0
        game.engine.apply(states, int(luck.choice(np.flatnonzero(mask[0]))), log)
        sources.read(log, points)
    assert points.sum(1).tolist() == states["score"][0][:players].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_every_part_has_its_words(name):
    game = bt.load(name, backend="python")
    assert game.parts
    for language in LANGUAGES:
        voice = Voice(language, game)
        assert all(voice.has(f"part-{part}") for part in game.parts), language


@pytest.mark.parametrize("name", FITTING[:2])
def test_a_crowd_does_what_the_policy_does_at_each_table(name):
    game = bt.load(name, backend="native")
    positions = [game.new(players=2, seed=seed) for seed in (1, 2, 3)]
    crowd = Crowd(game, network_of(game), 3, [0.0, 0.0], 0)
    alone = [PolicyBot(0, RandomBot(0)).choose(Knowledge(position)).number for position in positions]
    states = np.concatenate([position.redeal(position.seat, 0).states for position in positions])
    assert crowd.choose(states).tolist() == alone


def test_a_reason_is_told_only_where_points_differ():
    """Deals are played on after both actions; a part in which the one brings more, and surely so, is told."""
    game, luck = bt.load("perch", backend="python"), np.random.default_rng(1)
    parts = list(game.parts)
    points = np.zeros((2, 40, 2, len(parts)), np.float32)
    points[0, :, 0, parts.index("creatures")] = 4 + luck.normal(size=40)
    points[:, :, 0, parts.index("locations")] = luck.normal(size=(2, 40)) * 9  # noise alone
    (reason,) = Outlook(game, 0, (1, 2), points, np.zeros((2, 40, 2))).reasons()
    assert reason.part == "creatures"
    assert reason.points == pytest.approx(4, abs=0.6)
    assert reason.other == 2


def test_what_leads_by_chance_is_no_reason_and_what_leads_is_not_made_larger():
    game = bt.load("perch", "python")
    shape, chance = (3, 12, 2, len(game.parts)), np.random.default_rng(1)
    noise = [
        Outlook(game, 0, (1, 2, 3), chance.normal(0, 5, shape), chance.normal(0, 5, shape[:3])) for _ in range(200)
    ]
    assert sum(bool(one.reasons()) for one in noise) < 12
    points = chance.normal(0, 1, shape)
    points[0, :, 0, 0] += 6
    (first, *_) = Outlook(game, 0, (1, 2, 3), points, np.zeros(shape[:3])).reasons()
    assert 4 < first.points <= 6.5


@pytest.mark.parametrize("name", FITTING[:1])
def test_advice_keeps_to_its_time_and_says_what_follows(name):
    game = bt.load(name, backend="native")
    position = game.new(players=2, seed=4)
    while len(position.legal()) < 3:
        position.play_legal(position.legal()[0].number)
    start = time.perf_counter()
    best, *others = advise(position, None, 0.5)
    assert time.perf_counter() - start < 10
    assert best.line[0].seat == position.seat
    assert best.line[0].action == best.action
    assert all(why.part == "rivals" or why.part in game.parts for why in best.why)
    assert not any(other.why for other in others)


def test_a_chance_is_one_and_few_deals_are_not_sure():
    """With more than two players a network may expect a little less than nothing."""
    action = bt.load("perch", "python").new(players=2, seed=1).legal()[0]
    one = Candidate(action, 0.0)
    one.add(np.full(2, -0.07, np.float32), np.zeros(2), np.zeros((2, FOLLOWING, 2), np.int32))
    found = one.found(2)
    assert found.win == 0
    assert found.error > 0.1


def test_a_line_is_what_mostly_followed_step_by_step():
    action = bt.load("perch", "python").new(players=2, seed=1).legal()[0]
    one = Candidate(action, 0.0)
    moves = [
        [[0, 5], [1, 1], [0, 9]],
        [[0, 5], [1, 2], [0, 8]],
        [[0, 5], [1, 2], [0, NOTHING]],
        [[0, 4], [1, 1], [0, 9]],
    ]
    one.add(np.zeros(4), np.zeros(4), np.array(moves))
    bot = NetworkBot(0, RandomBot(0), looks=1)
    bot.candidates = [one]
    assert bot.line(action.number) == [(0, 5), (1, 2), (0, 8)]
    one.add(np.zeros(2), np.zeros(2), np.array([[[0, 5], [1, 3], [0, 9]], [[0, 5], [1, 4], [0, 9]]]))
    assert bot.line(action.number) == [(0, 5), (1, 2)]  # the next step came once in six


def test_a_review_tells_no_verdict_whose_doubt_looks_as_large(monkeypatch):
    """3.4 % give or take 2.6 would be read as 3 give or take 3."""
    game = bt.load("perch", "python")
    knowledge = Knowledge(game.new(players=2, seed=1))
    best, played = knowledge.legal[:2]
    wave = np.tile([1, -1], advice.COMPARED_DEALS // 2)

    def weighed(cost, doubt):
        ahead = cost + doubt * wave * len(wave) ** 0.5 / advice.SURE / wave.std(ddof=1)
        monkeypatch.setattr(advice, "right_after", lambda *_: np.array([ahead, 0 * ahead]))
        return advice._weighed(1, knowledge, None, best, played.number)

    assert weighed(0.034, 0.026).cost == 0
    told = weighed(0.034, 0.020)
    assert told.cost == pytest.approx(0.034)
    assert told.sure == pytest.approx(0.020)


def test_a_review_says_why_of_all_that_it_blames_the_most(monkeypatch):
    """What turns out to be cheap makes room for the next one, which is looked into as well."""
    game = bt.load("perch", "python")
    position = game.new(players=2, seed=1)
    done, best = position.legal()[:2]
    choices = {number: advice.Choice(number, 0, done, best, 0.5 - number / 100, 0.0, 0.0) for number in range(9)}
    looked = []

    def look_into(choice, *_):
        looked.append(choice.number)
        return replace(choice, best=done, cost=0.0) if choice.number < 2 else choice

    monkeypatch.setattr(advice, "_looked_into", look_into)
    advice._explain(choices, dict.fromkeys(choices, position), None, time.perf_counter() + 60)
    assert looked == [0, 1, 2, 3, 4, 5, 6]


def test_what_is_advised_first_is_not_told_to_win_less(monkeypatch):
    """A few deals may look better for an action than what the search trusts more."""
    game = bt.load("perch", "native")
    position = game.new(players=2, seed=1)
    first, second = position.legal()[:2]
    found = [Found(first, 5, 0.5, 0.6, 20.0, 0.6, 0.1), Found(second, 5, 0.5, 0.8, 20.0, 0.8, 0.1)]
    monkeypatch.setattr(NetworkBot, "think", lambda *_, **__: found)
    assert [one.win for one in advise(position, None, 0.01)] == [0.6, 0.6]


def test_what_speaks_against_the_better_way_or_for_both_is_no_reason_for_it(monkeypatch):
    position = bt.load("perch", "python").new(players=2, seed=1)
    done, best = position.legal()[:2]
    choice = advice.Choice(1, 0, done, best, 0.1, 0.0, 0.01)
    loss, win = Told(cost("loss")), Told(gain("win"))
    told = {done.number: (), best.number: (loss,)}
    monkeypatch.setattr(advice, "facts_of", lambda _, line: told[line[0][1]])
    assert advice._with_facts(choice, position).facts == ()
    told[best.number] = (win, loss)
    assert advice._with_facts(choice, position).facts == (win, loss)
    told[done.number] = (win,)
    assert advice._with_facts(choice, position).facts == ()
