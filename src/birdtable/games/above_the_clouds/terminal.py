"""The table of Above the Clouds in plain words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from birdtable.games.above_the_clouds.tables import BOX

View = Mapping[str, Any]
Say = Callable[..., str]

ROWS = {"front": "f", "middle": "m", "back": "b"}
COPIES_ANOTHER = "display"  # the kind of card that costs what it copies


def show(view: View, say: Say) -> list[str]:
    """The table from the nest card to the person's hand."""
    return [*_stage(view, say), *_seats(view, say), *_flock(view, say), *_supply(view, say), *_cards(view, say)]


def remark(verb: str, args: Mapping[str, str], view: View, say: Say) -> str:
    """What a choice is about: the birds, the cubes, the spaces of the card."""
    if verb == "swap":
        birds = " – ".join(_short(view["flock"][space], say) for space in args.values())
        return f"{birds}, {_cubes(_swap_price(args, view), say)}" if view["decision"] == "turn" else birds
    if verb == "add":
        places = {"first": 0, "second": 1}
        bird = [_bird(view["face_up"][places[args["source"]]], say)] if args["source"] in places else []
        return ", ".join([*bird, *_standard_price("add", view, say)])
    if verb == "take":
        return ", ".join([_marks(_find(args["card"], view), view, say), *_standard_price("take", view, say)])
    if verb in ("play", "copy"):
        return _card_cost(_find(args["card"], view), say)
    if verb in ("score", "discard"):
        return _marks(_find(args["card"], view), view, say)
    return ""


# ---------------------------------------------------------------------- the parts of the table


def _stage(view: View, say: Say) -> list[str]:
    nest = view["nest"]
    points = ", ".join(map(str, nest["points"]))
    return [
        say("show-stage", stage=view["stage"], stages=view["stages"], nest=nest["name"]),
        say("show-landing", points=points, pair=nest["pair"]),
    ]


def _seats(view: View, say: Say) -> list[str]:
    return [
        say(
            "show-seat",
            name=name,
            birds=view["species"][seat],
            points=view["scores"][seat],
            cubes=view["cubes"][seat],
            cards=len(view["hands"][seat]),
        )
        for seat, name in enumerate(view["names"])
    ]


def _flock(view: View, say: Say) -> list[str]:
    """The rows of the flock, one below the other, in columns of the same width."""
    columns = range(1, view["columns"] + 1)
    table = [[say("show-column"), *map(str, columns)]]
    for row, letter in ROWS.items():
        birds = [view["flock"].get(f"{letter}{column}") for column in columns]
        table.append([say(f"show-row-{row}"), *(_short(bird, say) for bird in birds)])
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip() for cells in table
    ]
    return ["", say("show-flock"), *lines, ""]


def _supply(view: View, say: Say) -> list[str]:
    prices = [f"{say('name-' + action)} {_cubes(entry['price'], say)}" for action, entry in view["actions"].items()]
    lines = [say("show-prices", prices=", ".join(prices))]
    birds = [_bird(bird, say) for bird in view["face_up"] if bird]
    lines.append(say("show-face-up", birds=", ".join(birds) or say("table-nothing")))
    if view["drawn"]:
        lines.append(say("show-drawn", bird=view["drawn"]))
    layers = [
        ", ".join(f"{count} {_bird(bird, say)}" for bird, count in layer.items()) for layer in view["stack"]["layers"]
    ]
    return [*lines, say("show-stack", count=view["stack"]["count"], layers=_below(layers, say) or "none")]


def _below(layers: list[str], say: Say) -> str:
    """The layers of the stack from the top."""
    said = layers[0] if layers else ""
    for layer in layers[1:]:
        said = say("show-stack-below", above=said, layer=layer)
    return said


def _cards(view: View, say: Say) -> list[str]:
    lines = ["", say("show-display"), *_card_lines(view["display"], view, say)]
    for seat, hand in enumerate(view["hands"]):
        known = [_card_name(card, say) for card in hand if card["card"] != "?"]
        if seat == view["viewer"]:
            lines += [say("show-hand"), *_card_lines(hand, view, say)]
        elif known:
            hidden = [say("show-unknown")] * (len(hand) - len(known))
            lines.append(say("show-known", name=view["names"][seat], cards=", ".join(known + hidden)))
    return [*lines, say("show-deck", deck=view["deck"], discards=len(view["discards"]))]


def _card_lines(cards: list[View], view: View, say: Say) -> list[str]:
    if not cards:
        return ["  " + say("show-no-cards")]
    return [
        "  " + say("show-card", name=_card_name(card, say), cost=_card_cost(card, say), marks=_marks(card, view, say))
        for card in cards
    ]


# ---------------------------------------------------------------------- words


def _bird(bird: str, say: Say) -> str:
    return say(f"name-{bird}")


def _short(bird: str | None, say: Say) -> str:
    return say(f"show-short-{bird}") if bird else say("show-empty")


def _cubes(cubes: int, say: Say) -> str:
    return say("show-cost", cubes=cubes)


def _card_name(card: View, say: Say) -> str:
    return " ".join((say("name-" + card["kind"]), "-".join(card["marks"])))


def _card_cost(card: View, say: Say) -> str:
    if card["kind"] == COPIES_ANOTHER:
        return say("show-card-cost-copy")
    return say("show-card-cost", cubes=BOX["kinds"][card["kind"]])


def _marks(card: View, view: View, say: Say) -> str:
    """The two spaces of a card and their points, and which of them holds a bird of the person's."""
    mine = view["species"][view["viewer"]] if view["viewer"] is not None else None
    said = []
    for space, points in card["marks"].items():
        bird = view["flock"].get(space)
        yours = mine is not None and bird is not None and bird.split("-")[0] == mine
        said.append(say("show-mark-yours" if yours else "show-mark", space=space, points=points))
    return ", ".join(said)


def _find(name: str, view: View) -> View:
    """A card that the person sees, by its name."""
    hands = [card for hand in view["hands"] for card in hand]
    return next(card for card in (*view["display"], *hands) if card["card"] == name)


def _swap_price(args: Mapping[str, str], view: View) -> int:
    first, second = args.values()
    action = "sideways" if first[0] == second[0] else "forward"
    price: int = view["actions"][action]["price"]
    return price


def _standard_price(action: str, view: View, say: Say) -> list[str]:
    """The price of a standard action, if it is paid: a card makes it free."""
    return [_cubes(view["actions"][action]["price"], say)] if view["decision"] == "turn" else []
