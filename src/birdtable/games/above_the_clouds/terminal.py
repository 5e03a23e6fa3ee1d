"""The table of Above the Clouds in plain words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from birdtable.games.above_the_clouds import content
from birdtable.kernel import Happening
from birdtable.telling.voice import width

View = Mapping[str, Any]
Say = Callable[..., str]
Why = Callable[[str], Sequence[str]]

STAGE = "stage"
WHOLE_AFTER = ("stage", "landed")
IN_THE_TABLE = ("dealt", "displayed", "revealed", "joined")

ROWS = {"front": "f", "middle": "m", "back": "b"}
COPIES_ANOTHER = "display"  # the kind of card that costs what it copies
NEUTRAL = "swift"
SEXES = "♀♂"


def show(view: View, say: Say) -> list[str]:
    """The table from the nest card to the person's hand; at the end only what still matters."""
    if view["over"]:
        return _flock(view, say)
    return [
        say("show-stage", stage=view["stage"], stages=view["stages"], nest=view["nest"]["name"]),
        _landing(view, say),
        *_past_nests(view, say),
        *_seats(view, say),
        say("show-neutral"),
        "",
        say("show-flock"),
        *_flock(view, say),
        "",
        *_supply(view, say),
        "",
        *_cards(view, say),
        *_about(view, say),
    ]


def glance(view: View, say: Say) -> list[str]:
    """What every choice needs: the nest card, cubes and points, the flock, and what is being carried out."""
    status = [
        say(
            "show-status",
            name=f"{name} ({say('show-species-' + view['species'][seat])})",
            points=view["scores"][seat],
            cubes=view["cubes"][seat],
        )
        for seat, name in enumerate(view["names"])
    ]
    stage = say("show-stage-short", stage=view["stage"], stages=view["stages"])
    together = " ".join(status)
    return [
        f"{stage} {_landing(view, say)}",
        *([together] if len(together) <= width() else status),
        *_flock(view, say),
        *_about(view, say),
    ]


def rank(verb: str, args: Mapping[str, str]) -> int:
    """Flying to the side, flying forward, adding, taking, playing, and passing last."""
    if verb == "swap":
        return 0 if _sideways(args) else 1
    return 3 if verb in ("pass", "done") else 2


def choice(verb: str, args: Mapping[str, str], view: View, say: Say) -> tuple[str, str]:
    """A choice in the list: the standard action it belongs to with its price, and what it does."""
    if verb == "swap":
        standard = "sideways" if _sideways(args) else "forward"
        return _standard(standard, view, say) if view["decision"] != "swap" else "", _swap(args, view, say)
    if verb == "add":
        place = {"first": 0, "second": 1}.get(args["source"])
        bird = say("show-top") if place is None else _bird(view["face_up"][place], view, say)
        return _standard("add", view, say), bird
    if verb == "take":
        return _standard("take", view, say), _card(_find(args["card"], view), view, say)
    if verb == "play":
        return say("show-play"), _card(_find(args["card"], view), view, say)
    if verb in ("copy", "discard"):
        return "", _card(_find(args["card"], view), view, say)
    if verb == "score":
        card = _find(args["card"], view)
        return "", say("show-score", card=_card_name(card, say), points=_points(card, view))
    if verb == "search":
        return "", _bird(args["bird"], view, say)
    if verb == "place":
        return "", say("show-place", column=args["column"], end=args["end"], space=_new_space(args, view))
    if verb == "pass":
        return "", say("show-pass", cubes=min(2, view["cubes"][view["viewer"]]))
    return "", ""


def not_now(view: View, why: Why, say: Say) -> Iterator[str]:
    """Standard actions that are too dear, and cards in hand that cannot be played or scored."""
    have = view["cubes"][view["viewer"]]
    if view["decision"] == "turn":
        prices = {action: entry["price"] for action, entry in view["actions"].items()}
        dear = [f"{say('name-' + action)} ({price})" for action, price in prices.items() if price > have]
        if dear:
            yield say("show-too-dear", actions=", ".join(dear), have=have)
    verb = {"turn": "play", "score-one": "score", "score-cards": "score"}.get(view["decision"])
    for card in view["hands"][view["viewer"]] if verb else ():
        reasons = why(f"{verb} {card['card']}")
        if reasons and verb == "play":
            yield say("show-not-now", card=_card(card, view, say), reason=" ".join(reasons))
        else:
            yield from reasons


def points_by_stage(events: Sequence[Happening], seat: int, say: Say) -> str:
    """Where a seat's points come from: each stage, and landings and cards in all."""
    stages: list[int] = []
    landings = cards = 0
    for event in events:
        if event.name == "stage":
            stages.append(0)
        elif event.name in ("nested", "scored") and event.values["seat"] == str(seat):
            points = event.values["points"]
            stages[-1] += points
            landings += points if event.name == "nested" else 0
            cards += points if event.name == "scored" else 0
    return say("show-points-from", stages=" + ".join(map(str, stages)), landings=landings, cards=cards)


# ---------------------------------------------------------------------- the parts of the table


def _landing(view: View, say: Say) -> str:
    points = ", ".join(map(str, view["nest"]["points"]))
    return say("show-landing", points=points, pair=view["nest"]["pair"])


def _past_nests(view: View, say: Say) -> list[str]:
    nests = [say(f"name-{nest}") for nest in view["past_nests"]]
    return [say("show-past-nests", nests=", ".join(nests))] if nests else []


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
    """The rows of the flock, one below the other, in columns that fit the terminal."""
    columns = range(1, view["columns"] + 1)
    labels = [say("show-column"), *(say(f"show-row-{row}") for row in ROWS)]
    first = max(map(len, labels))
    longest = (width() - first) // view["columns"] - 1
    table = [[str(column) for column in columns]]
    for letter in ROWS.values():
        birds = [view["flock"].get(f"{letter}{column}") for column in columns]
        table.append([_cut(_short(bird, say), longest) for bird in birds])
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    gap = "  " if first + sum(widths) + 2 * len(widths) <= width() else " "
    return [
        gap.join([label.ljust(first), *(cell.ljust(wide) for cell, wide in zip(cells, widths, strict=True))]).rstrip()
        for label, cells in zip(labels, table, strict=True)
    ]


def _supply(view: View, say: Say) -> list[str]:
    prices = [f"{say('name-' + action)} {_cubes(entry['price'], say)}" for action, entry in view["actions"].items()]
    charged = view["decision"] not in ("standard", "score-cards") and not _choosing(view)
    lines = [say("show-prices", prices=", ".join(prices))] if charged else []
    birds = [_bird(bird, view, say) for bird in view["face_up"] if bird]
    stack = view["stack"]
    layers = _below([_counted(layer, say) for layer in stack["layers"]], say)
    return [
        *lines,
        say("show-face-up", birds=", ".join(birds) or say("table-nothing")),
        say("show-stack" if stack["count"] else "show-stack-empty", count=stack["count"], layers=layers),
    ]


def _counted(layer: Mapping[str, int], say: Say) -> str:
    """Birds that were shuffled together, and how many of each."""
    birds = ", ".join(say("show-count", count=count, bird=bird) for bird, count in layer.items())
    return say("show-shuffled", birds=birds) if sum(layer.values()) > 1 else birds


def _below(layers: list[str], say: Say) -> str:
    """The layers of the stack from the top."""
    said = layers[0] if layers else ""
    for layer in layers[1:]:
        said = say("show-stack-below", above=said, layer=layer)
    return said


def _cards(view: View, say: Say) -> list[str]:
    lines = []
    if not (_choosing(view) and view["actions"]["take"]["price"] <= view["cubes"][view["viewer"]]):
        lines += [say("show-display"), *_card_lines(view["display"], view, say)]
    for seat, hand in enumerate(view["hands"]):
        known = [_card_name(card, say) for card in hand if card["card"] != "?"]
        if seat == view["viewer"] and _choosing(view):
            continue
        if seat == view["viewer"]:
            lines += [say("show-hand"), *_card_lines(hand, view, say)]
        elif known:
            hidden = [say("show-unknown")] * (len(hand) - len(known))
            lines.append(say("show-known", name=view["names"][seat], cards=", ".join(known + hidden)))
    lines.append(say("show-deck", deck=view["deck"], discards=len(view["discards"])))
    if view["discards"]:
        lines.append(say("show-discards", cards=", ".join(_card_name(card, say) for card in view["discards"])))
    return lines


def _choosing(view: View) -> bool:
    """Whether it is the person's turn: then the list of choices has the prices, the display and the hand."""
    return view["viewer"] is not None and view["decision"] == "turn" and view["seat"] == view["viewer"]


def _card_lines(cards: Sequence[View], view: View, say: Say) -> list[str]:
    return ["  " + _card(card, view, say) for card in cards] or ["  " + say("show-no-cards")]


def _about(view: View, say: Say) -> list[str]:
    """What is being carried out: the bird to be placed, the card in use, the cards that may be kept."""
    lines = []
    if view["drawn"]:
        lines.append(say("show-drawn", bird=_bird(view["drawn"], view, say)))
    using = view["using"].get("swap")
    if using:
        lines.append(say("show-using", card=using, effect=say(f"effect-{using}")))
    if view["decision"] == "score-cards":
        lines.append(say("show-keep" if view["stage"] < view["stages"] else "show-keep-last"))
    return lines


# ---------------------------------------------------------------------- words


def _bird(bird: str, view: View, say: Say) -> str:
    """A bird and whose it is, where that is the person or nobody."""
    if bird == NEUTRAL:
        return say("show-swift")
    return say("show-bird-yours", bird=bird) if _mine(bird, view) else say(f"name-{bird}")


def _mine(bird: str | None, view: View) -> bool:
    mine = view["species"][view["viewer"]] if view["viewer"] is not None else None
    return mine is not None and bird is not None and bird.split("-")[0] == mine


def _short(bird: str | None, say: Say) -> str:
    return say(f"show-short-{bird}") if bird else say("show-empty")


def _cut(label: str, longest: int) -> str:
    """A label that fits: letters go, the sex stays."""
    if len(label) <= longest:
        return label
    return label[: longest - 1] + label[-1] if label[-1] in SEXES else label[:longest]


def _swap(args: Mapping[str, str], view: View, say: Say) -> str:
    """Two birds that change places, the person's own first."""
    spaces = sorted(args.values(), key=lambda space: not _mine(view["flock"][space], view))
    return " – ".join(f"{space} {_short_whose(view['flock'][space], view, say)}" for space in spaces)


def _short_whose(bird: str, view: View, say: Say) -> str:
    short = _short(bird, say)
    return say(f"show-your-{bird.split('-')[0]}", bird=short) if _mine(bird, view) else short


def _sideways(args: Mapping[str, str]) -> bool:
    first, second = args.values()
    return first[0] == second[0]


def _new_space(args: Mapping[str, str], view: View) -> str:
    """Where a bird goes that is added to a column."""
    height = sum(f"{row}{args['column']}" in view["flock"] for row in ROWS.values())
    row = "b" if args["end"] == "back" else "bmf"[height]
    return row + args["column"]


def _standard(action: str, view: View, say: Say) -> str:
    """A standard action, with its price where it is paid: a card makes it free."""
    if view["decision"] != "turn":
        return f"{say(f'name-{action}')}, {say('board-free')}"
    return f"{say(f'name-{action}')}, {_cubes(view['actions'][action]['price'], say)}"


def _cubes(cubes: int, say: Say) -> str:
    return say("show-cost", cubes=cubes)


def _card(card: View, view: View, say: Say) -> str:
    """A card: its name, its cost, what it does, and its points."""
    cost = say("show-cost-copy") if card["kind"] == COPIES_ANOTHER else _cubes(content.BOX["kinds"][card["kind"]], say)
    name, effect = _card_name(card, say), say(f"effect-{card['kind']}")
    return say("show-card", name=name, cost=cost, effect=effect, marks=_marks(card, view, say))


def _card_name(card: View, say: Say) -> str:
    return " ".join((say("name-" + card["kind"]), "-".join(card["marks"])))


def _marks(card: View, view: View, say: Say) -> str:
    """The two spaces of a card and their points, and which of them holds a bird of the person's that will stay."""
    said = []
    for space, points in card["marks"].items():
        message = "show-mark"
        if _mine(view["flock"].get(space), view):
            message += "-landing" if _will_land(space, view) else "-yours"
        said.append(say(message, space=space, points=points))
    return ", ".join(said)


def _will_land(space: str, view: View) -> bool:
    """Whether the bird there is the foremost of its column and lands before the cards are scored."""
    if view["over"] or view["decision"] in ("score-cards", "score-one"):
        return False
    ahead = {"m": "f", "b": "m"}.get(space[0], "") + space[1:]
    return ahead not in view["flock"]


def _points(card: View, view: View) -> int:
    """What a card scores for the person now."""
    points = [worth for space, worth in card["marks"].items() if _mine(view["flock"].get(space), view)]
    return sum(points) + (content.BOTH_BONUS if len(points) == len(card["marks"]) else 0)


def _find(name: str, view: View) -> View:
    """A card that the person sees, by its name."""
    hands = [card for hand in view["hands"] for card in hand]
    return next(card for card in (*view["display"], *hands) if card["card"] == name)
