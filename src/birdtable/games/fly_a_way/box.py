"""What may stand in the data files: what is printed is a `Literal`, what is reconstructed may be replaced.

An effect says what it does (`op`) and only what that heeds (`HEEDED`): whatever else somebody writes is refused, not
passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import auto
from itertools import pairwise
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from birdtable.kernel import Words
from birdtable.kernel.content import Contradiction, Entry, Schema, drawn, each_once, number

Habitat = Literal["wetland", "open-country", "forest"]
Status = Literal["lc", "nt", "vu", "en", "cr"]

# ---------------------------------------------------------------------- effects


class Op(Words):
    """What an effect does."""

    score = auto()
    score_per = auto()
    repeat_link_points = auto()
    lose_points = auto()
    lose_points_per = auto()
    each_lose_points_per = auto()
    draw_wing_it = auto()
    discard_hand = auto()
    each_discard_hand_to = auto()
    give_hand = auto()
    steal_wing_it = auto()
    take_from_discard = auto()
    discard_for_points = auto()
    take_squawk = auto()
    limit_basic_links = auto()
    each_limit_basic_links = auto()
    place_links = auto()
    move_link = auto()
    swap_links = auto()
    convert_link = auto()
    protect_link = auto()
    remove_own_links = auto()
    each_remove_links = auto()
    discard_roosting = auto()
    discard_roosting_all = auto()
    bottom_roosting = auto()
    cage = auto()
    free_caged = auto()
    save_freed = auto()
    attach_snake = auto()
    remove_snake = auto()
    discard_saved = auto()
    steal_bird = auto()
    copy_power = auto()
    cancel_fowl_play = auto()
    peek_bird_deck = auto()
    reorder_fowl_play = auto()
    squawk = auto()
    choose = auto()


class Counter(Words):
    """What an effect counts."""

    saved = auto()
    saved_other = auto()
    own_links = auto()
    players_on_route = auto()
    death_zone = auto()
    own_hand = auto()
    habitats_saved = auto()


class Condition(Words):
    """What must hold for an effect."""

    saved_before = auto()
    links_placed_this_turn = auto()
    placed_touching = auto()
    own_links_on_route = auto()
    most_links_on_route = auto()
    habitats_saved = auto()
    hand_over = auto()
    target_has_more_birds = auto()


class Trigger(Words):
    """What a bird of an opponent reacts to."""

    bird_saved = auto()
    squawk_used = auto()
    squawk_discarded = auto()
    fowl_play_neutralised = auto()
    roosting_bird_discarded = auto()
    link_swapped = auto()
    link_replaced = auto()
    link_removed = auto()


class Attach(Words):
    """Where a link of an effect goes."""

    own = auto()
    own_or_group = auto()
    route = auto()


COUNTING = ("n", "count", "base", "div", "max", "if")
HEEDED: Mapping[str, tuple[str, ...]] = {
    "score": ("n", "if", "on", "by"),
    "score_per": COUNTING,
    "repeat_link_points": ("who", "if"),
    "lose_points": ("n",),
    "lose_points_per": COUNTING[:-1],
    "each_lose_points_per": COUNTING[:-1],
    "draw_wing_it": ("n", "keep", "per", "max", "phase", "replaces_draw", "on", "by"),
    "discard_hand": ("n", "if"),
    "each_discard_hand_to": ("n",),
    "give_hand": ("n", "to"),
    "steal_wing_it": ("n", "random"),
    "take_from_discard": ("n", "deck"),
    "discard_for_points": ("n", "max"),
    "take_squawk": ("on", "by"),
    "limit_basic_links": ("n",),
    "each_limit_basic_links": ("n", "turns_each"),
    "place_links": ("n", "touch", "attach", "cost"),
    "move_link": ("n", "to"),
    "swap_links": ("n",),
    "convert_link": ("n", "attach", "where"),
    "protect_link": ("on", "by"),
    "remove_own_links": ("n", "touch"),
    "each_remove_links": ("n", "touch"),
    "discard_roosting": ("n",),
    "discard_roosting_all": ("where", "refill_now"),
    "bottom_roosting": ("n",),
    "cage": (),
    "free_caged": ("n",),
    "save_freed": (),
    "attach_snake": (),
    "remove_snake": ("own",),
    "discard_saved": ("n",),
    "steal_bird": ("max_points", "if"),
    "copy_power": ("from", "timings"),
    "cancel_fowl_play": ("cost", "phase"),
    "peek_bird_deck": ("n", "may"),
    "reorder_fowl_play": ("n",),
    "squawk": ("n",),
    "choose": ("of",),
    "seq": ("do",),
}
"""What effects may say besides `op` and `then`, by what they do."""
SAYS = {  # words that only describe what the rules do anyway; they may say nothing else
    "by": ("opponent",),
    "deck": ("wing_it",),
    "from": ("opponent",),
    "may": ("bottom",),
    "own": (True,),
    "phase": ("draw",),
    "random": (True,),
    "replaces_draw": (True,),
    "timings": (["each_turn", "once_game"],),
    "to": ("next", "adjacent_empty"),
    "turns_each": (1,),
    "who": ("self",),
}
ONE = (  # effects that are carried out once
    "take_from_discard", "each_limit_basic_links", "move_link", "swap_links", "convert_link", "discard_roosting",
    "bottom_roosting", "free_caged", "discard_saved", "peek_bird_deck",
)  # fmt: skip


class Filter(BaseModel):
    """Which birds or links count."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    habitat: Habitat | None = None
    status: tuple[Status, ...] = ()
    size_min: Annotated[int, number(0, 999)] = 0
    size_max: Annotated[int, number(0, 999)] = 999
    touch: Habitat | None = None


def _one_of(words: type[Words], values: object) -> Mapping[str, object]:
    names = [word.name for word in words]
    if not isinstance(values, dict) or len(values) != 1 or not {*values} <= {*names}:
        raise ValueError(f"must name one of {', '.join(names)}")
    return values


def _counter(value: object) -> Mapping[str, object]:
    ((name, which),) = _one_of(Counter, value).items()
    return {name: which if which is True else Filter.model_validate(which)}


def _condition(value: object) -> Mapping[str, object]:
    ((name, which),) = _one_of(Condition, value).items()
    bounds: dict[str, Any] = which if isinstance(which, dict) else {"min": which} if type(which) is int else {}
    if {*bounds} - {"min", "habitat"} or not 0 <= bounds.get("min", 0) <= 99:
        raise ValueError(f"{name} may say min (0 to 99) and habitat")
    plain = which in ("wetland", "open-country", "forest", "strict") or which is True
    if not bounds and not plain:
        raise ValueError(f"{name} must be a number, a habitat, true, or say min and habitat")
    return {name: which}


def _triggers(value: object) -> tuple[str, ...]:
    names, given = [trigger.name for trigger in Trigger], value if isinstance(value, list) else [value]
    if not given or not {*map(str, given)} <= {*names}:
        raise ValueError(f"must name some of {', '.join(names)}")
    return tuple(map(str, given))


def _cost(value: object) -> object:
    if value != 0 and not (
        isinstance(value, dict) and {*value} == {"discard_wing_it"} and value["discard_wing_it"] in (1, 2)
    ):
        raise ValueError("must be 0, or { discard_wing_it = 1 }, or 2")
    return value


def _where(value: object) -> object:
    return value if value == "this_route" else Filter.model_validate(value)


Counted = Annotated[Any, BeforeValidator(_counter)]


class Effect(BaseModel):
    """What a card or a power does."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    op: str
    n: Annotated[int, number(0, 20)] = 1
    max_points: Annotated[int, number(0, 20)] = 0
    touch: Habitat | None = None
    attach: Literal["own", "own_or_group", "route"] = "route"
    div: Annotated[int, number(1, 20)] = 1
    max: Annotated[int, number(0, 40)] = 0
    base: Annotated[int, number(0, 20)] = 0
    keep: Annotated[int, number(0, 5)] = 0
    cost: Annotated[Any, BeforeValidator(_cost)] = 0
    refill_now: bool = False
    on: Annotated[tuple[str, ...], BeforeValidator(_triggers)] = ()
    count: Counted = None
    per: Counted = None
    where: Annotated[Any, BeforeValidator(_where)] = None
    if_: Annotated[Any, BeforeValidator(_condition)] = Field(None, alias="if")
    then: Effect | None = None
    of: Annotated[tuple[Effect, ...], Field(min_length=2, max_length=2)] | None = None
    do: Annotated[tuple[Effect, ...], Field(min_length=1, max_length=4)] | None = None
    by: Any = None
    deck: Any = None
    from_: Any = Field(None, alias="from")
    may: Any = None
    own: Any = None
    phase: Any = None
    random: Any = None
    replaces_draw: Any = None
    timings: Any = None
    to: Any = None
    turns_each: Any = None
    who: Any = None

    @model_validator(mode="before")
    @classmethod
    def says_what_it_heeds(cls, data: Any) -> Any:
        """An effect says nothing that it does not heed."""
        if not isinstance(data, dict):
            raise ValueError('must be an effect such as { op = "score", n = 2 }')
        op = str(data.get("op"))
        if op not in HEEDED:
            raise ValueError(f"op must be one of {', '.join(HEEDED)}")
        unheeded = [key for key in data if key not in ("op", "then", *HEEDED[op])]
        if unheeded:
            heeded = ", ".join((*HEEDED[op], "then"))
            raise ValueError(f"op {op} does not heed {', '.join(unheeded)}; it heeds {heeded}")
        for key, may in SAYS.items():
            if key in data and data[key] not in may:
                raise ValueError(f"{key} can only be {' or '.join(map(repr, may))}")
        if op in ONE and data.get("n", 1) != 1:
            raise ValueError(f"op {op} is carried out once: n can only be 1")
        return data


# ---------------------------------------------------------------------- box.toml, the map


class Setup(Entry):
    """How the table is set."""

    links: Literal[35]
    roosting: Literal[3]
    dealt: Literal[2]
    hand_limit: Literal[5]
    basic_links: Literal[3]
    birds_to_end: Literal[6]
    tastrophes: Literal[2]


class FowlPlay(Entry):
    """The cards of tier 1, 2 and 3, by players."""

    two: tuple[Literal[8], Literal[6], Literal[6]] = Field(alias="2")
    three: tuple[Literal[9], Literal[6], Literal[6]] = Field(alias="3")
    four: tuple[Literal[12], Literal[8], Literal[8]] = Field(alias="4")


class Box(Entry):
    """What is in the box apart from places, birds and cards."""

    setup: Setup
    fowl_play: FowlPlay


PlaceCode = Annotated[str, drawn(__package__, "places.toml", "place", "code")]
OnSheet = Annotated[float, Field(ge=0, le=100)]


class Place(Entry):
    """A place of the map."""

    code: PlaceCode
    name: str
    region: str
    grid: str
    row: Annotated[int, number(1, 40)]
    x: OnSheet
    y: OnSheet
    habitats: Annotated[tuple[Habitat, ...], Field(min_length=1, max_length=3)]
    latitude: Annotated[float, Field(ge=-90, le=90)]
    longitude: Annotated[float, Field(ge=-180, le=180)]


class Places(Entry):
    """The places, row by row from the north, west to east inside a row."""

    place: Annotated[tuple[Place, ...], Field(min_length=55, max_length=55), each_once("code")]


class Linkways(Entry):
    """The linkways, from the northern place to the southern one, or west to east."""

    linkways: Annotated[tuple[tuple[PlaceCode, PlaceCode], ...], Field(min_length=110, max_length=110)]


# ---------------------------------------------------------------------- birds and cards


class Bird(Entry):
    """A bird: what it is worth, from where to where it flies, what it is, and its power."""

    word: Annotated[str, drawn(__package__, "birds.toml", "bird", "word")]
    name: str
    latin: str
    habitat: Habitat
    points: Annotated[int, number(0, 20)]
    start: PlaceCode
    end: PlaceCode
    size: Annotated[int, number(1, 300)]
    status: Status
    status_now: Status
    timing: Literal["save", "each-turn", "opp-any", "opp-round", "once-game", "end"]
    effect: Effect
    breeds: str
    winters: str
    trivia: str
    facts: tuple[str, ...]


class Birds(Entry):
    """The birds."""

    bird: Annotated[tuple[Bird, ...], Field(min_length=42, max_length=42), each_once("word")]


class Fowl(Entry):
    """A Fowl Play card."""

    word: Annotated[str, drawn(__package__, "fowl_play.toml", "card", "word")]
    name: str
    tier: Annotated[int, number(1, 3)]
    copies: Annotated[int, number(1, 9)]
    cost: Annotated[int, number(1, 6)]
    effect: Effect


class Tastrophe(Entry):
    """A Bird-tastrophe."""

    word: Annotated[str, drawn(__package__, "fowl_play.toml", "tastrophe", "word")]
    name: str
    effect: Effect


class Fowls(Entry):
    """Fowl Play cards by tier, and Bird-tastrophes."""

    card: Annotated[tuple[Fowl, ...], Field(min_length=3, max_length=40), each_once("word")]
    tastrophe: Annotated[tuple[Tastrophe, ...], Field(min_length=2, max_length=6), each_once("word")]


class Wing(Entry):
    """A Wing It card."""

    word: Annotated[str, drawn(__package__, "wing_it.toml", "card", "word")]
    name: str
    kind: Literal["event", "squawk"]
    copies: Annotated[int, number(1, 9)]
    squawks: Annotated[int, number(0, 3)]
    effect: Effect


class Wings(Entry):
    """Events, then the three Squawks."""

    card: Annotated[tuple[Wing, ...], Field(min_length=4, max_length=40), each_once("word")]


# ---------------------------------------------------------------------- how they contradict

MOST_WINGS = 40  # Wing It cards that hands and piles of the record are made for


def contradictions(files: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Rows out of order, linkways upside down, flights to the north, decks too small, cards out of order."""
    rows = [place.row for place in files["places.toml"].place]
    for place, (above, row) in enumerate(pairwise(rows), 1):
        if row not in (above, above + 1):
            yield Contradiction("places.toml", ("place", place, "row"), f"must be {above} or {above + 1}, not {row}")
    codes = [place.code for place in files["places.toml"].place]
    seen: set[tuple[str, str]] = set()
    for way, (north, south) in enumerate(files["linkways.toml"].linkways):
        first, second = codes.index(north), codes.index(south)
        if first >= second or (rows[first] == rows[second] and second != first + 1):
            said = "must lead to a place farther south, or to the next one east in its row"
            yield Contradiction("linkways.toml", ("linkways", way), said)
        if (north, south) in seen:
            yield Contradiction("linkways.toml", ("linkways", way), "is there twice")
        seen.add((north, south))
    for place, bird in enumerate(files["birds.toml"].bird):
        if rows[codes.index(bird.start)] >= rows[codes.index(bird.end)]:
            said = f"must lie south of its start: {bird.end} is not south of {bird.start}"
            yield Contradiction("birds.toml", ("bird", place, "end"), said)
    yield from _wrong_cards(files["fowl_play.toml"].card, files["wing_it.toml"].card, files["box.toml"].fowl_play)


def _wrong_cards(fowls: tuple[Fowl, ...], wings: tuple[Wing, ...], decks: FowlPlay) -> Iterator[Contradiction]:
    tiers = [card.tier for card in fowls]
    if tiers != sorted(tiers):
        wrong = next(place for place in range(1, len(tiers)) if tiers[place] < tiers[place - 1])
        yield Contradiction("fowl_play.toml", ("card", wrong, "tier"), "is lower than that of the card before it")
    for tier, needed in enumerate(decks.four, 1):
        if (count := sum(card.copies for card in fowls if card.tier == tier)) < needed:
            said = f"must have {needed} cards of tier {tier} for four players, but has {count}"
            yield Contradiction("fowl_play.toml", ("card",), said)
    if (count := sum(card.copies for card in wings)) > MOST_WINGS:
        yield Contradiction("wing_it.toml", ("card",), f"may have {MOST_WINGS} cards in all, not {count}")
    if [card.squawks for card in wings[-3:]] != [1, 2, 3] or any(card.squawks for card in wings[:-3]):
        yield Contradiction("wing_it.toml", ("card",), "must end with the Squawks of 1, 2 and 3, after all events")
    for place, card in enumerate(wings):
        if (card.kind == "squawk") != (card.squawks > 0) or (card.effect.op == "squawk") != (card.squawks > 0):
            said = "must be more than 0 for a Squawk, and 0 for an event"
            yield Contradiction("wing_it.toml", ("card", place, "squawks"), said)


SCHEMA = Schema(
    {
        "box.toml": Box,
        "places.toml": Places,
        "linkways.toml": Linkways,
        "birds.toml": Birds,
        "fowl_play.toml": Fowls,
        "wing_it.toml": Wings,
    },
    contradictions,
)
