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


@pytest.mark.clause("birdwatcher.publication.complete-sets")
def test_collected_plates_scores_4_for_each_complete_set():
    assert worth("blue blue blue blue collected-plates red", "collected-plates") == 4
    row = "standardwing standardwing standardwing-butterfly standardwing-butterfly"
    assert worth(f"collected-plates {row} blue", "collected-plates") == 8


@pytest.mark.clause("birdwatcher.publication.incomplete-sets")
def test_fragments_scores_1_for_each_incomplete_set():
    assert worth("blue blue blue blue fragments red", "fragments") == 1
    row = "standardwing standardwing standardwing-butterfly"
    assert worth(f"fragments {row} blue black-sicklebill", "fragments") == 2


@pytest.mark.clause("birdwatcher.publication.insect-birds")
def test_what_the_birds_eat_scores_1_for_each_page_with_an_insect():
    assert worth("blue-beetle blue what-birds-eat red-butterfly blue-beetle", "what-birds-eat") == 3


@pytest.mark.clause("birdwatcher.publication.species")
def test_the_island_checklist_scores_1_for_each_species():
    assert worth("blue blue red island-checklist bobairo nestling telegram nestling", "island-checklist") == 4


@pytest.mark.clause("birdwatcher.publication.sicklebills")
def test_the_sicklebill_question_scores_1_for_each_sicklebill():
    assert worth("black-sicklebill nestling red sicklebill-question bobairo", "sicklebill-question") == 2


@pytest.mark.clause("birdwatcher.publication.hybrids")
def test_on_doubtful_species_scores_2_for_each_hybrid():
    assert worth("bobairo nestling red doubtful-species six-wired", "doubtful-species") == 6


@pytest.mark.clause("birdwatcher.publication.window-species")
def test_a_mornings_variety_scores_1_for_each_species_of_four_pages():
    assert worth("red blue greater wilsons mornings-variety", "mornings-variety") == 4
    assert worth("lophorina red telegram blue blue mornings-variety lophorina", "mornings-variety") == 2


@pytest.mark.clause("birdwatcher.publication.works-cited")
def test_works_cited_scores_1_for_each_publication_itself_included():
    assert worth("works-cited", "works-cited") == 1
    assert worth("telegram red works-cited blue fragments", "works-cited") == 3


@pytest.mark.clause("birdwatcher.publication.early")
def test_the_founding_paper_wants_to_be_among_the_first_six_pages():
    assert worth("red blue red blue red founding-paper", "founding-paper") == 4
    assert worth("red blue red blue red blue founding-paper", "founding-paper") == 1


@pytest.mark.clause("birdwatcher.publication.late")
def test_the_parting_essay_wants_to_be_among_the_last_three_pages():
    assert worth("red parting-essay blue red", "parting-essay") == 4
    assert worth("red parting-essay blue red blue", "parting-essay") == 1


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


@pytest.mark.clause("birdwatcher.publication.final")
def test_red_ribbons_are_counted_on_the_final_journal():
    assert worth("island-checklist red blue greater", "island-checklist") == 3
    assert worth("collected-plates blue blue blue blue", "collected-plates") == 4
