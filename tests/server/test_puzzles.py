"""Puzzles over HTTP: the solution stays on the server until it is found or asked for."""

import json

import birdtable as bt
from birdtable.puzzles.box import puzzles_of


def test_a_puzzle_is_tried_solved_and_shown(at):
    name = "above_the_clouds"
    puzzle = next(iter(puzzles_of(bt.load(name, "python")).values()))
    wrong_one = min(puzzle.chances, key=lambda action: puzzle.chances[action])
    address = f"/games/{name}/puzzles/{puzzle.name}"

    async def test(people):
        ada = people.guest("Ada")
        listed = (await ada.get(f"/games/{name}/puzzles"))["puzzles"]
        assert listed[0] == {"game": name, "puzzle": puzzle.name, "rating": puzzle.rating}
        first = await ada.post(address)
        assert (first["answer"], first["seat"]) == (None, puzzle.seat)
        assert {one["action"] for one in first["legal"]} == set(puzzle.chances)
        wrong = await ada.post(address, move=wrong_one)
        assert (wrong["answer"]["right"], wrong["answer"]["solution"], wrong["answer"]["why"]) == (False, None, [])
        assert (wrong["view"], wrong["legal"]) == (first["view"], first["legal"])
        right = await ada.post(address, move=puzzle.solution)
        shown = await ada.post(address, show=True)
        assert right == shown
        assert (right["answer"]["right"], right["answer"]["solution"]["action"]) == (True, puzzle.solution)
        assert right["view"] != first["view"]
        assert puzzle.key not in json.dumps([first, wrong, right]), "the key deals what is hidden"
        why = await ada.post(f"{address}/why", actions=[puzzle.solution])
        assert why["reasons"] == {puzzle.solution: []}
        daily = await ada.get("/puzzles/daily")
        assert (await ada.get("/puzzles/daily")) == daily
        assert daily["puzzle"]["puzzle"] in puzzles_of(bt.load(daily["puzzle"]["game"], "python"))
        assert (await ada.post(f"/games/{name}/puzzles/chess"))["code"] == "no-such-puzzle"
        assert (await ada.post(address, move="sing loudly"))["code"] == "not-understood"

    at(test)
