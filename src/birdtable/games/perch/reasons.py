"""Why an action is not legal: the clause that forbids it, and what is missing."""

from __future__ import annotations

from collections.abc import Callable

from birdtable.errors import Reason
from birdtable.games.perch import content, creatures, homestead
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision
from birdtable.kernel import EMPTY, Action, Because, Int8, Row, Vocabulary

because = Because("perch")


def why_not(seen: State, action: Action) -> list[Reason]:
    """What stands in the way of an action, from what the deciding seat sees."""
    asked = _Asked(seen, action)
    explain = REASONS[asked.decision].get(action.verb)
    if explain is None:
        return because.not_now(asked.decision, asked.creature if asked.decision.clause == "creature.effect" else "")
    if asked.decision != Decision.turn and (unknown := asked.unknown()):
        return unknown
    return explain(asked)


class _Asked:
    """An action that was refused: what it names, as numbers, and what the decision is about."""

    def __init__(self, seen: State, action: Action) -> None:
        top = seen.pending_count - 1
        self.seen = seen
        self.decision = list(Decision)[seen.pending_kind[top]]
        self.seat = seen.pending_seat[top]
        self.first, self.second = seen.pending_args[top, 0], seen.pending_args[top, 1]
        self.words = action.args
        self.flock = self._value("flock", content.FLOCK)
        self.location = self._value("location", content.LOCATION)
        self.here, self.creature = EMPTY, "creature.effect"
        if seen.acting != EMPTY:
            self.here = seen.creature_on[seen.acting]
            self.creature = f"creature.{content.CREATURE.word(seen.acting, 0)}"

    def _value(self, name: str, words: Vocabulary) -> int:
        return words.value(self.words[name], self.seen.players) if name in self.words else EMPTY

    def unknown(self) -> list[Reason]:
        """The flock takes no part, or the location is not in play."""
        reasons = []
        if self.flock >= content.FLOCK_COUNT[self.seen.players]:
            reasons.append(because("setup.flocks", "no-such-flock", flock=self.words["flock"]))
        if self.location != EMPTY and self.seen.place[self.location] == EMPTY:
            clause = "upkeep.removed" if self._was_removed() else "setup.homestead"
            reasons.append(because(clause, "not-in-play", location=self.words["location"]))
        return reasons

    def _was_removed(self) -> bool:
        """Only the Overstuffed Birdhouse leaves the game, and then there is a gap."""
        places = range(int(content.PLACES[self.seen.players]))
        return self.location == content.OVERSTUFFED and any(self.seen.location[place] == EMPTY for place in places)

    def no_bird(self, location: int) -> list[Reason]:
        """There is no bird of the flock there, or it is under a birdhouse."""
        word = content.LOCATION.word(location, 0)
        if self.seen.birds[location, self.flock] == 0:
            return [because("creature.effect", "no-bird", flock=self.words["flock"], location=word)]
        if self.seen.housed[location, self.flock]:
            return [because("bonus.birdhouse-closed", "protected", flock=self.words["flock"], location=word)]
        return []

    def closed(self, location: int, flock: int) -> list[Reason]:
        """A bird would join a stack under a birdhouse."""
        if location == EMPTY or not self.seen.housed[location, flock]:
            return []
        words = {"flock": content.FLOCK.word(flock, 0), "location": content.LOCATION.word(location, 0)}
        return [because("bonus.birdhouse-closed", "closed", **words)]


# ---------------------------------------------------------------------- the turn


def _perch(asked: _Asked) -> list[Reason]:
    seen, flock, location = asked.seen, asked.flock, asked.location
    if asked.first:
        return [because("perch.turn", "already-placed")]
    reasons = asked.unknown()
    if reasons:
        return reasons
    if seen.hand[asked.seat, flock] == 0:
        reasons.append(because("perch.turn", "not-recruited", flock=asked.words["flock"]))
    return [*reasons, *asked.closed(location, flock)]


def _nest(asked: _Asked) -> list[Reason]:
    reasons = _perch(asked)
    if asked.first or asked.unknown():
        return reasons
    if asked.seen.nested[asked.location, asked.flock]:
        reasons.append(because("perch.nest", "nests-already", **asked.words))
    elif asked.seen.free_nests[asked.location] == 0:
        reasons.append(because("perch.nest", "no-empty-nest", location=asked.words["location"]))
    return reasons


def _bonus_taken(asked: _Asked) -> list[Reason]:
    return [because("bonus.one", "bonus-taken")] if asked.second else []


def _no_token(asked: _Asked, clause: str, tokens: Row[Int8], first_round: int) -> list[Reason]:
    if tokens[asked.seat] > 0:
        return []
    if asked.seen.round_number < first_round:
        return [because(clause, "too-early", first=first_round)]
    return [because(clause, "token-used")]


def _house(asked: _Asked) -> list[Reason]:
    reasons = _bonus_taken(asked) + _no_token(asked, "bonus.birdhouse", asked.seen.birdhouse, content.BIRDHOUSE_ROUND)
    return reasons + (asked.unknown() or _stack(asked, "bonus.birdhouse"))


def _zap(asked: _Asked) -> list[Reason]:
    reasons = _bonus_taken(asked) + _no_token(asked, "bonus.lightning", asked.seen.lightning, content.LIGHTNING_ROUND)
    return reasons + (asked.unknown() or _stack(asked, "bonus.lightning"))


def _stack(asked: _Asked, clause: str) -> list[Reason]:
    if asked.seen.birds[asked.location, asked.flock] == 0:
        return [because(clause, "no-bird", **asked.words)]
    if asked.seen.housed[asked.location, asked.flock]:
        return [because("bonus.birdhouse-closed", "protected", **asked.words)]
    return []


def _zap_nest(asked: _Asked) -> list[Reason]:
    reasons = _bonus_taken(asked) + _no_token(
        asked, "bonus.lightning-nest", asked.seen.lightning, content.LIGHTNING_ROUND
    )
    if asked.unknown():
        return reasons + asked.unknown()
    if asked.seen.free_nests[asked.location] == 0:
        reasons.append(because("bonus.lightning-nest", "no-empty-nest", location=asked.words["location"]))
    return reasons


def _activate(asked: _Asked) -> list[Reason]:
    seen, word = asked.seen, asked.words["creature"]
    creature = content.CREATURE.value(word, 0)
    if seen.place[int(content.HOME[creature])] == EMPTY:
        return [because("setup.creatures", "creature-not-in-play", creature=word)]
    reasons = _bonus_taken(asked)
    if seen.controller[creature] != asked.seat:
        reasons.append(because("creature.control", "not-controller", creature=word))
    elif seen.used[creature]:
        reasons.append(because("creature.once", "creature-used", creature=word))
    elif not creatures.can_activate(seen, asked.seat, creature):
        reasons.append(because("creature.effect", "nothing-to-do", creature=word))
    return reasons


def _done(asked: _Asked) -> list[Reason]:
    return [because("perch.turn", "place-first")]


# ---------------------------------------------------------------------- creatures


def _go(asked: _Asked) -> list[Reason]:
    move = content.CREATURE_CARDS[asked.first]["move"]
    return [because(f"creature.{content.CREATURE.word(asked.first, 0)}", f"go-{move}")]


def _send(asked: _Asked) -> list[Reason]:
    if not asked.seen.reach >> asked.location & 1:
        return [because(asked.creature, "out-of-reach", location=asked.words["location"])]
    return asked.no_bird(asked.location)


def _push(asked: _Asked) -> list[Reason]:
    if asked.no_bird(asked.here):
        return asked.no_bird(asked.here)
    direction = content.DIRECTION.value(asked.words["direction"], 0)
    return asked.closed(homestead.next_location(asked.seen, asked.here, direction), asked.flock)


def _carry(asked: _Asked) -> list[Reason]:
    if asked.no_bird(asked.here):
        return asked.no_bird(asked.here)
    if not homestead.neighbours(asked.seen, asked.here) >> asked.location & 1:
        return [because("creature.cat", "carry-adjacent", location=asked.words["location"])]
    return asked.closed(asked.location, asked.flock)


def _fetch(asked: _Asked) -> list[Reason]:
    """For the Bee."""
    reasons = []
    if asked.location == asked.here:
        reasons.append(because("creature.bee", "same-location"))
    if asked.seen.birds[asked.here, asked.flock] == 0:
        reasons.append(because("creature.bee", "bee-colour", flock=asked.words["flock"]))
    return reasons + asked.closed(asked.here, asked.flock) + asked.no_bird(asked.location)


def _swap(asked: _Asked) -> list[Reason]:
    if asked.no_bird(asked.here):
        return asked.no_bird(asked.here)
    return [because(asked.creature, "no-partner", flock=asked.words["flock"])]


def _swap_with(asked: _Asked) -> list[Reason]:
    """For the Cuckoo's second bird."""
    reasons = []
    if asked.flock == asked.first:
        reasons.append(because("creature.cuckoo", "same-colour"))
    if asked.location == asked.here:
        reasons.append(because("creature.cuckoo", "same-location"))
    reasons += asked.no_bird(asked.location)
    reasons += asked.closed(asked.here, asked.flock)
    return reasons + asked.closed(asked.location, asked.first)


def _swap_seat(asked: _Asked) -> list[Reason]:
    """For the Squirrel's second bird."""
    flock = asked.seen.fountain[content.PERCH_SPOT.value(asked.words["spot"], asked.seen.players)]
    if flock == EMPTY:
        return [because("creature.squirrel", "seat-empty", spot=asked.words["spot"])]
    if flock == asked.first:
        return [because("creature.squirrel", "same-colour")]
    return asked.closed(asked.here, flock)


def _stand(asked: _Asked) -> list[Reason]:
    if content.MEETING.value(asked.words["intersection"], asked.seen.players) == asked.seen.scarecrow_on:
        return [because("creature.scarecrow-place", "same-intersection")]
    return [because("creature.scarecrow-place", "broken-intersection")]


# ---------------------------------------------------------------------- the Fountain, recruiting


def _seat(asked: _Asked) -> list[Reason]:
    players = asked.seen.players
    spot = content.PERCH_SPOT.value(asked.words["spot"], players)
    if asked.seen.fountain[spot] != EMPTY:
        return [because("fountain.stays", "seat-taken", spot=asked.words["spot"])]
    missing = [
        content.PERCH_SPOT.word(below, players)
        for below in range(int(content.FOUNTAIN_SEATS[players]))
        if content.SUPPORT[players, spot] >> below & 1 and asked.seen.fountain[below] == EMPTY
    ]
    return [because("fountain.support", "seat-unsupported", spot=asked.words["spot"], missing=", ".join(missing))]


def _return(asked: _Asked) -> list[Reason]:
    return [because("recruit.birdbath", "not-drawn", flock=asked.words["flock"])]


def _offer(asked: _Asked) -> list[Reason]:
    if asked.seen.hand[asked.seat, asked.flock] == 0:
        return [because("recruit.feeder", "nothing-to-offer", flock=asked.words["flock"])]
    return [because("recruit.feeder", "nothing-to-trade", flock=asked.words["flock"])]


def _trade(asked: _Asked) -> list[Reason]:
    other = int(asked.words["seat"])
    reasons = []
    if other == asked.seat:
        reasons.append(because("recruit.feeder", "trade-self"))
    elif other >= asked.seen.players:
        reasons.append(because("recruit.feeder", "no-such-seat"))
    elif asked.seen.hand[other, asked.flock] == 0:
        reasons.append(because("recruit.feeder", "other-has-none", flock=asked.words["flock"]))
    if asked.flock == asked.first:
        reasons.append(because("recruit.feeder", "same-colour"))
    return reasons


Explain = Callable[[_Asked], list[Reason]]
REASONS: dict[Decision, dict[str, Explain]] = {
    Decision.objective: {},
    Decision.rookery: {},
    Decision.return_: {"return": _return},
    Decision.offer: {"offer": _offer},
    Decision.trade: {"trade": _trade},
    Decision.turn: {
        "perch": _perch,
        "nest": _nest,
        "house": _house,
        "zap": _zap,
        "zap-nest": _zap_nest,
        "activate": _activate,
        "done": _done,
    },
    Decision.move: {"go": _go},
    Decision.send: {"send": _send},
    Decision.push: {"push": _push},
    Decision.carry: {"carry": _carry},
    Decision.fetch: {"fetch": _fetch},
    Decision.swap: {"swap": _swap},
    Decision.swap_with: {"fetch": _swap_with},
    Decision.swap_seat: {"seat": _swap_seat},
    Decision.seat: {"seat": _seat},
    Decision.stand: {"stand": _stand},
}
"""For each decision, why an action of each verb that it offers may be refused."""
