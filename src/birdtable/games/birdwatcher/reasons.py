"""Why an action is not legal: the clause that forbids it, and what is missing."""

from __future__ import annotations

from collections.abc import Callable

from birdtable.errors import Reason
from birdtable.games.birdwatcher import content, legal, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY, Action, Because, decider, decision, detail

because = Because("birdwatcher")

Args = dict[str, str]

AFTER = {
    Decision.photo: "photo",
    Decision.choose: "take",
    Decision.flush: "flush",
    Decision.give: "give",
    Decision.free_call: "call",
    Decision.free_insect: "collect",
}
"""The verb that answers what an action asks; every other verb begins something, on a turn."""


def why_not(seen: State, action: Action) -> list[Reason]:
    """What stands in the way of an action, from what the deciding seat sees."""
    asked = list(Decision)[decision(seen)]
    fits = {AFTER[asked]} if asked in AFTER else set(EXPLAIN) - {"photo", "take", "flush", "give", "collect"}
    if action.verb not in fits:
        return because.not_now(asked)
    return EXPLAIN[action.verb](seen, decider(seen), action.args)


def _actions(seen: State, need: int) -> list[Reason]:
    if seen.actions_left >= need:
        return []
    return [because("turn.actions", "actions", need=need, have=seen.actions_left)]


def _in_tree(seen: State, side: int, word: str) -> bool:
    bird = content.BIRD.value(word, seen.players)
    return any(seen.tree[side, slot] == bird for slot in range(seen.tree_count[side]))


def _startle(seen: State, seat: int, args: Args) -> list[Reason]:
    reasons = _actions(seen, content.PHOTO_COST)
    if seen.tree_count[seat] < 2:
        reasons.append(because("photo.need", "two-birds", have=seen.tree_count[seat]))
    if not _in_tree(seen, seat, args["bird"]):
        reasons.append(because("photo.startle", "not-in-your-tree", bird=args["bird"]))
    space = content.SPACE.value(args["space"], seen.players)
    if not legal.startle_spaces(seen) >> space & 1:
        reasons.append(_no_landing(seen, space, args["space"]))
    return reasons


def _no_landing(seen: State, space: int, word: str) -> Reason:
    """Why a startled bird may not land on a space."""
    if all(seen.pile_count[other] and seen.startled[other] for other in range(content.CLEARING)):
        return because("photo.blocked", "all-startled")
    if seen.startled[space]:
        return because("photo.space", "on-startled", space=word)
    return because("zones.clearing", "empty-first", space=word)


def _call(seen: State, seat: int, args: Args) -> list[Reason]:
    reasons = _actions(seen, content.CALL_COST) if decision(seen) == Decision.turn else []
    species = content.SPECIES.value(args["species"], seen.players)
    if seen.tree_count[seat] >= content.TREE_LIMIT:
        reasons.append(because("call.room", "tree-full", most=content.TREE_LIMIT))
    if not zones.answering(seen, species):
        if _only_startled(seen, species):
            reasons.append(because("call.startled", "startled", species=args["species"]))
        else:
            reasons.append(because("call.species", "nobody-answers", species=args["species"]))
    return reasons


def _only_startled(seen: State, species: int) -> bool:
    birds = [zones.shown(seen, place) for place in range(content.PLACES)]
    return any(bird != EMPTY and content.SPECIES_OF[bird] == species for bird in birds)


def _take(seen: State, seat: int, args: Args) -> list[Reason]:
    species = content.SPECIES.word(detail(seen, 0), seen.players)
    return [because("call.visible", "not-called", place=args["place"], species=species)]


def _run(seen: State, seat: int, args: Args) -> list[Reason]:
    reasons = _actions(seen, content.RUN_COST)
    if zones.jungle_birds(seen, 0) == 0:
        reasons.append(because("run.short", "jungle-empty"))
    return reasons


def _flush(seen: State, seat: int, args: Args) -> list[Reason]:
    space = content.SPACE.value(args["space"], seen.players)
    if detail(seen, 1) >> space & 1:
        return [because("run.flush", "one-each", space=args["space"])]
    return [because("run.empty-first", "empty-first", space=args["space"])]


def _zoom(seen: State, seat: int, args: Args) -> list[Reason]:
    reasons = _actions(seen, content.ZOOM_COST)
    target = content.SIDE.value(args["target"], seen.players)
    if seen.tree_count[seat] == 0:
        reasons.append(because("zoom.need", "no-gift"))
    if target == seat:
        reasons.append(because("zoom.photo", "own-tree"))
    elif not _in_tree(seen, target, args["bird"]):
        reasons.append(because("zoom.photo", "not-in-that-tree", bird=args["bird"]))
    return reasons


def _publish(seen: State, seat: int, args: Args) -> list[Reason]:
    reasons = _actions(seen, content.PUBLISH_COST)
    if all(paper == EMPTY for paper in seen.academy):
        reasons.append(because("publish.empty", "academy-empty"))
    elif content.PAPER.value(args["paper"], seen.players) not in list(seen.academy):
        reasons.append(because("publish.card", "not-in-academy", paper=args["paper"]))
    return reasons


def _spend(seen: State, seat: int, args: Args) -> list[Reason]:
    if seen.boosted:
        return [because("insects.boost", "spent-already")]
    if not legal.can_spend(seen, seat):
        have = sum(seen.insects[seat, insect] for insect in range(content.INSECTS))
        return [because("insects.boost", "two-insects", have=have)]
    words = list(args.values())
    for word in dict.fromkeys(words):
        need, have = words.count(word), seen.insects[seat, content.INSECT.value(word, seen.players)]
        if need > have:
            return [because("insects.boost", "insect-missing", insect=word, need=need, have=have)]
    raise AssertionError("these insects can be spent")


EXPLAIN: dict[str, Callable[[State, int, Args], list[Reason]]] = {
    "startle": _startle,
    "photo": lambda seen, seat, args: [because("photo.journal", "not-in-your-tree", bird=args["bird"])],
    "call": _call,
    "take": _take,
    "run": _run,
    "flush": _flush,
    "zoom": _zoom,
    "give": lambda seen, seat, args: [because("zoom.gift", "not-in-your-tree", bird=args["bird"])],
    "publish": _publish,
    "collect": lambda seen, seat, args: [because("insects.supply", "none-left", insect=args["insect"])],
    "spend": _spend,
    "end": lambda seen, seat, args: [],  # on a turn it is always legal
}
