"""The 57 boxes: ticked by games that were won against the Crew, kept across games."""

import random
from dataclasses import replace

import pytest

from birdtable.achievements import album, boxes_of_record
from birdtable.games.birdwatcher.achievements import BOXES, boxes_of
from birdtable.games.birdwatcher.box import CREWS, RIBBONED
from birdtable.telling.voice import Voice
from birdtable.terminal.album import box_in_words
from birdtable.text import LANGUAGES

from .builder import GAME, solo

STRONG = "standardwing standardwing king-of-ribbons"  # 21 points, more than an empty Crew can have


def finished(journal="", crew="junior", tokens="", crew_journal="", crew_tokens="", level="junior", **more):
    """The view of a game that has just ended with these journals."""
    pos = solo(
        journal=journal,
        journals={"crew": f"{level} {crew_journal}"},
        insects={"0": tokens, "crew": crew_tokens},
        ending=True,
        academy="",
        papers="",
        deck="",
        crew=level,
        **more,
    )
    pos.play("end")
    assert pos.over
    return pos.view()


def ticked(*args, **more):
    return set(boxes_of(finished(*args, **more)))


def lines(found, box):
    """The tiers of a line that are ticked."""
    return sorted(int(one.rpartition("-")[2]) for one in found if one.rpartition("-")[0] == box)


@pytest.mark.clause("birdwatcher.achievements.boxes")
def test_there_are_57_boxes_21_single_and_9_lines_of_four():
    assert len(BOXES) == len(set(BOXES)) == 57
    names = [box.rpartition("-")[0] for box in BOXES if box.rpartition("-")[2].isdecimal()]
    assert len(set(names)) == 9
    assert all(names.count(name) == 4 for name in names)
    assert len(BOXES) - len(names) == 21


@pytest.mark.clause("birdwatcher.achievements.win")
def test_only_games_that_were_won_count():
    view = finished(STRONG)
    assert view["winners"] == [0]
    assert boxes_of(view)
    lost = finished("red", crew_journal="standardwing standardwing")
    assert (lost["winners"], boxes_of(lost)) == ([], [])
    assert boxes_of({**view, "over": False}) == []
    assert boxes_of({**view, "players": 2}) == []


@pytest.mark.clause("birdwatcher.achievements.sets")
@pytest.mark.parametrize("species", RIBBONED)
def test_a_complete_set_of_each_species(species):
    size = {"western-parotia": 3, "greater": 3, "lophorina": 4, "wilsons": 4, "blue": 4, "red": 5}.get(species, 2)
    found = ticked(" ".join([species] * size + ["king-of-ribbons", "nestling"]))
    assert {box for box in found if box.startswith("set-")} == {f"set-{species}"}
    short = ticked(" ".join([species] * (size - 1) + ["king-of-ribbons", "nestling", "nestling"]))
    assert f"set-{species}" not in short


@pytest.mark.clause("birdwatcher.achievements.sets")
def test_two_complete_sets_of_one_species_and_none_of_the_crew():
    row = "standardwing standardwing standardwing-butterfly standardwing-butterfly"
    found = ticked(row)
    assert {"two-sets", "no-crew-sets"} <= found
    found = ticked("standardwing standardwing blue blue blue king-of-ribbons")
    assert "two-sets" not in found
    found = ticked("standardwing standardwing king-of-ribbons nestling", crew_journal="king-of-saxony king-of-saxony")
    assert "no-crew-sets" not in found


@pytest.mark.clause("birdwatcher.achievements.insects")
def test_insects():
    assert "all-insects" in ticked(STRONG, tokens="beetle butterfly stick-insect mantis cicada")
    assert not {"all-insects", "no-insects"} & ticked(STRONG, tokens="beetle")
    assert "no-insects" in ticked(STRONG)
    assert "five-of-an-insect" in ticked(STRONG, tokens="mantis mantis mantis mantis mantis")
    assert "five-of-an-insect" not in ticked(STRONG, tokens="mantis mantis mantis mantis")


@pytest.mark.clause("birdwatcher.achievements.lines")
@pytest.mark.parametrize(
    ("box", "journal", "tiers"),
    [
        ("hybrids", "standardwing standardwing king-of-ribbons nestling", [1, 2]),
        ("hybrids", "king-of-ribbons bobairo lobe-billed six-wired captain-blood", [1, 2, 3, 4]),
        ("sicklebills", "standardwing standardwing black-sicklebill black-sicklebill black-sicklebill", [2, 3]),
        ("sicklebills", "standardwing standardwing black-sicklebill red blue", []),
        ("species", "king-of-ribbons bobairo red blue greater wilsons", [5, 6]),
        ("species", "king-of-ribbons bobairo red blue greater wilsons lophorina standardwing nestling", [5, 6, 7, 8]),
        ("books", "museum-catalogue annotated-checklist telegram king-of-ribbons", [5, 6]),
        ("bird-points", "king-of-ribbons nestling nestling nestling standardwing standardwing", [45]),
        ("bird-points", "king-of-ribbons nestling nestling nestling nestling standardwing standardwing", [45, 55]),
        ("publication-points", "field-monograph annotated-checklist telegram king-of-ribbons", [10]),
        ("publication-points", "field-monograph telegram king-of-ribbons standardwing standardwing", []),
    ],
)
def test_lines_tick_every_tier_that_was_reached(box, journal, tiers):
    assert lines(ticked(journal), box) == tiers


@pytest.mark.clause("birdwatcher.achievements.lines")
def test_points_of_birds_are_those_of_bird_cards_only():
    view = finished("king-of-ribbons nestling nestling red field-monograph annotated-checklist")
    assert view["points"]["0"]["birds"] == 32
    assert view["points"]["0"]["total"] > 45
    assert lines(set(boxes_of(view)), "bird-points") == []


@pytest.mark.clause("birdwatcher.achievements.lines")
@pytest.mark.parametrize(
    ("total", "tiers"), [(84, []), (85, [85]), (104, [85, 95]), (105, [85, 95, 105]), (130, [85, 95, 105, 115])]
)
def test_total_points(total, tiers):
    view = finished(STRONG)
    view["points"]["0"]["total"] = total
    assert lines(set(boxes_of(view)), "total") == tiers


@pytest.mark.clause("birdwatcher.achievements.crew")
@pytest.mark.parametrize(
    ("mine", "crew", "held", "leads"),
    [
        (110, 91, [], [10, 15]),
        (110, 90, [90], [10, 15, 20]),
        (95, 90, [90], []),
        (100, 90, [90], [10]),
        (99, 80, [80, 90], [10, 15]),
        (95, 70, [70, 80, 90], [10, 15, 20, 25]),
        (70, 61, [70, 80, 90], []),
        (70, 60, [60, 70, 80, 90], [10]),
    ],
)
def test_holding_down_the_crew_and_the_lead(mine, crew, held, leads):
    view = finished(STRONG)
    view["points"]["0"]["total"], view["points"]["crew"]["total"] = mine, crew
    found = set(boxes_of(view))
    assert lines(found, "crew-at-most") == held
    assert lines(found, "win-by") == leads


@pytest.mark.clause("birdwatcher.achievements.crew")
@pytest.mark.parametrize("level", CREWS)
def test_beating_each_crew(level):
    found = ticked("king-of-ribbons nestling nestling nestling standardwing standardwing", level=level)
    assert {box for box in found if box.startswith("beat-")} == {f"beat-{level}"}


@pytest.mark.clause("birdwatcher.achievements.crew")
def test_winning_without_hybrids():
    assert "no-hybrids" in ticked("standardwing standardwing blue blue blue")
    assert "no-hybrids" not in ticked(STRONG)


# ====================================================================== across games


def played(seed, level="junior"):
    """The record of a random solo game."""
    pos, luck = GAME.new(players=1, seed=seed, crew=level), random.Random(seed)
    while not pos.over:
        pos.play_legal(luck.choice(pos.legal()).number)
    return pos.record()


@pytest.mark.clause("birdwatcher.achievements.win")
def test_an_album_is_made_from_records_and_nothing_else():
    records = [played(seed) for seed in (1, 2, 4)]
    assert boxes_of_record(GAME, records[0]) == []  # lost, as random games are
    boxes = {played_points(records[0]): ["books-5"], played_points(records[1]): ["books-5", "total-85"]}
    game = replace(GAME, boxes_of=lambda view: boxes.get(view["scores"][0], []))
    damaged = [{**records[1], "version": 999}, {**records[1], "actions": ["sing"]}, {}]
    assert album(game, [records[2], *damaged, records[0], records[1]]) == {"books-5": 4, "total-85": 5}
    assert album(game, [records[1], records[0]]) == {"books-5": 0, "total-85": 0}
    assert album(GAME, records) == {}


def played_points(record):
    return record["scores"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_has_a_name_in_every_language(language):
    voice = Voice(language, GAME)
    said = [box_in_words(box, voice) for box in BOXES]
    assert len(set(said)) == 57
    assert not any("{" in text or ("-" in text.split()[0] and text.islower()) for text in said)
