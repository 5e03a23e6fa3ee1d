"""What an action changes, for the coach: sets and points of the journal, birds of the tree, who answers a call."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from birdtable.facts import Fact, View, cost, gain, note
from birdtable.kernel.events import Happening

AWARDS = ("sicklebills", "variety", "books")


def facts(before: View, after: View, events: Sequence[Happening], seat: int) -> list[Fact]:
    """What an action, or a few in a row, have changed."""
    if after["over"]:
        return [gain("final", points=after["scores"][seat])]
    return [
        *_awards(before, after, str(seat)),
        *_journal(before, after, str(seat)),
        *_insects(before, after, str(seat)),
        *_tree(before, after, events, str(seat)),
        *_clearing(before, after, events, str(seat)),
        *_turn(before, after, events, str(seat)),
    ]


def _species(view: View, birds: Sequence[str]) -> Counter[str]:
    return Counter(view["box"]["birds"][bird]["species"] for bird in birds)


# ---------------------------------------------------------------------- the journal


def _journal(before: View, after: View, side: str) -> Iterator[Fact]:
    """What a new page makes of the last set, or brings by itself."""
    pages = after["journals"][side][len(before["journals"][side]) :]
    more = after["points"][side]["birds"] - before["points"][side]["birds"]
    sets = [one for one in after["sets"][side] if one["last"] > len(before["journals"][side])]
    for page in pages:
        if "paper" in page:
            papers = after["points"][side]["publications"] - before["points"][side]["publications"]
            yield gain("paper", points=papers) if papers > 0 else note("paper-later", paper=page["paper"])
            if before["sets"][side] and _open(before, side):
                yield cost("set-closed", species=before["sets"][side][-1]["species"])
    if len(sets) == 1 and more > 0 and all("bird" in page for page in pages):
        (one,) = sets
        size = one["last"] - one["first"] + 1
        if size == 1 and one["next"] is not None:
            yield gain("set-begun", species=one["species"], points=more, next=one["next"])
        else:
            kind = "set-complete" if one["complete"] else "set-grown"
            yield gain(kind, species=one["species"], size=size, points=one["points"], more=more)
    elif more > 0:
        yield gain("birds", points=more)
    elif more < 0:
        yield cost("birds-less", points=-more)


def _open(view: View, side: str) -> bool:
    """Whether the last page belongs to a set that could still grow."""
    last = view["sets"][side][-1]
    return bool(last["last"] == len(view["journals"][side]) and not last["complete"])


def _insects(before: View, after: View, side: str) -> Iterator[Fact]:
    more = after["points"][side]["insects"] - before["points"][side]["insects"]
    kinds = sum(map(bool, after["insects"][side].values()))
    if more > 0:
        yield gain("insects", kinds=kinds, points=more)
    elif more < 0:
        yield cost("insects-less", points=-more)
    elif sum(after["insects"][side].values()) > sum(before["insects"][side].values()):
        yield note("insect-double")


def _awards(before: View, after: View, side: str) -> Iterator[Fact]:
    """Comparisons with the others, as they stand."""
    for award in AWARDS:
        for who in after["points"]:
            points = after["points"][who][award] - before["points"][who][award]
            if points == 0:
                continue
            good = (points > 0) == (who == side)
            if who == side:
                yield (
                    gain("award", award=award, points=points)
                    if good
                    else cost("award-lost", award=award, points=-points)
                )
            elif good:
                yield gain("award-rival", seat=who, award=award, points=-points)


# ---------------------------------------------------------------------- tree and clearing


def _tree(before: View, after: View, events: Sequence[Happening], side: str) -> Iterator[Fact]:
    """Birds that come into the tree; those that would go on with the last set are the best."""
    came = [event.values["bird"] for event in events if event.name == "lured" and event.values["seat"] == side]
    there = _species(after, after["trees"][side]["birds"])
    for species, count in _species(after, came).items():
        last = after["sets"][side][-1] if after["sets"][side] and _open(after, side) else None
        if last and last["species"] == species:
            yield gain("lured-for-set", species=species, birds=count, next=last["next"])
        else:
            kind = "lured" if there[species] == count else "lured-more"
            yield gain(kind, species=species, birds=count, all=there[species])
    for who, tree in after["trees"].items():
        was = before["trees"][who]
        if who != side and any(event.name == "zoomed" and event.values["target"] == who for event in events):
            lost = _species(before, was["birds"]) - _species(after, tree["birds"])
            for species in lost:
                yield gain("zoomed", seat=who, species=species)


def _clearing(before: View, after: View, events: Sequence[Happening], side: str) -> Iterator[Fact]:
    """Birds in sight: who would answer a call, and what was covered."""
    room = after["trees"][side]["room"]
    flushed = any(event.name == "flushed" for event in events)
    if flushed and after["turn"] == side and after["actions_left"] and room:
        for species, count in after["answering"].items():
            was = before["answering"].get(species, 0)
            if count > max(1, was):
                yield gain("answering", species=species, birds=count)
    for event in events:
        if event.name not in ("flushed", "startled"):
            continue
        under = before["clearing"][event.values["space"]]["birds"]
        if under:
            yield note("covers", bird=under[-1])
        elif event.name == "startled":
            yield note("startled-alone", bird=event.values["bird"])


def _turn(before: View, after: View, events: Sequence[Happening], side: str) -> Iterator[Fact]:
    names = {event.name for event in events}
    if "spent" in names:
        yield gain("one-more", actions=after["actions_left"])
    if names & {"last_pages", "deck_empty"} and not before["ending"]:
        yield gain("last-round")
    if "gave" in names:
        (bird,) = [event.values["bird"] for event in events if event.name == "gave"][:1]
        yield note("gave", bird=bird)
    if "ended" in names:
        yield note("ended", birds=len(after["trees"][side]["birds"]))
    elif after["turn"] == side and after["decision"] == "turn" and after["actions_left"]:
        yield note("actions-left", actions=after["actions_left"])
