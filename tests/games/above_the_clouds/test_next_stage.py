"""Between two stages: cubes, cards, the triangle, and who starts."""

from collections import Counter

import pytest

from tests.games.asking import legal

from .builder import GAME, cards, clouds, drawn_as, hand, picture, play

LANDED = """
. . . . .
. . K . .
. o G g .
"""


def scored(flock=LANDED, **rest):
    """After the landing, the first seat is the last that may score a card; `done` ends the stage."""
    return clouds(
        **{"flock": flock, "decision": "score-cards", "cubes": [0, 0], "hands": [["standard-m4-b5"], []], **rest}
    )


@pytest.mark.clause("above_the_clouds.next.cubes")
def test_everybody_takes_the_cubes_back_from_the_nest_and_from_the_actions():
    pos = clouds(cubes=[6, 4], flock="""
        . . k . .
        . g K o .
        k o G g k
    """, display=["standard-m4-b5", "dodge-m4-b1"], face_up="oo")  # fmt: skip
    play(pos, "swap f3 m3", "swap b3 b4", "swap b1 b2", "take standard-m4-b5", "pass", "pass")
    while pos.view()["stage"] == 1:
        pos.play("done" if pos.decision == "score-cards" else "pass")
    assert pos.view()["cubes"] == [6, 4]
    assert pos.view()["in_nest"] == [0, 0]
    assert {action["price"] for action in pos.view()["actions"].values()} == {1}
    assert {action["seat"] for action in pos.view()["actions"].values()} == {None}


@pytest.mark.clause("above_the_clouds.next.cubes")
def test_cubes_return_to_the_player_who_placed_them():
    pos = scored(on_action={"forward": (1, 3), "add": (0, 2)})
    pos.play("done")
    assert pos.view()["cubes"] == [2, 3]


@pytest.mark.clause("above_the_clouds.next.nest")
def test_a_new_nest_card_is_turned_up():
    pos = scored(nest="shy", later_nests=["couples"])
    assert pos.view()["nest"]["name"] == "shy"
    pos.play("done")
    assert pos.view()["nest"]["name"] == "couples"
    assert pos.view()["stage"] == 2


@pytest.mark.clause("above_the_clouds.next.nest")
def test_the_landing_of_a_later_stage_is_paid_by_its_own_nest_card():
    pos = clouds({"b1": "kite-male"}, stage=2, nest="early", cubes=[1, 0])
    pos.play("pass")
    assert pos.scores == [5, 0]


@pytest.mark.clause("above_the_clouds.next.display")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 5), (4, 6)])
def test_the_display_is_filled_up_again(players, size):
    table = GAME.new(players=players, seed=3).to_dict()
    shown, deck = table["display"][:2], table["deck"]
    pos = clouds(players=players, decision="score-cards", cubes=[0] * players, display=shown, deck=deck[::-1], hands=[
        table["hand"][0], *[[]] * (players - 1),
    ])  # fmt: skip
    pos.play("done")
    assert Counter(cards(pos.view()["display"])) == Counter([*shown, *deck[-(size - 2) :]])
    assert pos.view()["deck"] == 8 - (size - 2)


@pytest.mark.clause("above_the_clouds.next.display")
def test_a_full_display_stays_as_it_is():
    shown = ["neutral-b1-b5", "score-m3-m4", "dodge-m4-b1", "diagonal-m2-m3"]
    pos = scored(display=shown, deck=["standard-b1-b4"])
    pos.play("done")
    assert cards(pos.view()["display"]) == shown
    assert pos.view()["deck"] == 1


DISCARDS = ["neutral-b1-b5", "score-m3-m4", "dodge-m4-b1", "diagonal-m2-m3", "diagonal-m1-b3"]


@pytest.mark.clause("above_the_clouds.next.reshuffle")
def test_when_the_deck_is_used_up_the_discards_become_the_new_deck():
    pos = scored(deck=["standard-b1-b4"], discards=DISCARDS)
    events = pos.play("done")
    shown = cards(pos.view()["display"])
    assert shown[0] == "standard-b1-b4"
    assert set(shown[1:]) < set(DISCARDS)
    assert len(shown) == 4
    assert pos.view()["deck"] == 2
    assert pos.view()["discards"] == []
    assert Counter(shown[1:] + pos.to_dict()["deck"]) == Counter(DISCARDS)
    assert [event.name for event in events].count("reshuffled") == 1
    assert hand(pos) == ["standard-m4-b5"]


@pytest.mark.clause("above_the_clouds.next.reshuffle")
def test_the_discards_are_shuffled():
    first_shown = set()
    for chance in range(40):
        pos = scored(discards=DISCARDS, chance=chance)
        pos.play("done")
        first_shown.add(cards(pos.view()["display"])[0])
    assert first_shown == set(DISCARDS)


@pytest.mark.clause("above_the_clouds.next.reshuffle")
def test_the_discards_stay_while_the_deck_lasts():
    pos = scored(deck=["standard-b1-b4", "standard-b2-b5", "standard-m5-b2", "display-m5-b4"], discards=DISCARDS)
    pos.play("done")
    assert cards(pos.view()["discards"]) == DISCARDS
    assert pos.view()["deck"] == 0


@pytest.mark.clause("above_the_clouds.next.reshuffle")
def test_without_deck_and_discards_the_display_stays_short():
    pos = scored(deck=["standard-b1-b4"], discards=["neutral-b1-b5"])
    pos.play("done")
    assert cards(pos.view()["display"]) == ["standard-b1-b4", "neutral-b1-b5"]


@pytest.mark.clause("above_the_clouds.next.formation")
def test_short_columns_move_forward_and_the_stack_fills_the_back_row_from_the_left():
    pos = scored(stack="kgGoKo", face_up="oo")
    pos.play("done")
    assert picture(pos) == drawn_as("""
        . . K . .
        . o G g .
        k g G o K
    """)
    assert pos.view()["stack"]["count"] == 1


@pytest.mark.clause("above_the_clouds.next.formation")
@pytest.mark.parametrize("players", [3, 4])
def test_a_flock_that_only_landed_is_a_triangle_again(players):
    pos = GAME.new(players=players, seed=4)
    before = picture(pos)
    while pos.view()["stage"] == 1:
        pos.play("done" if pos.decision == "score-cards" else "pass")
    after = picture(pos)
    heights = [sum(row.split()[column] != "." for row in after) for column in range(players + 3)]
    assert heights == [1, 2, *[3] * (players - 1), 2, 1]
    for column in range(2, players + 1):  # what flew second and third in a middle column now leads it
        assert [row.split()[column] for row in after[:2]] == [row.split()[column] for row in before[1:]]


@pytest.mark.clause("above_the_clouds.next.formation")
def test_birds_that_landed_join_again_only_after_the_birds_above_them():
    pos = clouds(
        """
        . . k . .
        . g K o .
        k o G g k
        """,
        cubes=[1, 0],
        face_up="oo",
        stack="KgGo",
    )
    pos.play("pass")
    assert picture(pos)[2].split()[:4] == ["K", "g", "G", "o"]


@pytest.mark.clause("above_the_clouds.next.surplus")
def test_two_birds_left_in_an_outer_column_stay_and_take_no_third():
    pos = scored(
        """
        . . . . .
        k . K . .
        g o G g .
        """,
        stack="koGK",
    )
    pos.play("done")
    assert picture(pos) == drawn_as("""
        . . K . .
        k o G g .
        g k o G K
    """)
    assert len(pos.view()["flock"]) == 10


@pytest.mark.clause("above_the_clouds.next.surplus")
def test_two_birds_left_in_a_second_column_are_already_in_formation():
    pos = scored(
        """
        . . . . .
        . k K . .
        . o G g .
        """,
        stack="goGK",
    )
    pos.play("done")
    assert picture(pos) == drawn_as("""
        . . K . .
        . k G g .
        g o o G K
    """)


@pytest.mark.clause("above_the_clouds.next.face-up")
def test_face_up_places_are_filled_after_the_flock_has_re_formed():
    pos = scored(stack="kgGoKok", face_up="")
    assert pos.view()["face_up"] == [None, None]
    pos.play("done")
    assert picture(pos)[2] == "k g G o K"
    assert pos.view()["face_up"] == ["swift", "kite-female"]
    assert pos.view()["stack"]["count"] == 0


@pytest.mark.clause("above_the_clouds.next.face-up")
def test_face_up_birds_stay_from_stage_to_stage():
    pos = scored(stack="kgGoKok", face_up="oo")
    pos.play("done")
    assert pos.view()["face_up"] == ["swift", "swift"]
    assert pos.view()["stack"]["count"] == 2


def starters(drawing, players=4, chances=1):
    """Who starts the next stage when the flock has re-formed to this drawing, for several chances."""
    hands = [["free-flight-m3-b6"], [], [], []] if players == 4 else [["standard-m4-b5"], []]
    found = set()
    for chance in range(chances):
        pos = clouds(
            drawing,
            players=players,
            decision="score-cards",
            hands=hands,
            cubes=[1] * players,
            chance=chance,
        )
        pos.play("done")
        assert picture(pos) == drawn_as(drawing)
        assert pos.decision == "turn"
        assert pos.view()["start_seat"] == pos.seat
        found.add(pos.seat)
    return found


STARTERS = {
    "most birds in the front row, whatever the rows behind": (
        """
        . . c g c . .
        . s K k s S .
        k g o o G o g
        """,
        {2},
    ),
    "a tie in the front row is broken by the two front rows": (
        """
        . . k g o . .
        . s K G g S .
        k s o o G c o
        """,
        {1},
    ),
    "only the tied take part in the second count, which the swallows lead": (
        """
        . . k g o . .
        . s s S S o .
        k c o o G c o
        """,
        {0, 1},
    ),
    "chance decides among those still tied and among nobody else": (
        """
        . . k g c . .
        . s K o C S .
        k s o o G c g
        """,
        {0, 2},
    ),
    "a front row of neutral birds ties everybody": (
        """
        . . o o o . .
        . s K g S G .
        k c o o k c g
        """,
        {1, 3},
    ),
}


@pytest.mark.clause("above_the_clouds.next.start-player")
@pytest.mark.clause("above_the_clouds.setup.start-player")
@pytest.mark.parametrize("case", STARTERS)
def test_who_starts_the_next_stage(case):
    drawing, seats = STARTERS[case]
    assert starters(drawing, chances=5 if len(seats) == 1 else 40) == seats


@pytest.mark.clause("above_the_clouds.next.start-player")
def test_the_front_row_is_counted_after_the_flock_has_re_formed():
    pos = clouds(
        """
        . . k . .
        k g G o .
        k o g g K
        """,
        cubes=[1, 0],
    )
    pos.play("pass")
    assert picture(pos)[0] == ". . G . ."
    assert pos.seat == 1


@pytest.mark.clause("above_the_clouds.next.start-player")
def test_a_new_stage_begins_with_a_turn_of_the_start_player():
    pos = scored(stack="kgGoKo")
    events = pos.play("done")
    assert [event.values for event in events if event.name == "starts"] == [{"seat": "0"}]
    assert (pos.seat, pos.decision) == (0, "turn")
    assert "swap f3 m3" not in legal(pos)  # the cubes of this table are all in the box
