"""Every publication: its points, its books, where it looks."""

import pytest

from birdtable.games.birdwatcher import box, content, publications

from .builder import paper, watch

BOOKS = {
    "field-monograph": 1,
    "annotated-checklist": 2,
    "museum-catalogue": 3,
    "whistlers-notebook": 1,
    "lantern-diary": 2,
    "expedition-dispatch": 2,
    "telegram": 1,
    "plumage-in-series": 1,
    "collected-plates": 1,
    "fragments": 2,
    "what-birds-eat": 2,
    "island-checklist": 1,
    "sicklebill-question": 2,
    "doubtful-species": 2,
    "mornings-variety": 1,
    "works-cited": 1,
    "founding-paper": 2,
    "parting-essay": 2,
    "bridging-note": 1,
}


def worth(text, which):
    return paper(text, which, academy="", papers="")


@pytest.mark.clause("birdwatcher.scoring.books")
@pytest.mark.parametrize(("which", "count"), BOOKS.items())
def test_the_books_of_each_publication(which, count):
    assert watch(journal=which, academy="", papers="").view()["counts"]["0"]["books"] == count
    assert (len(BOOKS), sum(BOOKS.values())) == (19, 30)


@pytest.mark.clause("birdwatcher.publication.flat")
@pytest.mark.parametrize(
    ("which", "value"),
    [
        ("field-monograph", 6),
        ("annotated-checklist", 3),
        ("museum-catalogue", 1),
        ("whistlers-notebook", 2),
        ("lantern-diary", 1),
        ("expedition-dispatch", 2),
        ("telegram", 2),
    ],
)
def test_blue_ribbons_score_a_fixed_number(which, value):
    assert worth(which, which) == worth(f"red {which} blue blue", which) == value


@pytest.mark.clause("birdwatcher.publication.identical")
@pytest.mark.parametrize(
    ("before", "value"),
    [
        ("", 0),
        ("blue", 0),
        ("blue red", 0),
        ("blue red blue", 4),
        ("blue blue telegram blue", 6),
        ("blue blue red red", 4),
        ("blue blue blue blue", 8),
        ("blue nestling red nestling", 4),
        ("bobairo nestling", 4),
        ("nestling telegram nestling", 4),
    ],
)
def test_plumage_in_series_scores_2_for_each_of_the_largest_group(before, value):
    assert worth(f"{before} plumage-in-series", "plumage-in-series") == value


@pytest.mark.clause("birdwatcher.publication.window")
def test_it_looks_at_the_four_pages_to_its_left_and_no_further():
    assert worth("blue blue red greater wilsons plumage-in-series", "plumage-in-series") == 0
    assert worth("blue red greater blue plumage-in-series blue blue", "plumage-in-series") == 4


@pytest.mark.clause("birdwatcher.publication.window")
def test_the_data_file_can_put_the_window_elsewhere(monkeypatch):
    pos = watch(journal="blue blue red blue plumage-in-series red red", academy="", papers="")
    state = pos.game.layout.python(pos.states)
    number = content.PAPER.value("plumage-in-series", 0)
    found = {}
    for window in box.Window:
        where = list(content.WINDOW_OF)
        where[number] = window
        monkeypatch.setattr(content, "WINDOW_OF", where)
        found[window.word] = publications.window.function(state, 0, 4)
    assert found == {"before": (0, 4), "with-itself": (1, 5), "end": (3, 7)}


@pytest.mark.clause("birdwatcher.publication.complete-sets", "birdwatcher.publication.incomplete-sets")
@pytest.mark.clause("birdwatcher.publication.insect-birds", "birdwatcher.publication.species")
@pytest.mark.clause("birdwatcher.publication.sicklebills", "birdwatcher.publication.hybrids")
@pytest.mark.clause("birdwatcher.publication.window-species", "birdwatcher.publication.works-cited")
@pytest.mark.clause("birdwatcher.publication.early", "birdwatcher.publication.late", "birdwatcher.publication.final")
@pytest.mark.parametrize(
    ("which", "journal", "value"),
    [
        # 4 for each complete set, 1 for each incomplete one
        ("collected-plates", "blue blue blue blue collected-plates red", 4),
        (
            "collected-plates",
            "collected-plates standardwing standardwing standardwing-butterfly standardwing-butterfly blue",
            8,
        ),
        ("collected-plates", "collected-plates blue blue blue blue", 4),
        ("fragments", "blue blue blue blue fragments red", 1),
        ("fragments", "fragments standardwing standardwing standardwing-butterfly blue black-sicklebill", 2),
        # 1 for each page with an insect
        ("what-birds-eat", "blue-beetle blue what-birds-eat red-butterfly blue-beetle", 3),
        # 1 for each species, also of pages that come later
        ("island-checklist", "blue blue red island-checklist bobairo nestling telegram nestling", 4),
        ("island-checklist", "island-checklist red blue greater", 3),
        # 1 for each sicklebill, 2 for each hybrid
        ("sicklebill-question", "black-sicklebill nestling red sicklebill-question bobairo", 2),
        ("doubtful-species", "bobairo nestling red doubtful-species six-wired", 6),
        # 1 for each species of the four pages before it
        ("mornings-variety", "red blue greater wilsons mornings-variety", 4),
        ("mornings-variety", "lophorina red telegram blue blue mornings-variety lophorina", 2),
        # 1 for each publication, itself included
        ("works-cited", "works-cited", 1),
        ("works-cited", "telegram red works-cited blue fragments", 3),
        # among the first six pages; among the last three
        ("founding-paper", "red blue red blue red founding-paper", 4),
        ("founding-paper", "red blue red blue red blue founding-paper", 1),
        ("parting-essay", "red parting-essay blue red", 4),
        ("parting-essay", "red parting-essay blue red blue", 1),
    ],
)
def test_red_ribbons_score_what_the_final_journal_shows(which, journal, value):
    assert worth(journal, which) == value


@pytest.mark.clause("birdwatcher.publication.bridge")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("blue bridging-note blue", 7),
        ("blue-beetle bridging-note blue", 7),
        ("blue bridging-note red", 1),
        ("bridging-note blue", 1),
        ("blue bridging-note", 1),
        ("telegram bridging-note fragments", 1),
        ("bobairo bridging-note nestling", 1),
        ("nestling bridging-note nestling", 7),
    ],
)
def test_the_bridging_note_wants_the_same_species_on_both_sides(text, value):
    assert worth(text, "bridging-note") == value
