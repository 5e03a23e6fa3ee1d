"""Why an action is not legal: the clause that forbids it, and what is missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from birdtable.errors import Reason
from birdtable.games.birdwatcher import content, legal
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY, Action

VERBS = {
    "turn": {"startle", "call", "run", "zoom", "publish", "spend", "end"},
    "photo": {"photo"},
    "choose": {"take"},
    "flush": {"flush"},
    "give": {"give"},
    "free-call": {"call"},
    "free-insect": {"collect"},
}
CLAUSE_OF = {
    "turn": "turn.actions",
    "photo": "photo.journal",
    "choose": "call.choose",
    "flush": "run.flush",
    "give": "zoom.gift",
    "free-call": "publication.effect-call",
    "free-insect": "publication.effect-insect",
}


def why_not(seen: Any, action: Action, verbs: Sequence[str]) -> list[Reason]:
    """What stands in the way of an action, from what the deciding seat sees."""
    top = seen.pending_count - 1
    seat = seen.pending_seat[top]
    decision = Decision(seen.pending_kind[top]).word
    if action.verb not in VERBS[decision]:
        return [_reason(CLAUSE_OF[decision], "not-now", decision=f"decision-{decision}")]
    explain: dict[str, Callable[[Any, int, str, dict[str, str]], list[Reason]]] = {
        "startle": _startle,
        "photo": _photo,
        "call": _call,
        "take": _take,
        "run": _run,
        "flush": _flush,
        "zoom": _zoom,
        "give": _give,
        "publish": _publish,
        "collect": _collect,
        "spend": _spend,
    }
    return explain[action.verb](seen, seat, decision, action.args)


def _reason(clause: str, message: str, **values: Any) -> Reason:
    return Reason(f"birdwatcher.{clause}", f"reason-{message}", values)


def _actions(seen: Any, need: int) -> list[Reason]:
    if seen.actions_left >= need:
        return []
    return [_reason("turn.actions", "actions", need=need, have=seen.actions_left)]


def _in_tree(seen: Any, side: int, word: str) -> bool:
    bird = content.BIRD.value(word, seen.players)
    return any(seen.tree[side, slot] == bird for slot in range(seen.tree_count[side]))


def _startle(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    reasons = _actions(seen, content.PHOTO_COST)
    if seen.tree_count[seat] < 2:
        reasons.append(_reason("photo.need", "two-birds", have=seen.tree_count[seat]))
    if not _in_tree(seen, seat, args["bird"]):
        reasons.append(_reason("photo.startle", "not-in-your-tree", bird=args["bird"]))
    space = content.SPACE.value(args["space"], seen.players)
    if not legal.startle_spaces(seen) >> space & 1:
        reasons.append(_no_landing(seen, space, args["space"]))
    return reasons


def _no_landing(seen: Any, space: int, word: str) -> Reason:
    """Why a startled bird may not land on a space."""
    if all(seen.pile_count[other] and seen.startled[other] for other in range(content.CLEARING)):
        return _reason("photo.blocked", "all-startled")
    if seen.startled[space]:
        return _reason("photo.space", "on-startled", space=word)
    return _reason("zones.clearing", "empty-first", space=word)


def _photo(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    return [_reason("photo.journal", "not-in-your-tree", bird=args["bird"])]


def _call(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    reasons = _actions(seen, content.CALL_COST) if decision == "turn" else []
    species = content.SPECIES.value(args["species"], seen.players)
    if seen.tree_count[seat] >= content.TREE_LIMIT:
        reasons.append(_reason("call.room", "tree-full", most=content.TREE_LIMIT))
    if not legal.answering(seen, species):
        if _only_startled(seen, species):
            reasons.append(_reason("call.startled", "startled", species=args["species"]))
        else:
            reasons.append(_reason("call.species", "nobody-answers", species=args["species"]))
    return reasons


def _only_startled(seen: Any, species: int) -> bool:
    tops = [
        seen.pile[space, seen.pile_count[space] - 1]
        for space in range(content.CLEARING)
        if seen.pile_count[space] and seen.startled[space]
    ]
    return any(int(content.SPECIES_OF[bird]) == species for bird in tops)


def _take(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    species = content.SPECIES.word(seen.pending_args[seen.pending_count - 1, 0], seen.players)
    assert not seen.pending_args[seen.pending_count - 1, 1] >> content.PLACE.value(args["place"], seen.players) & 1
    return [_reason("call.visible", "not-called", place=args["place"], species=species)]


def _run(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    reasons = _actions(seen, content.RUN_COST)
    if legal.jungle_birds(seen, 0) == 0:
        reasons.append(_reason("run.short", "jungle-empty"))
    return reasons


def _flush(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    space = content.SPACE.value(args["space"], seen.players)
    if seen.pending_args[seen.pending_count - 1, 1] >> space & 1:
        return [_reason("run.flush", "one-each", space=args["space"])]
    return [_reason("run.empty-first", "empty-first", space=args["space"])]


def _zoom(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    reasons = _actions(seen, content.ZOOM_COST)
    target = content.SIDE.value(args["target"], seen.players)
    if seen.tree_count[seat] == 0:
        reasons.append(_reason("zoom.need", "no-gift"))
    if target == seat:
        reasons.append(_reason("zoom.photo", "own-tree"))
    elif not _in_tree(seen, target, args["bird"]):
        reasons.append(_reason("zoom.photo", "not-in-that-tree", bird=args["bird"]))
    return reasons


def _give(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    return [_reason("zoom.gift", "not-in-your-tree", bird=args["bird"])]


def _publish(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    reasons = _actions(seen, content.PUBLISH_COST)
    if all(paper == EMPTY for paper in seen.academy):
        reasons.append(_reason("publish.empty", "academy-empty"))
    elif content.PAPER.value(args["paper"], seen.players) not in list(seen.academy):
        reasons.append(_reason("publish.card", "not-in-academy", paper=args["paper"]))
    return reasons


def _collect(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    return [_reason("insects.supply", "none-left", insect=args["insect"])]


def _spend(seen: Any, seat: int, decision: str, args: dict[str, str]) -> list[Reason]:
    if seen.boosted:
        return [_reason("insects.boost", "spent-already")]
    if not legal.can_spend(seen, seat):
        have = sum(seen.insects[seat, insect] for insect in range(content.INSECTS))
        return [_reason("insects.boost", "two-insects", have=have)]
    words = list(args.values())
    for word in dict.fromkeys(words):
        need, have = words.count(word), seen.insects[seat, content.INSECT.value(word, seen.players)]
        if need > have:
            return [_reason("insects.boost", "insect-missing", insect=word, need=need, have=have)]
    raise AssertionError("these insects can be spent")
