"""The arena: fair seats and decks, results that can be repeated and continued, numbers that are right."""

import json
import math
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import get_type_hints

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

import birdtable as bt
from birdtable.arena import report, run
from birdtable.arena.command import arena, run_arena
from birdtable.arena.feed import read_results
from birdtable.arena.ledger import open_ledger
from birdtable.arena.match import Result, plan_match, play_job, seatings
from birdtable.arena.peeking import PeekingBot, arena_player, decide
from birdtable.arena.progress import Score
from birdtable.arena.run import run_match
from birdtable.arena.statistics import duel, mean, rate, ratings, student, summarise, wilson
from birdtable.bots import Knowledge, greedy
from birdtable.bots.levels import (
    DOUBT,
    LEVELS,
    Level,
    Specification,
    honest_bot,
    read_specification,
    read_specifications,
)
from birdtable.bots.network import AMONG, YARDSTICK, network_of
from birdtable.bots.search import SearchBot
from birdtable.cluster import spread
from birdtable.lab.shares import share_of, study_on_cluster, tally_on_cluster
from birdtable.lab.simulate import simulate
from birdtable.lab.study import study_games
from tests.conftest import some

CLOUDS = "above_the_clouds"
FOUR = "examples.connect_four"


def match(bots="random,greedy", games=4, players=2, game=CLOUDS, **more):
    return plan_match(game, players, read_specifications(bots), games, **more)


def result(seats, scores, deal="0", winners=None, number=0):
    """A result as if it had been played."""
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    seats = tuple(seats.split())
    return Result(
        id=f"{deal}/{number}/{'|'.join(seats)}",
        game=CLOUDS,
        deal=deal,
        seats=seats,
        scores=tuple(scores),
        winners=tuple(best if winners is None else winners),
        decisions=(10,) * len(seats),
        seconds=(0.5,) * len(seats),
    )


# ---------------------------------------------------------------------- bots in words


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("random", "random"),
        (" Greedy ", "greedy"),
        ("strong", "strong"),
        ("search:playouts=500", "search:playouts=500"),
        ("search: horizon=0, threads=2, seconds=0.10", "search:seconds=0.1,threads=2,horizon=0"),
        ("peeking:seconds=.1", "peeking:seconds=0.1"),
    ],
)
def test_a_specification_has_one_spelling(text, same):
    assert str(read_specification(text)) == same
    assert read_specification(same) == read_specification(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "clever",
            "there is no bot 'clever'; the bots are: random, greedy, gentle, fair, strong, expert, master, policy",
        ),
        ("", "there is no bot ''"),
        ("greedy:copies=2", "greedy has no settings"),
        ("search", "search needs either playouts or seconds, such as search:playouts=500"),
        ("search:playouts=5,seconds=1", "needs either playouts or seconds"),
        ("search:horizon=2", "needs either playouts or seconds"),
        ("search:speed=5", "search has no setting 'speed'; it has: playouts, seconds, threads, explore"),
        ("search:playouts", "search: playouts is a whole number from 1 to 2147483647, not ''"),
        ("search:playouts=0", "playouts is a whole number from 1"),
        ("search:playouts=1.5", "playouts is a whole number from 1"),
        ("search:seconds=nan", "seconds is a number from 0.001 to 3600, not 'nan'"),
        ("search:seconds=inf", "seconds is a number"),
        ("search:seconds=-1", "seconds is a number"),
        ("search:playouts=5,threads=65", "threads is a whole number from 1 to 64, not '65'"),
        ("search:playouts=5,playouts=6", "playouts is given twice"),
        ("peeking:", "peeking needs either playouts or seconds"),
    ],
)
def test_a_bad_specification_is_refused_with_what_is_allowed(text, complaint):
    with pytest.raises(bt.BadOption) as refused:
        read_specification(text)
    assert complaint in str(refused.value)


def test_a_list_of_bots_may_hold_settings_with_commas():
    text = "random, search:seconds=0.1,threads=2, greedy,peeking:playouts=5,explore=300"
    assert list(map(str, read_specifications(text))) == [
        "random",
        "search:seconds=0.1,threads=2",
        "greedy",
        "peeking:playouts=5,explore=300",
    ]
    with pytest.raises(bt.BadOption, match="no bots are given"):
        read_specifications(" , ")


def test_settings_reach_the_search():
    bot = honest_bot(read_specification("search:seconds=0.25,threads=2,explore=300,horizon=0"), 1)
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.playouts, bot.threads) == (0.25, None, 2)
    assert (bot.thinking.explore, bot.thinking.horizon) == (300, 0)


def test_levels_think_more_and_more(monkeypatch):
    gentle, fair, strong, expert, master = (make(1) for make in LEVELS.values())
    assert list(LEVELS) == ["gentle", "fair", "strong", "expert", "master"]
    looked = []
    monkeypatch.setattr(greedy, "worth_after", lambda deal, action, seat: looked.append(action) or 0)
    knowledge = Knowledge(bt.load(CLOUDS, backend="python").new(2, seed=1))
    assert gentle.plain.choose(knowledge) in looked
    assert len(set(looked)) == len(looked) == 4 < len(knowledge.legal)
    assert fair.plain.playouts == 80
    assert (strong.plain.seconds, expert.plain.seconds, master.plain.seconds) == (0.2, 0.7, 2.0)
    assert master.learned.seconds == 1.0


def test_levels_make_more_mistakes_the_lower_they_are():
    """The heats of the lower levels are measured for each network, and stand in its card."""
    for name in ("above_the_clouds", "birdwatcher", "fly_a_way", "perch", "pigeons"):
        network = network_of(bt.load(name, backend="python"))
        assert set(network.card["heats"]) == {"gentle", "fair"}
        assert set(network.card["expert"]) == {"looks", "ahead", "tree"}
        assert network.heat_of("gentle") > network.heat_of("fair") > network.heat_of("strong") == 0


def test_an_expert_thinks_ahead_as_its_network_says():
    game = bt.load(CLOUDS, backend="native")
    expert = LEVELS["expert"](1)
    expert.choose(Knowledge(game.new(2, seed=1)))
    bot = expert.learned.bot
    assert {"looks": bot.looks, "ahead": bot.how.ahead, "tree": bot.how.tree} == network_of(game).card["expert"]
    assert bot.how.doubt == DOUBT


def test_levels_go_by_the_network_where_it_was_measured_to_be_stronger(monkeypatch):
    played = []

    class Played:
        def __init__(self, name):
            self.name = name

        def choose(self, knowledge):
            played.append(self.name)
            return knowledge.legal[0]

    game = bt.load(CLOUDS, backend="python")
    card = network_of(game).card["strength"]
    level = Level(Played("learned"), Played("plain"))
    for wins in (0.4, 0.6):
        monkeypatch.setitem(card, YARDSTICK, wins)
        level.choose(Knowledge(game.new(2, seed=1)))
    assert played == ["plain", "learned"]
    for wins in (0.2, 0.3):  # an equal share is a quarter
        monkeypatch.setitem(card, AMONG.format(4), wins)
        level.choose(Knowledge(game.new(4, seed=1)))
        level.choose(Knowledge(game.new(3, seed=1)))
    assert played[2:] == ["plain", "learned", "learned", "learned"]


# ---------------------------------------------------------------------- peeking


def test_a_peeking_bot_cannot_be_handed_to_a_table():
    specification = read_specification("peeking:playouts=20")
    with pytest.raises(bt.BadOption, match="plays in the arena only"):
        honest_bot(specification, 1)
    position = bt.load(CLOUDS, backend="native").new(2, seed=1)
    peeking = arena_player(specification, 1)
    with pytest.raises(bt.BadOption, match="plays in the arena only"):
        peeking.choose(Knowledge(position))
    assert decide(peeking, position) in position.legal()


def test_a_peeking_bots_type_says_that_it_sees_the_position():
    """That it does not fit where a Bot belongs is proved by mypy, at the end of arena/peeking.py."""
    assert get_type_hints(PeekingBot.choose)["position"] is bt.Position
    assert "type: ignore[assignment]" in Path(sys.modules[PeekingBot.__module__].__file__).read_text("utf-8")


def test_a_peeking_bot_does_see_what_is_hidden():
    """Scrambling what its seat cannot see changes what it thinks; an honest search stays as it is."""
    game = bt.load(CLOUDS, backend="native")
    position = game.new(2, seed=3)
    other = position.redeal(position.seat, 5)
    peeks, thoughts = [], []
    for twin in (position, other):
        peeking = arena_player(read_specification("peeking:playouts=300"), 1)
        peeking.choose(twin)
        peeks.append([visits for _, visits, _ in peeking.search.trees[0].children()])
        thoughts.append(SearchBot(1, playouts=300).think(Knowledge(twin)))
    assert peeks[0] != peeks[1]
    assert thoughts[0] == thoughts[1]


# ---------------------------------------------------------------------- the plan


@pytest.mark.parametrize(
    ("bots", "players"), [("a b", 2), ("a b c", 2), ("a b c", 3), ("a b c d", 4), ("a b c d e", 5), ("a b c d e f", 4)]
)
def test_every_bot_has_every_seat_equally_often_in_every_deal(bots, players):
    for deal in range(7):
        seats = list(seatings(bots.split(), players, deal))
        counts = Counter((bot, seat) for order in seats for seat, bot in enumerate(order))
        assert len(set(seats)) == len(seats)
        assert len(counts) == len(bots.split()) * players
        assert len(set(counts.values())) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_order_has_its_turn(players):
    bots = "abcde"[:players]
    orders = Counter(order for deal in range(math.factorial(players - 1)) for order in seatings(bots, players, deal))
    assert orders == Counter(permutations(bots))


@pytest.mark.parametrize("bots", ["a", "a b", "a b b b", "a a b b"])
def test_bots_are_repeated_if_there_are_more_seats(bots):
    names = bots.split()
    for deal in range(6):
        seats = list(seatings(names, 4, deal))
        assert len(set(seats)) == len(seats)
        for name in set(names):
            counts = Counter(seat for order in seats for seat, bot in enumerate(order) if bot == name)
            assert len(counts) == 4
            assert len(set(counts.values())) == 1


def test_a_deal_is_the_same_deck_for_every_rotation():
    jobs = match("random,greedy,fair", games=18, seed=3).jobs()
    keys = {deal: {job.key for job in jobs if job.deal == deal} for deal in range(3)}
    assert [len(same) for same in keys.values()] == [1, 1, 1]
    assert len(set.union(*keys.values())) == 3
    assert len({job.id for job in jobs}) == len(jobs) == 18


def test_every_bot_has_luck_of_its_own():
    jobs = match("random,greedy", games=20).jobs()
    seeds = [job.luck(seat) for job in jobs for seat in range(2)]
    assert len(set(seeds)) == len(seeds)


def test_games_are_rounded_up_to_whole_deals():
    assert [len(match("random,greedy,fair", games=games).jobs()) for games in (0, 1, 6, 7)] == [0, 6, 6, 12]


def test_more_games_or_bots_keep_the_games_that_there_were():
    few = [(job.id, job.key, job.luck(0)) for job in match(games=4).jobs()]
    assert few == [(job.id, job.key, job.luck(0)) for job in match(games=40).jobs()][:4]
    assert set(few) <= {(job.id, job.key, job.luck(0)) for job in match("random,fair,greedy", games=12).jobs()}
    assert not set(few) & {(job.id, job.key, job.luck(0)) for job in match(games=4, seed=1).jobs()}


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"players": 9}, "players, not 9"),
        ({"options": {"colour": 1}}, "has no option 'colour'"),
        ({"games": -1}, "whole numbers from 0"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_what_the_game_does_not_offer_is_refused(wrong, complaint):
    with pytest.raises(bt.BirdtableError, match=complaint):
        match(**wrong)


def test_an_arena_needs_a_bot():
    with pytest.raises(bt.BadOption, match="at least one bot"):
        plan_match(CLOUDS, 2, [], 4)


# ---------------------------------------------------------------------- playing


def test_a_game_with_playout_budgets_is_the_same_every_time():
    jobs = match("greedy,search:playouts=30,threads=2", games=2, players=3, keep_records=True).jobs()
    first = [play_job(job) for job in jobs]
    assert first == [play_job(job) for job in jobs]
    game = bt.load(CLOUDS, backend="native")
    for job, played in zip(jobs, first, strict=True):
        again = game.replay(played.record)
        assert tuple(again.scores) == played.scores
        assert tuple(again.winners) == played.winners
        assert sum(played.decisions) == len(again.actions)
        assert played.record["seats"] == list(job.seats)
        assert all(spent > 0 for spent in played.seconds)


def test_duplicate_deals_set_the_same_table():
    records = [play_job(job).record for job in match("random,greedy", games=2, keep_records=True).jobs()]
    game = bt.load(CLOUDS, backend="python")
    first, second = ((next(game.replay_steps(record))[0]).states.tobytes() for record in records)
    assert first == second


def test_other_rules_than_the_matchs_are_refused():
    job = match().jobs()[0]
    with pytest.raises(bt.BadOption, match="on this machine are not those of the match"):
        play_job(replace(job, match=replace(job.match, content="other")))


def test_processes_play_what_one_process_plays(tmp_path):
    plan = match("random,search:playouts=10", games=4)
    alone = run_match(plan, tmp_path / "one.jsonl", workers=1)
    together = run_match(plan, tmp_path / "two.jsonl", workers=2)
    assert alone == together
    assert [one.id for one in alone] == [job.id for job in plan.jobs()]


def test_threads_leave_fewer_games_at_once(monkeypatch):
    asked = []
    monkeypatch.setattr(run, "cores", lambda: 8)
    monkeypatch.setattr(run, "play_on_cores", lambda jobs, workers: iter([asked.append(workers)]))
    for bots in ("random,greedy", "random,search:seconds=1,threads=3"):
        plan = match(bots, games=100)
        list(run.played(plan, plan.jobs(), None, None))
    assert asked == [8, 2]


# ---------------------------------------------------------------------- going on


@pytest.fixture
def counted(monkeypatch):
    """The ids of the games that are really played, in this process."""
    played = []
    monkeypatch.setattr(run, "play_job", lambda job: played.append(job.id) or play_job(job))
    return played


def test_a_rerun_plays_only_what_is_missing(tmp_path, counted):
    file = tmp_path / "results.jsonl"
    first = run_match(match(games=4), file, workers=1)
    assert run_match(match(games=4), file, workers=1) == first
    assert len(counted) == 4
    assert run_match(match(games=6), file, workers=1)[:4] == first
    assert len(counted) == 6


def test_an_interrupted_match_goes_on(tmp_path, counted, monkeypatch):
    file = tmp_path / "results.jsonl"
    whole = run_match(match(games=6), tmp_path / "whole.jsonl", workers=1)
    counted.clear()
    count = run.play_job

    def stopped(job):
        if len(counted) == 3:
            raise KeyboardInterrupt
        return count(job)

    monkeypatch.setattr(run, "play_job", stopped)
    with pytest.raises(bt.BirdtableError, match=r"stopped; what was played is kept in .*results\.jsonl"):
        run_arena(match(games=6), tmp_path / "results.json", workers=1)
    assert not (tmp_path / "results.json").exists()
    assert len(file.read_text().splitlines()) == 1 + 3
    monkeypatch.setattr(run, "play_job", count)
    assert run_match(match(games=6), file, workers=1) == whole
    assert len(counted) == len(set(counted)) == 6


@pytest.mark.parametrize("cut", [1, 20, 150])
def test_a_truncated_last_line_is_dropped(tmp_path, counted, cut):
    file = tmp_path / "results.jsonl"
    whole = run_match(match(games=4), file, workers=1)
    text = file.read_bytes()
    file.write_bytes(text[:-cut])
    counted.clear()
    assert run_match(match(games=4), file, workers=1) == whole
    assert counted == [whole[-1].id]
    assert len(file.read_bytes().splitlines()) == len(text.splitlines())


def test_a_last_line_of_rubbish_is_dropped(tmp_path):
    file = tmp_path / "results.jsonl"
    whole = run_match(match(games=2), file, workers=1)
    with file.open("ab") as more:
        more.write(b'{"id": "2/rand\0\0\0\n')
    assert run_match(match(games=2), file, workers=1) == whole


def test_a_file_cut_off_in_its_first_line_begins_anew(tmp_path):
    file = tmp_path / "results.jsonl"
    with open_ledger(file, match()):
        pass
    text = file.read_bytes()
    file.write_bytes(text[:30])
    with open_ledger(file, match()):
        pass
    assert file.read_bytes() == text


def test_a_damaged_line_in_the_middle_is_told(tmp_path):
    file = tmp_path / "results.jsonl"
    run_match(match(games=4), file, workers=1)
    lines = file.read_text().splitlines()
    for bad in ("rubbish", '{"id": "x"}', lines[2].replace('"scores":[', '"scores":[7,')):
        file.write_text("\n".join([*lines[:2], bad, *lines[3:]]) + "\n")
        with pytest.raises(bt.BadRecord, match="line 3"):
            run_match(match(games=4), file, workers=1)


def test_a_file_of_another_match_is_left_alone(tmp_path):
    file = tmp_path / "results.jsonl"
    run_match(match(games=2), file, workers=1)
    before = file.read_bytes()
    with pytest.raises(bt.BadOption, match="holds games with seed 0, but this match is with seed 1"):
        run_match(match(games=2, seed=1), file, workers=1)
    with pytest.raises(bt.BadOption, match="holds games with players 2"):
        run_match(match(games=2, players=3), file, workers=1)
    assert file.read_bytes() == before
    for other in ("a diary\n", "a diary", '{"format": 1}\n'):
        file.write_text(other)
        with pytest.raises(bt.BadRecord, match="is not a file of arena results"):
            run_match(match(games=2), file, workers=1)
        assert file.read_text() == other


def test_two_arenas_do_not_write_to_one_file(tmp_path):
    file = tmp_path / "results.jsonl"
    with open_ledger(file, match()), pytest.raises(bt.BadOption, match="another arena is writing"):
        run_match(match(), file, workers=1)


def test_a_place_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(bt.BadOption, match="cannot be written"):
        run_match(match(), tmp_path / "file" / "results.jsonl", workers=1)


def test_ctrl_c_in_a_terminal_stops_everything_and_keeps_what_was_played(tmp_path):
    """A real process with real workers, stopped as a terminal does it: the signal goes to all of them."""
    code = (
        "import signal\n"
        "from pathlib import Path\n"
        "from birdtable.arena import plan_match\n"
        "from birdtable.arena.command import run_arena\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)  # even where the tests run in the background\n"
        f"    run_arena(plan_match('{CLOUDS}', 2, ['random', 'greedy'], 100_000), Path('a.json'), workers=2)\n"
    )
    (tmp_path / "long.py").write_text(code)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    child = subprocess.Popen(
        [sys.executable, "long.py"], cwd=tmp_path, env=environment, stderr=subprocess.PIPE, start_new_session=True
    )
    ledger = tmp_path / "a.jsonl"
    end = time.monotonic() + 120
    while (not ledger.exists() or ledger.read_bytes().count(b"\n") < 5) and time.monotonic() < end:
        time.sleep(0.05)
    os.killpg(child.pid, signal.SIGINT)
    said = child.communicate(timeout=30)[1].decode()
    assert "ArenaStopped: stopped; what was played is kept in a.jsonl" in said
    assert said.count("Traceback") == 1
    plan = match(games=100)
    with open_ledger(ledger, plan) as book:
        assert len(book.results) >= 4
        job = next(job for job in plan.jobs() if job.id in book.results)  # the first may still have been on the table
        assert book.results[job.id] == play_job(job)


# ---------------------------------------------------------------------- what one game says


def test_shared_wins_are_shared():
    one = result("a b c", [5, 9, 9])
    assert [one.share(seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert [one.margin(seat) for seat in range(3)] == [-4, 2, 2]
    assert one.places == [2, 0, 0]


def test_who_won_a_tie_comes_first():
    assert result("a b c", [9, 9, 3], winners=[1]).places == [1, 0, 2]


# ---------------------------------------------------------------------- intervals


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (50, 100, 0.4038, 0.5962), (900, 1000, 0.8798, 0.9171)],
)
def test_wilson_against_known_values(successes, trials, low, high):
    """As scipy.stats.binomtest has them."""
    interval = wilson(successes, trials)
    assert interval.mean == successes / trials
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_student_against_known_values(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, rel=0.005)


def test_the_mean_of_single_deals_is_students():
    """Standard deviation 1.5811 of 5 numbers, t = 2.776: 3 ± 1.963."""
    interval = mean([(str(value), value) for value in (1, 2, 3, 4, 5)])
    assert (interval.mean, interval.low, interval.high) == pytest.approx((3, 3 - 1.963, 3 + 1.963), abs=0.005)


def test_games_with_one_deck_are_not_independent():
    deals = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0]
    once = [(str(deal), value) for deal, value in enumerate(deals)]
    eight, two = mean(once * 8), rate(once * 2)
    assert (eight.low, eight.high) == pytest.approx((mean(once).low, mean(once).high))
    assert (two.low, two.high) == pytest.approx((rate(once * 8).low, rate(once * 8).high))
    assert two.low < rate(once).low < rate(once).high < two.high
    apart = [(str(number), value) for number, (_, value) in enumerate(once * 8)]
    assert rate(apart).high - rate(apart).low < 0.5 * (rate(once).high - rate(once).low)


def test_decks_that_favour_a_seat_do_not_widen_a_margin():
    """Duplicate deals cancel the luck of the deck: each bot had the good seat once."""
    luck = random.Random(1)
    samples = []
    for deal in range(20):
        deck = luck.gauss(0, 10)
        samples += [(str(deal), 1 + deck), (str(deal), 1 - deck)]
    assert (mean(samples).low, mean(samples).high) == pytest.approx((1, 1))
    assert mean([(str(number), value) for number, (_, value) in enumerate(samples)]).high > 3


def test_an_interval_holds_the_truth_19_times_of_20():
    luck = random.Random(7)
    held = 0
    for _ in range(400):
        samples = []
        for deal in range(40):
            chance = luck.choice([0.5, 0.9])  # two games with a deck are alike: 0.7 on average
            samples += [(str(deal), float(luck.random() < chance)) for _ in range(2)]
        interval = rate(samples)
        held += interval.low <= 0.7 <= interval.high
    assert 0.92 <= held / 400 <= 0.985


def test_nothing_is_sure_after_one_deal():
    assert math.isinf(mean([("0", 3.0), ("0", 5.0)]).high)
    assert rate([("0", 1.0), ("0", 1.0)]).low == pytest.approx(wilson(1, 1).low)
    assert (rate([]).low, rate([]).high) == (0, 1)


# ---------------------------------------------------------------------- ratings and summaries


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ratings_for_two_to_five_seats(players):
    names = ["e", "d", "c", "b", "a"][-players:]
    results = [
        result(" ".join(order), [10 * (ord("f") - ord(name)) for name in order], deal=str(deal))
        for deal in range(6)
        for order in seatings(names, players, deal)
    ]
    rated = ratings(results)
    assert sorted(rated, key=lambda name: -rated[name].mu) == sorted(names)
    assert all(rating.sigma < 25 / 3 for rating in rated.values())
    more = ratings(results * 3)
    assert all(more[name].sigma < rated[name].sigma for name in names)


def test_a_bot_against_itself_stays_where_it_is():
    rated = ratings([result("a a", [3, 5], deal=str(deal)) for deal in range(9)])
    assert rated["a"].mu == pytest.approx(25)


def test_a_summary_adds_up():
    results = [
        result("a b", [5, 3], "0"),
        result("b a", [4, 4], "0"),
        result("a b", [1, 7], "1"),
        result("b a", [2, 9], "1"),
    ]
    (summary,) = summarise(results)
    assert (summary.players, summary.games, summary.deals, summary.shared) == (2, 4, 2, 1)
    standing = {one.bot: one for one in summary.standings}
    assert (standing["a"].wins.mean, standing["b"].wins.mean) == (2.5 / 4, 1.5 / 4)
    assert standing["a"].margin.mean == -standing["b"].margin.mean == (2 + 0 - 6 + 7) / 4
    assert standing["a"].points == 19 / 4
    assert standing["a"].seconds_per_decision == pytest.approx(0.05)
    assert [seat.wins.mean for seat in summary.seats] == [1.5 / 4, 2.5 / 4]
    assert [seat.advantage for seat in summary.seats] == [-0.125, 0.125]
    against = duel(results, "a", "b")
    assert (against.games, against.ahead.mean) == (4, 2.5 / 4)


def test_player_counts_are_summed_up_apart_and_games_not_together():
    mixed = [result("a b", [1, 2]), result("a b c", [1, 2, 3])]
    assert [summary.players for summary in summarise(mixed)] == [2, 3]
    assert summarise([]) == []
    with pytest.raises(bt.BadOption, match="several games"):
        summarise([mixed[0], replace(mixed[0], game="other")])


SEARCH = f"search:playouts={some(500, 150)}"


def test_search_is_rated_over_greedy_over_random(tmp_path):
    plan = match(f"random,greedy,{SEARCH}", games=48)
    (summary,) = summarise(run_match(plan, tmp_path / "results.jsonl"))
    assert [one.bot for one in summary.standings] == [SEARCH, "greedy", "random"]
    assert summary.deals == 8


# ---------------------------------------------------------------------- reports


@pytest.fixture
def summaries():
    luck = random.Random(1)
    return summarise(
        result(" ".join(order), [luck.randrange(20) + 5 * (name == "a") for name in order], deal=f"{players}{deal}")
        for players in (2, 3)
        for deal in range(5)
        for order in seatings(["a", "b", "search:seconds=0.1,threads=2"], players, deal)
    )


def test_a_report_says_everything_in_json(tmp_path, summaries):
    file = tmp_path / "new" / "arena.json"
    report.write_report(file, match(), [*summaries, *summarise([result("a b c d", [1, 2, 3, 4])])])
    data = json.loads(file.read_text())
    assert data["match"]["bots"] == ["random", "greedy"]
    assert [one["players"] for one in data["summaries"]] == [2, 3, 4]
    best = data["summaries"][0]["standings"][0]
    assert best["wins"]["low"] <= best["wins"]["mean"] <= best["wins"]["high"]
    assert best["rating"].keys() == {"mu", "sigma"}
    assert data["summaries"][2]["standings"][0]["margin"]["high"] is None
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("ending", ["svg", "png"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_plot_is_drawn(tmp_path, summaries, ending):
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    file = tmp_path / f"arena.{ending}"
    report.write_plot(file, summaries)
    assert file.read_bytes().startswith(b"\x89PNG" if ending == "png" else b"<?xml")
    with pytest.raises(bt.BadOption, match="cannot be drawn"):
        report.write_plot(tmp_path / "arena.poem", summaries)


def test_a_plot_without_matplotlib_says_what_to_install(tmp_path, summaries, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(bt.BadOption, match=r"a plot needs matplotlib: pip install"):
        report.write_plot(tmp_path / "arena.svg", summaries)


def test_progress_shows_who_leads():
    score = Score()
    score.add(result("a b", [5, 3]))
    score.add(result("b a", [4, 4]))
    assert str(score) == "a 75 %  b 25 %"


# ---------------------------------------------------------------------- the command


@pytest.fixture
def command(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    app = typer.Typer()
    app.command()(arena)

    def call(*arguments, code=0):
        said = CliRunner().invoke(app, list(arguments))
        assert said.exit_code == code, said.output
        return said

    return call


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_command_plays_prints_and_writes(command, tmp_path):
    said = command(FOUR, "--bots", "random,greedy", "--games", "4", "--seed", "3", "--out", "four.json", "--jobs", "1")
    assert f"{FOUR}, 2 players: 4 games with 2 deals" in said.output
    assert "an equal share is 50.0 %" in said.output
    assert "Written: four.json, four.jsonl" in said.output
    assert len((tmp_path / "four.jsonl").read_text().splitlines()) == 5
    assert json.loads((tmp_path / "four.json").read_text())["match"]["seed"] == 3


def test_the_command_without_matplotlib_does_without_the_plot(command, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    arguments = (FOUR, "--bots", "random", "--games", "2", "--jobs", "1", "--out", "four.json")
    assert "No plot: a plot needs matplotlib" in command(*arguments).output
    assert isinstance(command(*arguments, "--plot", "four.svg", code=1).exception, bt.BadOption)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "clever"], "there is no bot"),
        (["--players", "9"], "players, not 9"),
        (["--out", "a.jsonl", "--games", "2"], "give the report another name, such as a.json"),
        (["--games", "0"], "there are no games to count"),
        (["--feed", "nothing.json"], "cannot be read"),
    ],
)
def test_the_command_refuses_what_cannot_be(command, arguments, complaint):
    refused = command(CLOUDS, *arguments, code=1).exception
    assert isinstance(refused, bt.BirdtableError)
    assert complaint in str(refused)


# ---------------------------------------------------------------------- games from tables


@pytest.fixture
def records(tmp_path):
    """Two finished games with the names of their seats, as a table saves them."""
    folder = tmp_path / "records"
    folder.mkdir()
    for number, job in enumerate(match(games=2, keep_records=True).jobs()):
        record = {**play_job(job).record, "seats": ["you" if who == "greedy" else who for who in job.seats]}
        (folder / f"{number}.json").write_text(json.dumps(record))
    return folder


def test_table_records_become_results(records):
    results = read_results([records, records / "0.json"])
    played = [play_job(job) for job in match(games=2).jobs()]
    assert len(results) == 2
    for fed, own in zip(results, played, strict=True):
        assert (fed.scores, fed.winners, fed.decisions, fed.deal) == (own.scores, own.winners, own.decisions, own.deal)
        assert set(fed.seats) == {"you", "random"}


def test_tables_are_counted_with_the_arenas_games(records, tmp_path):
    (summary,) = run_arena(match(games=2), tmp_path / "arena.json", workers=1, feed=[records])
    assert {one.bot: one.played for one in summary.standings} == {"greedy": 2, "random": 4, "you": 2}
    (alone,) = run_arena(match(games=0), tmp_path / "alone.json", workers=1, feed=[records])
    assert {one.bot for one in alone.standings} == {"random", "you"}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"scores": [99, 0]}, "the record says scores"),
        ({"seats": ["you"]}, "seats is a list of 2 names"),
        ({"seats": "us"}, "seats is a list of 2 names"),
        ({"players": "two"}, "players is 'two'"),
        ({"actions": []}, "the game is not over"),
        ({"actions": ["fly"]}, "the record is damaged: action 1"),
        ({"fair": {}}, "proof of fairness is damaged"),
        ({"game": "os.path"}, "the games are"),
    ],
)
def test_a_record_that_is_wrong_is_refused(records, change, complaint):
    file = records / "0.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    with pytest.raises(bt.BirdtableError) as refused:
        read_results([file])
    assert complaint in str(refused.value)


def test_a_record_without_names_counts_for_nobody_known(records):
    file = records / "0.json"
    record = json.loads(file.read_text())
    del record["seats"]
    file.write_text(json.dumps(record))
    assert read_results([file])[0].seats == ("unknown", "unknown")


# ---------------------------------------------------------------------- a cluster


def test_ray_is_asked_for_by_name_if_it_is_missing(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(bt.BadOption, match="games on a cluster need Ray: pip install"):
        run_match(match(), tmp_path / "results.jsonl", ray="local")


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_told_at_once(tmp_path):
    pytest.importorskip("ray", reason="ray is not installed")
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1"):
        with pytest.raises(bt.BadOption, match=f"there is no Ray cluster at '{address}': .*refused"):
            run_match(match(), tmp_path / "results.jsonl", ray=address)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_of_two_nodes_plays_what_one_process_plays(tmp_path, monkeypatch):
    """Two nodes with a core each; the match is stopped half way and goes on with the same command."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray = pytest.importorskip("ray", reason="ray is not installed")
    from ray.cluster_utils import Cluster

    plan = match("random,search:playouts=10", games=8)
    alone = run_match(plan, tmp_path / "alone.jsonl", workers=1)
    two = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        two.add_node(num_cpus=1)
        ray.init(address=two.address, log_to_driver=False, logging_level="ERROR")
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        file = tmp_path / "cluster.jsonl"
        run_match(match("random,search:playouts=10", games=4), file, ray=two.address)
        assert run_match(plan, file, ray=two.address) == alone
        other = replace(plan.jobs()[0], match=replace(plan, content="other"))
        with pytest.raises(bt.BadOption, match="not those of the match"):
            list(spread(play_job, [other], two.address))
        table = [Specification("random"), Specification("greedy")]
        game = bt.load("above_the_clouds", "native")
        shared = study_on_cluster(share_of(game, table, 12, 5, {}), game, two.address, lambda done, total: None)
        here = study_games(game, 2, 12, table, 5)
        assert (shared.games, shared.decisions, shared.points) == (12, here.decisions, here.points)
        assert np.array_equal(shared.tallies, here.tallies)
        tally = tally_on_cluster(share_of(game, table[:1] * 2, 5000, 5, {}), two.address, lambda done, total: None)
        whole = simulate(game, table[:1] * 2, 5000, 5, {})
        assert (tally.games, tally.wins, tally.decisions) == (5000, whole.wins, whole.decisions)
    finally:
        ray.shutdown()
        two.shutdown()
