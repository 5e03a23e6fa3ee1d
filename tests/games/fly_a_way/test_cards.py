"""The turn and its phases; every Fowl Play card, Bird-tastrophe and Wing It card."""

from pathlib import Path

import pytest

from tests.games.asking import legal, play, why

from .builder import (
    FOWLS,
    GAME,
    TASTROPHES,
    WINGS,
    about_to_save,
    complete,
    flyway,
    hand,
    in_front,
    names,
    resolve,
    roosting,
    route,
    strike,
)

FOREST = ["tai-yak", "len-yak", "yak-bai", "yak-sch"]  # all touch Central Yakutia
WET = ["len-kyt", "kyt-mag", "kyt-chu", "len-yak"]
OPEN = ["tai-len", "tai-yak", "tai-bai", "bai-dau"]


# ---------------------------------------------------------------------- the turn


@pytest.mark.clause("fly_a_way.turn.phases")
@pytest.mark.clause("fly_a_way.draw.wing-it")
def test_a_turn_draws_then_acts_then_cleans_up():
    pos = flyway(
        seat=1, wing=["squawk-2"], fowl_deck=["snake-2", "headwind"], birds=["barn-swallow"], front=[["baikal-teal"]]
    )
    happened = names(play(pos, "done"))
    assert happened == ["roosts", "turn", "drew", "fowl"]
    assert (pos.seat, pos.decision) == (0, "fowl-play")
    assert "neutralise 2" in legal(pos)  # with the Squawk just drawn


@pytest.mark.clause("fly_a_way.turn.action")
def test_links_cards_and_powers_come_in_any_order_and_number():
    pos = flyway(links={0: ["tai-len"]}, hands=[["public-funding", "tailwind"]], front=[["far-eastern-curlew"]])
    play(pos, "play public-funding", "link len-kyt", "power far-eastern-curlew", "done", "play tailwind", "done")
    assert {"link kyt-chu", "done"} <= legal(pos)
    assert pos.scores[0] == 4


@pytest.mark.clause("fly_a_way.turn.death-zone")
def test_discarded_birds_lie_in_the_death_zone():
    pos = resolve("poisoned-bait", front=[["baikal-teal"]])
    play(pos, "choose baikal-teal")
    assert [bird["bird"] for bird in pos.view()["death_zone"]] == ["baikal-teal"]
    assert in_front(pos) == []


@pytest.mark.clause("fly_a_way.turn.refill")
def test_roosting_places_are_filled_in_the_clean_up_only():
    pos, last = about_to_save("japanese-quail", birds=["barn-swallow", "fairy-pitta"], fowl_deck=["headwind"] * 2)
    complete(pos, last)
    assert roosting(pos)[0] is None
    play(pos, "done")
    assert roosting(pos) == ["barn-swallow", "fairy-pitta", None]  # the deck is empty: the third place stays so


@pytest.mark.clause("fly_a_way.turn.refill")
def test_the_death_zone_is_not_shuffled_into_an_empty_deck():
    pos = flyway(roosting=["barn-swallow"], dead=["baikal-teal"], fowl_deck=["headwind"] * 2)
    play(pos, "done")
    assert roosting(pos) == ["barn-swallow", None, None]


@pytest.mark.clause("fly_a_way.turn.hand")
def test_five_cards_are_kept_at_the_end_of_ones_own_turn():
    cards = ["squawk-1"] * 4 + ["squawk-2"] * 3
    pos = flyway(
        hands=[cards, ["squawk-2", "squawk-2", "squawk-3", "squawk-3", "squawk-3", "tailwind"]],
        fowl_deck=["headwind"] * 2,
    )
    play(pos, "done")
    assert pos.decision == "discard"
    assert why(pos, "discard tailwind") == ["turn.hand: not-in-hand"]
    play(pos, "discard squawk-1", "discard squawk-2")
    assert hand(pos) == ["squawk-1"] * 3 + ["squawk-2"] * 2
    assert pos.seat == 1  # whose six cards are none of seat 0's business


# ---------------------------------------------------------------------- drawing and Squawks


@pytest.mark.clause("fly_a_way.draw.fowl-play")
def test_a_fowl_play_card_is_resolved_before_anything_else():
    pos = flyway(
        decision="fowl-play", phase="fowl-play", fowl="window-collision", links={0: ["tai-len"]}, scores=[5, 0]
    )
    assert legal(pos) == {"perform"}
    assert why(pos, "link len-kyt") == ["draw.fowl-play: not-now"]
    play(pos, "perform")
    assert pos.scores == [3, 0]
    assert pos.decision == "act"


@pytest.mark.clause("fly_a_way.fowl.neutralise")
def test_squawks_neutralise_a_card():
    pos = flyway(
        decision="fowl-play",
        phase="fowl-play",
        fowl="typhoon",
        hands=[["squawk-1", "squawk-3"]],
        links={0: ["tai-len"]},
    )
    assert legal(pos) == {"perform", "neutralise 1+3"}
    play(pos, "neutralise 1+3")
    assert hand(pos) == []
    assert pos.view()["links_this_turn"]["allowed"] == 3
    assert [card["card"] for card in pos.view()["discards"]["fowl_play"]] == ["typhoon"]
    assert [card["card"] for card in pos.view()["discards"]["wing_it"]] == ["squawk-1", "squawk-3"]


@pytest.mark.clause("fly_a_way.fowl.squawks")
def test_overpaying_is_allowed_underpaying_and_needless_cards_are_not():
    pos = flyway(decision="fowl-play", phase="fowl-play", fowl="snake-2", hands=[["squawk-3", "squawk-1", "squawk-1"]])
    assert legal(pos, "neutralise") == {"neutralise 3", "neutralise 1+1"}
    assert why(pos, "neutralise 1") == ["fowl.squawks: too-few-squawks"]
    assert why(pos, "neutralise 1+3") == ["fowl.squawks: too-many-squawks"]
    assert why(pos, "neutralise 2") == ["fowl.squawks: no-such-squawks"]
    pos = flyway(hands=[["squawk-3"]])
    assert why(pos, "play squawk-3") == ["fowl.squawks: squawks-pay"]


@pytest.mark.clause("fly_a_way.fowl.as-far")
def test_cards_without_a_target_are_just_discarded():
    for card in ("snake-2", "cage-2", "city-glare", "plastic-litter", "smuggling-ring", "roaming-cats"):
        pos = resolve(card)
        assert pos.decision == "act", card
        assert [c["card"] for c in pos.view()["discards"]["fowl_play"]] == [card]


@pytest.mark.clause("fly_a_way.fowl.as-far")
@pytest.mark.clause("fly_a_way.tastrophe.all")
def test_whoever_must_discard_is_told_by_which_rule():
    cards = ["tailwind", "squawk-1"]
    asked = [
        (resolve("plastic-litter", hands=[cards]), "fowl.as-far"),
        (strike("funding-crisis", hands=[[], cards]), "tastrophe.all"),
        (flyway(seat=0, decision="discard", phase="hand", about=(0, 1), hands=[cards]), "turn.hand"),
        (flyway(seat=1, active=0, decision="discard", phase="hand", about=(0, 1), hands=[[], cards]), "power.opponent"),
        (flyway(decision="discard", about=(0, 1), hands=[cards]), "power.own-turn"),
    ]
    for pos, clause in asked:
        assert why(pos, "discard bird-race") == [f"{clause}: not-in-hand"]


@pytest.mark.clause("fly_a_way.draw.fowl-play")
def test_a_card_that_is_carried_out_belongs_to_the_draw():
    pos = resolve("city-glare", links={0: ["tai-len", "len-kyt"]})
    assert (pos.decision, pos.view()["phase"]) == ("remove", "fowl-play")
    play(pos, "lift tai-len")
    assert (pos.decision, pos.view()["phase"]) == ("act", "action")


@pytest.mark.clause("fly_a_way.fowl.as-far")
def test_whoever_has_fewer_links_loses_all_of_them_without_being_asked():
    pos = resolve("illegal-logging", links={0: ["tai-yak", "len-yak", "kyt-chu"]})
    assert pos.decision == "act"
    assert pos.view()["links"] == {"kyt-chu": 0}


# ---------------------------------------------------------------------- every Fowl Play card


def test_window_collision_costs_two_points_and_a_link():
    pos = resolve("window-collision", scores=[5, 5], links={0: ["tai-len"]})
    assert (pos.scores, pos.view()["links"]) == ([3, 5], {})
    pos = flyway(decision="fowl-play", phase="fowl-play", fowl="window-collision")
    assert names(play(pos, "perform")) == ["performed"]  # nothing to lose, nothing to tell


@pytest.mark.parametrize("card", ["snake-2", "snake-3"])
def test_a_snake_lies_on_one_of_your_birds(card):
    pos = resolve(card, front=[["baikal-teal", "fairy-pitta"], ["barn-swallow"]], snakes={})
    assert legal(pos) == {"choose baikal-teal", "choose fairy-pitta"}
    play(pos, "choose fairy-pitta")
    assert pos.view()["seats"][0]["birds"][1]["snake"]["card"] == card
    assert pos.view()["discards"]["fowl_play"] == []


@pytest.mark.clause("fly_a_way.fowl.discarding")
@pytest.mark.parametrize(
    ("card", "dies"),
    [
        ("natural-predators", {"fairy-pitta"}),  # 18 cm
        ("wild-meat-trade", {"baikal-teal"}),  # LC
        ("sport-hunting", {"baikal-teal", "siberian-crane"}),  # 41 and 140 cm
        ("wildlife-disease", {"fairy-pitta", "baikal-teal", "siberian-crane"}),
    ],
)
def test_discarding_cards_take_birds_by_size_or_status_and_leave_caged_ones(card, dies):
    birds = ["fairy-pitta", "baikal-teal", "siberian-crane"]
    pos = resolve(card, roosting=birds)
    assert {bird["bird"] for bird in pos.view()["death_zone"]} == dies
    for caged in birds:
        pos = resolve(card, roosting=birds, cages={caged: "cage-2"})
        assert {bird["bird"] for bird in pos.view()["death_zone"]} == dies - {caged}


@pytest.mark.clause("fly_a_way.turn.refill")
def test_wildlife_disease_alone_refills_at_once():
    pos = resolve(
        "wildlife-disease",
        roosting=["fairy-pitta", "baikal-teal"],
        birds=["barn-swallow", "great-bustard", "pied-harrier"],
    )
    assert roosting(pos) == ["barn-swallow", "great-bustard", None]  # only the places it emptied
    pos = resolve("sport-hunting", roosting=["siberian-crane"], birds=["barn-swallow"])
    assert roosting(pos) == [None, None, None]


def test_plastic_litter_and_mist_nets_cost_a_card():
    pos = resolve("plastic-litter", hands=[["tailwind", "squawk-1"]])
    play(pos, "discard squawk-1")
    assert hand(pos) == ["tailwind"]
    pos = resolve("mist-nets", hands=[["tailwind"]], scores=[3, 0])
    assert (hand(pos), pos.scores) == ([], [1, 0])


def test_cats_and_power_lines_count_birds_by_size():
    small = ["fairy-pitta", "barn-swallow", "japanese-quail", "red-necked-stint"]
    assert resolve("roaming-cats", front=[small], scores=[10, 0]).scores == [4, 0]
    assert resolve("roaming-cats", front=[["siberian-crane"]], scores=[10, 0]).scores == [10, 0]
    assert resolve(
        "power-lines", front=[["siberian-crane", "great-bustard", "fairy-pitta"]], scores=[10, 0]
    ).scores == [6, 0]


@pytest.mark.parametrize(
    ("card", "ways", "count"),
    [
        ("forest-fire", FOREST, 2),
        ("mudflat-filling", WET, 2),
        ("pesticide-drift", OPEN, 2),
        ("illegal-logging", FOREST, 3),
        ("city-glare", WET, 1),
    ],
)
def test_cards_that_remove_links(card, ways, count):
    pos = resolve(card, links={0: ways})
    for way in ways[:count]:
        assert pos.decision == "remove"
        assert why(pos, "lift sin-sum")[0].endswith("not-your-link")
        play(pos, f"lift {way}")
    assert pos.decision == "act"
    assert not set(ways[:count]) & set(pos.view()["links"])


def test_removed_links_touch_the_habitat():
    pos = resolve("forest-fire", links={0: [*FOREST, "kyt-chu"]})
    assert why(pos, "lift kyt-chu") == ["map.touch: wrong-habitat"]


def test_poisoned_bait_takes_a_bird_or_five_points():
    pos = resolve("poisoned-bait", front=[["baikal-teal"]], scores=[8, 0])
    assert legal(pos) == {"choose baikal-teal", "lose"}
    play(pos, "lose")
    assert pos.scores == [3, 0]
    assert resolve("poisoned-bait", scores=[8, 0]).scores == [3, 0]  # no bird, no choice


def test_smuggling_ring_gives_a_card_to_the_next_player():
    pos = resolve("smuggling-ring", players=3, hands=[["tailwind", "squawk-1", "squawk-2"]])
    play(pos, "give squawk-1")
    assert (hand(pos), hand(pos, 1), hand(pos, 2)) == (["tailwind", "squawk-2"], ["squawk-1"], [])


@pytest.mark.parametrize(("card", "costs"), [("cage-2", (1, 0)), ("cage-3", (0, 3)), ("cage-4", (0, 5))])
def test_a_cage_costs_whoever_lays_it_a_card_or_points(card, costs):
    pos = resolve(card, roosting=["baikal-teal", "fairy-pitta"], hands=[["tailwind"]], scores=[9, 9])
    play(pos, "choose fairy-pitta")
    assert pos.view()["roosting"][1]["cage"]["card"] == card
    assert (1 - len(hand(pos)), 9 - pos.scores[0], pos.scores[1]) == (*costs, 9)


def test_a_squawk_a_link_is_the_price_of_cards_that_remove_links():
    links = {"city-glare": 1, "forest-fire": 2, "mudflat-filling": 2, "pesticide-drift": 2, "illegal-logging": 3}
    assert {card: FOWLS[card]["cost"] for card in links} == links


# ---------------------------------------------------------------------- Bird-tastrophes


@pytest.mark.clause("fly_a_way.tastrophe.when")
def test_a_bird_tastrophe_strikes_between_turns_and_replaces_no_draw():
    pos = flyway(fowl_deck=["super-typhoon", "funding-crisis", "headwind", "headwind"], wing=["tailwind"])
    happened = names(play(pos, "done"))
    assert happened == ["tastrophe", "storm", "tastrophe", "turn", "drew", "fowl"]
    assert pos.decision == "fowl-play"


@pytest.mark.clause("fly_a_way.tastrophe.all")
@pytest.mark.parametrize(
    ("card", "ways"), [("deforestation", FOREST), ("coastal-reclamation", WET), ("steppe-to-plough", OPEN)]
)
def test_everybody_takes_three_links_off_clockwise_from_the_next_player(card, ways):
    other = {"deforestation": "sak-hok", "coastal-reclamation": "chu-kam", "steppe-to-plough": "chu-kam"}[card]
    pos = strike(card, players=3, links={0: ways, 1: [other]}, hands=[["squawk-3"], ["squawk-3"]])
    assert (pos.seat, pos.decision) == (0, "remove")  # seat 1 lost its only link, seat 2 has none
    assert other not in pos.view()["links"]
    assert legal(pos) == {f"lift {way}" for way in ways}  # and nothing to neutralise
    play(pos, *(f"lift {way}" for way in ways[:3]))
    assert set(pos.view()["links"]) == {ways[3]}
    assert pos.seat == 1


def test_the_flyway_epidemic_replaces_birds_and_costs_points():
    birds = ["fairy-pitta", "baikal-teal", "siberian-crane"]
    front = [["japanese-quail", "pied-harrier", "great-bustard", "brown-shrike", "great-knot"], ["barn-swallow"]]
    pos = strike(
        "flyway-epidemic",
        roosting=birds,
        cages={"fairy-pitta": "cage-2"},
        front=front,
        scores=[9, 9],
        birds=["oriental-cuckoo", "baers-pochard", "little-curlew"],
    )
    assert roosting(pos) == ["fairy-pitta", "oriental-cuckoo", "baers-pochard"]
    assert pos.scores == [5, 8]


def test_after_the_super_typhoon_everybody_places_one_basic_link():
    pos = strike("super-typhoon", links={0: ["tai-len"], 1: ["kyt-chu"]})
    assert pos.view()["storm"] == [0]
    play(pos, "perform")
    assert pos.view()["links_this_turn"]["allowed"] == 1
    play(pos, "done", "perform")
    assert (pos.seat, pos.view()["links_this_turn"]["allowed"]) == (0, 1)
    assert pos.view()["storm"] == []


def test_the_funding_crisis_leaves_one_card():
    pos = strike("funding-crisis", hands=[["tailwind", "squawk-1"], ["squawk-2", "squawk-3", "bird-race"]])
    assert pos.seat == 1
    play(pos, "discard squawk-2", "discard bird-race", "discard tailwind")
    assert hand(pos) == ["squawk-1"]
    assert hand(pos, 1)[0] == "squawk-3"  # and the card of the new turn


def test_every_card_of_the_box_has_a_test_here():
    """A new card must not slip in untested: its name has to stand in this file or the one on links."""
    tests = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert [
        card for card in (*FOWLS, *TASTROPHES, *WINGS) if f'"{card}"' not in tests and f" {card}" not in tests
    ] == []


# ---------------------------------------------------------------------- Wing It


@pytest.mark.clause("fly_a_way.wing.play")
def test_events_are_for_ones_own_action_phase():
    pos = flyway(decision="fowl-play", phase="fowl-play", fowl="headwind", hands=[["public-funding"]])
    assert why(pos, "play public-funding") == ["draw.fowl-play: not-now"]
    pos = flyway(hands=[["public-funding"]])
    assert why(pos, "play tailwind") == ["wing.play: not-in-hand"]
    play(pos, "play public-funding")
    assert pos.scores == [4, 0]


@pytest.mark.clause("fly_a_way.wing.nothing")
def test_cards_and_powers_that_do_nothing_cannot_be_used():
    cards = ["birders-to-the-rescue", "science-in-action", "school-outreach", "bird-race", "ranger-patrol"]
    pos = flyway(hands=[cards], supply=[0, 35])
    assert legal(pos) == {"done"}
    for card in cards:
        assert why(pos, f"play {card}") == ["wing.nothing: nothing-comes"]


@pytest.mark.clause("fly_a_way.wing.piles")
def test_an_event_is_discarded_after_its_effect_and_cannot_draw_itself():
    pos = flyway(hands=[["school-outreach"]], wing=["squawk-1"], discards=["squawk-2"])
    play(pos, "play school-outreach")
    assert sorted(hand(pos)) == ["squawk-1", "squawk-2"]
    assert [card["card"] for card in pos.view()["discards"]["wing_it"]] == ["school-outreach"]


@pytest.mark.clause("fly_a_way.wing.empty")
def test_an_empty_wing_it_deck_is_made_anew_in_the_middle_of_a_draw():
    pos = flyway(hands=[["school-outreach"]], wing=["tailwind"], discards=["squawk-2", "squawk-3", "squawk-1"])
    happened = names(play(pos, "play school-outreach"))
    assert happened == ["played", "drew", "reshuffled", "drew", "drew"]
    assert pos.view()["decks"]["wing_it"] == 1
    pos = flyway(fowl_deck=["headwind"] * 2)  # nothing to draw at all
    play(pos, "done")
    assert hand(pos, 1) == []


@pytest.mark.clause("fly_a_way.wing.science")
def test_science_in_action_reorders_the_top_three_and_may_move_a_bird_tastrophe():
    deck = ["headwind", "funding-crisis", "typhoon", "snake-2"]
    pos = flyway(hands=[["science-in-action"]], fowl_deck=deck)
    told = play(pos, "play science-in-action")
    assert [event.values["card"] for event in told if event.name == "looked"] == deck[:3]
    assert pos.view(0)["decks"]["known_fowl_play"] == {"1": "headwind", "2": "funding-crisis", "3": "typhoon"}
    assert pos.view(1)["decks"]["known_fowl_play"] == {}
    play(pos, "order 2", "order 3")
    assert pos.view(0)["decks"]["known_fowl_play"] == {"1": "funding-crisis", "2": "typhoon", "3": "headwind"}
    assert why(pos, "order 1") == ["turn.action: not-now"]
    assert "tastrophe" in names(play(pos, "done"))


@pytest.mark.clause("fly_a_way.wing.science")
@pytest.mark.clause("fly_a_way.setup.hidden")
def test_after_a_second_look_others_know_only_cards_whose_backs_tell_them():
    deck = ["headwind", "window-collision", "thunderstorm", "city-glare"]  # Tier 1, 1, 2 and 1
    pos = flyway(hands=[["science-in-action"], ["science-in-action"]], fowl_deck=deck, wing=["squawk-1"])
    play(pos, "play science-in-action", "order 1", "order 2", "done", "perform")
    assert pos.view(0)["decks"]["known_fowl_play"] == {"1": "window-collision", "2": "thunderstorm"}
    play(pos, "play science-in-action", "order 2", "order 3")
    assert pos.view(1)["decks"]["known_fowl_play"] == {"1": "thunderstorm", "2": "city-glare", "3": "window-collision"}
    assert pos.view(0)["decks"]["known_fowl_play"] == {"1": "thunderstorm"}


@pytest.mark.clause("fly_a_way.wing.science")
@pytest.mark.clause("fly_a_way.setup.hidden")
def test_others_see_no_tier_below_the_top_card_that_they_could_not_know():
    deck = ["headwind", "funding-crisis", "thunderstorm", "forest-fire"]  # Tier 1, a Bird-tastrophe, Tier 2 and 2
    pos = flyway(players=3, hands=[["science-in-action"]], fowl_deck=deck)
    play(pos, "play science-in-action")
    assert _tiers(pos, 1) == ["tier-1", "bird-tastrophe", "tier-2", "tier-2"]
    play(pos, "order 1", "order 3")
    assert _tiers(pos, 0) == ["tier-1", "tier-2", "bird-tastrophe", "tier-2"]
    for seat in (1, 2, None):
        assert _tiers(pos, seat) == ["tier-1", None, None, "tier-2"]
    deals = {tuple(_tiers(pos.redeal(1, seed), 0)) for seed in range(20)}
    assert {deal[1] for deal in deals} == {"tier-2", "bird-tastrophe"}
    # a second look tells this player the order; what is then drawn tells the others
    table = pos.to_dict()
    assert _tiers(GAME.from_dict(table, whole=False), 1) == ["tier-1", None, None, "tier-2"]
    play(pos, "done", "perform")
    assert _tiers(pos, 2) == ["tier-2", "bird-tastrophe", "tier-2"]


@pytest.mark.clause("fly_a_way.wing.science")
def test_equal_backs_are_known_whatever_their_order():
    pos = flyway(hands=[["science-in-action"]], fowl_deck=["headwind", "city-glare", "plastic-litter", "typhoon"])
    play(pos, "play science-in-action", "order 3", "order 3")
    assert _tiers(pos, 1) == ["tier-1", "tier-1", "tier-1", "tier-3"]


def _tiers(pos, seat):
    """The backs of the Fowl Play deck from the top, as a seat sees them."""
    return pos.view(seat)["decks"]["fowl_play"]


def test_science_in_action_on_a_short_deck():
    pos = flyway(hands=[["science-in-action"]], fowl_deck=["headwind"])
    play(pos, "play science-in-action")
    assert pos.decision == "act"
    assert pos.view(0)["decks"]["known_fowl_play"] == {"1": "headwind"}


def test_birders_free_a_bird_or_take_a_snake_off():
    pos = flyway(
        hands=[["birders-to-the-rescue"]],
        roosting=["baikal-teal", "fairy-pitta"],
        cages={"baikal-teal": "cage-4"},
        front=[["barn-swallow", "great-knot"], ["pied-harrier"]],
        snakes={"barn-swallow": "snake-3", "pied-harrier": "snake-2"},
    )
    play(pos, "play birders-to-the-rescue")
    assert legal(pos) == {"choose baikal-teal", "choose barn-swallow"}
    assert why(pos, "choose fairy-pitta") == ["cage.free: no-target"]
    assert why(pos, "done") == ["cage.free: not-now"]
    other = pos.copy()
    play(pos, "choose baikal-teal")
    assert pos.view()["roosting"][0]["cage"] is None
    play(other, "choose barn-swallow")
    assert [bird["snake"] for bird in other.view()["seats"][0]["birds"]] == [None, None]
    assert [card["card"] for card in other.view()["discards"]["fowl_play"]] == ["snake-3"]


@pytest.mark.parametrize(
    ("card", "yes", "no"),
    [
        ("reforestation", "len-yak", "len-kyt"),
        ("wetland-restoration", "len-kyt", "tai-yak"),
        ("sustainable-farming", "tai-bai", "len-kyt"),
        ("tailwind", "len-kyt", None),
    ],
)
def test_events_that_place_two_links(card, yes, no):
    pos = flyway(links={0: ["tai-len"]}, hands=[[card]], limit=0)
    play(pos, f"play {card}")
    assert f"link {yes}" in legal(pos)
    assert no is None or f"link {no}" not in legal(pos)
    play(pos, f"link {yes}")
    assert pos.decision == "extra-link"
    another = sorted(legal(pos, "link"))[0]
    play(pos, another)
    assert pos.decision == "act"
    assert pos.view()["seats"][0]["links"] == 3


def test_bird_race_counts_habitats():
    pos = flyway(hands=[["bird-race"]], front=[["baikal-teal", "great-knot", "fairy-pitta"]])
    play(pos, "play bird-race")
    assert pos.scores == [4, 0]


def test_extra_links_save_birds_too():
    ways = route("silver-oriole")
    pos = flyway(links={0: ways[:1]}, roosting=["silver-oriole"], hands=[["tailwind"]], limit=0)
    play(pos, "play tailwind", f"link {ways[1]}", f"link {ways[2]}")
    assert in_front(pos) == ["silver-oriole"]
