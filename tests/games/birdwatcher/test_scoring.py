"""The awards, the printed example, the end of the game, ties."""

import random

import pytest

from .builder import GAME, journal, names, paper, play, points, watch


def award(way, *journals, players=None, **more):
    """What each side gets for an award."""
    players = players or len(journals)
    others = {str(seat): text for seat, text in enumerate(journals) if seat}
    pos = watch(journal=journals[0], journals=others, players=players, academy="", papers="", **more)
    return [points(pos, way, str(seat)) for seat in range(players)]


# ====================================================================== the printed example

EXAMPLE = (
    "western-parotia western-parotia black-sicklebill black-sicklebill standardwing standardwing "
    "standardwing-butterfly blue blue field-monograph blue plumage-in-series"
)


@pytest.mark.clause("birdwatcher.scoring.example")
def test_the_printed_example_scores_49():
    pos = watch(journal=EXAMPLE, academy="", papers="")
    assert points(pos, "birds") == 37
    assert points(pos, "publications") == 12
    sets = [(found["species"], found["points"], found["complete"]) for found in pos.view()["sets"]["0"]]
    assert sets == [
        ("western-parotia", 8, False),
        ("standardwing", 11, True),
        ("standardwing", 2, False),
        ("blue", 6, False),
        ("blue", 4, False),
    ]
    assert paper(EXAMPLE, "field-monograph", academy="", papers="") == 6
    assert paper(EXAMPLE, "plumage-in-series", academy="", papers="") == 6


@pytest.mark.clause("birdwatcher.scoring.example")
def test_it_scores_the_same_with_three_values_of_the_blue_and_in_the_other_order():
    pos = watch(journal=EXAMPLE, academy="", papers="", blue_ribbon="three")
    assert points(pos, "birds") + points(pos, "publications") == 49
    other = (
        "western-parotia western-parotia black-sicklebill black-sicklebill standardwing standardwing "
        "standardwing-butterfly plumage-in-series blue blue field-monograph blue"
    )
    pos = watch(journal=other, academy="", papers="")
    assert points(pos, "birds") + points(pos, "publications") == 49


@pytest.mark.clause("birdwatcher.scoring.journal")
@pytest.mark.clause("birdwatcher.scoring.publications")
def test_only_the_journal_scores_birds_and_publications():
    pos = watch("blue blue blue", "red telegram", academy="", papers="")
    assert (points(pos, "birds"), points(pos, "publications")) == (2, 2)
    assert points(pos, "total") == 2 + 2 + 7 + 5  # and the awards for variety and books


# ====================================================================== awards

S = "black-sicklebill"


@pytest.mark.clause("birdwatcher.scoring.sicklebills")
def test_most_sicklebills_score_7_and_second_most_3():
    assert award("sicklebills", f"{S} {S} {S}", f"{S} {S}", f"{S}-stick-insect", deck="") == [7, 3, 0]
    assert award("sicklebills", "red", f"{S} {S}", "blue") == [0, 7, 0]
    assert award("sicklebills", "red", "blue") == [0, 0]


@pytest.mark.clause("birdwatcher.scoring.variety")
def test_most_species_score_7_and_second_most_3():
    assert award("variety", "red blue greater", "red red", "red blue") == [7, 0, 3]
    assert award("variety", "", "red", "") == [0, 7, 0]
    assert award("variety", "", "") == [0, 0]


@pytest.mark.clause("birdwatcher.scoring.ties")
@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((3, 3, 1), [7, 7, 0]),
        ((3, 1, 1), [7, 3, 3]),
        ((1, 1, 1), [7, 7, 7]),
        ((2, 1), [7, 3]),
        ((2, 0), [7, 0]),
        ((0, 1, 1, 1), [0, 7, 7, 7]),
        ((1, 2, 3, 2), [0, 3, 7, 3]),
        ((1, 1, 2, 1), [3, 3, 7, 3]),
    ],
)
def test_tied_players_are_all_paid_and_a_tie_for_first_leaves_no_second(counts, paid):
    cards = iter([S] * 5 + [f"{S}-stick-insect"] * 3)
    journals = [" ".join(next(cards) for _ in range(count)) for count in counts]
    assert award("sicklebills", *journals, deck="") == paid
    different = ["red", "blue", "greater"]
    assert award("variety", *[" ".join(different[:count]) for count in counts], deck="") == paid


@pytest.mark.clause("birdwatcher.scoring.insects")
@pytest.mark.parametrize(
    ("tokens", "worth"),
    [
        ("", 0),
        ("beetle", 1),
        ("beetle beetle beetle", 1),
        ("beetle cicada", 3),
        ("beetle cicada mantis", 5),
        ("beetle cicada mantis butterfly", 8),
        ("beetle cicada mantis butterfly stick-insect stick-insect", 12),
    ],
)
def test_different_insects_held_at_the_end_score(tokens, worth):
    assert points(watch(insects={"0": tokens}), "insects") == worth


@pytest.mark.clause("birdwatcher.scoring.insects")
def test_insects_that_were_spent_score_nothing():
    pos = watch(insects={"0": "beetle cicada mantis"})
    pos.play("spend beetle cicada")
    assert points(pos, "insects") == 1


@pytest.mark.clause("birdwatcher.scoring.books")
def test_most_books_score_5_and_fewest_cost_2():
    assert award("books", "museum-catalogue", "lantern-diary", "telegram") == [5, 0, -2]
    assert award("books", "museum-catalogue", "annotated-checklist telegram", "works-cited") == [5, 5, -2]
    assert award("books", "museum-catalogue", "telegram", "works-cited") == [5, -2, -2]


@pytest.mark.clause("birdwatcher.scoring.books")
def test_all_tied_above_zero_get_5_only():
    assert award("books", "telegram", "works-cited") == [5, 5]


@pytest.mark.clause("birdwatcher.scoring.no-books")
def test_without_publications_you_lose_2_and_nobody_else_is_fewest():
    assert award("books", "", "") == [-2, -2]
    assert award("books", "museum-catalogue", "telegram", "") == [5, 0, -2]
    assert award("books", "telegram", "", "") == [5, -2, -2]


# ====================================================================== the end

LIMITS = {2: 16, 3: 14, 4: 12, 5: 12}


def pages(count):
    """A journal of so many pages, without insects."""
    words = ["red", "blue", "wilsons", "lophorina", "greater", "western-parotia", "arfak-astrapia"]
    return " ".join(words[page % len(words)] for page in range(count))


@pytest.mark.clause("birdwatcher.end.pages")
@pytest.mark.parametrize("players", LIMITS)
def test_a_journal_of_so_many_pages_triggers_the_end(players):
    pos = watch("king-of-saxony standardwing", pages(LIMITS[players] - 1), players=players, seat=0)
    told = pos.play("startle standardwing c1")
    assert "last_pages" in names(told)
    assert pos.view()["ending"]
    pos = watch("king-of-saxony standardwing", pages(LIMITS[players] - 2), players=players, seat=0)
    pos.play("startle standardwing c1")
    assert not pos.view()["ending"]


@pytest.mark.clause("birdwatcher.end.pages")
def test_the_turn_goes_on_and_further_pages_count():
    pos = watch("king-of-saxony standardwing king-of-saxony standardwing", pages(15))
    play(pos, "startle standardwing c1", "photo king-of-saxony", "startle standardwing c2")
    assert len(journal(pos).split()) == 17
    assert (pos.seat, pos.view()["sets"]["0"][-1]["points"]) == (0, 14)


@pytest.mark.clause("birdwatcher.end.deck")
def test_a_draw_from_an_empty_deck_triggers_the_end_but_the_last_card_does_not():
    pos = watch(jungle="red blue greater", deck="wilsons")
    pos.play("call red")
    assert (pos.view()["deck"]["count"], pos.view()["ending"]) == (0, False)
    told = names(pos.play("call blue"))
    assert "deck_empty" in told
    assert pos.view()["ending"]
    assert pos.view()["jungle"] == ["wilsons", None, "greater"]
    assert "deck_empty" not in names(pos.play("call greater"))


@pytest.mark.clause("birdwatcher.end.deck")
def test_what_can_be_refilled_is_refilled_and_piles_are_never_shuffled_back():
    pos = watch(jungle="red blue greater", deck="wilsons lophorina", clearing={"c1": "red red"})
    play(pos, "run", "flush c2", "flush c3")
    assert pos.view()["jungle"] == ["wilsons", "lophorina", None]
    assert pos.view()["ending"]
    assert pos.view()["clearing"]["c1"]["birds"] == ["red", "red"]


@pytest.mark.clause("birdwatcher.end.deck")
def test_the_draw_of_a_zoom_lens_triggers_the_end_too():
    pos = watch("red", trees={"1": "blue"}, deck="")
    pos.play("zoom 1 blue")
    assert pos.view()["ending"]


@pytest.mark.clause("birdwatcher.end.round")
@pytest.mark.parametrize(("first", "seat", "more_turns"), [(0, 0, 2), (0, 2, 0), (1, 2, 1), (2, 1, 0), (2, 2, 2)])
def test_everybody_has_the_same_number_of_turns(first, seat, more_turns):
    pos = watch("red", players=3, seat=seat, first=first, ending=True)
    pos.play("end")
    for _ in range(more_turns):
        assert not pos.over
        pos.play("end")
    assert pos.over


@pytest.mark.clause("birdwatcher.end.idle")
@pytest.mark.parametrize("players", LIMITS)
def test_three_rounds_in_which_nobody_does_anything_trigger_the_end(players):
    pos = watch("red", players=players, first=0)
    for _ in range(3 * players - 1):
        assert "idle" not in names(pos.play("end"))
        assert not pos.view()["ending"]
    assert "idle" in names(pos.play("end"))
    assert pos.over  # the round was complete


@pytest.mark.clause("birdwatcher.end.idle")
def test_the_round_in_which_the_third_idle_one_ends_is_played_out():
    pos = watch("red", players=3, seat=1, first=0, jungle="red blue greater")
    for _ in range(9):
        pos.play("end")
    assert pos.view()["ending"]
    for _ in range(2):
        assert not pos.over
        pos.play("end")
    assert pos.over


@pytest.mark.clause("birdwatcher.end.idle")
@pytest.mark.parametrize("done", ["call blue", "spend mantis mantis"])
def test_anything_done_begins_the_count_anew(done):
    pos = watch("red", jungle="red blue greater", idle=5, insects={"0": "mantis mantis"})
    play(pos, done, "end")
    assert not pos.view()["ending"]
    for _ in range(6):
        assert not pos.over
        pos.play("end")
    assert pos.view()["ending"]


@pytest.mark.clause("birdwatcher.end.winner")
def test_most_points_win():
    pos = watch(journal="blue", journals={"1": "blue blue"}, seat=0, first=1, ending=True)
    told = pos.play("end")
    assert pos.over
    assert (pos.scores, pos.winners) == ([4 + 7 - 2, 6 + 7 - 2], [1])
    assert [event.values for event in told if event.name == "won"] == [{"seat": "1", "points": 11}]
    told = {event.name: event.values for event in told if event.values.get("seat") == "1"}
    assert told["scored"] == {"seat": "1", "birds": 6, "papers": 0, "insects": 0}
    assert told["awarded"] == {"seat": "1", "sicklebills": 0, "variety": 7, "books": -2}


@pytest.mark.clause("birdwatcher.end.tie")
def test_of_equal_points_the_fuller_tree_wins():
    pos = watch("red", "blue", journals={"1": "blue"}, trees={"1": "red red"}, first=1, ending=True)
    told = names(pos.play("end"))
    assert told.count("tied") == 2
    assert (pos.scores[0] == pos.scores[1], pos.winners) == (True, [1])


@pytest.mark.clause("birdwatcher.end.tie")
def test_of_equal_trees_the_victory_is_shared():
    pos = watch(
        "red", "blue", players=3, journals={"1": "blue"}, trees={"1": "red", "2": "red red"}, first=1, ending=True
    )
    pos.play("end")
    assert (pos.over, pos.winners) == (True, [0, 1])


def test_running_points_are_those_of_the_end():
    pos = GAME.new(players=4, seed=11)
    luck = random.Random(11)
    while not pos.over:
        pos.play_legal(luck.choice(pos.legal()).number)
    assert [entry["total"] for entry in pos.view()["points"].values()] == pos.scores
