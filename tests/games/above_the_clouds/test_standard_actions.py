"""The four standard actions: fly sideways, fly forward or backward, add a bird, take a card."""

import pytest

from tests.games.asking import legal, why

from .builder import cards, clouds, drawn_as, hand, picture, play

FLOCK = """
. . k . .
. g K o .
k o G g k
"""

NOT_BESIDE = "not-connected-standard"


@pytest.mark.clause("above_the_clouds.action.sideways")
def test_a_bird_swaps_with_the_bird_beside_it():
    pos = clouds(FLOCK)
    pos.play("swap m3 m4")
    assert picture(pos) == drawn_as("""
        . . k . .
        . g o K .
        k o G g k
    """)


@pytest.mark.clause("above_the_clouds.action.sideways")
@pytest.mark.clause("above_the_clouds.action.forward")
def test_only_direct_neighbours_of_own_birds_can_be_swapped():
    pos = clouds(FLOCK)
    assert legal(pos, "swap") == {"swap m2 m3", "swap m3 m4", "swap b1 b2", "swap b4 b5", "swap f3 m3", "swap m3 b3"}
    assert why(pos, "swap m2 m4") == [f"action.sideways: {NOT_BESIDE}"]
    assert why(pos, "swap f3 b3") == [f"action.forward: {NOT_BESIDE}"]
    assert why(pos, "swap f3 m4") == [f"action.forward: {NOT_BESIDE}"]
    assert why(pos, "swap b1 b5") == [f"action.sideways: {NOT_BESIDE}"]


@pytest.mark.clause("above_the_clouds.action.sideways")
def test_rows_do_not_run_on_from_one_end_to_the_other():
    drawing = """
    . . k g c . .
    . s c K G C g
    k s S o c g o
    """
    pos = clouds(drawing, players=4)
    assert why(pos, "swap m7 b1") == [f"action.forward: {NOT_BESIDE}"]


@pytest.mark.clause("above_the_clouds.action.forward")
@pytest.mark.parametrize(("swap", "column"), [("swap f3 m3", "KkG"), ("swap m3 b3", "kGK"), ("swap b3 m3", "kGK")])
def test_a_bird_swaps_with_the_bird_before_or_behind_it(swap, column):
    pos = clouds(FLOCK)
    pos.play(swap)
    assert "".join(row.split()[2] for row in picture(pos)) == column


@pytest.mark.clause("above_the_clouds.action.swap-birds")
def test_no_bird_flies_to_an_empty_space():
    pos = clouds(FLOCK)
    assert why(pos, "swap f3 f4") == ["action.swap-birds: empty-space"]
    assert why(pos, "swap m1 b1") == ["action.swap-birds: empty-space"]


@pytest.mark.clause("above_the_clouds.action.sideways")
@pytest.mark.clause("above_the_clouds.action.forward")
def test_one_of_the_two_birds_must_be_yours():
    pos = clouds(FLOCK)
    assert why(pos, "swap b2 b3") == ["action.sideways: not-yours"]
    assert why(pos, "swap m2 b2") == ["action.forward: not-yours"]
    goose = clouds(FLOCK, seat=1)
    assert {"swap b2 b3", "swap m2 b2"} <= legal(goose)
    assert why(goose, "swap f3 m3") == ["action.forward: not-yours"]


@pytest.mark.clause("above_the_clouds.action.swap-birds")
@pytest.mark.parametrize("swap", ["swap f3 m3", "swap m2 m3", "swap m3 m4"])
def test_the_partner_may_be_your_own_an_opponents_or_neutral(swap):
    pos = clouds(FLOCK)
    before = picture(pos)
    pos.play(swap)
    assert picture(pos) != before
    pos = clouds(FLOCK, cubes=[10, 0])
    play(pos, swap, swap)
    assert picture(pos) == before


@pytest.mark.clause("above_the_clouds.action.add")
@pytest.mark.parametrize(("source", "bird"), [("first", "o"), ("second", "K"), ("stack", "g")])
def test_a_face_up_bird_or_the_top_of_the_stack_joins_the_flock(source, bird):
    pos = clouds(FLOCK, face_up="oK", stack="gGo")
    play(pos, f"add {source}", "place 1 back")
    assert picture(pos) == drawn_as(f"""
        . . k . .
        k g K o .
        {bird} o G g k
    """)


@pytest.mark.clause("above_the_clouds.action.add")
def test_the_bird_from_the_stack_is_turned_up_before_its_place_is_chosen_and_may_be_anybodys():
    pos = clouds(FLOCK, face_up="oK", stack="gGo")
    assert pos.view(0)["drawn"] is None
    pos.play("add stack")
    assert (pos.seat, pos.decision) == (0, "place")
    assert [pos.view(seat)["drawn"] for seat in (0, 1, None)] == ["goose-female"] * 3
    assert "place 2 front" in legal(pos)


@pytest.mark.clause("above_the_clouds.action.add-front")
@pytest.mark.parametrize(
    ("column", "after"),
    [
        (1, [". . k . .", "o g K o .", "k o G g k"]),
        (2, [". o k . .", ". g K o .", "k o G g k"]),
        (5, [". . k . .", ". g K o o", "k o G g k"]),
    ],
)
def test_the_front_of_a_column_is_the_space_just_ahead_of_its_first_bird(column, after):
    pos = clouds(FLOCK, face_up="oK", stack="G")
    play(pos, "add first", f"place {column} front")
    assert picture(pos) == after


@pytest.mark.clause("above_the_clouds.action.add-back")
@pytest.mark.parametrize(
    ("column", "after"),
    [(1, [". . k . .", "k g K o .", "K o G g k"]), (2, [". g k . .", ". o K o .", "k K G g k"])],
)
def test_at_the_back_a_new_bird_pushes_its_column_forward(column, after):
    pos = clouds(FLOCK, face_up="oK", stack="G")
    play(pos, "add second", f"place {column} back")
    assert picture(pos) == after


@pytest.mark.clause("above_the_clouds.action.add-full")
def test_a_column_of_three_takes_no_more():
    pos = clouds(FLOCK, face_up="oK")
    pos.play("add first")
    assert legal(pos) == {f"place {column} {end}" for column in (1, 2, 4, 5) for end in ("front", "back")}
    assert why(pos, "place 3 front") == ["action.add-full: column-full"]
    assert why(pos, "place 3 back") == ["action.add-full: column-full"]


@pytest.mark.clause("above_the_clouds.action.add-full")
def test_no_bird_can_be_added_to_a_full_flock():
    nearly = clouds(
        """
        k K g G .
        k K g G o
        k o g o o
        """,
        face_up="o",
    )
    assert "add first" in legal(nearly)
    pos = clouds(
        """
        k K g G c C
        k K g G c C
        k o g o c o
        """,
        players=3,
        face_up="oo",
    )
    assert legal(pos, "add") == set()
    assert why(pos, "add first") == ["action.add-full: flock-full"]


@pytest.mark.clause("above_the_clouds.action.add-reveal")
@pytest.mark.parametrize(
    ("source", "face_up"), [("first", ["goose-female", "kite-male"]), ("second", ["swift", "goose-female"])]
)
def test_a_face_up_bird_is_replaced_from_the_top_of_the_stack_once_it_is_placed(source, face_up):
    pos = clouds(FLOCK, face_up="oK", stack="gGo")
    pos.play(f"add {source}")
    assert pos.view()["stack"]["count"] == 3
    pos.play("place 1 back")
    assert pos.view()["face_up"] == face_up
    assert pos.view()["stack"]["count"] == 2


@pytest.mark.clause("above_the_clouds.action.add-reveal")
def test_after_a_bird_from_the_stack_nothing_more_is_turned_up():
    pos = clouds(FLOCK, face_up="oK", stack="gGo")
    play(pos, "add stack", "place 1 back")
    assert pos.view()["face_up"] == ["swift", "kite-male"]
    assert pos.view()["stack"]["count"] == 2


@pytest.mark.clause("above_the_clouds.action.add-reveal")
def test_with_an_empty_stack_the_last_face_up_birds_can_still_be_added():
    pos = clouds(FLOCK, face_up="oK", cubes=[10, 0])
    assert why(pos, "add stack") == ["action.add-reveal: no-bird"]
    play(pos, "add first", "place 1 back")
    assert pos.view()["face_up"] == [None, "kite-male"]
    assert legal(pos, "add") == {"add second"}
    play(pos, "add second", "place 5 back")
    assert legal(pos, "add") == set()
    assert why(pos, "add second") == ["action.add-reveal: no-bird"]


@pytest.mark.clause("above_the_clouds.action.take")
def test_a_displayed_card_goes_to_the_hand():
    pos = clouds(FLOCK, hands=[["dodge-m4-b1"], []], display=["neutral-b1-b5", "score-m3-m4"])
    assert legal(pos, "take") == {"take neutral-b1-b5", "take score-m3-m4"}
    assert why(pos, "take standard-m4-b5") == ["action.take: not-displayed"]
    assert why(pos, "take dodge-m4-b1") == ["action.take: not-displayed"]
    pos.play("take score-m3-m4")
    assert hand(pos) == ["dodge-m4-b1", "score-m3-m4"]
    assert cards(pos.view()["display"]) == ["neutral-b1-b5"]
    assert pos.view()["cubes"] == [9, 10]


@pytest.mark.clause("above_the_clouds.action.take")
def test_without_displayed_cards_none_can_be_taken():
    pos = clouds(FLOCK, display=["neutral-b1-b5"], cubes=[10, 0])
    pos.play("take neutral-b1-b5")
    assert legal(pos, "take") == set()
    assert why(pos, "take neutral-b1-b5") == ["action.take: not-displayed"]


FOUR_CARDS = ["dodge-m4-b1", "standard-m4-b5", "standard-b1-b4", "standard-b2-b5"]


@pytest.mark.clause("above_the_clouds.action.take-limit")
def test_a_fourth_card_may_be_kept():
    pos = clouds(FLOCK, hands=[FOUR_CARDS[:3], []], display=["score-m3-m4"])
    pos.play("take score-m3-m4")
    assert (pos.seat, pos.decision) == (1, "turn")
    assert len(hand(pos)) == 4


@pytest.mark.clause("above_the_clouds.action.take-limit")
@pytest.mark.parametrize("discarded", [*FOUR_CARDS, "score-m3-m4"])
def test_a_fifth_card_forces_a_discard_of_any_card_even_the_new_one(discarded):
    pos = clouds(FLOCK, hands=[FOUR_CARDS, []], display=["score-m3-m4"])
    pos.play("take score-m3-m4")
    assert (pos.seat, pos.decision) == (0, "discard")
    assert legal(pos) == {f"discard {card}" for card in [*FOUR_CARDS, "score-m3-m4"]}
    assert why(pos, "pass") == ["action.take-limit: not-now"]
    assert why(pos, "discard neutral-b1-b5") == ["action.take-limit: not-in-hand"]
    pos.play(f"discard {discarded}")
    assert hand(pos) == [card for card in [*FOUR_CARDS, "score-m3-m4"] if card != discarded]
    assert cards(pos.view()["discards"]) == [discarded]
    assert (pos.seat, pos.decision) == (1, "turn")


@pytest.mark.clause("above_the_clouds.action.take-refill")
def test_the_display_is_not_refilled_before_the_stage_ends():
    deck = ["lead-change-m1-b2", "lead-change-m2-b1", "lead-change-m2-b5", "diagonal-m1-b3"]
    pos = clouds(FLOCK, cubes=[1, 1], display=["neutral-b1-b5", "score-m3-m4"], deck=deck, stack="oGgKo")
    pos.play("take score-m3-m4")
    assert cards(pos.view()["display"]) == ["neutral-b1-b5"]
    assert pos.view()["deck"] == 4
    play(pos, "pass", "done")
    assert pos.view()["stage"] == 2
    assert cards(pos.view()["display"])[0] == "neutral-b1-b5"
    assert sorted(cards(pos.view()["display"])) == sorted(["neutral-b1-b5", *deck[:3]])
