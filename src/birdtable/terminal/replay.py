"""A record told again in words, and a record checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from birdtable.errors import BadRecord
from birdtable.fair import check_fairness
from birdtable.game import Game
from birdtable.kernel.events import Happening
from birdtable.position import Position
from birdtable.telling.show import glance, own, ranking, result, scores
from birdtable.telling.voice import Voice, tell
from birdtable.terminal.files import seats_of
from birdtable.terminal.prompt import Reader
from birdtable.terminal.seats import PERSON, seat_names

# ---------------------------------------------------------------------- replay


def replay(game: Game, record: Mapping[str, Any], voice: Voice, pause: Reader | None) -> None:
    """Tell a game from its record. A finished one is told openly, an unfinished one as its person saw it.

    The flock is shown when a stage begins; where the teller pauses, after every action.
    """
    end = game.replay(record)  # a damaged record is refused before a word is told
    plan = seats_of(record)
    names = seat_names(plan, voice) if plan else voice.player_names(end.players)
    viewer = plan.index(PERSON) if plan else None
    stage = own(game.package, "STAGE")
    seat: int | None = None  # who acts next
    told: list[Happening] = []
    for number, (position, events) in enumerate(game.replay_steps(record)):
        if number == 0:
            tell(voice.say("replay-start", title=voice.title(game), names=voice.listing(names)))
        elif seat is not None:
            action = game.actions.action(position.actions[-1], position.players)
            tell(f"{number}. {voice.colon(names[seat])} {voice.action(action, names)}", indent="   ")
        seen = events if end.over else [event.seen_by(viewer) for event in events]
        told += seen
        _tell_events(seen, names, viewer, voice)
        if pause is not None or any(event.name == stage for event in events):
            _show(position, names, viewer, voice)
        if pause is not None and pause.ask(voice.say("replay-pause") + " ").casefold() in ("q", "quit"):
            return
        seat = position.seat
    _tell_end(end, names, told, viewer, voice)


def _show(position: Position, names: Sequence[str], viewer: int | None, voice: Voice) -> None:
    """The flock as it is now."""
    for line in glance(position.game, {**position.view(viewer), "names": names}, voice):
        tell("  " + line, indent="  ")


def _tell_events(events: Sequence[Happening], names: Sequence[str], viewer: int | None, voice: Voice) -> None:
    for event in events:
        tell("  " + voice.event(event, names, viewer), indent="  ")


def _tell_end(
    position: Position, names: Sequence[str], events: Sequence[Happening], viewer: int | None, voice: Voice
) -> None:
    view = {**position.view(viewer), "names": names}
    if not position.over:
        tell(scores(view, voice))
        tell(voice.say("replay-unfinished", count=len(position.actions)))
        return
    for line in ranking(position.game, view, events, voice):
        tell(line, indent="   ")
    tell(result(view, viewer, voice))


# ---------------------------------------------------------------------- verify


def verify(game: Game, record: Mapping[str, Any], voice: Voice) -> list[str]:
    """What a record proves and what it does not, one sentence each; a record that is wrong raises."""
    position = game.replay(record)
    sentences = [
        voice.say("verify-identity", title=voice.title(game), version=game.version, count=position.players),
        voice.say("verify-actions", count=len(position.actions)),
        _verify_result(position, record, voice),
    ]
    if check_fairness(record):
        sentences += [
            voice.say("verify-fair"),
            voice.say("verify-fair-not", commitment=str(record["fair"]["commitment"])),
        ]
    else:
        sentences.append(voice.say("verify-no-claim"))
    return [*sentences, voice.say("verify-people")]


def _verify_result(position: Position, record: Mapping[str, Any], voice: Voice) -> str:
    """Compare scores and end with what the record says."""
    if "scores" not in record:
        return voice.say("verify-no-scores", scores=", ".join(map(str, position.scores)))
    if record["scores"] != position.scores:
        raise BadRecord(
            f"the record says the scores are {record['scores']!r}, but its key and actions give {position.scores}"
        )
    if record.get("over", position.over) != position.over:
        raise BadRecord(
            f"the record says over is {record['over']!r}, but after its actions the game is "
            f"{'over' if position.over else 'not over'}"
        )
    message = "verify-scores" if position.over else "verify-scores-so-far"
    return voice.say(message, scores=", ".join(map(str, position.scores)))
