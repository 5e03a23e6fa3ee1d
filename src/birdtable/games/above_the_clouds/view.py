"""What a seat sees of the table, as data for the browser and the terminal.

The record that comes in has everything else hidden already, so nothing here can leak.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, NotRequired, TypedDict

from birdtable.games.above_the_clouds import content, turn
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision
from birdtable.kernel import EMPTY, UNKNOWN, part, shown

Space = Annotated[str, "a row and a column from the left: f4 is in front, m4 behind it, b4 at the back"]
BirdWord = Annotated[str, "kite-female, swift"]
CardWord = Annotated[str, "its kind and its two spaces"]
Row = Annotated[str, tuple(dict.fromkeys(space[0] for space in content.SPACE_NAMES))]
Species = Annotated[str, content.SPECIES[: content.NEUTRAL_SPECIES]]
StandardAction = Annotated[str, content.ACTION]
Kind = Annotated[str, content.KINDS]
NestWord = Annotated[str, content.NEST]


class Card(TypedDict):
    """A maneuver card with its two spaces and their points."""

    card: CardWord
    kind: Kind
    marks: dict[Space, int]


class HiddenCard(TypedDict):
    """A card that another player holds and nobody else has seen."""

    card: Literal["?"]


class Using(TypedDict):
    """What the action being carried out is: the swap of a card, or the displayed card that is used."""

    swap: NotRequired[str]
    card: NotRequired[CardWord]


class Stack(TypedDict):
    """The stack from the top: layers of birds that were shuffled together."""

    count: int
    layers: list[dict[BirdWord, int]]


class ActionSpace(TypedDict):
    """What a standard action costs next, and whose cubes lie there."""

    price: int
    cubes: int
    seat: int | None


class Nest(TypedDict):
    """The nest card of the stage: points for one bird that lands, two, …, and for a pair."""

    name: NestWord
    points: list[int]
    pair: int


class Rules(TypedDict):
    """Numbers that never change. Of a card the cubes are paid that stand on it; a display costs what it copies."""

    costs: dict[Kind, int | None]
    pass_cubes: int
    both_bonus: int


class CloudsView(TypedDict):
    """The table, from the front row to the discard pile."""

    stage: int
    stages: int
    start_seat: int
    columns: int
    species: Annotated[list[Species], "of each seat"]
    flock: dict[Space, BirdWord]
    face_up: list[BirdWord | None]
    drawn: BirdWord | None
    using: Using
    stack: Stack
    cubes: list[int]
    in_nest: list[int]
    actions: dict[StandardAction, ActionSpace]
    nest: Nest
    past_nests: list[NestWord]
    display: list[Card]
    hands: list[list[Card | HiddenCard]]
    deck: int
    discards: list[Card]
    rules: Rules


RULES: Rules = {
    "costs": {kind: content.BOX["kinds"][kind] or None for kind in content.KINDS},
    "pass_cubes": turn.PASS_COST,
    "both_bonus": content.BOTH_BONUS,
}


def view(seen: State, players: int) -> CloudsView:
    """The table, from the front row to the discard pile."""
    return {**_table(seen, players), "hands": [_hand(seen, seat, players) for seat in range(players)]}


@part(but=("hand",))
def _table(seen: State, players: int) -> CloudsView:
    """The same but for the hands: everybody sees it alike."""
    return {
        "stage": seen.stage + 1,
        "stages": content.STAGES,
        "start_seat": seen.start_seat,
        "columns": int(content.COLUMNS[players]),
        "species": list(content.SPECIES[:players]),
        "flock": _flock(seen, players),
        "face_up": [_bird(bird) for bird in seen.face_up],
        "drawn": _bird(seen.drawn),
        "using": _using(seen, players),
        "stack": _stack(seen),
        "cubes": list(seen.cubes[:players]),
        "in_nest": list(seen.in_nest[:players]),
        "actions": _actions(seen, players),
        "nest": _nest(seen.nests[seen.stage], players),
        "past_nests": [content.NEST.word(nest, players) for nest in seen.nests[: seen.stage]],
        "display": [_card(card, players) for card in seen.display if card != EMPTY],
        "hands": [],
        "deck": seen.deck_count,
        "discards": _discards(seen, players),
        "rules": RULES,
    }


@part("flock")
def _flock(seen: State, players: int) -> dict[Space, BirdWord]:
    words = content.SPACE.words(players)
    return {words[space]: content.BIRD.word(bird, 0) for space, bird in enumerate(seen.flock) if bird != EMPTY}


def _using(seen: State, players: int) -> Using:
    if seen.over:
        return {}
    top = seen.pending_count - 1
    about = seen.pending_args[top, 0]
    if seen.pending_kind[top] == Decision.swap:
        return {"swap": content.SWAP.word(about, players)}
    if seen.pending_kind[top] == Decision.standard and about != EMPTY:
        return {"card": content.CARD.word(about, players)}
    return {}


def _bird(bird: int) -> str | None:
    return None if bird == EMPTY else content.BIRD.word(bird, 0)


@part("stack", "stack_count", "stack_layer")
def _stack(seen: State) -> Stack:
    layers: list[dict[BirdWord, int]] = []
    number = None
    for place in range(seen.stack_count - 1, -1, -1):
        if seen.stack_layer[place] != number:
            number = seen.stack_layer[place]
            layers.append({})
        bird = content.BIRD.word(seen.stack[place], 0)
        layers[-1][bird] = layers[-1].get(bird, 0) + 1
    return {"count": seen.stack_count, "layers": [dict(sorted(layer.items())) for layer in layers]}


@part("on_action", "on_action_seat")
def _actions(seen: State, players: int) -> dict[StandardAction, ActionSpace]:
    return {content.ACTION.word(action, players): _action(seen, action) for action in range(content.STANDARDS)}


def _action(seen: State, action: int) -> ActionSpace:
    cubes = seen.on_action[action]
    return {"price": cubes + 1, "cubes": cubes, "seat": seen.on_action_seat[action] if cubes else None}


@cache
def _nest(nest: int, players: int) -> Nest:
    return {
        "name": content.NEST.word(nest, players),
        "points": [int(points) for points in content.LANDING_POINTS.tolist()[nest][1:]],
        "pair": int(content.PAIR_POINTS[nest]),
    }


@part("discards", "discard_count")
def _discards(seen: State, players: int) -> list[Card]:
    return [_card(card, players) for card in seen.discards[: seen.discard_count]]


@cache
def _card(card: int, players: int) -> Card:
    return shown(Card, {**content.cards_for(players)[card], "card": content.CARD.word(card, players)})


@part(rows=("hand", "hand_count"))
def _hand(seen: State, seat: int, players: int) -> list[Card | HiddenCard]:
    held = [seen.hand[seat, slot] for slot in range(seen.hand_count[seat])]
    return [{"card": "?"} if card == UNKNOWN else _card(card, players) for card in held]
