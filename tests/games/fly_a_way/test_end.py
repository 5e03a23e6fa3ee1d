"""The last round, the powers that count at the end, ties; and that learners and bots can play."""

from random import Random

import pytest

import birdtable as bt
from birdtable.bots.greedy import GreedyBot, worth_after
from birdtable.bots.player import Knowledge
from tests.games.asking import play
from tests.suites.play import walk

from .builder import CALM, GAME, about_to_save, complete, flyway, names, resolve, route

FIVE = ["great-knot", "pied-harrier", "brown-shrike", "great-bustard", "oriental-cuckoo"]


def last_turn(**more):
    """The last player's last turn, in which nothing more is done."""
    pos = flyway(seat=1, start=0, last_round=True, **more)
    play(pos, "done")
    assert pos.over
    return pos


@pytest.mark.clause("fly_a_way.end.six-birds")
def test_the_sixth_bird_brings_the_last_round():
    for front, on in ((FIVE, True), (FIVE[:4], False)):
        pos, last = about_to_save("silver-oriole", front=[front])
        complete(pos, last)
        assert pos.view()["last_round"] == on


@pytest.mark.clause("fly_a_way.end.six-birds")
def test_once_on_it_stays_on():
    pos = resolve("poisoned-bait", front=[[*FIVE, "silver-oriole"]], last_round=True)
    play(pos, "choose silver-oriole")
    assert pos.view()["last_round"]


@pytest.mark.clause("fly_a_way.end.last-card")
@pytest.mark.parametrize(("rest", "on"), [([], True), (["funding-crisis"], True), (["headwind"], False)])
def test_the_last_fowl_play_card_brings_the_last_round(rest, on):
    pos = flyway(fowl_deck=["snake-2", *rest])
    play(pos, "done")
    assert pos.view()["last_round"] == on


@pytest.mark.clause("fly_a_way.end.equal-turns")
def test_the_round_is_played_to_its_end():
    pos = flyway(players=3, seat=0, start=0, last_round=True, fowl_deck=CALM)
    for seat in (1, 2):
        play(pos, "done")
        assert (pos.seat, pos.over) == (seat, False)
        play(pos, "perform")
    play(pos, "done")
    assert pos.over


@pytest.mark.clause("fly_a_way.end.equal-turns")
def test_the_last_player_ends_the_game_at_once_and_no_bird_tastrophe_follows():
    pos = flyway(seat=1, start=0, last_round=True, fowl_deck=["flyway-epidemic"], front=[["great-knot"]], scores=[5, 0])
    assert "tastrophe" not in names(play(pos, "done"))
    assert pos.over
    assert pos.scores == [5, 0]


@pytest.mark.clause("fly_a_way.end.equal-turns")
def test_every_seat_has_the_same_number_of_turns():
    for players in (2, 3, 4):
        for seed in range(4):
            *_, end = walk(GAME, players, seed, every=10_000)
            assert end.view()["turn"] % players == 0


@pytest.mark.clause("fly_a_way.end.reshuffle")
def test_tier_3_cards_are_shuffled_when_the_deck_is_empty_in_the_last_round():
    pos = flyway(
        seat=0, start=0, last_round=True, fowl_discards=["typhoon", "headwind", "power-lines", "funding-crisis"]
    )
    told = play(pos, "done")
    assert "tier3" in names(told)
    drawn = next(event.values["card"] for event in told if event.name == "fowl")
    assert drawn in ("typhoon", "power-lines")
    assert pos.view()["decks"]["fowl_play"] == ["tier-3"]
    assert [card["card"] for card in pos.view()["discards"]["fowl_play"]] == ["headwind", "funding-crisis"]
    pos = flyway(seat=0, start=0, last_round=True, fowl_discards=["headwind"])
    assert "tier3" not in names(play(pos, "done"))
    assert pos.decision == "act"  # no card to draw


@pytest.mark.clause("fly_a_way.end.reshuffle")
@pytest.mark.clause("fly_a_way.setup.hidden")
def test_everybody_knows_which_tier_3_cards_were_shuffled():
    table = flyway(seat=0, start=0, last_round=True, fowl_discards=["typhoon", "power-lines", "cage-4"]).to_dict()
    table["fowl_out"] = ["sport-hunting", "roaming-cats"]
    table["fowl_out_back"] = ["tier-3", "tier-3"]
    pos = GAME.from_dict(table, whole=False)
    play(pos, "done")
    left = {"typhoon", "power-lines", "cage-4"} - {pos.view()["fowl_play"]["card"]}
    deals = [pos.redeal(0, seed).to_dict() for seed in range(20)]
    assert {frozenset(deal["fowl_deck"]) for deal in deals} == {frozenset(left)}
    assert len({tuple(deal["fowl_deck"]) for deal in deals}) == 2
    assert {frozenset(filter(None, deal["fowl_out"])) for deal in deals} == {frozenset(table["fowl_out"])}


@pytest.mark.clause("fly_a_way.end.powers")
@pytest.mark.clause("fly_a_way.power.counts")
@pytest.mark.clause("fly_a_way.snake.card")
@pytest.mark.parametrize(
    ("bird", "others", "points"),
    [
        ("spoon-billed-sandpiper", ["great-knot", "siberian-crane", "fairy-pitta"], 6),  # EN and CR
        ("yellow-breasted-bunting", ["pied-harrier", "great-knot"], 2),
        ("band-bellied-crake", ["fairy-pitta", "oriental-cuckoo", "great-knot"], 4),
        ("great-bustard", ["siberian-crane", "fairy-pitta"], 2),  # itself too
        ("japanese-paradise-flycatcher", ["great-knot", "pied-harrier"], 5),
        ("japanese-paradise-flycatcher", ["great-knot"], 0),
    ],
)
def test_end_powers_that_count_birds(bird, others, points):
    quiet = [other for other in others if other != "siberian-crane"] + ["siberian-crane"] * ("siberian-crane" in others)
    assert last_turn(front=[[bird, *quiet]]).scores == [points, 0]
    assert last_turn(front=[[bird, *quiet]], snakes={bird: "snake-2"}).scores == [0, 0]
    snaked = last_turn(front=[[bird, *quiet]], snakes={quiet[0]: "snake-2"})
    assert snaked.scores == [points, 0]  # what lies under a Snake still counts for others


def test_spoon_billed_sandpiper():
    assert last_turn(front=[["spoon-billed-sandpiper"]]).scores == [0, 0]  # itself never counts
    assert last_turn(front=[["spoon-billed-sandpiper", "baers-pochard"]]).scores == [3, 0]


def test_siberian_crane():
    ways = ["len-kyt", "kyt-chu", "kyt-mag", "chu-mag", "chu-kam", "len-yak", "tai-len", "yak-bai"]
    pos = last_turn(front=[["siberian-crane"]], links={0: ways})
    assert pos.scores == [2, 0]  # seven of them touch wetland


def test_silver_oriole():
    for cards, points in ((["tailwind", "squawk-1"], 2), (["squawk-1"] * 5 + ["tailwind"], 5)):
        assert last_turn(front=[["silver-oriole"]], hands=[cards]).scores[0] == points


@pytest.mark.parametrize(
    "bird", ["yellow-breasted-bunting", "band-bellied-crake", "great-bustard", "japanese-paradise-flycatcher"]
)
def test_running_points_of_end_powers_are_in_the_view(bird):
    pos = flyway(front=[[bird, "great-knot", "pied-harrier", "oriental-cuckoo"]])
    expected = pos.view()["seats"][0]["end_points"]
    assert last_turn(front=[[bird, "great-knot", "pied-harrier", "oriental-cuckoo"]]).scores[0] == expected > 0


def test_an_end_power_saved_on_the_last_turn_counts():
    ways = route("silver-oriole")
    pos = flyway(
        seat=1, start=0, last_round=True, links={1: ways[:-1]}, roosting=["silver-oriole"], hands=[[], ["tailwind"]]
    )
    play(pos, f"link {ways[-1]}", "done")
    assert pos.scores == [0, 2 + 3 + 1]


@pytest.mark.clause("fly_a_way.end.tie")
@pytest.mark.parametrize(
    ("scores", "front", "links", "winners"),
    [
        ([5, 7], [["great-knot"], []], {}, [1]),
        ([7, 7], [["great-knot"], []], {}, [0]),
        ([7, 7], [["great-knot"], ["pied-harrier"]], {1: ["tai-len"]}, [1]),
        ([7, 7], [["great-knot"], ["pied-harrier"]], {}, [0, 1]),
    ],
)
def test_points_then_birds_then_links_then_a_shared_win(scores, front, links, winners):
    assert last_turn(scores=scores, front=front, links=links).winners == winners


@pytest.mark.clause("fly_a_way.score.track")
def test_nobody_goes_below_0_and_scores_may_pass_100():
    assert resolve("window-collision", scores=[1, 0]).scores == [0, 0]
    pos, last = about_to_save("silver-oriole", scores=[99, 0])
    complete(pos, last)
    assert pos.scores[0] == 104


# ---------------------------------------------------------------------- learners and bots


def test_the_best_looking_link_is_the_one_that_saves_a_bird():
    pos, last = about_to_save("japanese-quail", others=1)
    worth = {str(action): worth_after(pos, action, 0) for action in pos.legal()}
    assert max(worth, key=worth.get) == last


def test_a_link_that_leaves_a_bird_to_the_next_player_looks_bad():
    ways = route("yellow-breasted-bunting")
    pos = flyway(links={0: ways[:4]}, roosting=["yellow-breasted-bunting"], limit=1, fowl_deck=CALM)
    worth = {str(action): worth_after(pos, action, 0) for action in pos.legal()}
    assert worth[f"link {ways[4]}"] < max(worth.values())  # three links missing: the next player's reach


def test_links_are_never_lost():
    for players in (2, 3, 4):
        for pos in walk(GAME, players, players, every=5):
            view = pos.view()
            for seat in range(players):
                on_map = sum(owner == seat for owner in view["links"].values())
                assert on_map == view["seats"][seat]["links"]
                assert on_map + view["seats"][seat]["supply"] == 35


def test_greedy_beats_random():
    native = bt.load("fly_a_way", backend="native")
    wins = 0
    for seed in range(20):
        pos, luck = native.new(players=2, seed=seed), Random(seed)
        greedy, seat = GreedyBot(seed, copies=1), seed % 2
        while not pos.over:
            action = greedy.choose(Knowledge(pos)) if pos.seat == seat else luck.choice(pos.legal())
            pos.play_legal(action.number)
        wins += pos.winners == [seat]
    assert wins >= 18


@pytest.mark.parametrize(
    ("bird", "other"),
    [
        ("yellow-breasted-bunting", "pied-harrier"),
        ("band-bellied-crake", "fairy-pitta"),
        ("great-bustard", "great-knot"),
    ],
)
def test_end_powers_leave_the_opponents_birds_out(bird, other):
    alone = last_turn(front=[[bird], [other]]).scores[0]
    assert alone == (1 if bird == "great-bustard" else 0)
