"""The table of Perch in plain words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from birdtable.kernel import Happening

View = Mapping[str, Any]
Say = Callable[..., str]
Why = Callable[[str], Sequence[str]]

STAGE = "round"
WHOLE_AFTER = ("round",)
IN_THE_TABLE = ("laid", "dealt", "migrated", "order")

HEADINGS = ("perch", "nest", "house", "zap", "send", "carry", "fetch")  # choices that are listed by their bird
BONUS = ("activate", "house", "zap", "zap-nest")
STATUE = "statue"  # its first place pays more with every bird there


def show(view: View, say: Say) -> list[str]:
    """The table from the round to the person's objective; at the end only what still matters."""
    if view["over"]:
        return [*_homestead(view, say), *_fountain(view, say)]
    return [
        say("show-round", round=view["round"], rounds=view["rounds"], phase=say(f"show-phase-{view['phase']}")),
        *_seats(view, say),
        *([say("show-bird-brained", flock=view["bird_brained"])] if view["bird_brained"] else []),
        "",
        say("show-homestead"),
        *_homestead(view, say),
        "",
        *_creatures(view, say),
        *_fountain(view, say),
        say("show-bag", birds=_counted(view["bag"], say)),
        *_objective(view, say),
    ]


def glance(view: View, say: Say) -> list[str]:
    """What every choice needs: the points, the homestead, the recruited birds, and what is being carried out."""
    points = [
        say("show-status", name=f"{name} ({say('name-' + view['flocks'][seat])})", points=view["scores"][seat])
        for seat, name in enumerate(view["names"])
    ]
    lines = [
        say("show-round", round=view["round"], rounds=view["rounds"], phase=say(f"show-phase-{view['phase']}")),
        " ".join(points),
        *_homestead(view, say),
    ]
    if view["decision"] in ("seat", "swap-seat"):
        lines += _fountain(view, say)
    if view["viewer"] is not None:
        lines.append(say("show-hand", birds=_counted(view["hands"][view["viewer"]], say)))
    return lines + _about(view, say)


def rank(verb: str, args: Mapping[str, str]) -> int:
    """Placing a bird, bonus actions, and being done last."""
    if verb in ("done", "decline"):
        return 3
    return 2 if verb in BONUS else 1 if verb == "nest" else 0


def choice(verb: str, args: Mapping[str, str], view: View, say: Say) -> tuple[str, str]:
    """A choice in the list: what is done with which bird, and where, with how things stand there."""
    if verb in HEADINGS and "location" in args:
        return say(f"show-{verb}", flock=args["flock"]), _where(args["location"], view, say)
    if verb == "go":
        return "", _where(args["location"], view, say)
    if verb == "push":
        return say("show-push", flock=args["flock"]), say(f"name-{args['direction']}")
    if verb == "seat":
        return "", _seat(args["spot"], view, say)
    if verb == "stand":
        return "", _meeting(args["intersection"], view, say)
    if verb == "keep":
        return "", _card(_dealt(args["card"], view), say)
    if verb == "activate":
        creature = args["creature"]
        return say("show-activate"), f"{say('name-' + creature)}: {say('effect-' + creature)}"
    return "", ""


def not_now(view: View, why: Why, say: Say) -> Iterator[str]:
    """Creatures that a person controls and cannot use now, and tokens that wait."""
    if view["decision"] != "turn":
        return
    for creature in view["creatures"]:
        if creature["seat"] == view["viewer"]:
            yield from why(f"activate {creature['creature']}")


def points_by_stage(events: Sequence[Happening], seat: int, say: Say) -> str:
    """Where a seat's points come from: each round, and what the end of the game brought."""
    rounds: list[int] = []
    end = {"achieved": 0, "largest": 0, "creature_points": 0, "fountain_points": 0, "plaza_points": 0}
    for event in events:
        if event.name == "round":
            rounds.append(0)
        elif event.values.get("seat") == str(seat):
            if event.name == "scored":
                rounds[-1] += event.values["points"]
            elif event.name in end:
                end[event.name] += event.values["points"]
    return say(
        "show-points-from",
        rounds=" + ".join(map(str, rounds)),
        objective=end["achieved"],
        largest=end["largest"],
        creatures=end["creature_points"],
        fountain=end["fountain_points"],
        plaza=end["plaza_points"],
    )


# ---------------------------------------------------------------------- the parts of the table


def _seats(view: View, say: Say) -> list[str]:
    """The seats in turn order, once it is drawn: colour, points, recruited birds, tokens."""
    lines = []
    for seat in view["order"] or range(len(view["names"])):
        tokens = [say("show-birdhouse")] * view["birdhouses"][seat] + [say("show-lightning")] * view["lightning"][seat]
        line = say(
            "show-seat",
            name=view["names"][seat],
            flock=view["flocks"][seat],
            points=view["scores"][seat],
            now=view["now"][seat]["locations"],
            birds=_counted(view["hands"][seat], say),
        )
        lines.append(" ".join([line, *tokens]))
    return lines


def _homestead(view: View, say: Say) -> list[str]:
    """One line for each location, column by column."""
    lines = []
    for entry in view["homestead"].values():
        if entry["location"] is None:
            lines.append(f"{entry['place']} {say('show-gap')}")
        else:
            lines.append(f"{entry['place']} {_where(entry['location'], view, say)}")
    return lines


def _where(location: str, view: View, say: Say) -> str:
    """A location with its points and what stands there."""
    entry = next(entry for entry in view["homestead"].values() if entry["location"] == location)
    first, *others = map(str, entry["points"])
    points = "/".join([first + "+" * (location == STATUE), *others])
    stacks = [_stack(stack, say) for stack in entry["stacks"]]
    if entry["nests"]["empty"]:
        stacks.append(say("show-nests", nests=entry["nests"]["empty"]))
    stacks += [say(f"name-{creature}") for creature in entry["standing"]]
    return f"{say('name-' + location)} {points}: {', '.join(stacks) or say('table-nothing')}"


def _stack(stack: View, say: Say) -> str:
    marks = "+" * (stack["nest"] + stack["birdhouse"])
    scores = f" ({stack['scores']})" if stack["scores"] else " (=)" if stack["tied"] else ""
    return f"{say('name-' + stack['flock'])} {stack['birds']}{marks}{scores}"


def _creatures(view: View, say: Say) -> list[str]:
    """Each creature: where it stands, and who controls it."""
    lines = []
    for creature in view["creatures"]:
        name, seat = say("name-" + creature["creature"]), creature["seat"]
        if seat is None:
            line = say("show-creature-free", creature=name, home=creature["home"])
        else:
            message = "show-creature-used" if creature["used"] else "show-creature"
            line = say(message, creature=name, name=view["names"][seat])
        if creature["intersection"]:  # the Scarecrow: no location shows it
            line += " " + say("show-between", locations=_meeting(creature["intersection"], view, say))
        lines.append(line)
    return lines


def _fountain(view: View, say: Say) -> list[str]:
    """The Fountain from its top, and the Plaza."""
    levels = sorted({spot["level"] for spot in view["fountain"].values()}, reverse=True)
    lines = []
    for level in levels:
        spots = [spot for spot in view["fountain"].values() if spot["level"] == level]
        seats = ", ".join(_sitter(spot, say) for spot in spots)
        lines.append(say("show-level", level=level, points=spots[0]["points"], seats=seats))
    return [*lines, say("show-plaza", birds=_counted(view["plaza"], say))]


def _sitter(spot: View, say: Say) -> str:
    if spot["flock"]:
        return f"{spot['spot']} {say('name-' + spot['flock'])}"
    return f"{spot['spot']} {say('show-open' if spot['open'] else 'show-shut')}"


def _seat(name: str, view: View, say: Say) -> str:
    spot = next(spot for spot in view["fountain"].values() if spot["spot"] == name)
    return say("show-seat-points", seat=_sitter(spot, say), points=spot["points"])


def _meeting(name: str, view: View, say: Say) -> str:
    entry = next(entry for entry in view["intersections"].values() if entry["intersection"] == name)
    return ", ".join(say(f"name-{location}") for location in entry["locations"])


def _dealt(which: str, view: View) -> View:
    cards = view["objectives"][view["viewer"]]
    card: View = cards["kept" if which == "first" else "other"]
    return card


def _card(card: View, say: Say) -> str:
    return say(
        "show-objective",
        objective=card["objective"],
        points=card["points"],
        effect=say(f"effect-{card['objective']}"),
    )


def _objective(view: View, say: Say) -> list[str]:
    """The person's own objective, once it is chosen."""
    if view["objectives"] is None or view["viewer"] is None or not view["objectives"][view["viewer"]]["chosen"]:
        return []
    card = view["objectives"][view["viewer"]]["kept"]
    met = say("show-objective-met" if card["met"] else "show-objective-not-met")
    return [f"{say('show-your-objective')} {_card(card, say)}. {met}"]


def _about(view: View, say: Say) -> list[str]:
    """What is being carried out."""
    about = view["about"]
    lines = []
    if "creature" in about:
        lines.append(f"{say('name-' + about['creature'])}: {say('effect-' + about['creature'])}")
    if "flock" in about:
        lines.append(say("show-about-bird", flock=about["flock"]))
    return lines


def _counted(birds: Mapping[str, int], say: Say) -> str:
    """How many birds of each colour."""
    some = [say("show-count", count=count, flock=flock) for flock, count in birds.items() if count]
    return ", ".join(some) or say("table-nothing")
