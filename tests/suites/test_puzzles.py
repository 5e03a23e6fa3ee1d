"""The puzzles that come with the games: they fit the rules, and a search solves them again."""

import json
from datetime import date, timedelta

import pytest

import birdtable as bt
from birdtable.bots.network import network_of
from birdtable.bots.player import Knowledge
from birdtable.errors import BadRecord
from birdtable.puzzles.box import FILE, RATINGS, position_of, puzzle_of_the_day, puzzles_of, read_puzzles
from tests.conftest import LONG, some

GAMES = bt.games()
ENOUGH = 100
LARGEST = 150_000  # bytes of a game's puzzles


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_fits_the_rules_and_has_one_solution(name):
    game = bt.load(name, "native")
    puzzles = puzzles_of(game)
    assert len(puzzles) >= ENOUGH
    assert (game.folder / FILE).stat().st_size < LARGEST
    for puzzle in puzzles.values():
        knowledge = Knowledge(position_of(game, puzzle))
        assert {str(action) for action in knowledge.legal} == set(puzzle.chances)
        others = [chance for action, chance in puzzle.chances.items() if action != puzzle.solution]
        assert puzzle.chances[puzzle.solution] > max(others)
        assert puzzle.ahead > puzzle.sure
        assert 1 <= puzzle.rating <= RATINGS
        assert all(aim.part in {*game.parts, "rivals"} and aim.points > aim.sure for aim in puzzle.why)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_solves_them_again(name):
    from birdtable.puzzles.mine import LOOKS, search

    game = bt.load(name, "native")
    network = network_of(game)
    puzzles = list(puzzles_of(game).values())
    for puzzle in puzzles if LONG else puzzles[:: len(puzzles) // 2]:
        knowledge = Knowledge(position_of(game, puzzle))
        assert game.actions.action(search(knowledge, network, some(10 * LOOKS, LOOKS)), puzzle.players) == (
            game.actions.parse(puzzle.solution, puzzle.players)
        ), puzzle.name


def test_a_miner_with_few_tables_has_enough_for_the_largest_question(tmp_path, monkeypatch):
    """On a core it once ended at the first question with more choices and deals than it had tables."""
    from birdtable.puzzles import mine

    judges = []
    monkeypatch.setattr(mine, "Judge", lambda game, network, tables, seed, backend: judges.append(tables))
    how = {"games": 1, "seed": 1, "wanted": 1, "seconds": 0.0, "workers": 1, "backend": "native", "tables": 64}
    mine.mine(bt.load("perch", "native"), tmp_path / FILE, **how)
    assert judges == [mine.LARGEST_QUESTION]
    assert mine.CLOSE * mine.DEALS <= judges[0] >= max(mine.CHOICES) * mine.FIRST_DEALS


@pytest.mark.parametrize("name", ["version", "content"])
def test_puzzles_for_other_rules_are_refused(tmp_path, name):
    game = bt.load("perch", "python")
    data = json.loads((game.folder / FILE).read_text("utf-8"))
    other = tmp_path / FILE
    other.write_text(json.dumps({**data, name: "other"}))
    with pytest.raises(BadRecord, match=f"Perch were made for {name} other"):
        read_puzzles(game, other)


def test_every_day_has_its_puzzle_and_the_games_take_turns():
    boxes = [("perch", ["a", "b"]), ("pigeons", ["c"])]
    days = [puzzle_of_the_day(date(2026, 1, 1) + timedelta(days), boxes) for days in range(4)]
    assert [game for game, _ in days[:2]] in (["perch", "pigeons"], ["pigeons", "perch"])
    assert {name for _, name in days} == {"a", "b", "c"}
    assert puzzle_of_the_day(date(2026, 1, 1), []) is None
