"""The action halves of the ten kinds of maneuver cards."""

from itertools import chain

import pytest

from tests.games.asking import legal, why

from .builder import BIRDS, GAME, cards, clouds, drawn_as, hand, picture, play
from .deck import COST, EVERY_MANEUVER, MANEUVERS, kind

FLOCK = """
. . k g c . .
. s K G C o .
k s S o c g o
"""

FLOCKS = {
    2: """
    . . k . .
    . g K o .
    k o G g k
    """,
    3: """
    . . k g . .
    . c K o G .
    k o g c C k
    """,
    4: FLOCK,
}

DECISION = {"standard": "standard", "score": "score-one", "favorite-bird": "search", "display": "copy"}
SCORING = {2: "neutral-b1-b5", 3: "neutral-b1-b6", 4: "neutral-b1-b2"}  # cards that pay for the kite on b1
SECOND_SCORING = {2: "standard-b1-b4", 3: "sharp-dodge-b1-b2", 4: "lead-change-b1-b6"}


def holding(*hand, **rest):
    """Four players; the first holds these cards."""
    return clouds(**{"flock": FLOCK, "players": 4, "hands": [hand, [], [], []], **rest})


# ---------------------------------------------------------------------- all 57


@pytest.mark.clause("above_the_clouds.card.play")
@pytest.mark.parametrize(("players", "card"), EVERY_MANEUVER)
def test_every_card_costs_its_cubes_goes_to_the_discards_and_lets_its_action_follow(players, card):
    other = next(name for name in (SCORING[players], SECOND_SCORING[players]) if name != card)
    displayed = next(name for name in MANEUVERS[players] if kind(name) == "lead-change" and name != card)
    hands = [[card, other], *[[]] * (players - 1)]
    pos = clouds(FLOCKS[players], players=players, hands=hands, display=[displayed], stack="o")
    full = pos.view()["cubes"][0]
    pos.play(f"play {card}")
    cost = COST.get(kind(card), 0)  # Display is paid with what it uses
    assert pos.view()["cubes"][0] == full - cost
    assert pos.view()["in_nest"][0] == cost
    assert pos.view()["actions"]["sideways"]["cubes"] == 0
    assert cards(pos.view()["discards"]) == [card]
    assert hand(pos) == [other]
    assert (pos.seat, pos.decision) == (0, DECISION.get(kind(card), "swap"))


@pytest.mark.clause("above_the_clouds.setup.cards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_count_has_its_own_set_of_cards(players):
    table = GAME.new(players=players, seed=1).to_dict()
    assert sorted([*chain(*table["hand"]), *table["display"], *table["deck"]]) == sorted(MANEUVERS[players])


# ---------------------------------------------------------------------- playing a card


@pytest.mark.clause("above_the_clouds.card.play")
def test_only_cards_of_the_own_hand_can_be_played():
    pos = clouds(FLOCK, players=4, hands=[[], ["dodge-m1-b4"], [], []], display=["lead-change-m1-b5"])
    assert why(pos, "play dodge-m1-b4") == ["card.play: not-in-hand"]
    assert why(pos, "play lead-change-m1-b5") == ["card.play: not-in-hand"]


@pytest.mark.clause("above_the_clouds.card.play")
@pytest.mark.clause("above_the_clouds.turn.afford")
@pytest.mark.parametrize("card", [card for card in MANEUVERS[4] if kind(card) != "display"])
def test_a_card_needs_its_cost_in_cubes(card):
    other = "neutral-b1-b2" if card != "neutral-b1-b2" else "dodge-m1-b4"
    cost = COST[kind(card)]
    enough = holding(card, other, stack="o", cubes=[cost, 9, 9, 9])
    assert f"play {card}" in legal(enough)
    short = holding(card, other, stack="o", cubes=[cost - 1, 9, 9, 9])
    assert why(short, f"play {card}") == ["turn.afford: card-cost"]


@pytest.mark.clause("above_the_clouds.card.play")
def test_the_cubes_of_a_card_raise_no_price():
    pos = holding("dodge-m1-b4", on_action={"sideways": (1, 1)}, cubes=[10, 9, 9, 9])
    play(pos, "play dodge-m1-b4", "swap m3 m5")
    assert pos.view()["actions"]["sideways"] == {"price": 2, "cubes": 1, "seat": 1}
    assert pos.view()["in_nest"] == [2, 0, 0, 0]
    assert (pos.seat, pos.decision) == (1, "turn")


@pytest.mark.clause("above_the_clouds.card.play")
def test_a_card_played_is_carried_out_before_anything_else():
    pos = holding("dodge-m1-b4", "lead-change-m1-b5", display=["neutral-b1-b2"], face_up="o")
    pos.play("play dodge-m1-b4")
    for action in ("pass", "add first", "take neutral-b1-b2", "play lead-change-m1-b5"):
        assert why(pos, action) == ["card.dodge: not-now"]


# ---------------------------------------------------------------------- the cards that swap


SWAPS = {
    "dodge-m1-b4": {"swap f3 f5", "swap m3 m5", "swap b1 b3"},
    "sharp-dodge-b6-b7": {"swap m3 m6", "swap b1 b4"},
    "lead-change-b1-b6": {"swap f3 b3"},
    "neutral-m2-m6": {"swap m5 m6", "swap m6 b6", "swap b3 b4", "swap b4 b5", "swap m4 b4", "swap b6 b7"},
    "diagonal-m5-b1": {"swap f3 m2", "swap f3 m4", "swap f4 m3", "swap m3 b2", "swap m3 b4", "swap m2 b1"},
}


APART = {  # rows and columns from one bird to the other
    "dodge-m1-b4": {(0, 2)},
    "sharp-dodge-b6-b7": {(0, 3)},
    "lead-change-b1-b6": {(2, 0)},
    "diagonal-m5-b1": {(1, 1)},
    "neutral-m2-m6": {(0, 1), (1, 0)},
}


EXCHANGED = {
    "dodge-m1-b4": (
        "swap m3 m5",
        """
        . . k g c . .
        . s C G K o .
        k s S o c g o
        """,
    ),
    "sharp-dodge-b6-b7": (
        "swap b1 b4",
        """
        . . k g c . .
        . s K G C o .
        o s S k c g o
        """,
    ),
    "lead-change-b1-b6": (
        "swap f3 b3",
        """
        . . S g c . .
        . s K G C o .
        k s k o c g o
        """,
    ),
    "neutral-m2-m6": (
        "swap m4 b4",
        """
        . . k g c . .
        . s K o C o .
        k s S G c g o
        """,
    ),
    "diagonal-m5-b1": (
        "swap m3 b4",
        """
        . . k g c . .
        . s o G C o .
        k s S K c g o
        """,
    ),
}


REFUSED = {
    "dodge-m1-b4": {
        "swap m2 m3": "card.dodge: not-connected-dodge",
        "swap m3 m6": "card.dodge: not-connected-dodge",
        "swap f3 b3": "card.dodge: not-connected-dodge",
        "swap f3 m5": "card.dodge: not-connected-dodge",
        "swap f1 f3": "action.swap-birds: empty-space",
        "swap m4 m6": "card.dodge: not-yours",
    },
    "sharp-dodge-b6-b7": {
        "swap m3 m5": "card.sharp-dodge: not-connected-sharp-dodge",
        "swap b1 b5": "card.sharp-dodge: not-connected-sharp-dodge",
        "swap f3 f6": "action.swap-birds: empty-space",
        "swap b4 b7": "card.sharp-dodge: not-yours",
    },
    "lead-change-b1-b6": {
        "swap f3 m3": "card.lead-change: not-connected-lead-change",
        "swap f3 f5": "card.lead-change: not-connected-lead-change",
        "swap f1 b1": "action.swap-birds: empty-space",
        "swap f4 b4": "card.lead-change: not-yours",
    },
    "neutral-m2-m6": {
        "swap f3 m3": "card.neutral: not-neutral",
        "swap m3 b4": "card.neutral: not-connected-neutral",
        "swap m6 b7": "card.neutral: not-connected-neutral",
        "swap m6 m7": "action.swap-birds: empty-space",
    },
    "diagonal-m5-b1": {
        "swap f3 m3": "card.diagonal: not-connected-diagonal",
        "swap f3 f4": "card.diagonal: not-connected-diagonal",
        "swap f3 b5": "card.diagonal: not-connected-diagonal",
        "swap f2 m3": "action.swap-birds: empty-space",
        "swap f4 m5": "card.diagonal: not-yours",
    },
}


@pytest.mark.clause("above_the_clouds.card.dodge")
@pytest.mark.clause("above_the_clouds.card.sharp-dodge")
@pytest.mark.clause("above_the_clouds.card.lead-change")
@pytest.mark.clause("above_the_clouds.card.neutral")
@pytest.mark.clause("above_the_clouds.card.diagonal")
class TestTheCardsThatSwap:
    @pytest.mark.parametrize("card", SWAPS)
    def test_a_card_reaches_exactly_the_birds_it_says(self, card):
        pos = holding(card)
        pos.play(f"play {card}")
        assert legal(pos) == SWAPS[card]

    @pytest.mark.parametrize("turned", range(0, 21, 2))
    @pytest.mark.parametrize("card", APART)
    def test_on_a_full_board_a_card_reaches_every_bird_at_its_distance_and_no_other(self, card, turned):
        board = [f"{row}{column}" for row in "fmb" for column in range(1, 8)]
        letters = "kgoKcskgokcSogKcosGCo"
        flock = {space: BIRDS[letters[(n + turned) % 21]] for n, space in enumerate(board)}
        pos = holding(card, flock=flock)
        pos.play(f"play {card}")
        mover = "swift" if kind(card) == "neutral" else "kite"
        expected = set()
        for n, first in enumerate(board):
            for second in board[n + 1 :]:
                rows = abs("fmb".index(first[0]) - "fmb".index(second[0]))
                columns = abs(int(first[1]) - int(second[1]))
                if (rows, columns) in APART[card] and mover in flock[first] + flock[second]:
                    expected.add(f"swap {first} {second}")
        assert legal(pos) == expected

    @pytest.mark.parametrize("card", EXCHANGED)
    def test_a_card_exchanges_two_birds(self, card):
        swap, after = EXCHANGED[card]
        pos = holding(card)
        play(pos, f"play {card}", swap)
        assert picture(pos) == drawn_as(after)

    @pytest.mark.parametrize("card", REFUSED)
    def test_a_card_refuses_every_other_swap(self, card):
        pos = holding(card)
        pos.play(f"play {card}")
        assert {swap: why(pos, swap) for swap in REFUSED[card]} == {swap: [why] for swap, why in REFUSED[card].items()}


@pytest.mark.clause("above_the_clouds.card.dodge-over")
@pytest.mark.parametrize(
    ("card", "swap", "front"),
    [("dodge-m1-b4", "swap f3 f5", ". . c . k . g"), ("sharp-dodge-b6-b7", "swap f4 f7", None)],
)
def test_a_dodge_reaches_over_empty_spaces(card, swap, front):
    drawing = """
    . . k . c . g
    . s K G C o g
    k s S o c g o
    """
    if front is None:
        drawing = """
        . . . k . . g
        . s K G C o g
        k s S o c g o
        """
        front = ". . . g . . k"
    pos = holding(card, flock=drawing)
    play(pos, f"play {card}", swap)
    assert picture(pos)[0] == front


@pytest.mark.clause("above_the_clouds.card.neutral")
def test_two_neutral_birds_may_be_swapped():
    drawing = """
    . . . . . . .
    . . . . . . .
    k . o o . . .
    """
    pos = holding("neutral-m2-m6", flock=drawing)
    pos.play("play neutral-m2-m6")
    assert legal(pos) == {"swap b3 b4"}
    pos.play("swap b3 b4")
    assert pos.seat == 1


@pytest.mark.clause("above_the_clouds.card.free-flight")
def test_free_flight_exchanges_an_own_bird_with_any_other_on_the_board():
    pos = holding("free-flight-m3-b6")
    pos.play("play free-flight-m3-b6")
    flock = ["f3", "f4", "f5", "m2", "m3", "m4", "m5", "m6", "b1", "b2", "b3", "b4", "b5", "b6", "b7"]
    kites = {"f3", "m3", "b1"}
    pairs = {(first, second) for n, first in enumerate(flock) for second in flock[n + 1 :] if kites & {first, second}}
    assert legal(pos) == {f"swap {first} {second}" for first, second in pairs}
    assert why(pos, "swap f4 b7") == ["card.free-flight: not-yours"]
    assert why(pos, "swap f3 f7") == ["action.swap-birds: empty-space"]
    pos.play("swap b1 f5")
    assert picture(pos) == drawn_as("""
        . . k g k . .
        . s K G C o .
        c s S o c g o
    """)


@pytest.mark.clause("above_the_clouds.action.swap-birds")
def test_a_card_may_swap_two_birds_of_your_own():
    pos = holding("free-flight-m3-b6")
    play(pos, "play free-flight-m3-b6", "swap m3 b1")
    assert picture(pos) == drawn_as("""
        . . k g c . .
        . s k G C o .
        K s S o c g o
    """)


@pytest.mark.clause("above_the_clouds.turn.possible")
@pytest.mark.parametrize("card", [*SWAPS, "free-flight-m3-b6"])
def test_a_swap_card_cannot_be_played_without_a_pair_to_swap(card):
    pos = holding(card, flock={"b4": "kite-female"})
    assert why(pos, f"play {card}") == [f"card.{kind(card)}: impossible-{kind(card)}"]


# ---------------------------------------------------------------------- Standard


DEAR = dict.fromkeys(("sideways", "forward", "add", "take"), (1, 4))


@pytest.mark.clause("above_the_clouds.card.standard")
def test_standard_offers_every_standard_action_for_two_cubes_whatever_it_costs():
    pos = holding(
        "standard-m4-b1", cubes=[2, 9, 9, 9], on_action=DEAR, face_up="oo", stack="K", display=["dodge-m1-b4"]
    )
    assert legal(pos) == {"pass", "play standard-m4-b1"}
    pos.play("play standard-m4-b1")
    sideways = {"swap f3 f4", "swap m2 m3", "swap m3 m4", "swap b1 b2"}
    forward = {"swap f3 m3", "swap m3 b3"}
    assert legal(pos) == sideways | forward | {"add first", "add second", "add stack", "take dodge-m1-b4"}
    assert why(pos, "pass") == ["card.standard: not-now"]


@pytest.mark.clause("above_the_clouds.card.standard")
@pytest.mark.parametrize(
    "actions", [["swap f3 f4"], ["swap f3 m3"], ["add first", "place 1 back"], ["take dodge-m1-b4"]]
)
def test_the_cubes_of_standard_go_to_the_nest_and_no_price_changes(actions):
    pos = holding("standard-m4-b1", on_action=DEAR, cubes=[9, 9, 9, 9], face_up="oo", display=["dodge-m1-b4"])
    before = pos.view()["actions"]
    play(pos, "play standard-m4-b1", *actions)
    assert pos.view()["actions"] == before
    assert pos.view()["cubes"] == [7, 9, 9, 9]
    assert pos.view()["in_nest"] == [2, 0, 0, 0]
    assert pos.seat == 1


@pytest.mark.clause("above_the_clouds.card.standard")
@pytest.mark.clause("above_the_clouds.card.play")
def test_taking_a_card_with_standard_never_forces_a_discard():
    pos = holding("standard-m4-b1", "dodge-m1-b4", "lead-change-m1-b5", "standard-m2-m5", display=["free-flight-m2-b5"])
    play(pos, "play standard-m4-b1", "take free-flight-m2-b5")
    assert hand(pos) == ["dodge-m1-b4", "lead-change-m1-b5", "standard-m2-m5", "free-flight-m2-b5"]
    assert (pos.seat, pos.decision) == (1, "turn")


@pytest.mark.clause("above_the_clouds.card.standard")
@pytest.mark.clause("above_the_clouds.turn.possible")
def test_standard_cannot_be_played_when_no_standard_action_is_possible():
    pos = holding("standard-m4-b1", flock={"b4": "kite-female", "b1": "goose-male"})
    assert why(pos, "play standard-m4-b1") == ["card.standard: impossible-standard"]
    with_a_card = holding("standard-m4-b1", flock={"b4": "kite-female"}, display=["dodge-m1-b4"])
    assert "play standard-m4-b1" in legal(with_a_card)


# ---------------------------------------------------------------------- Score


@pytest.mark.clause("above_the_clouds.card.score")
def test_score_pays_another_card_at_once_with_the_bonus_and_nothing_lands_first():
    drawing = """
    . . . . . . .
    . k . . k . .
    o s S o c g o
    """
    pos = holding("score-m7-b5", "standard-m2-m5", flock=drawing)  # both kites are the foremost of their columns
    play(pos, "play score-m7-b5", "score standard-m2-m5")
    assert pos.scores == [1 + 1 + 2, 0, 0, 0]
    assert cards(pos.view()["discards"]) == ["score-m7-b5", "standard-m2-m5"]
    assert hand(pos) == []
    assert picture(pos) == drawn_as(drawing)


@pytest.mark.clause("above_the_clouds.card.score")
def test_score_pays_one_card_only():
    pos = holding("score-m7-b5", "neutral-b1-b2", "lead-change-b1-b6")
    pos.play("play score-m7-b5")
    assert legal(pos) == {"score neutral-b1-b2", "score lead-change-b1-b6"}
    assert why(pos, "done") == ["card.score: not-now"]
    pos.play("score neutral-b1-b2")
    assert pos.scores == [3, 0, 0, 0]
    assert (pos.seat, pos.decision) == (1, "turn")
    assert hand(pos) == ["lead-change-b1-b6"]


@pytest.mark.clause("above_the_clouds.card.score")
def test_score_needs_another_card_that_scores():
    drawing = """
    . . . . . . .
    . . . . . . .
    o s S o k g o
    """
    alone = holding("score-m7-b5", flock=drawing)  # its own b5 is held, but a card does not score itself
    assert why(alone, "play score-m7-b5") == ["card.score: impossible-score"]
    useless = holding("score-m7-b5", "neutral-b1-b2", flock=drawing)
    assert why(useless, "play score-m7-b5") == ["card.score: impossible-score"]
    another = holding("score-m7-b5", "free-flight-m2-b5", "neutral-b1-b2", flock=drawing)
    another.play("play score-m7-b5")
    assert legal(another) == {"score free-flight-m2-b5"}
    assert why(another, "score neutral-b1-b2") == ["card.score: scores-nothing"]
    assert why(another, "score lead-change-m1-b5") == ["card.score: not-in-hand"]


# ---------------------------------------------------------------------- Favorite Bird


@pytest.mark.clause("above_the_clouds.card.favorite-bird")
def test_favorite_bird_takes_any_bird_of_the_stack_but_none_that_lies_face_up():
    pos = holding("favorite-bird-m4-b4", face_up="KS", stack="oGok")
    pos.play("play favorite-bird-m4-b4")
    assert legal(pos) == {"search swift", "search goose-male", "search kite-female"}
    assert why(pos, "search kite-male") == ["card.favorite-bird: not-in-stack"]
    assert why(pos, "pass") == ["card.favorite-bird: not-now"]


@pytest.mark.clause("above_the_clouds.card.favorite-bird")
def test_the_bird_found_is_shown_and_placed_like_any_new_bird():
    pos = holding("favorite-bird-m4-b4", face_up="KS", stack="oGok")
    play(pos, "play favorite-bird-m4-b4", "search kite-female")
    assert [pos.view(seat)["drawn"] for seat in (0, 1, None)] == ["kite-female"] * 3
    assert (pos.seat, pos.decision) == (0, "place")
    assert why(pos, "place 3 back") == ["action.add-full: column-full"]
    pos.play("place 7 back")
    assert picture(pos) == drawn_as("""
        . . k g c . .
        . s K G C o o
        k s S o c g k
    """)
    assert pos.view()["stack"] == {"count": 3, "layers": [{"goose-male": 1, "swift": 2}]}
    assert pos.view()["face_up"] == ["kite-male", "swallow-male"]
    assert pos.view()["cubes"][0] == 12
    assert pos.view()["actions"]["add"]["price"] == 1


@pytest.mark.clause("above_the_clouds.card.favorite-bird")
def test_the_whole_stack_is_shuffled_after_the_search_landed_birds_included():
    orders = set()
    for seed in range(30):
        pos = holding("favorite-bird-m4-b4", stack="oK kGS", chance=seed)
        assert len(pos.view()["stack"]["layers"]) == 2
        play(pos, "play favorite-bird-m4-b4", "search swift")
        assert len(pos.view()["stack"]["layers"]) == 1
        orders.add(tuple(pos.to_dict()["stack"]))
    assert {order[-1] for order in orders} == {"kite-male", "kite-female", "goose-male", "swallow-male"}


@pytest.mark.clause("above_the_clouds.card.favorite-bird")
def test_favorite_bird_needs_a_stack_and_room():
    no_stack = holding("favorite-bird-m4-b4", face_up="KS")
    assert why(no_stack, "play favorite-bird-m4-b4") == ["card.favorite-bird: impossible-favorite-bird"]
    full = clouds(
        """
        k K g G c C
        k K g G c C
        k o g o c o
        """,
        players=3,
        hands=[["favorite-bird-m6-b3"], [], []],
        stack="oo",
    )
    assert why(full, "play favorite-bird-m6-b3") == ["card.favorite-bird: impossible-favorite-bird"]


# ---------------------------------------------------------------------- Display


@pytest.mark.clause("above_the_clouds.card.display")
@pytest.mark.parametrize(
    ("used", "actions"),
    [
        ("dodge-m1-b4", ["swap m3 m5"]),
        ("sharp-dodge-b6-b7", ["swap b1 b4"]),
        ("lead-change-b1-b6", ["swap f3 b3"]),
        ("standard-m4-b1", ["swap f3 m3"]),
        ("neutral-m2-m6", ["swap b6 b7"]),
        ("diagonal-m5-b1", ["swap m3 b4"]),
        ("score-m7-b5", ["score neutral-b1-b2"]),
        ("free-flight-m3-b6", ["swap b1 f5"]),
        ("favorite-bird-m4-b4", ["search kite-male", "place 1 back"]),
    ],
)
def test_display_uses_a_displayed_card_at_its_cost_and_leaves_it_there(used, actions):
    cost = COST[kind(used)]
    pos = holding("display-m3-b7", "neutral-b1-b2", display=[used], stack="K", cubes=[cost, 9, 9, 9])
    play(pos, "play display-m3-b7", f"copy {used}")
    assert pos.view()["cubes"] == [0, 9, 9, 9]
    assert pos.view()["in_nest"] == [cost, 0, 0, 0]
    before = picture(pos), pos.scores
    play(pos, *actions)
    assert (picture(pos), pos.scores) != before
    assert cards(pos.view()["display"]) == [used]
    assert cards(pos.view()["discards"])[0] == "display-m3-b7"
    assert (pos.seat, pos.decision) == (1, "turn")


@pytest.mark.clause("above_the_clouds.card.display")
def test_display_uses_only_displayed_cards_that_are_possible_and_not_another_display():
    shown = ["display-m3-m6", "dodge-m1-b4", "free-flight-m3-b6", "favorite-bird-m4-b4"]
    pos = holding("display-m3-b7", "lead-change-m1-b5", display=shown, cubes=[3, 9, 9, 9])
    pos.play("play display-m3-b7")
    assert legal(pos) == {"copy dodge-m1-b4"}
    assert why(pos, "copy display-m3-m6") == ["card.display: no-display-of-display"]
    assert why(pos, "copy lead-change-m1-b5") == ["card.display: not-displayed"]
    assert why(pos, "copy free-flight-m3-b6") == ["turn.afford: card-cost"]
    assert why(pos, "copy favorite-bird-m4-b4") == [
        "turn.afford: card-cost",
        "card.favorite-bird: impossible-favorite-bird",
    ]
    assert why(pos, "pass") == ["card.display: not-now"]


@pytest.mark.clause("above_the_clouds.card.display")
@pytest.mark.parametrize(
    ("shown", "cubes"), [([], 9), (["display-m3-m6"], 9), (["dodge-m1-b4"], 1), (["score-m7-b5"], 9)]
)
def test_display_cannot_be_played_without_a_card_that_it_can_use(shown, cubes):
    pos = holding("display-m3-b7", display=shown, cubes=[cubes, 9, 9, 9])
    assert why(pos, "play display-m3-b7") == ["card.display: nothing-to-copy"]


@pytest.mark.clause("above_the_clouds.card.display")
def test_display_with_standard_takes_another_card_than_the_one_used():
    pos = holding("display-m3-b7", display=["standard-m4-b1", "dodge-m1-b4"])
    play(pos, "play display-m3-b7", "copy standard-m4-b1")
    assert legal(pos, "take") == {"take dodge-m1-b4"}
    assert why(pos, "take standard-m4-b1") == ["card.display: copied-stays"]
    pos.play("take dodge-m1-b4")
    assert hand(pos) == ["dodge-m1-b4"]
    assert cards(pos.view()["display"]) == ["standard-m4-b1"]


@pytest.mark.clause("above_the_clouds.card.display")
def test_display_cannot_use_a_standard_card_that_could_only_take_itself():
    pos = holding("display-m3-b7", flock={"b4": "kite-female"}, display=["standard-m4-b1"])
    assert why(pos, "play display-m3-b7") == ["card.display: nothing-to-copy"]


@pytest.mark.clause("above_the_clouds.card.display")
def test_display_with_standard_and_a_full_hand_forces_no_discard():
    pos = holding(
        "display-m3-b7",
        "lead-change-m1-b5",
        "standard-m2-m5",
        "free-flight-m2-b5",
        display=["standard-m4-b1", "dodge-m1-b4"],
    )
    play(pos, "play display-m3-b7", "copy standard-m4-b1", "take dodge-m1-b4")
    assert len(hand(pos)) == 4
    assert pos.seat == 1


@pytest.mark.clause("above_the_clouds.card.display")
def test_display_with_score_may_score_every_card_left_in_hand():
    pos = holding(
        "display-m3-b7",
        "free-flight-m2-b5",
        "neutral-b1-b2",
        display=["score-m7-b5"],
        flock=FLOCK.replace("c g o", "k g o"),
    )
    play(pos, "play display-m3-b7", "copy score-m7-b5")
    assert legal(pos) == {"score free-flight-m2-b5", "score neutral-b1-b2"}
