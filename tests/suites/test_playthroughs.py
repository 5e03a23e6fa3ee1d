"""Ring 5: recorded games are played again, line by line, and small trees counted again."""

import json

from tests.suites.playthroughs import counts_of, file_of, perft, playthrough

HOW = "if the change is meant: python -m tests.suites.playthroughs, and read the difference"


def test_the_recorded_game_is_still_the_same(name, players):
    file = file_of(name, players)
    assert file.exists(), f"there is no playthrough for this table; {HOW}"
    recorded, now = file.read_text("utf-8").splitlines(), playthrough(name, players).splitlines()
    for number, (old, new) in enumerate(zip(recorded, now, strict=False), 1):
        assert new == old, f"{file.name}, line {number}; {HOW}"
    assert len(now) == len(recorded)


def test_the_number_of_action_sequences_is_still_the_same(name, players):
    file = counts_of(name)
    recorded = json.loads(file.read_text("utf-8")) if file.exists() else {}
    assert str(players) in recorded, f"there are no counts for this table; {HOW}"
    assert perft(name, players) == recorded[str(players)]
