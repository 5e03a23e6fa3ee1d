"""The table before the first turn, the content of the box, and what is hidden."""

from collections import Counter

import pytest

from birdtable.bots.player import Knowledge
from tests.games.asking import play

from .builder import (
    BIRDS,
    FOWLS,
    GAME,
    PLACES,
    TASTROPHES,
    WAYS,
    WINGS,
    about_to_save,
    complete,
    flyway,
    hand,
    path,
    resolve,
    roosting,
    route,
)

COUNTS = (2, 3, 4)
SEEDS = range(12)
TIERS = {2: (8, 6, 6), 3: (9, 6, 6), 4: (12, 8, 8)}


def test_the_box_holds_what_the_rulebook_counts():
    assert len(PLACES) == 55
    assert len(WAYS) == len(set(WAYS)) == 110
    assert Counter(bird["habitat"] for bird in BIRDS.values()) == {"wetland": 14, "open-country": 14, "forest": 14}
    assert [sum(card["copies"] for card in FOWLS.values() if card["tier"] == tier) for tier in (1, 2, 3)] == [12, 8, 8]
    assert len(TASTROPHES) == 6
    assert sum(card["copies"] for card in WINGS.values() if card["kind"] == "event") == 15
    assert sum(card["copies"] for card in WINGS.values() if card["kind"] == "squawk") == 14


def test_every_bird_has_the_facts_a_board_shows():
    for bird in BIRDS.values():
        assert bird["latin"].split()[0].istitle()
        assert bird["facts"]
        assert all(fact.startswith("http") for fact in bird["facts"])
        assert bird["status"] in {"lc", "nt", "vu", "en", "cr"}
        assert bird["trivia"]


@pytest.mark.clause("fly_a_way.map.touch")
def test_linkways_run_down_or_to_the_neighbour_in_the_row_and_places_have_habitats():
    chains = Counter()
    for north, south in WAYS:
        assert PLACES[north]["row"] <= PLACES[south]["row"]
        if PLACES[north]["row"] == PLACES[south]["row"]:
            between = [p for p in PLACES.values() if p["row"] == PLACES[north]["row"]]
            order = sorted(between, key=lambda place: place["x"])
            codes = [place["code"] for place in order]
            assert codes.index(south) == codes.index(north) + 1
            chains["side"] += 1
    assert chains["side"] == 16
    assert Counter(len(place["habitats"]) for place in PLACES.values()) == {1: 40, 2: 15}


def test_bird_points_follow_the_length_of_the_shortest_route_and_the_status():
    bonus = {"lc": 0, "nt": 1, "vu": 2, "en": 3, "cr": 4}
    for word, bird in BIRDS.items():
        assert bird["points"] == max(1, len(route(word)) - 4 + bonus[bird["status"]]), word


@pytest.mark.clause("fly_a_way.setup.links")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_has_35_links_and_0_points(players):
    pos = GAME.new(players=players, seed=1)
    assert [seat["supply"] for seat in pos.view()["seats"]] == [35] * players
    assert pos.scores == [0] * players
    assert pos.view()["links"] == {}


@pytest.mark.clause("fly_a_way.setup.birds")
@pytest.mark.parametrize("players", COUNTS)
def test_three_birds_roost_and_39_wait(players):
    deals = set()
    for seed in SEEDS:
        pos = GAME.new(players=players, seed=seed)
        assert len(set(roosting(pos))) == 3
        assert pos.view()["decks"]["birds"] == 39
        deals.add(tuple(roosting(pos)))
    assert len(deals) == len(SEEDS)


@pytest.mark.clause("fly_a_way.setup.birds")
def test_the_view_shows_start_and_end_of_a_roosting_bird():
    bird = flyway(roosting=["fairy-pitta"]).view()["roosting"][0]
    assert (bird["start"], bird["end"], bird["points"], bird["size"]) == ("cho", "bor", 3, 18)


@pytest.mark.clause("fly_a_way.setup.fowl-play")
@pytest.mark.parametrize("players", COUNTS)
def test_the_fowl_play_deck_has_three_tiers_parted_by_bird_tastrophes(players):
    first, second, third = TIERS[players]
    decks, unused = set(), Counter()
    for seed in SEEDS:
        table = GAME.new(players=players, seed=seed).to_dict()
        drawn = [table["fowl_drawn"]]
        deck = [*reversed(table["fowl_deck"])]
        tiers = [FOWLS[card]["tier"] if card in FOWLS else 0 for card in drawn + deck]
        assert tiers == [1] * first + [0] + [2] * second + [0] + [3] * third
        everything = Counter([*drawn, *deck, *(card for card in table["fowl_out"] if card)])
        assert everything == {c: FOWLS.get(c, {"copies": 1})["copies"] for c in (*FOWLS, *TASTROPHES)}
        decks.add(tuple(deck))
        unused.update(card for card in table["fowl_out"] if card in TASTROPHES)
    assert len(decks) == len(SEEDS)
    assert set(unused) == set(TASTROPHES)


@pytest.mark.clause("fly_a_way.setup.wing-it")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_is_dealt_two_wing_it_cards_and_the_first_player_draws_a_third(players):
    pos = GAME.new(players=players, seed=3)
    sizes = [len(seat["hand"]) for seat in pos.view()["seats"]]
    assert sizes == [3 if seat == pos.seat else 2 for seat in range(players)]
    table = pos.to_dict()
    cards = Counter([*table["wing_deck"], *(card for cards in table["hand"] for card in cards)])
    assert cards == {word: card["copies"] for word, card in WINGS.items()}


@pytest.mark.clause("fly_a_way.setup.first")
def test_chance_finds_the_first_player_and_play_goes_clockwise():
    assert {GAME.new(players=4, seed=seed).seat for seed in range(40)} == {0, 1, 2, 3}
    pos = flyway(players=3, seat=2, fowl_deck=["headwind", "headwind"], wing=["tailwind"])
    play(pos, "done")
    assert pos.seat == 0


@pytest.mark.clause("fly_a_way.setup.hidden")
def test_hands_and_decks_are_hidden_but_backs_show_tiers():
    pos = flyway(hands=[["tailwind"], ["squawk-3"]], fowl_deck=["typhoon", "headwind"], birds=["barn-swallow"])
    assert [card["card"] for card in pos.view(0)["seats"][1]["hand"]] == ["?"]
    assert [card["card"] for card in pos.view(None)["seats"][0]["hand"]] == ["?"]
    assert pos.view(0)["decks"]["fowl_play"] == ["tier-3", "tier-1"]
    assert pos.view(0)["decks"]["known_fowl_play"] == {}
    assert pos.view(0)["decks"]["known_birds"] == {}


@pytest.mark.clause("fly_a_way.setup.hidden")
def test_what_is_given_away_is_seen_by_two_players_only():
    cards = ["tailwind", "squawk-2", "bird-race"]
    pos = resolve("smuggling-ring", players=3, hands=[cards], known=["tailwind", "bird-race"])
    told = play(pos, "give tailwind")
    assert hand(pos, 1) == ["tailwind"]
    assert [card["card"] for card in pos.view(2)["seats"][1]["hand"]] == ["?"]
    assert [card["card"] for card in pos.view(2)["seats"][0]["hand"]] == ["?", "?"]  # or was it one of these?
    assert [card["card"] for card in pos.view(1)["seats"][0]["hand"]] == ["?", "bird-race"]
    gave = next(event for event in told if event.name == "gave")
    assert [gave.seen_by(seat).values["card"] for seat in (0, 1, 2)] == ["tailwind", "tailwind", "?"]


@pytest.mark.clause("fly_a_way.setup.hidden")
def test_a_whole_hand_that_is_given_away_stays_as_known_as_it_was():
    pos = resolve("smuggling-ring", players=3, hands=[["tailwind"]], known=["tailwind"], wing=["squawk-1"])
    assert pos.decision == "act"  # there was nothing to choose
    assert hand(pos, 1) == ["tailwind"]
    assert [card["card"] for card in pos.view(2)["seats"][1]["hand"]] == ["tailwind"]
    assert {pos.redeal(2, seed).to_dict()["hand"][1][0] for seed in range(20)} == {"tailwind"}


@pytest.mark.clause("fly_a_way.setup.hidden")
def test_secret_choices_of_others_are_not_handed_to_bots():
    pos = flyway(hands=[["science-in-action"]], fowl_deck=["headwind", "typhoon", "snake-2", "headwind"])
    play(pos, "play science-in-action", "order 2", "order 3")
    secret = [pos.game.actions.family(number).secret for number in pos.actions]
    assert secret == [False, True, True]
    assert pos.actions_seen_by(0) == pos.actions
    assert pos.actions_seen_by(1) == [pos.actions[0], None, None]
    play(pos, "done")
    assert pos.seat == 1
    assert Knowledge(pos).actions[1:3] == (None, None)


def test_a_route_that_is_written_down_exists():
    assert len(path("chu", "thm")) == 11
    pos, last = about_to_save("bar-tailed-godwit")
    complete(pos, last)
    assert pos.view()["route"]["links"] == route("bar-tailed-godwit")
