"""The content files as tables and vocabularies: the map, the birds, the cards, and their effects as rows of numbers.

Places are numbered row by row from the Arctic, west to east inside a row, so a neighbour in the row is one number
away. Linkways are numbered by their northern, then by their southern place. A set of linkways is two numbers of 55
bits, `low` for the first half and `high` for the second.

An effect is a row: what it does (OP), how much (N), and what narrows it down. Rows that follow each other are chained
by NEXT; a choice between two points at its alternatives. `kernel effects.perform` reads them.
"""

from __future__ import annotations

from enum import auto
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from birdtable.games.fly_a_way.box import SCHEMA
from birdtable.games.fly_a_way.box import Attach as Attach
from birdtable.games.fly_a_way.box import Condition as Condition
from birdtable.games.fly_a_way.box import Counter as Counter
from birdtable.games.fly_a_way.box import Op as Op
from birdtable.games.fly_a_way.box import Trigger as Trigger
from birdtable.kernel import Row, Vocabulary, Words, grid, numbers, table, vocabulary

DATA = SCHEMA.read(__package__)
BOX = DATA["box.toml"]
SETUP = BOX["setup"]
PLACES_DATA = DATA["places.toml"]["place"]
LINKWAYS_DATA = DATA["linkways.toml"]["linkways"]
BIRDS_DATA = DATA["birds.toml"]["bird"]
FOWL_DATA = DATA["fowl_play.toml"]
WINGS_DATA = DATA["wing_it.toml"]["card"]

PLAYERS = (2, 3, 4)
SEATS = 4
LINKS = SETUP["links"]
ROOST = SETUP["roosting"]
DEALT = SETUP["dealt"]
HAND_LIMIT = SETUP["hand_limit"]
BASIC_LINKS = SETUP["basic_links"]
BIRDS_TO_END = SETUP["birds_to_end"]

HABITATS = ("wetland", "open-country", "forest")
STATUSES = ("lc", "nt", "vu", "en", "cr")

# ---------------------------------------------------------------------- the map

PLACES = len(PLACES_DATA)
LINKWAYS = len(LINKWAYS_DATA)
HALF = 55  # linkways in each half of a set
HALF_BITS = (1 << HALF) - 1
PLACE_CODES = tuple(place["code"] for place in PLACES_DATA)
ENDS = [tuple(PLACE_CODES.index(code) for code in ends) for ends in LINKWAYS_DATA]
ROW_OF = [place["row"] for place in PLACES_DATA]
ROWS = max(ROW_OF)


def _habitats(place: int) -> int:
    return sum(1 << HABITATS.index(habitat) for habitat in PLACES_DATA[place]["habitats"])


def _halves(linkways: set[int]) -> tuple[int, int]:
    bits = sum(1 << linkway for linkway in linkways)
    return bits & HALF_BITS, bits >> HALF


_ADJACENT = [
    {other for other in range(LINKWAYS) if other != linkway and set(ENDS[other]) & set(ENDS[linkway])}
    for linkway in range(LINKWAYS)
]
ADJACENT_LOW = table(
    [_halves(others)[0] for others in _ADJACENT], np.int64
)  # linkways that share a place with this one
ADJACENT_HIGH = table([_halves(others)[1] for others in _ADJACENT], np.int64)
TOUCHES = table([_habitats(north) | _habitats(south) for north, south in ENDS])  # habitats of a linkway, as bits
_TOUCHING = [{way for way in range(LINKWAYS) if int(TOUCHES[way]) >> habitat & 1} for habitat in range(3)]
ANY_HABITAT = 3
TOUCHING_LOW = table([*(_halves(ways)[0] for ways in _TOUCHING), HALF_BITS], np.int64)  # by habitat; the last is any
TOUCHING_HIGH = table([*(_halves(ways)[1] for ways in _TOUCHING), HALF_BITS], np.int64)

FIRST_OF_ROW = table([min(p for p in range(PLACES) if ROW_OF[p] == row) for row in range(1, ROWS + 1)] + [PLACES])
ROW = table([row - 1 for row in ROW_OF])  # of each place, from 0 in the north
_DOWN = [
    [way for way in range(LINKWAYS) if ENDS[way][0] == place and ROW_OF[ENDS[way][1]] > ROW_OF[place]]
    for place in range(PLACES)
]
FIRST_DOWN = table([sum(map(len, _DOWN[:place])) for place in range(PLACES + 1)])  # where a place's entries begin below
DOWN_LINKWAY = table([way for ways in _DOWN for way in ways])  # linkways that lead south, place by place
DOWN_PLACE = table([ENDS[way][1] for ways in _DOWN for way in ways])  # and where they lead
EAST_LINKWAY = table(
    [
        LINKWAYS_DATA.index([PLACE_CODES[p], PLACE_CODES[p + 1]])
        if p + 1 < PLACES and (p, p + 1) in ENDS and ROW_OF[p] == ROW_OF[p + 1]
        else -1
        for p in range(PLACES)
    ]
)  # the side-facing linkway to the next place of the row
_AT = [[way for way in range(LINKWAYS) if place in ENDS[way]] for place in range(PLACES)]
FIRST_AT = table([sum(map(len, _AT[:place])) for place in range(PLACES + 1)])  # where a place's entries begin below
AT_LINKWAY = table([way for ways in _AT for way in ways])  # linkways that touch a place, place by place
NORTH_END = table([north for north, _ in ENDS])
SOUTH_END = table([south for _, south in ENDS])

# ---------------------------------------------------------------------- effects as rows


def _bits(*ops: Op) -> int:
    return sum(1 << op for op in ops)


ABOUT_POINTS = _bits(
    Op.score, Op.score_per, Op.repeat_link_points, Op.lose_points, Op.lose_points_per, Op.each_lose_points_per
)
ABOUT_CARDS = _bits(
    Op.draw_wing_it, Op.discard_hand, Op.each_discard_hand_to, Op.give_hand, Op.steal_wing_it, Op.take_from_discard,
    Op.discard_for_points,
)  # fmt: skip
ABOUT_LINKS = _bits(
    Op.limit_basic_links, Op.each_limit_basic_links, Op.place_links, Op.move_link, Op.swap_links, Op.convert_link,
    Op.remove_own_links, Op.each_remove_links,
)  # fmt: skip


class Moment(Words):
    """When in one's own turn a power may be used."""

    action = auto()
    wing_it = auto()
    fowl_play = auto()


NO_CONDITION = -1
NO_EFFECT = -1
NO_MOST = 99
ALL_STATUSES = 31

_ROWS: list[dict[str, int]] = []


def _filtered(words: dict[str, Any]) -> dict[str, int]:
    """Which birds count: a habitat, statuses as bits, sizes."""
    statuses = words.get("status")
    return {
        "bird_habitat": HABITATS.index(words["habitat"]) if "habitat" in words else ANY_HABITAT,
        "statuses": sum(1 << STATUSES.index(status) for status in statuses) if statuses else ALL_STATUSES,
        "size_min": words.get("size_min", 0),
        "size_max": words.get("size_max", 999),
    }


def _counted(effect: dict[str, Any]) -> dict[str, int]:
    """What an effect counts."""
    counter = effect.get("count", effect.get("per"))
    if counter is None:
        where = effect.get("where")
        return {"counter": -1, **_filtered(where if isinstance(where, dict) else {})}
    ((name, words),) = counter.items()
    words = words if isinstance(words, dict) else {}
    touch = {"touch": HABITATS.index(words["touch"])} if "touch" in words else {}
    return {"counter": Counter[name], **_filtered(words), **touch}


def _condition(effect: dict[str, Any]) -> dict[str, int]:
    """What must hold."""
    if "if" not in effect:
        return {"condition": NO_CONDITION, "condition_min": 0, "condition_habitat": ANY_HABITAT}
    ((name, words),) = effect["if"].items()
    least, habitat = 0, ANY_HABITAT
    if isinstance(words, dict):
        least, habitat = words.get("min", 0), HABITATS.index(words["habitat"]) if "habitat" in words else ANY_HABITAT
    elif isinstance(words, str) and words in HABITATS:
        habitat = HABITATS.index(words)
    elif isinstance(words, int) and not isinstance(words, bool):
        least = words
    return {"condition": Condition[name], "condition_min": least, "condition_habitat": habitat}


def _moment(effect: dict[str, Any]) -> Moment:
    """When in one's own turn it may be used."""
    if effect.get("phase") != "draw":
        return Moment.action
    return Moment.fowl_play if effect["op"] == "cancel_fowl_play" else Moment.wing_it


def _add(effect: dict[str, Any], following: int = NO_EFFECT) -> int:
    """Write an effect, and what it leads to, as rows; the number of its first row."""
    if effect["op"] == "seq":
        for part in reversed(effect["do"]):
            following = _add(part, following)
        return following
    if "then" in effect:
        following = _add(effect["then"], following)
    options = [_add(option, following) for option in effect.get("of", [])]
    on = effect.get("on", [])
    _ROWS.append(
        {
            "op": Op[effect["op"]],
            "n": effect.get("n", effect.get("max_points", 1)),
            "touch": HABITATS.index(effect["touch"]) if "touch" in effect else ANY_HABITAT,
            "attach": Attach[effect.get("attach", "route")],
            "div": effect.get("div", 1),
            "most": effect.get("max", NO_MOST),
            "base": effect.get("base", 0),
            "keep": effect.get("keep", 0),
            "cost": effect.get("cost", {}).get("discard_wing_it", 0) if isinstance(effect.get("cost"), dict) else 0,
            "refill": int(effect.get("refill_now", False)),
            "moment": _moment(effect),
            "on": sum(1 << Trigger[trigger] for trigger in ([on] if isinstance(on, str) else on)),
            "next": NO_EFFECT if options else following,
            "first": options[0] if options else NO_EFFECT,
            "second": options[1] if options else NO_EFFECT,
            **{key: value for key, value in _counted(effect).items() if key != "touch" or "touch" not in effect},
            **_condition(effect),
        }
    )
    return len(_ROWS) - 1


TIERS = 3
LAST_TIER = 2
TASTROPHE_TIER = 3  # the back of a Bird-tastrophe, after the tiers 0, 1 and 2
FOWLS_DATA = [*FOWL_DATA["card"], *FOWL_DATA["tastrophe"]]
BIRD_EFFECT = table([_add(bird["effect"]) for bird in BIRDS_DATA])
FOWL_EFFECT = table([_add(card["effect"]) for card in FOWLS_DATA])
WING_EFFECT = table([_add(card["effect"]) for card in WINGS_DATA])


def _column(name: str) -> Row[int]:
    return table([row[name] for row in _ROWS])


OP = _column("op")
N = _column("n")
TOUCH = _column("touch")
ATTACH = _column("attach")
DIV = _column("div")
MOST = _column("most")
BASE = _column("base")
KEEP = _column("keep")
COST = _column("cost")
REFILL = _column("refill")
ON = _column("on")
NEXT = _column("next")
FIRST = _column("first")
SECOND = _column("second")
COUNTER = _column("counter")
BIRD_HABITAT = _column("bird_habitat")
BIRD_STATUSES = _column("statuses")
SIZE_MIN = _column("size_min")
SIZE_MAX = _column("size_max")
CONDITION = _column("condition")
CONDITION_MIN = _column("condition_min")
CONDITION_HABITAT = _column("condition_habitat")
MOMENT = _column("moment")

# ---------------------------------------------------------------------- birds

BIRDS = len(BIRDS_DATA)


class Timing(Words):
    """When the power of a bird is used."""

    save = auto()
    each_turn = auto()
    opp_any = auto()
    opp_round = auto()
    once_game = auto()
    end = auto()


TIMINGS = vocabulary("timing", Timing)
POINTS = table([bird["points"] for bird in BIRDS_DATA])
START = table([PLACE_CODES.index(bird["start"]) for bird in BIRDS_DATA])
END = table([PLACE_CODES.index(bird["end"]) for bird in BIRDS_DATA])
HABITAT_OF = table([HABITATS.index(bird["habitat"]) for bird in BIRDS_DATA])
STATUS_OF = table([STATUSES.index(bird["status"]) for bird in BIRDS_DATA])
SIZE_OF = table([bird["size"] for bird in BIRDS_DATA])
TIMING = table([TIMINGS.value(bird["timing"], 0) for bird in BIRDS_DATA])
# points that are paid without asking
AUTOMATIC = table([int(bird["effect"]["op"] in ("score", "score_per", "repeat_link_points")) for bird in BIRDS_DATA])

# ---------------------------------------------------------------------- cards

FOWLS = len(FOWLS_DATA)
FOWL_TIER = table([card.get("tier", TASTROPHE_TIER + 1) - 1 for card in FOWLS_DATA])
FOWL_COPIES = table([card.get("copies", 1) for card in FOWLS_DATA])
FOWL_COST = table([card.get("cost", 0) for card in FOWLS_DATA])
TIER_SIZE = grid([[0] * 3, [0] * 3, *(BOX["fowl_play"][str(players)] for players in PLAYERS)])
FIRST_OF_TIER = table(
    [sum(int(copies) for card, copies in enumerate(FOWL_COPIES) if FOWL_TIER[card] < tier) for tier in range(5)]
)  # where the cards of a tier begin if all lie in order; the last is where they end
FIRST_KIND = table(
    [sum(tier > other for other in FOWL_TIER) for tier in range(5)]
)  # the first kind of card of each tier; and their number
FOWL_DECK = 30  # cards in the largest deck
FOWL_CARDS = int(sum(FOWL_COPIES))

WINGS = len(WINGS_DATA)
WING_COPIES = table([card["copies"] for card in WINGS_DATA])
WING_CARDS = int(sum(WING_COPIES))
SQUAWKS = table([card["squawks"] for card in WINGS_DATA])
FIRST_SQUAWK = next(number for number, card in enumerate(WINGS_DATA) if card["squawks"])
SQUAWK_KINDS = 3


def _fits(cards: tuple[int, ...]) -> int:
    """The costs that Squawks are worth, and from which none of them could be left out, as bits (fowl.squawks)."""
    costs = range(1, max(FOWL_COST.tolist()) + 1)
    return sum(1 << cost for cost in costs if sum(cards) - min(cards) < cost <= sum(cards))


PAYMENT_SETS = [
    cards for count in range(1, 5) for cards in combinations_with_replacement((1, 2, 3), count) if _fits(cards)
]
PAYMENTS = len(PAYMENT_SETS)
PAYMENT_FITS = table([_fits(cards) for cards in PAYMENT_SETS])
PAYMENT_VALUE = table([sum(cards) for cards in PAYMENT_SETS])
PAYMENT_CARDS = grid([[cards.count(value) for value in (1, 2, 3)] for cards in PAYMENT_SETS])

# ---------------------------------------------------------------------- words

PLACE = Vocabulary("place", PLACE_CODES)
LINKWAY = Vocabulary("linkway", tuple("-".join(ends) for ends in LINKWAYS_DATA))
BIRD = Vocabulary("bird", tuple(bird["word"] for bird in BIRDS_DATA))
FOWL = Vocabulary("Fowl Play card", tuple(card["word"] for card in FOWLS_DATA))
WING = Vocabulary("Wing It card", tuple(card["word"] for card in WINGS_DATA))
PAYMENT = Vocabulary("payment", tuple("+".join(map(str, cards)) for cards in PAYMENT_SETS))
TIER = Vocabulary("tier", ("tier-1", "tier-2", "tier-3", "bird-tastrophe"))
PLACE_IN_DECK = numbers("place", 3, first=1)
