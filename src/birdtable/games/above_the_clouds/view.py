"""What a seat sees of the table, as data for the browser and the terminal.

The record that comes in has everything else hidden already, so nothing here can leak.
"""

from __future__ import annotations

from typing import Any

from birdtable.games.above_the_clouds import content
from birdtable.games.above_the_clouds.words import Decision
from birdtable.kernel import EMPTY, UNKNOWN


def view(seen: Any, players: int) -> dict[str, Any]:
    """The table, from the front row to the discard pile."""
    return {
        "stage": seen.stage + 1,
        "stages": content.STAGES,
        "start_seat": seen.start_seat,
        "columns": int(content.COLUMNS[players]),
        "species": list(content.SPECIES[:players]),
        "flock": {
            content.SPACE.word(space, players): _bird(bird) for space, bird in enumerate(seen.flock) if bird != EMPTY
        },
        "face_up": [_bird(bird) for bird in seen.face_up],
        "drawn": _bird(seen.drawn),
        "using": _using(seen, players),
        "stack": _stack(seen),
        "cubes": list(seen.cubes[:players]),
        "in_nest": list(seen.in_nest[:players]),
        "actions": {content.ACTION.word(action, players): _action(seen, action) for action in range(content.STANDARDS)},
        "nest": _nest(seen.nests[seen.stage], players),
        "past_nests": [content.NEST.word(nest, players) for nest in seen.nests[: seen.stage]],
        "display": [_card(card, players) for card in seen.display if card != EMPTY],
        "hands": [_hand(seen, seat, players) for seat in range(players)],
        "deck": seen.deck_count,
        "discards": [_card(card, players) for card in seen.discards[: seen.discard_count]],
    }


def _using(seen: Any, players: int) -> dict[str, str]:
    """What the action being carried out is: the swap of a card, or the displayed card that is used."""
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


def _stack(seen: Any) -> dict[str, Any]:
    """The stack from the top: layers of birds that were shuffled together."""
    layers: list[dict[str, Any]] = []
    number = None
    for place in range(seen.stack_count - 1, -1, -1):
        if seen.stack_layer[place] != number:
            number = seen.stack_layer[place]
            layers.append({})
        bird = content.BIRD.word(seen.stack[place], 0)
        layers[-1][bird] = layers[-1].get(bird, 0) + 1
    return {"count": seen.stack_count, "layers": [dict(sorted(layer.items())) for layer in layers]}


def _action(seen: Any, action: int) -> dict[str, int | None]:
    cubes = seen.on_action[action]
    return {"price": cubes + 1, "cubes": cubes, "seat": seen.on_action_seat[action] if cubes else None}


def _nest(nest: int, players: int) -> dict[str, Any]:
    return {
        "name": content.NEST.word(nest, players),
        "points": [int(points) for points in content.LANDING_POINTS[nest][1:]],
        "pair": int(content.PAIR_POINTS[nest]),
    }


def _card(card: int, players: int) -> dict[str, Any]:
    if card == UNKNOWN:
        return {"card": "?"}
    entry = content.cards_for(players)[card]
    return {"card": content.CARD.word(card, players), "kind": entry["kind"], "marks": dict(entry["marks"])}


def _hand(seen: Any, seat: int, players: int) -> list[dict[str, Any]]:
    return [_card(seen.hand[seat, slot], players) for slot in range(seen.hand_count[seat])]
