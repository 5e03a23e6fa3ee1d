"""Why an action is not legal: the clause that forbids it, and what is missing."""

from __future__ import annotations

from birdtable.errors import Reason
from birdtable.games.above_the_clouds import content, flock, legal
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision
from birdtable.kernel import EMPTY, Action, Because

because = Because("above_the_clouds")

VERBS = {
    "turn": {"pass", "swap", "add", "take", "play"},
    "standard": {"swap", "add", "take"},
    "swap": {"swap"},
    "copy": {"copy"},
    "score-one": {"score"},
    "search": {"search"},
    "place": {"place"},
    "discard": {"discard"},
    "score-cards": {"score", "done"},
}


def why_not(seen: State, action: Action) -> list[Reason]:
    """What stands in the way of an action, from what the deciding seat sees."""
    top = seen.pending_count - 1
    seat = seen.pending_seat[top]
    asked = Decision(seen.pending_kind[top])
    decision = asked.word
    about = seen.pending_args[top, 0]
    if action.verb not in VERBS[decision]:
        return because.not_now(asked, f"card.{content.SWAPS[about]}" if asked == Decision.swap else "")
    explain = {
        "swap": _swap,
        "add": _add,
        "place": _place,
        "take": _take,
        "play": _play,
        "copy": _copy,
        "search": _search,
        "discard": _discard,
        "score": _score,
    }[action.verb]
    return explain(seen, seat, decision, about, action)


def _cubes(seen: State, seat: int, standard: int) -> list[Reason]:
    need, have = legal.price(seen, standard), seen.cubes[seat]
    if need <= have:
        return []
    return [because("turn.afford", "price", action=content.ACTION.word(standard, 0), need=need, have=have)]


def _swap(seen: State, seat: int, decision: str, about: int, action: Action) -> list[Reason]:
    words = list(action.args.values())
    first, second = sorted(content.SPACE.value(word, seen.players) for word in words)
    for space, word in ((first, action.args["first"]), (second, action.args["second"])):
        if space % content.WIDTH >= content.COLUMNS[seen.players]:
            return [because("setup.board", "off-board", place=word, columns=int(content.COLUMNS[seen.players]))]
    for space in (first, second):
        if seen.flock[space] == EMPTY:
            return [because("action.swap-birds", "empty-space", space=content.SPACE.word(space, 0))]
    swaps = [about] if decision == "swap" else [content.Swap.sideways, content.Swap.forward]
    connecting = [swap for swap in swaps if _connects(swap, first, second)]
    if not connecting:
        if decision == "swap":
            return [because(f"card.{content.SWAPS[about]}", f"not-connected-{content.SWAPS[about]}")]
        in_a_row = first // content.WIDTH == second // content.WIDTH
        return [because("action.sideways" if in_a_row else "action.forward", "not-connected-standard")]
    reasons = []
    if connecting == [content.Swap.neutral]:
        if content.NEUTRAL_BIRD not in (seen.flock[first], seen.flock[second]):
            reasons.append(because("card.neutral", "not-neutral"))
    elif seat not in (seen.flock[first] >> 1, seen.flock[second] >> 1):
        clause = f"card.{content.SWAPS[about]}" if decision == "swap" else f"action.{content.SWAPS[connecting[0]]}"
        reasons.append(because(clause, "not-yours"))
    if decision == "turn":
        reasons += _cubes(seen, seat, connecting[0])
    return reasons


def _connects(swap: int, first: int, second: int) -> bool:
    return swap == content.Swap.free_flight or any(
        content.OFFSET[swap, way] == second - first and content.STEP_FROM[swap, way] >> first & 1
        for way in range(content.WAYS)
    )


def _add(seen: State, seat: int, decision: str, about: int, action: Action) -> list[Reason]:
    source = content.SOURCE.value(action.args["source"], 0)
    reasons = []
    there = seen.stack_count > 0 if source == legal.STACK_PLACE else seen.face_up[source] != EMPTY
    if not there:
        reasons.append(because("action.add-reveal", "no-bird", source=action.args["source"]))
    if not flock.has_room(seen):
        reasons.append(because("action.add-full", "flock-full"))
    if decision == "turn":
        reasons += _cubes(seen, seat, content.Standard.add)
    return reasons


def _place(seen: State, seat: int, decision: str, about: int, action: Action) -> list[Reason]:
    column = content.COLUMN.value(action.args["column"], 0)
    if column >= content.COLUMNS[seen.players]:
        return [
            because("setup.board", "off-board", place=action.args["column"], columns=int(content.COLUMNS[seen.players]))
        ]
    assert flock.height(seen, column) == content.ROWS
    return [because("action.add-full", "column-full", column=action.args["column"])]


def _take(seen: State, seat: int, decision: str, about: int, action: Action) -> list[Reason]:
    card = content.CARD.value(action.args["card"], seen.players)
    reasons = []
    if not _displayed(seen, card):
        reasons.append(because("action.take", "not-displayed", card=action.args["card"]))
    if decision == "standard" and card == about:
        reasons.append(because("card.display", "copied-stays", card=action.args["card"]))
    if decision == "turn":
        reasons += _cubes(seen, seat, content.Standard.take)
    return reasons


def _play(seen: State, seat: int, decision: str, about: int, action: Action) -> list[Reason]:
    card = content.CARD.value(action.args["card"], seen.players)
    if not _in_hand(seen, seat, card):
        return [because("card.play", "not-in-hand", card=action.args["card"])]
    return _card_reasons(seen, seat, card, EMPTY)


def _copy(seen: State, seat: int, decision: str, about: int, action: Action) -> list[Reason]:
    card = content.CARD.value(action.args["card"], seen.players)
    if not _displayed(seen, card):
        return [because("card.display", "not-displayed", card=action.args["card"])]
    return _card_reasons(seen, seat, EMPTY, card)


def _card_reasons(seen: State, seat: int, played: int, copied: int) -> list[Reason]:
    """Why the action half of a card cannot be used: too few cubes, or nothing to use it on."""
    kind = int(content.KIND[seen.players, played if copied == EMPTY else copied])
    if kind == content.COPY:
        return [because("card.display", "nothing-to-copy" if copied == EMPTY else "no-display-of-display")]
    reasons = []
    need, have = int(content.COST[kind]), seen.cubes[seat]
    if need > have:
        reasons.append(because("turn.afford", "card-cost", need=need, have=have))
    kinds = legal.possible_kinds(seen, *flock.flock_bits(seen, seat))
    if not legal.possible(seen, seat, kind, played, copied, kinds):
        reasons.append(because(f"card.{content.KINDS[kind]}", f"impossible-{content.KINDS[kind]}"))
    return reasons


def _search(seen: State, seat: int, decision: str, about: int, action: Action) -> list[Reason]:
    assert content.BIRD.value(action.args["bird"], 0) not in list(seen.stack)
    return [because("card.favorite-bird", "not-in-stack", bird=action.args["bird"])]


def _discard(seen: State, seat: int, decision: str, about: int, action: Action) -> list[Reason]:
    return [because("action.take-limit", "not-in-hand", card=action.args["card"])]


def _score(seen: State, seat: int, decision: str, about: int, action: Action) -> list[Reason]:
    card = content.CARD.value(action.args["card"], seen.players)
    clause = "card.score" if decision == "score-one" else "scoring.cards"
    message = "scores-nothing" if _in_hand(seen, seat, card) else "not-in-hand"
    return [because(clause, message, card=action.args["card"])]


def _displayed(seen: State, card: int) -> bool:
    return card in list(seen.display[: int(content.DISPLAY_COUNT[seen.players])])


def _in_hand(seen: State, seat: int, card: int) -> bool:
    return card in [seen.hand[seat, slot] for slot in range(seen.hand_count[seat])]
