"""Birds into the bag, birds out of it: Early Bird, Rookery, Happy Birdbath, Full Bird Feeder."""

import pytest

from tests.games.asking import legal, play, why

from .builder import GAME, birds, fountain, named, on, scoring

TO_BAG = """
early-bird        maple
         birch
ash               doghouse
         pine
elm               rookery
"""
RECRUITING = """
birdbath        maple
         birch
ash             feeder
         pine
elm             beehive
"""


@pytest.mark.clause("perch.migration.birds", "perch.recruit.draw")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_birds_of_every_flock_migrate_and_two_and_two_are_recruited(players):
    pos = GAME.new(players=players, seed=7, objectives=False)
    assert named(pos.opening, "migrated", "birds") == [2] * players
    hands = pos.view()["hands"]
    assert [sum(hand.values()) for hand in hands] == [4] * players
    assert all(hand[pos.view()["flocks"][seat]] >= 2 for seat, hand in enumerate(hands))
    assert sum(pos.view()["bag"].values()) == 0
    assert pos.view()["roost"] == dict.fromkeys(pos.view()["flocks"], 24)
    drawn = named(pos.opening, "drew", "seat")
    assert drawn == [str(seat) for seat in pos.view()["order"] for _ in range(2)]


@pytest.mark.clause("perch.migration.bird-brained", "perch.recruit.draw")
def test_the_bird_brained_flock_puts_in_four_birds_at_first_and_two_later():
    pos = GAME.new(players=2, seed=8, objectives=False)
    assert named(pos.opening, "migrated", "flock", "birds") == [("blue", 2), ("red", 2), ("yellow", 4)]
    assert sum(pos.view()["bag"].values()) == 4  # what is left stays in the bag
    pos = scoring(players=2, round_number=1)
    assert named(pos.play("done"), "migrated", "flock", "birds") == [("blue", 2), ("red", 2), ("yellow", 2)]


@pytest.mark.clause("perch.migration.shortage")
def test_whoever_has_too_few_birds_adds_what_there_is():
    pos = scoring(roost="b1 r8 y0")
    events = pos.play("done")
    assert named(events, "migrated", "flock", "birds") == [("blue", 1), ("red", 2), ("yellow", 0)]
    assert named(events, "took", "seat", "birds") == [("0", 0), ("1", 2), ("2", 0)]


@pytest.mark.clause("perch.migration.early-bird")
def test_the_early_birds_controller_adds_a_bird():
    events = scoring(TO_BAG, birds={"early-bird": "r2 b1"}).play("done")
    assert named(events, "added", "flock", "location") == [("red", "early-bird")]
    assert named(scoring(TO_BAG, birds={"early-bird": "r2 b2"}).play("done"), "added", "flock") == []
    empty = scoring(TO_BAG, birds={"early-bird": "r2"}, roost="b8 r2 y8")
    assert named(empty.play("done"), "added", "flock") == []  # none left in the Roost


@pytest.mark.clause("perch.migration.rookery", "perch.migration.rookery-fountain")
def test_the_printed_example_of_the_rookery():
    """Green has exactly two birds and adds one to the bag; then Blue, in control, sends one to the Fountain."""
    drawn = """
             rookery     maple
        ash         birch
             pine        doghouse
        elm         beehive
             oak         cornfield
    """
    pos = scoring(drawn, players=4, birds={"rookery": "b3 g2"}, nests={})
    pos.play("done")
    assert (pos.seat, pos.decision, legal(pos)) == (3, "rookery", {"add", "decline"})
    events = pos.play("add")
    assert named(events, "added", "flock") == ["green"]
    assert named(events, "sent", "flock", "location") == [("blue", "rookery")]
    assert on(pos, "rookery") == "b2 g2"
    assert (pos.seat, pos.decision) == (0, "seat")
    pos.play("seat 1c")
    assert fountain(pos) == {"1c": "b"}


@pytest.mark.clause("perch.migration.rookery", "perch.perch.nest-counts")
def test_exactly_two_counts_the_nest_and_the_adds_are_asked_in_turn_order():
    pos = scoring(TO_BAG, birds={"rookery": "b2 r1n y3"}, order=[1, 0, 2], seat=1, scores=[3, 5, 0])
    pos.play("done")
    assert (pos.seat, pos.decision) == (1, "rookery")  # red's one bird in a nest counts as two
    pos.play("decline")
    assert (pos.seat, pos.decision) == (0, "rookery")
    events = pos.play("decline")
    assert named(events, "declined", "seat", "decision") == [("0", "rookery")]
    assert named(events, "added", "flock") == []
    assert named(events, "sent", "flock") == ["yellow"]


@pytest.mark.clause("perch.migration.rookery")
def test_only_players_with_exactly_two_birds_and_one_in_the_roost_are_asked():
    pos = scoring(TO_BAG, birds={"rookery": "b2 r1 y3"}, roost="b2 r8 y8")
    pos.play("done")
    assert pos.decision == "seat"  # blue's Roost is empty after the two that migrate
    assert pos.seat == 2


@pytest.mark.clause("perch.migration.rookery-fountain")
def test_a_tie_on_the_rookery_sends_nobody():
    pos = scoring(TO_BAG, birds={"rookery": "b3 r3"})
    assert named(pos.play("done"), "sent", "flock") == []
    assert on(pos, "rookery") == "b3 r3"


@pytest.mark.clause("perch.migration.locations")
def test_locations_act_column_by_column_and_control_is_looked_up_then():
    pos = scoring(TO_BAG, birds={"early-bird": "y1", "rookery": "y2"})
    events = play(pos, "done", "add")
    assert named(events, "added", "location") == ["early-bird", "rookery"]
    turned = TO_BAG.replace("early-bird", "x").replace("rookery", "early-bird").replace("x", "rookery")
    pos = scoring(turned, birds={"early-bird": "y1", "rookery": "y2"})
    events = play(pos, "done", "add", "seat 1a")
    assert named(events, "added", "location") == ["rookery", "early-bird"]


@pytest.mark.clause("perch.recruit.birdbath")
def test_the_birdbath_draws_three_before_everybody_and_returns_one():
    pos = scoring(RECRUITING, birds={"birdbath": "r2 b1"}, chance=3)
    events = pos.play("done")
    assert (pos.seat, pos.decision) == (1, "return")
    assert named(events, "drew", "seat") == ["1"] * 3
    hand = pos.view()["hands"][1]
    assert sum(hand.values()) == 3
    back = next(flock for flock, count in hand.items() if count)
    absent = [flock for flock, count in hand.items() if not count]
    assert legal(pos) == {f"return {flock}" for flock, count in hand.items() if count}
    for flock in absent:
        assert why(pos, f"return {flock}") == ["recruit.birdbath: not-drawn"]
    events = pos.play(f"return {back}")
    assert named(events, "returned", "flock") == [back]
    assert named(events, "drew", "seat") == ["0", "0", "2", "2"]  # the others as usual, in turn order
    assert [sum(hand.values()) for hand in pos.view()["hands"]] == [4, 4, 4]


@pytest.mark.clause("perch.recruit.birdbath")
def test_of_three_birds_of_one_colour_one_goes_back_at_once():
    pos = scoring(RECRUITING, birds={"birdbath": "r2"}, roost="b0 r0 y2", bag="y4")
    events = pos.play("done")
    assert named(events, "returned", "seat", "flock") == [("1", "yellow")]
    assert named(events, "drew", "seat") == ["1"] * 3 + ["0", "0", "2", "2"]
    assert pos.decision == "turn"


@pytest.mark.clause("perch.recruit.birdbath")
def test_with_fewer_than_three_birds_in_the_bag_two_are_kept():
    pos = scoring(RECRUITING, birds={"birdbath": "r2"}, roost="b0 r2 y0")
    events = pos.play("done")
    assert named(events, "drew", "seat") == ["1", "1"]
    assert pos.decision != "return"


@pytest.mark.clause("perch.recruit.feeder")
def test_the_feeder_trades_one_bird_for_another_players():
    pos = scoring(RECRUITING, birds={"feeder": "y2"}, chance=4)
    pos.play("done")
    assert (pos.seat, pos.decision) == (2, "offer")
    before = [dict(hand) for hand in pos.view()["hands"]]
    assert "offer yellow" in legal(pos)
    pos.play("offer yellow")
    assert pos.decision == "trade"
    offers = {f"trade {seat} {f}" for seat in (0, 1) for f, c in before[seat].items() if c and f != "yellow"}
    assert legal(pos) == offers
    assert why(pos, "trade 2 blue") == ["recruit.feeder: trade-self"]
    assert "recruit.feeder: same-colour" in why(pos, "trade 0 yellow")
    events = pos.play("trade 0 blue")
    assert named(events, "traded", "seat", "flock", "other", "other_flock") == [("2", "yellow", "0", "blue")]
    after = pos.view()["hands"]
    assert after[2] == {**before[2], "yellow": before[2]["yellow"] - 1, "blue": before[2]["blue"] + 1}
    assert after[0] == {**before[0], "yellow": before[0]["yellow"] + 1, "blue": before[0]["blue"] - 1}
    assert pos.decision == "turn"


@pytest.mark.clause("perch.recruit.feeder")
def test_the_trade_can_be_declined_and_needs_a_controller():
    pos = scoring(RECRUITING, birds={"feeder": "y2"})
    pos.play("done")
    absent = [flock for flock, count in pos.view()["hands"][2].items() if not count]
    for flock in absent:
        assert why(pos, f"offer {flock}") == ["recruit.feeder: nothing-to-offer"]
    assert named(pos.play("decline"), "declined", "decision") == ["offer"]
    assert pos.decision == "turn"
    pos = scoring(RECRUITING, birds={"feeder": "y2 b2"})
    pos.play("done")
    assert pos.decision == "turn"


def test_what_is_in_the_bag_is_open_and_what_is_drawn_is_chance():
    seen = set()
    for chance in range(20):
        pos = scoring(players=2, bag="y4", chance=chance)
        assert birds(pos.view()["bag"]) == "y4"
        seen.add(tuple(named(pos.play("done"), "drew", "flock")))
    assert len(seen) > 5
