"""Objectives are secret: in views, in the log, in the notation, and for bots."""

import json

import pytest

from birdtable.bots import Knowledge
from birdtable.games.perch.content import OBJECTIVE_CARDS

from .builder import GAME, named, perch, scoring

CARDS = [["eggs", "wing"], ["jack", "stork"], ["emu", "chirp"]]


@pytest.mark.clause("perch.setup.hidden")
def test_nobody_sees_the_objectives_of_others():
    pos = perch(hands=["b1"], cards=CARDS)
    for viewer in (0, 1, 2, None):
        shown = pos.view(viewer)["objectives"]
        for seat in range(3):
            known = [shown[seat]["kept"]["objective"], shown[seat]["other"]["objective"]]
            assert known == (CARDS[seat] if viewer == seat else ["?", "?"])


@pytest.mark.clause("perch.setup.hidden")
def test_the_deal_and_the_choice_are_logged_without_the_cards_of_others():
    pos = GAME.new(players=3, seed=2)
    dealt = [event for event in pos.opening if event.name == "dealt"]
    assert len(dealt) == 6
    seat = pos.seat
    kept = pos.play("keep second")
    for event in [*dealt, *kept]:
        owner = int(event.values["seat"])
        for viewer in (0, 1, 2, None):
            assert (event.seen_by(viewer).values["objective"] == "?") == (viewer != owner)
    assert named(kept, "kept", "seat") == [str(seat)]


@pytest.mark.clause("perch.setup.hidden", "perch.setup.objectives")
def test_the_choice_tells_nothing_to_the_others_by_its_notation():
    """Whatever the other cannot know, keeping the first or the second card looks the same to it."""
    pos = GAME.new(players=3, seed=3)
    chooser = pos.seat
    other = (chooser + 1) % 3
    for seed in range(8):
        twin = pos.redeal(other, seed)
        assert {str(action) for action in twin.legal()} == {"keep first", "keep second"}
        views = set()
        for which in ("keep first", "keep second"):
            after = twin.copy()
            after.play(which)
            views.add(json.dumps(after.view(other)))
        assert len(views) == 1


@pytest.mark.clause("perch.setup.hidden")
def test_a_deal_anew_gives_every_fitting_objective_to_the_others_alike():
    pos = perch(hands=["b1"], cards=CARDS)
    data = pos.to_dict()
    dealt = {card for hand in CARDS for card in hand}
    pool = [card["id"] for card in OBJECTIVE_CARDS if card["players"][0] <= 3 and card["id"] not in dealt]
    pos = GAME.from_dict({**data, "deck": pool}, whole=False)
    seen = [pos.redeal(0, seed).to_dict()["cards"] for seed in range(300)]
    assert all(cards[0] == CARDS[0] for cards in seen)
    for seat, card in ((1, 0), (1, 1), (2, 0), (2, 1)):
        assert {cards[seat][card] for cards in seen} == set(pool) | set(CARDS[1]) | set(CARDS[2])


@pytest.mark.clause("perch.setup.hidden")
def test_kept_objectives_are_shown_at_the_end_and_returned_ones_never():
    pos = scoring(round_number=5, cards=CARDS)
    events = pos.play("done")
    told = named(events, "achieved", "objective") + named(events, "missed", "objective")
    assert sorted(told) == ["eggs", "emu", "jack"]
    shown = pos.view(None)["objectives"]
    assert [entry["kept"]["objective"] for entry in shown] == ["eggs", "jack", "emu"]
    assert [entry["other"]["objective"] for entry in shown] == ["?", "?", "?"]


@pytest.mark.clause("perch.setup.hidden")
def test_recruited_birds_and_the_bag_are_open():
    pos = perch(players=2, hands=["b2 y1", "r3"], bag="y2")
    assert pos.view(0)["hands"] == pos.view(1)["hands"] == pos.view(None)["hands"]
    assert pos.view(1)["bag"]["yellow"] == 2


def test_a_bots_actions_so_far_hold_no_secret():
    """Of two deals that a seat cannot tell apart, the list of actions it is handed is the same."""
    pos = GAME.new(players=3, seed=4)
    for _ in range(3):
        pos.play("keep second")
    keeps = Knowledge(pos).actions[:3]
    assert len(set(keeps)) == 1  # the place of a card, not the card
