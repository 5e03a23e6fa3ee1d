"""What a seat knows: hands, cards taken in the open, the layers of the stack, the nest cards to come."""

import random

import pytest

from tests.games.asking import legal, why

from .builder import EVERYBODY, GAME, NESTS, cards, clouds, play

FLOCK = """
. . k . .
. g K o .
k o G g k
"""
SECRET = ["dodge-m4-b1", "neutral-b1-b5"]


@pytest.mark.clause("above_the_clouds.setup.hidden")
def test_a_card_taken_from_the_display_is_known_to_all():
    pos = clouds(FLOCK, hands=[SECRET, []], display=["score-m3-m4"])
    pos.play("take score-m3-m4")
    for viewer in (1, None):
        assert cards(pos.view(viewer)["hands"][0]) == ["?", "?", "score-m3-m4"]


@pytest.mark.clause("above_the_clouds.setup.hidden")
def test_a_known_card_stays_known_when_cards_before_it_leave_the_hand():
    pos = clouds(FLOCK, hands=[SECRET, []], display=["score-m3-m4"])
    play(pos, "take score-m3-m4", "pass", "play dodge-m4-b1", "swap b1 b3")
    assert cards(pos.view(1)["hands"][0]) == ["?", "score-m3-m4"]
    assert cards(pos.view(1)["discards"]) == ["dodge-m4-b1"]


@pytest.mark.clause("above_the_clouds.setup.hidden")
def test_the_deal_is_logged_without_the_cards_of_others():
    pos = GAME.new(players=3, seed=2)
    dealt = [event for event in pos.opening if event.name == "dealt"]
    assert len(dealt) == 6
    for event in dealt:
        owner = int(event.values["seat"])
        assert event.seen_by(owner).values["card"] in pos.to_dict()["hand"][owner]
        for viewer in {0, 1, 2, None} - {owner}:
            assert event.seen_by(viewer).values["card"] == "?"


@pytest.mark.clause("above_the_clouds.setup.hidden")
def test_hand_sizes_cubes_display_discards_and_face_up_birds_are_public():
    pos = clouds(
        FLOCK,
        hands=[SECRET, ["standard-m4-b5"]],
        display=["score-m3-m4"],
        discards=["diagonal-m1-b3"],
        deck=["diagonal-m2-m3"],
        face_up="oK",
        cubes=[7, 4],
    )
    for viewer in (0, 1, None):
        view = pos.view(viewer)
        assert [len(hand) for hand in view["hands"]] == [2, 1]
        assert view["cubes"] == [7, 4]
        assert cards(view["display"]) == ["score-m3-m4"]
        assert cards(view["discards"]) == ["diagonal-m1-b3"]
        assert view["face_up"] == ["swift", "kite-male"]
        assert view["deck"] == 1


@pytest.mark.clause("above_the_clouds.setup.hidden")
def test_which_birds_lie_in_the_stack_is_known_but_not_their_order():
    one = clouds(FLOCK, stack="oKG go")
    other = clouds(FLOCK, stack="GoK og")
    assert one.view(0)["stack"] == {
        "count": 5,
        "layers": [{"goose-male": 1, "kite-male": 1, "swift": 1}, {"goose-female": 1, "swift": 1}],
    }
    assert one.view(0) == other.view(0)
    assert clouds(FLOCK, stack="GgK oo").view(0) != one.view(0)  # which bird lies in which layer is known


SECRETS = {  # two tables that differ only in what seat 0 cannot know
    "the order of the stack": ({"stack": "oKG go"}, {"stack": "KGo og"}),
    "the order of the deck": ({"deck": ["diagonal-m1-b3", "score-m3-m4"]}, {"deck": ["score-m3-m4", "diagonal-m1-b3"]}),
    "a card of an opponent or of the deck": (
        {"hands": [SECRET, ["diagonal-m1-b3", "standard-m4-b5"]], "deck": ["score-m3-m4"]},
        {"hands": [SECRET, ["score-m3-m4", "standard-m4-b5"]], "deck": ["diagonal-m1-b3"]},
    ),
    "the nest cards to come": ({"later_nests": ["couples", "shy"]}, {"later_nests": ["early", "growing"]}),
    "the shuffles to come": ({"chance": 1}, {"chance": 2}),
}


@pytest.mark.clause("above_the_clouds.setup.hidden")
@pytest.mark.parametrize("secret", SECRETS)
def test_what_a_seat_cannot_know_changes_nothing_it_sees(secret):
    one, other = (
        clouds(**{"flock": FLOCK, "hands": [SECRET, ["standard-m4-b5"]], **table}) for table in SECRETS[secret]
    )
    assert one.to_dict() != other.to_dict()
    assert one.view(0) == other.view(0)
    assert one.view() == other.view()
    record = GAME.layout
    assert record.seen(one.states, 0).tobytes() == record.seen(other.states, 0).tobytes()
    assert one.redeal(0, 9).to_dict() == other.redeal(0, 9).to_dict()
    assert legal(one) == legal(other)
    assert (one.observation(0) == other.observation(0)).all()
    for action in GAME.actions.meaningful(2):
        assert why(one, action) == why(other, action)


@pytest.mark.clause("above_the_clouds.setup.hidden")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_nest_cards_to_come_are_hidden_and_the_one_of_the_stage_is_not(stage):
    pos = clouds(FLOCK, stage=stage, nest="shy", later_nests=["couples"])
    for viewer in (0, 1, None):
        view = pos.view(viewer)
        assert view["nest"]["name"] == "shy"
        assert len(view.pop("past_nests")) == stage - 1
        assert not set(NESTS) - {"shy"} & set(str(view).replace("'", " ").split())


@pytest.mark.clause("above_the_clouds.setup.hidden")
def test_a_redeal_keeps_what_a_seat_knows_and_moves_everything_else():
    pos = clouds(
        FLOCK,
        hands=[SECRET, ["standard-m4-b5", "display-m5-b4"]],
        known=["display-m5-b4"],
        deck=["diagonal-m1-b3", "score-m3-m4", "standard-b1-b4"],
        discards=["standard-b2-b5"],
        stack="oKG go",
        later_nests=["couples", "shy"],
    )
    hidden_cards, tops, bottoms, nests = set(), set(), set(), set()
    for seed in range(60):
        dealt = pos.redeal(0, seed)
        assert dealt.view(0) == pos.view(0)
        table = dealt.to_dict()
        assert table["hand"][0] == SECRET
        assert table["hand"][1][1] == "display-m5-b4"
        hidden_cards.add(table["hand"][1][0])
        tops.add(table["stack"][-1])
        bottoms.add(table["stack"][0])
        nests.add(table["nests"][1])
    assert hidden_cards == {"standard-m4-b5", "diagonal-m1-b3", "score-m3-m4", "standard-b1-b4"}
    assert tops == {"swift", "kite-male", "goose-male"}
    assert bottoms == {"swift", "goose-female"}
    assert nests == set(NESTS) - {"even"}


@pytest.mark.clause("above_the_clouds.setup.hidden")
def test_a_deck_made_from_the_discards_holds_no_card_of_a_hand():
    start = clouds(
        decision="score-cards",
        cubes=[0, 0],
        hands=[["dodge-m4-b1"], ["standard-m4-b5"]],
        discards=[
            "diagonal-m1-b3",
            "score-m3-m4",
            "standard-b1-b4",
            "standard-b2-b5",
            "display-m5-b4",
            "standard-m5-b2",
        ],
    )
    play(start, "done", "done")
    assert start.view()["deck"] == 2
    for seed in range(30):
        assert start.redeal(0, seed).to_dict()["hand"][1] == ["standard-m4-b5"]


@pytest.mark.clause("above_the_clouds.setup.hidden")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_whole_game_nobody_sees_a_card_that_was_dealt_to_another_and_not_shown(players):
    dice = random.Random(players)
    pos = GAME.new(players=players, seed=players)
    while not pos.over:
        table = pos.to_dict()
        for viewer in [*range(players), None]:
            for seat in range(players):
                seen = cards(pos.view(viewer)["hands"][seat])
                secret = [known != EVERYBODY and seat != viewer for known in table["hand_known"][seat]]
                assert seen == [
                    "?" if hidden else card for hidden, card in zip(secret, table["hand"][seat], strict=False)
                ]
        pos.play(dice.choice(pos.legal()))


@pytest.mark.clause("above_the_clouds.landing.stack")
@pytest.mark.clause("above_the_clouds.card.favorite-bird")
def test_a_landing_adds_a_layer_to_the_stack_and_a_search_leaves_only_one():
    pos = clouds(
        """
        . . k g c . .
        . s K G C o .
        k s S o c g o
        """,
        players=4,
        cubes=[4, 4, 4, 4],
        face_up="oo",
        stack="kKgGcCsS",
        hands=[["favorite-bird-m4-b4"], [], [], []],
    )
    assert layers(pos) == [8]
    while pos.view()["stage"] == 1:
        pos.play("done" if pos.decision == "score-cards" else "pass")
    assert layers(pos) == [1, 7]  # seven of the eight joined the flock, seven landed
    assert pos.view(1)["stack"]["layers"][0] == {"swallow-male": 1}
    while pos.seat != 0:
        pos.play("pass")
    play(pos, "play favorite-bird-m4-b4", "search swallow-male")
    assert layers(pos) == [7]


def layers(pos):
    """How many birds lie in each layer of the stack, from the top."""
    return [sum(layer.values()) for layer in pos.view(1)["stack"]["layers"]]


# ---------------------------------------------------------------------- dealing anew is uniform


def shares(position, seat, look, deals=1500):
    """How often `look` answers what, over many deals anew."""
    counts = {}
    for seed in range(deals):
        for answer in look(position.redeal(seat, seed).to_dict()):
            counts[answer] = counts.get(answer, 0) + 1 / deals
    return counts


def test_every_unseen_card_is_as_likely_in_every_unseen_place():
    pos = GAME.new(players=3, seed=4)
    unseen = 19 - 5 - 2  # all but the display and the own hand
    for look in (
        lambda data: data["hand"][1][:1],
        lambda data: data["hand"][2][1:],
        lambda data: data["deck"][:1],
        lambda data: data["deck"][-1:],
    ):
        counts = shares(pos, 0, look)
        assert len(counts) == unseen
        assert 0.5 / unseen < min(counts.values()) <= max(counts.values()) < 1.6 / unseen


def test_the_top_of_the_stack_is_dealt_by_what_is_in_its_layer():
    pos = clouds({"b1": "kite-female", "b2": "goose-female"}, stack="oGo KK")
    assert set(shares(pos, 0, lambda data: data["stack"][:2])) == {"kite-male"}
    top = shares(pos, 0, lambda data: data["stack"][-1:])
    assert set(top) == {"swift", "goose-male"}
    assert abs(top["swift"] - 2 / 3) < 0.05


def test_after_a_reshuffle_unseen_hands_and_deck_are_not_mixed():
    cards = ["dodge-m4-b1", "standard-m4-b5"]
    pos = clouds(FLOCK, hands=[[], ["standard-b1-b4", "neutral-b1-b5"]], deck=cards)
    mixed = shares(pos, 0, lambda data: data["deck"][:1], deals=200)
    assert len(mixed) == 4
    data = {**pos.to_dict(), "reshuffled": 1}
    apart = shares(GAME.from_dict(data, whole=False), 0, lambda data: data["deck"][:1], deals=200)
    assert set(apart) == set(cards)
