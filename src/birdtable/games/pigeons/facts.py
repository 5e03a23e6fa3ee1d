"""What an action changes, for the coach: what drops and flights bring and how often, where pigeons come to stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from birdtable.facts import Fact, View, cost, gain, luck, note
from birdtable.games.pigeons import content
from birdtable.kernel.events import Happening

WAYS = 8  # to a neighbouring square, straight or aslant


def facts(before: View, after: View, events: Sequence[Happening], seat: int) -> list[Fact]:
    """What an action, or a few in a row, have changed."""
    return [
        *_drops(before, after, events, seat),
        *_falcon(after, events, seat),
        *_flock(before, after, events, seat),
        *_flights(before, after, events, seat),
        *_turn(before, after, events, seat),
    ]


# ---------------------------------------------------------------------- drops


def _drops(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    """Which tiles the cubes would win as they lie; before they fall, what the flight crosses."""
    fell = [event for event in events if event.name in ("dropped", "missed")]
    if fell and before["round"] == after["round"] and after["phase"] == before["phase"]:
        for street, tile in after["streets"].items():
            was = before["streets"][street]
            if not tile or not was or tile["tile"] != was["tile"]:
                continue
            if tile["leader"] == seat != was["leader"]:
                yield luck(gain("tile", street=street, points=tile["points"]))
        if any(event.name == "dropped" and event.values["touch"] == "umbrella" for event in fell):
            yield luck(cost("umbrella"))
    if after["drop"] and not before["drop"]:
        over = [before["streets"][street] for street in _under(after["drop"])]
        best = max((tile["points"] for tile in over if tile and tile["leader"] != seat), default=0)
        if best:
            yield gain("crosses", points=best)


def _under(drop: View) -> tuple[str, ...]:
    """The street spaces that a flight with cubes crosses."""
    start, way = drop["from"], content.DIRECTION.words(0).index(drop["direction"])
    if drop["lane"] is None:
        return content.STREETS_CROSSED[content.DIRECTIONS * content.SQUARE_NAMES.index(start) + way]
    park = content.PARK.words(0).index(start)
    return content.STREETS_CROSSED[content.FROM_PARK + park * content.LANES + drop["lane"] - 1]


# ---------------------------------------------------------------------- the falcon


def _falcon(after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    if not any(event.name == "aimed" and int(event.values["seat"]) == seat for event in events):
        return
    owners = {one["pigeon"]: one["seat"] for one in after["pigeons"]}
    killed = Counter(
        owners[event.values["pigeon"]]
        for event in events
        if event.name == "killed" and int(event.values["seat"]) == seat
    )
    others = sum(count for who, count in killed.items() if who != seat)
    for least in range(1, others + 1):
        yield luck(gain("kills", pigeons=least))
    if killed[seat]:
        yield luck(cost("own-killed"))
    if any(event.name == "void" for event in events):
        yield luck(cost("void"))


# ---------------------------------------------------------------------- the flock


def _flock(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    for event in events:
        who = int(event.values["seat"]) if "seat" in event.values else None
        if event.name in ("mated", "nested", "pitied") and who == seat:
            yield gain("young", alive=after["seats"][seat]["alive"])
        if event.name == "crossed" and who == seat:
            yield gain("crossed", seat=int(event.values["other"]))
        if event.name == "placed" and who == seat:
            yield from _placed(before, after, event.values["square"], seat)
    fed = [event for event in events if event.name == "fed" and int(event.values["seat"]) == seat]
    if fed:
        yield gain("fed", cubes=after["seats"][seat]["cloaca"], supply=after["seats"][seat]["supply"])


def _placed(before: View, after: View, square: str, seat: int) -> Iterator[Fact]:
    missing = after["seats"][seat]["quadrants_missing"]
    if missing < before["seats"][seat]["quadrants_missing"]:
        yield gain("quadrant", quadrants=missing)
    if _couples(after, seat) and not _couples(before, seat):
        yield gain("couple")
    yield note("roof", height=int(content.HEIGHT[content.SQUARE_NAMES.index(square)]))


# ---------------------------------------------------------------------- flights


def _flights(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    """Where a pigeon has come to: what it could drop on from there, whom it could mate with."""
    flown = [event for event in events if event.name == "flew" and int(event.values["seat"]) == seat]
    if not flown or after["seat"] != seat or any(event.name == "released" for event in events):
        return
    start, square = flown[0].values["start"], flown[-1].values["square"]
    if start.startswith("park"):
        yield cost("leaves-park")
    if after["actions_left"]:
        now, was = _best_tile(before, square, seat), _best_tile(before, start, seat)
        if now > was:
            yield gain("over-tile", points=now)
        if _couples(after, seat) and not _couples(before, seat) and _has_spare(after, seat):
            yield gain("couple")
    yield note("stands", square=square, height=int(content.HEIGHT[content.SQUARE_NAMES.index(square)]))


def _best_tile(view: View, square: str, seat: int) -> int:
    """The best tile that a pigeon on a square could cross next, and that the seat does not lead on."""
    if square not in content.SQUARE_NAMES:
        return 0
    place = content.SQUARE_NAMES.index(square)
    ways = range(content.DIRECTIONS * place, content.DIRECTIONS * (place + 1))
    tiles = [view["streets"][street] for way in ways for street in content.STREETS_CROSSED[way]]
    return max((tile["points"] for tile in tiles if tile and tile["leader"] != seat), default=0)


def _couples(view: View, seat: int) -> bool:
    """Whether two pigeons of a flock stand side by side on the same height."""
    stand = {
        content.SQUARE_NAMES.index(one["place"])
        for one in view["pigeons"]
        if one["seat"] == seat and one["place"] in content.SQUARE_NAMES
    }
    return any(int(content.PARTNERS[square, way]) in stand for square in stand for way in range(WAYS))


def _has_spare(view: View, seat: int) -> bool:
    return any(one["seat"] == seat and one["place"] == "bag" for one in view["pigeons"])


# ---------------------------------------------------------------------- the turn


def _turn(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    names = {event.name for event in events}
    if "emptied" in names:
        yield gain("last-round")
    if "ended" in names:
        yield note("ended", actions=before["actions_left"])
    if "declined" in names:
        yield note("declined")
