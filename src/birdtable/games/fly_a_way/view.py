"""What a seat sees of the table, as data for the browser and the terminal.

The record that comes in has everything else hidden already, so nothing here can leak.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, NotRequired, TypedDict

from birdtable.games.fly_a_way import content, links, routes, value
from birdtable.games.fly_a_way.content import Op
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import OFFER, PHASE, READINESS, Decision, Need, Offer, Phase, Readiness
from birdtable.kernel import EMPTY, UNKNOWN, part, shown

PlaceCode = Annotated[str, "three letters, such as kor"]
Linkway = Annotated[str, "two places with a hyphen, the northern first"]
BirdWord = Annotated[str, "a bird, such as great-knot"]
Habitat = Annotated[str, content.HABITATS]
Status = Annotated[str, content.STATUSES]
Timing = Annotated[str, content.TIMINGS]
PhaseWord = Annotated[str, PHASE]
Tier = Annotated[str, content.TIER]
ReadinessWord = Annotated[str, READINESS]
OfferState = Annotated[str, OFFER]
Payment = Annotated[str, content.PAYMENT]  # for the page, which asks why one cannot pay


class Place(TypedDict):
    """A place of the map. Rows go from the Arctic southwards; no step of a route goes to a lower one."""

    code: PlaceCode
    grid: str
    region: str
    row: int
    x: float
    y: float
    habitats: list[Habitat]


class Map(TypedDict):
    """The map, which never changes."""

    places: list[Place]
    linkways: list[Linkway]


class Bird(TypedDict):
    """A bird card."""

    bird: BirdWord
    latin: str
    habitat: Habitat
    points: int
    start: PlaceCode
    end: PlaceCode
    size: int
    status: Status
    timing: Timing


class FowlCard(TypedDict):
    """A Fowl Play card; cost in Squawks, None where nothing can be paid."""

    card: str
    tier: Tier
    cost: int | None


class WingCard(TypedDict):
    """A Wing It card."""

    card: str
    kind: Literal["event", "squawk"]
    squawks: int


class HiddenCard(TypedDict):
    """A card that another player holds."""

    card: Literal["?"]


class Roosting(Bird):
    """A roosting bird: its cage, how many links its route lacks, who could take it."""

    cage: FowlCard | None
    missing: Annotated[int, "links that the route lacks; 5 stands for more"]
    complete: bool
    contributors: Annotated[list[int], "seats with a link on a complete route"]
    offer: OfferState | None
    offered_first_to: int | None


class Saved(Bird):
    """A bird that a seat has saved."""

    readiness: ReadinessWord
    snake: FowlCard | None


class SeatView(TypedDict):
    """What lies before a seat, and what its end powers would bring now."""

    supply: int
    links: int
    birds: list[Saved]
    hand: list[WingCard | HiddenCard]
    end_points: int


class LinksThisTurn(TypedDict):
    """Basic links, and all with those of events and powers."""

    allowed: int
    placed: int
    with_extra: int


class Using(TypedDict):
    """What the decision is about: the effect, how often, the habitat, the links and birds concerned."""

    left: NotRequired[int]
    habitat: NotRequired[Habitat]
    link: NotRequired[Linkway]
    target: NotRequired[Linkway]
    bird: NotRequired[BirdWord]
    effect: NotRequired[str]
    of_drawn: NotRequired[int]


class Route(TypedDict):
    """The route being followed, or the last one that was used."""

    saving: BirdWord | None
    at: PlaceCode | None
    links: list[Linkway]


class Decks(TypedDict):
    """How many cards the decks hold, from the top the backs of the Fowl Play cards (None: unseen), what is known."""

    birds: int
    known_birds: Annotated[dict[str, BirdWord], "by their place from the top"]
    fowl_play: list[Tier | None]
    known_fowl_play: dict[str, str]
    wing_it: int


class Discards(TypedDict):
    """The discard piles."""

    wing_it: list[WingCard]
    fowl_play: list[FowlCard]


class Rules(TypedDict):
    """Numbers that never change: basic links of a turn in which nothing limits them."""

    basic_links: int


class FlywayView(TypedDict):
    """The table, from the map to the discard piles."""

    phase: PhaseWord | None
    active: int
    start_seat: int
    turn: int
    last_round: bool
    birds_to_end: int
    links_this_turn: LinksThisTurn
    forfeited: bool
    using: Using
    fowl_play: FowlCard | None
    event: WingCard | None
    roosting: list[Roosting | None]
    links: Annotated[dict[Linkway, int], "whose link lies where"]
    route: Route
    seats: list[SeatView]
    storm: list[int]
    decks: Decks
    discards: Discards
    death_zone: list[Bird]
    map: Map
    rules: Rules


RULES: Rules = {"basic_links": content.BASIC_LINKS}
MAP: Map = {
    "places": [shown(Place, place) for place in content.PLACES_DATA],
    "linkways": list(content.LINKWAY.words(0)),
}


def view(seen: State, players: int) -> FlywayView:
    """The table, from the map to the discard piles."""
    return {**_table(seen, players), "seats": [_seat(seen, seat) for seat in range(players)]}


@part(but=("hand",))
def _table(seen: State, players: int) -> FlywayView:
    """The same but for what the seats have: nearly always everybody sees it alike."""
    return {
        "phase": _phase(seen),
        "active": seen.active,
        "start_seat": seen.start_seat,
        "turn": seen.turns,
        "last_round": bool(seen.last_round),
        "birds_to_end": content.BIRDS_TO_END,
        "links_this_turn": {"allowed": seen.basic_limit, "placed": seen.basics, "with_extra": seen.placed},
        "forfeited": bool(seen.forfeited),
        "using": _using(seen),
        "fowl_play": _fowl_if_any(seen.fowl_drawn),
        "event": None if seen.in_play == EMPTY else _wing(seen.in_play),
        "roosting": [_roosting(seen, place, players) for place in range(content.ROOST)],
        "links": _links(seen),
        "route": _route(seen),
        "seats": [],
        "storm": [seat for seat in range(players) if seen.storm[seat]],
        "decks": _decks(seen),
        "discards": _discards(seen),
        "death_zone": [_bird(bird) for bird in seen.death_zone[: seen.death_count]],
        "map": MAP,
        "rules": RULES,
    }


def _phase(seen: State) -> str | None:
    """Where in the turn the table is; a Fowl Play card that is carried out still belongs to the draw."""
    if seen.phase == Phase.action and seen.fowl_drawn != EMPTY:
        return Phase.fowl_play.word
    return Phase(seen.phase).word if seen.phase != EMPTY else None


@part("links")
def _links(seen: State) -> dict[Linkway, int]:
    return {content.LINKWAY.word(way, 0): seat for way, seat in enumerate(seen.links) if seat != EMPTY}


@part("wing_discards", "wing_discard_count", "fowl_discards", "fowl_discard_count")
def _discards(seen: State) -> Discards:
    return {
        "wing_it": [_wing(card) for card in seen.wing_discards[: seen.wing_discard_count]],
        "fowl_play": [_fowl(card) for card in seen.fowl_discards[: seen.fowl_discard_count]],
    }


@cache
def _bird(bird: int) -> Bird:
    return shown(Bird, {**content.BIRDS_DATA[bird], "bird": content.BIRD.word(bird, 0)})


def _fowl_if_any(card: int) -> FowlCard | None:
    return None if card == EMPTY else _fowl(card)


@cache
def _fowl(card: int) -> FowlCard:
    entry = content.FOWLS_DATA[card]
    tier = f"tier-{entry['tier']}" if "tier" in entry else "bird-tastrophe"
    return {"card": entry["word"], "tier": tier, "cost": entry.get("cost")}


@cache
def _wing(card: int) -> WingCard:
    entry = content.WINGS_DATA[card]
    return {"card": entry["word"], "kind": entry["kind"], "squawks": entry["squawks"]}


@part("links", rows=("roosting", "cage", "offer", "offer_first"))
def _roosting(seen: State, place: int, players: int) -> Roosting | None:
    bird = seen.roosting[place]
    if bird == EMPTY:
        return None
    complete = routes.complete(seen, bird, Need.nothing)
    return {
        **_bird(bird),
        "cage": _fowl_if_any(seen.cage[place]),
        "missing": value.missing(seen, bird),
        "complete": complete,
        "contributors": [s for s in range(players) if complete and routes.complete(seen, bird, Need.link_of + s)],
        "offer": None if seen.offer[place] == EMPTY else Offer(seen.offer[place]).word,
        "offered_first_to": None if seen.offer_first[place] == EMPTY else seen.offer_first[place],
    }


def _route(seen: State) -> Route:
    saving = None if seen.saving == EMPTY else content.BIRD.word(seen.roosting[seen.saving], 0)
    return {
        "saving": saving,
        "at": None if seen.route_at == EMPTY else content.PLACE.word(seen.route_at, 0),
        "links": [content.LINKWAY.word(way, 0) for way in seen.route[: seen.route_count]],
    }


@part("links", "over", "readiness", "snake", rows=("front", "front_count", "hand", "hand_count", "supply"))
def _seat(seen: State, seat: int) -> SeatView:
    hand = [seen.hand[seat, slot] for slot in range(seen.hand_count[seat])]
    return {
        "supply": seen.supply[seat],
        "links": links.links_on_map(seen, seat),
        "birds": [_saved(seen, seen.front[seat, place]) for place in range(seen.front_count[seat])],
        "hand": [{"card": "?"} if card == UNKNOWN else _wing(card) for card in hand],
        "end_points": 0 if seen.over else value.end_points(seen, seat),
    }


def _saved(seen: State, bird: int) -> Saved:
    return {
        **_bird(bird),
        "readiness": Readiness(seen.readiness[bird]).word,
        "snake": _fowl_if_any(seen.snake[bird]),
    }


def _back(back: int) -> str | None:
    return None if back == EMPTY else content.TIER.word(back, 0)


@part("bird_deck", "bird_deck_count", "fowl_back", "fowl_count", "fowl_deck", "wing_count")
def _decks(seen: State) -> Decks:
    fowl = range(seen.fowl_count - 1, -1, -1)
    birds = range(seen.bird_deck_count - 1, -1, -1)
    return {
        "birds": seen.bird_deck_count,
        "known_birds": {
            str(depth): content.BIRD.word(seen.bird_deck[place], 0)
            for depth, place in enumerate(birds, 1)
            if seen.bird_deck[place] != UNKNOWN
        },
        "fowl_play": [_back(seen.fowl_back[place]) for place in fowl],
        "known_fowl_play": {
            str(depth): content.FOWL.word(seen.fowl_deck[place], 0)
            for depth, place in enumerate(fowl, 1)
            if seen.fowl_deck[place] != UNKNOWN
        },
        "wing_it": seen.wing_count,
    }


def _using(seen: State) -> Using:
    if seen.over or seen.pending_count == 0:
        return {}
    top = seen.pending_count - 1
    kind, first, second = seen.pending_kind[top], seen.pending_args[top, 0], seen.pending_args[top, 1]
    if kind in (Decision.extra_link, Decision.second_link) and first >= 0:
        return {"left": second, **_habitat(int(content.TOUCH[first])), **_step(seen)}
    if kind == Decision.second_link:
        return _step(seen)
    if kind == Decision.remove:
        return {"left": first, **_habitat(second)}
    if kind in (Decision.move_to, Decision.swap_other):
        return {"link": content.LINKWAY.word(first, 0)}
    if kind == Decision.protect:
        own: Using = {} if first == EMPTY else {"link": content.LINKWAY.word(first, 0)}
        return {**own, "target": content.LINKWAY.word(second, 0)}
    if kind in (Decision.bird, Decision.replace):
        return {"effect": Op(content.OP[first]).word}
    if kind in (Decision.save_power, Decision.save):
        return {"bird": content.BIRD.word(first, 0)}
    if kind in (Decision.give, Decision.discard_for_points):
        return {"left": first}
    if kind == Decision.discard:
        seat = seen.pending_seat[top]
        return {"of_drawn": first} if first else {"left": seen.hand_count[seat] - second}
    return {}


def _habitat(habitat: int) -> Using:
    return {} if habitat == content.ANY_HABITAT else {"habitat": content.HABITATS[habitat]}


def _step(seen: State) -> Using:
    return {} if seen.step[0] == EMPTY else {"link": content.LINKWAY.word(seen.step[0], 0)}
