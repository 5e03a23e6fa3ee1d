"""Positions that are written by hand: every table of a game is read back, and nothing impossible is accepted."""

import copy
import random

import pytest

import birdtable as bt
from birdtable.errors import BadPosition
from birdtable.games.fly_a_way.problems import problems

GAME = bt.load("fly_a_way", backend="python")
FRONT = ["great-knot", "fairy-pitta"]


def deep_in_a_game():
    """Seat 0 acts in a game of two; two birds lie in front of it and one is offered, whatever was drawn so far."""
    pos = GAME.new(players=2, seed=3)
    luck = random.Random(3)
    while not (pos.decision == "act" and pos.seat == 0 and pos.view()["turn"] > 6 and len(pos.view()["links"]) > 4):
        pos.play_legal(luck.choice(pos.legal()).number)
    table = pos.to_dict()
    table["cage"] = table["offer"] = table["offer_first"] = [None, None, None]
    table["fowl_discards"] += [card for card in pos.to_dict()["cage"] if card] + list(table["snake"].values())
    table["snake"] = {}
    birds = [bird for zone in ("bird_deck", "roosting", "death_zone") for bird in table[zone] if bird]
    birds += [bird for seat in table["front"] for bird in seat]
    rest = sorted(bird for bird in birds if bird not in FRONT)
    table |= {"roosting": rest[:3], "death_zone": rest[3:5], "front": [FRONT, []], "bird_deck": rest[5:]}
    table |= {"bird_deck_known": [], "readiness": {"great-knot": "spent", "fairy-pitta": "ready"}}
    table |= {"route": [], "route_bird": None}
    table["hand"][0].insert(0, table["wing_deck"].pop())
    table["hand_known"][0].insert(0, 1)
    table["hand_layer"][0].insert(0, table["wing_layer"])
    return table


TABLE = deep_in_a_game()


def test_the_table_that_the_cases_change_is_one():
    assert GAME.from_dict(TABLE).to_dict()["front"] == [FRONT, []]


CASES = {
    "a bird twice": (lambda t: t["death_zone"].append(t["roosting"][0]), "2 .* birds are on the table"),
    "a bird missing": (lambda t: t["bird_deck"].pop(), "but the box has"),
    "a bird in two places": (lambda t: t["front"][1].append("great-knot"), "2 great-knot birds"),
    "a Wing It card missing": (lambda t: t["wing_deck"].pop(), "but the box has"),
    "a Wing It card too many": (lambda t: t["wing_discards"].append("tailwind"), "2 tailwind Wing It cards"),
    "a Fowl Play card missing": (lambda t: (t["fowl_out"].pop(), t["fowl_out_back"].pop()), "stay out"),
    "a Fowl Play card too many": (lambda t: t["fowl_discards"].append("typhoon"), "2 typhoon Fowl Play cards"),
    "a link too many": (lambda t: t.update(supply=[36, t["supply"][1]]), "outside 0 to 35"),
    "links over the supply": (lambda t: t.update(supply=[35, t["supply"][1]]), "seat 0 has more than 35 links"),
    "a link missing": (lambda t: t.update(supply=[0, t["supply"][1]]), "seat 0 has fewer than 35 links"),
    "a seat that is not there": (lambda t: t.update(active=2), "must name seats at the table"),
    "another seat's turn": (lambda t: t.update(turns=t["turns"] + 1), "it cannot be the turn of seat 0"),
    "no phase": (lambda t: t.update(phase=None), "phase must say"),
    "an action before the draw": (
        lambda t: t.update(phase="wing-it"),
        "before its Action phase|not asked in the phase",
    ),
    "an opponent acts": (lambda t: t["pending"][0].update(seat=1), "act is asked of whoever has the turn"),
    "a reaction of one's own": (lambda t: t["pending"][0].update(decision="protect"), "asked of an opponent"),
    "nobody's Fowl Play": (
        lambda t: (
            t.update(phase="fowl-play", basics=0, basic_links=[], placed=0, placed_touching=0),
            ask(t, "fowl-play"),
        ),
        "asked about the card in fowl_drawn",
    ),
    "a route of no bird": (lambda t: ask(t, "route"), "route is asked about the bird in saving"),
    "a second link without a first": (lambda t: ask(t, "second-link"), "about the link in step"),
    "a bird to save that does not roost": (lambda t: ask(t, "save", 6, 1), "save is asked about a roosting bird"),
    "an empty place on offer": (
        lambda t: (
            t["death_zone"].append(t["roosting"][2]),
            t.update(roosting=t["roosting"][:2], offer=[None, None, "made"], offer_first=[None, None, "0"]),
        ),
        "neither caged nor on offer",
    ),
    "an offer to nobody": (lambda t: t.update(offer=["made"]), "offer and offer_first go together"),
    "an offer to an absent seat": (lambda t: t.update(offer=["made"], offer_first=["3"]), "offer_first|seat"),
    "a cage that is none": (lambda t: t.update(cage=[take(t, "typhoon")]), "typhoon is no cage"),
    "a caged bird on offer": (
        lambda t: t.update(cage=[take(t, "cage-2")], offer=["made"], offer_first=["0"]),
        "caged and cannot be on offer",
    ),
    "a Snake that is none": (lambda t: t.update(snake={"fairy-pitta": take(t, "typhoon")}), "typhoon is no Snake"),
    "a Snake on a roosting bird": (
        lambda t: t.update(snake={t["roosting"][0]: take(t, "snake-2")}),
        "a Snake lies on a bird in front of somebody",
    ),
    "no readiness": (lambda t: t.update(readiness={"fairy-pitta": "ready"}), "readiness must have an entry"),
    "readiness of a roosting bird": (
        lambda t: t["readiness"].update({t["roosting"][0]: "ready"}),
        "readiness must have",
    ),
    "a power that never tires": (lambda t: t["readiness"].update({"fairy-pitta": "spent"}), "can never be spent"),
    "points at the save that wait": (lambda t: t["readiness"].update({"great-knot": "ready"}), "can never be ready"),
    "birds out of order": (lambda t: t.update(front=[FRONT[::-1], []]), "in the order of the bird cards"),
    "a wrong back": (lambda t: t["fowl_back"].__setitem__(0, "tier-1"), "fowl_back must give the tier"),
    "a wrong back outside": (lambda t: t["fowl_out_back"].__setitem__(0, "tier-3"), "fowl_out_back must give"),
    "an unseen top": (
        lambda t: t.update(fowl_back_known=[255] * (len(t["fowl_deck"]) - 1) + [1]),
        "everybody knows the back on top",
    ),
    "unseen backs deep down": (lambda t: t.update(fowl_back_known=[1]), "everybody knows the back on top"),
    "a shuffled deck": (
        lambda t: t.update(fowl_deck=t["fowl_deck"][::-1], fowl_back=t["fowl_back"][::-1]),
        "the Fowl Play deck lies as it was built",
    ),
    "a Bird-tastrophe in a turn": (
        lambda t: (
            t.update(
                phase="fowl-play",
                fowl_drawn=take(t, "funding-crisis"),
                basics=0,
                basic_links=[],
                placed=0,
                placed_touching=0,
            ),
            ask(t, "fowl-play"),
        ),
        "Bird-tastrophes are resolved between turns",
    ),
    "an Action phase with a card open": (
        lambda t: t.update(fowl_drawn=take(t, "headwind")),
        "needs the task|is resolved",
    ),
    "a Squawk in play": (lambda t: bring_into_play(t, squawk=True), "only an event can be in play"),
    "an event without its end": (lambda t: bring_into_play(t, squawk=False), "as long as the task finish-event waits"),
    "a card from a deck to come": (lambda t: t["hand_layer"][0].__setitem__(0, 5), "a Wing It deck that there was"),
    "one's own card unknown": (lambda t: t["hand_known"][0].__setitem__(0, 2), "seat 0 knows its own cards"),
    "more basic links than allowed": (
        lambda t: t.update(basic_limit=0, basics=1, basic_links=["tai-len"], placed=1),
        "1 basic links are placed, but 0 are allowed",
    ),
    "basic links that nobody placed": (
        lambda t: t.update(basics=3, basic_links=["tai-len"], placed=3),
        "basic_links must name",
    ),
    "one linkway twice": (
        lambda t: t.update(basic_limit=3, basics=2, basic_links=["tai-len"] * 2, placed=2),
        "on one linkway",
    ),
    "fewer links than basic ones": (
        lambda t: t.update(basic_limit=3, basics=1, basic_links=["tai-len"], placed=0),
        "the basic ones too",
    ),
    "a forfeited Action phase": (lambda t: t.update(forfeited=1), "neither a Draw nor an Action phase"),
    "a route without a bird": (lambda t: t.update(route_at="tai"), "for a bird that is being saved"),
    "a bird saved from nowhere": (lambda t: t.update(saving=7), "the place of a roosting bird"),
    "a route that leads nowhere": (
        lambda t: t.update(saving=0, route_bird=t["roosting"][0], route_at="thm", route_need=0),
        "route must lead",
    ),
    "a task about nothing": (
        lambda t: t.update(task_kind=["effect"], task_args=[[999, 0, 0]]),
        "the task effect cannot be",
    ),
    "fewer than no points": (lambda t: t.update(score=[-1, 0]), "fewer than 0 points"),
    "a winner in the middle": (lambda t: t.update(winners=1), "is over has winners"),
    "an end without a last round": (
        lambda t: t.update(over=1, winners=1, pending=[]),
        "after a turn of the last round",
    ),
    "six birds and no last round": (
        lambda t: t.update(six_birds(t)),
        "with 6 birds in front of a player the last round is on",
    ),
    "no Fowl Play left and no last round": (
        lambda t: t.update(
            fowl_discards=t["fowl_discards"] + t["fowl_deck"], fowl_deck=[], fowl_back=[], fowl_known=[]
        ),
        "when all Fowl Play cards are drawn the last round is on",
    ),
}


def ask(table, decision, *args):
    table["pending"] = [{"seat": 0, "decision": decision, "args": [*args, 0, 0, 0][:3]}]


def take(table, card):
    """A card of the Fowl Play deck or the other piles, which keep their backs."""
    for pile, backs in (("fowl_discards", None), ("fowl_out", "fowl_out_back"), ("fowl_deck", "fowl_back")):
        if card in table[pile]:
            place = table[pile].index(card)
            table[pile].pop(place)
            if backs:
                table[backs].pop(place)
            return card
    raise AssertionError(f"{card} is not there")


def bring_into_play(table, *, squawk):
    """A Squawk or an event of the Wing It deck."""
    card = next(card for card in table["wing_deck"] if card.startswith("squawk") == squawk)
    table["wing_deck"].remove(card)
    table["in_play"] = card


def six_birds(table):
    """Six birds of one kind of power in front of seat 0."""
    more = ["dalmatian-pelican", "siberian-crane", "red-necked-stint", "great-bustard"]
    deck = [bird for bird in (*table["bird_deck"], *table["roosting"], *table["death_zone"]) if bird not in more]
    front = ["dalmatian-pelican", "great-knot", "siberian-crane", "red-necked-stint", "great-bustard", "fairy-pitta"]
    readiness = dict.fromkeys(more, "ready") | {"great-knot": "spent", "fairy-pitta": "ready"}
    return {"front": [front, []], "readiness": readiness, "roosting": deck[:3], "bird_deck": deck[3:], "death_zone": []}


@pytest.mark.parametrize("case", CASES)
def test_an_impossible_position_is_refused(case):
    change, message = CASES[case]
    table = copy.deepcopy(TABLE)
    change(table)
    with pytest.raises(BadPosition, match=message):
        GAME.from_dict(table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_possible(players):
    for seed in range(3):
        pos, luck = GAME.new(players=players, seed=seed), random.Random(seed)
        while not pos.over:
            links = [action for action in pos.legal() if action.verb in ("link", "save", "choose")]
            pos.play_legal(luck.choice(links or pos.legal()).number)
            assert problems(GAME.layout.python(pos.states)) == []
