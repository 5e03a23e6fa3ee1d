"""What a guest is told about a table. Built field by field: nothing gets out because it happened to be there."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import cast

from birdtable.ahead import Ahead
from birdtable.consequences import Consequence
from birdtable.errors import Reason
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening
from birdtable.lessons import PUPIL, Sentence, Standing
from birdtable.position import Position
from birdtable.puzzles.box import Aim, Puzzle, told_before
from birdtable.table import pairing, protocol
from birdtable.table.clocks import Clock
from birdtable.table.errors import Refused
from birdtable.table.ledger import GATHERING, OVER
from birdtable.table.lines import Line, event_message, moment_of, seats_among, told
from birdtable.table.seats import Kind, Seat
from birdtable.table.table import Table
from birdtable.table.tournament import Match, Tournament


def table_message(table: Table, guest: str, here: Collection[int], watching: int) -> protocol.TableInfo:
    """What everybody may know about a table; `host`, `mine` and `code` are about the guest."""
    return table_message_for(table, guest, table_message_for_all(table, here, watching))


def table_message_for(table: Table, guest: str, all_see: protocol.TableInfo) -> protocol.TableInfo:
    """What is about a guest in it, added to what all see."""
    if not guest:
        return all_see
    owners = [seat.owner for seat in table.seats]
    seats: list[protocol.SeatInfo] = [{**seat, "mine": owners[seat["seat"]] == guest} for seat in all_see["seats"]]
    return {**all_see, "host": guest == table.host, "seats": seats, "code": code_message(table, guest)}


def table_message_for_all(table: Table, here: Collection[int], watching: int) -> protocol.TableInfo:
    """The same as nobody in particular sees it."""
    origin = table.opened.get("origin")
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.opened["rules"],
        "players": table.players,
        "options": table.opened["options"],
        "status": table.status,
        "listed": table.opened["listed"],
        "host": False,
        "created": moment_of(table.created),
        "moves": len(table.moves),
        "commitment": table.opened["commitment"],
        "commitments": [seat.commitment for seat in table.seats],
        "dealing": table.dealing,
        "nonces": [] if table.status == GATHERING else [seat.nonce for seat in table.seats],
        "fair": table.proof(),
        "origin": None if origin is None else {"table": origin["table"], "move": origin["move"]},
        "imported": bool(table.opened.get("record")),
        "seats": [seat_message(table, seat, seat.number in here) for seat in table.seats],
        "watching": watching,
        "asked": None if table.asked is None else asked_message(table, *table.asked),
        "clock": None if table.clock is None else clock_message(table.clock),
        "ended": None if table.ended is None else ended_message(table, *table.ended),
        "rated": bool(table.opened.get("rated")),
        "quick": bool(table.opened.get("quick")),
        "language": table.opened.get("language"),
        "tournament": table.opened.get("tournament"),
        "code": None,
    }


def code_message(table: Table, guest: str) -> str | None:
    """The code that lets others join, for those who are at the table, as long as it gathers."""
    inside = guest == table.host or bool(table.seats_of(guest))
    return table.opened.get("code") if inside and table.status == GATHERING else None


def asked_message(table: Table, seat: int, keep: int | None) -> protocol.Asked:
    """What somebody wishes that all must agree to."""
    return {"seat": seat, "what": "end" if keep is None else "undo", "waiting": table.waiting()}


def clock_message(clock: Clock) -> protocol.ClockInfo:
    """How a table measures time."""
    return {
        "kind": clock.kind,
        "seconds": clock.seconds,
        "increment": clock.increment,
        "time_up": clock.time_up,
    }


def ended_message(table: Table, why: protocol.EndReason, seat: int) -> protocol.Ended:
    """How a game ended before its end."""
    return {"why": why, "seat": seat, "winners": table.winners, "scores": table.scores}


def tournament_message(tournament: Tournament, guest: str) -> protocol.TournamentInfo:
    """A tournament; `host`, `mine` and `table` are about the guest."""
    plan, number = tournament.plan, tournament.number_of(guest)
    awaited = [match.table for match in tournament.waiting if number in match.entrants]
    clock = Clock.of(plan["clock"])
    return {
        "id": tournament.id,
        "name": plan["name"],
        "game": plan["game"],
        "kind": plan["kind"],
        "seats": plan["seats"],
        "options": plan["options"],
        "clock": None if clock is None else clock_message(clock),
        "rated": plan["rated"],
        "same_deals": plan["same_deals"],
        "listed": plan["listed"],
        "language": plan["language"],
        "created": moment_of(tournament.created),
        "status": tournament.status,
        "host": bool(guest) and guest == tournament.host,
        "length": tournament.length,
        "entrants": [
            {"name": one.name, "level": one.level or None, "mine": at == number}
            for at, one in enumerate(tournament.entrants)
        ],
        "rounds": [
            [match_message(match, tournament.may_watch(guest, match)) for match in matches]
            for matches in tournament.rounds
        ],
        "standings": [standing_message(one) for one in tournament.standings()],
        "table": awaited[0] if awaited else None,
    }


def match_message(match: Match, watched: bool) -> protocol.MatchInfo:
    """A table of a round; its id only for those who may watch it."""
    return {
        "table": match.table or None if watched else None,
        "entrants": list(match.entrants),
        "places": list(match.places),
    }


def standing_message(one: pairing.Standing) -> protocol.StandingInfo:
    """How an entrant stands."""
    return {
        "entrant": one.entrant,
        "place": one.place,
        "points": round(float(one.points), 2),
        "opposition": round(float(one.opposition), 2),
        "wins": one.wins,
    }


def seat_message(table: Table, seat: Seat, here: bool) -> protocol.SeatInfo:
    """Who sits there."""
    due = table.due(seat.number)
    return {
        "seat": seat.number,
        "kind": seat.kind.value,
        "name": seat.name,
        "level": seat.level if seat.kind is Kind.BOT else None,
        "mine": False,
        "here": here or seat.kind is Kind.BOT,
        "reserved": bool(seat.owner) and seat.kind is not Kind.PERSON,
        "seconds": round(seat.seconds, 1),
        "left": None if table.clock is None else round(seat.left, 1),
        "due": None if due is None else moment_of(due),
        "muted": bool(seat.owner) and seat.owner in table.muted,
    }


def action_message(game: Game, action: Action) -> protocol.LegalAction:
    """An action in its parts."""
    seats = seats_among(game.actions.family(action.number).args)
    return {"action": str(action), "verb": action.verb, "args": action.args, "seats": seats}


def ahead_message(ahead: Ahead, id: str, moment: int, game: Game) -> protocol.AheadMessage:
    """What could be prepared."""
    ways: list[protocol.Way] = [
        {
            "when": None if when is None else action_message(game, when),
            "answers": [action_message(game, one) for one in answers],
        }
        for when, answers in ahead.items()
    ]
    return {"type": "ahead", "id": id, "moment": moment, "ways": ways}


def undo_message(table: Table, seat: int | None) -> protocol.UndoInfo:
    """Whether the seat may take back, and what stands in the way."""
    if seat is None:
        return {"how": "no", "why": None}
    undo = table.undo(seat)
    return {"how": undo.how, "why": {"message": undo.why, "values": undo.values or {}} if undo.why else None}


def reason_message(reason: Reason) -> protocol.Reason:
    """Why something is not allowed."""
    return {"clause": reason.clause, "message": reason.message, "values": reason.values}


def refused_message(refused: Refused, id: str | None) -> protocol.RefusedMessage:
    """Why nothing was changed."""
    reasons = [reason_message(reason) for reason in refused.reasons]
    return {"type": "refused", "id": id, "code": refused.code, "values": refused.values, "reasons": reasons}


def replay_message(table: Table, seat: int | None, since: int = 0) -> protocol.ReplayData:
    """Every moment of the game from so many moves on, as a seat saw it."""
    moments = []
    if table.position is not None:
        record = table.opened.get("record") or table.position.record()
        steps = islice(table.game.replay_steps(record), since, None)
        moments = [_moment(position, events, seat) for position, events in steps]
    return {"game": table.game.name, "seat": seat, "over": table.status == OVER, "moments": moments}


def lesson_message(standing: Standing) -> protocol.LessonState:
    """Where a pupil stands, as the page shows it."""
    position, game = standing.position, standing.position.game
    choosing = not standing.reached and not standing.finished
    lines = [Line(moves, 0.0, "event", moves, event=event) for moves, event in standing.events]
    return {
        "game": game.name,
        "lesson": standing.lesson.name,
        "step": standing.number,
        "steps": len(standing.lesson.steps),
        "marks": standing.marks,
        "says": _sentence(standing.says),
        "show": list(standing.step.show),
        "reached": standing.reached,
        "answer": None if standing.answer is None else _sentence(standing.answer),
        "right": standing.right,
        "help": standing.help,
        "seat": PUPIL,
        "view": view_message(position, PUPIL),
        "legal": [action_message(game, action) for action in position.legal()] if choosing else [],
        "log": [told(line, PUPIL, game) for line in lines],
    }


def puzzle_info(game: Game, puzzle: Puzzle) -> protocol.PuzzleInfo:
    """A puzzle in a list."""
    return {"game": game.name, "puzzle": puzzle.name, "rating": puzzle.rating}


def puzzle_message(game: Game, puzzle: Puzzle, move: str | None, show: bool) -> protocol.PuzzleState:
    """A puzzle after a choice, or before it; an illegal one raises."""
    position, events = told_before(game, puzzle)
    choice = puzzle.solution if show else move
    answer: protocol.PuzzleAnswer | None = None
    right = False
    if choice is not None:
        action = position.legal_action(choice)
        right = str(action) == puzzle.solution
        answer = {
            "action": action_message(game, action),
            "right": right,
            "chance": puzzle.chances[str(action)],
            "best": puzzle.chances[puzzle.solution],
            "solution": action_message(game, position.action(puzzle.solution)) if right else None,
            "why": [_aim(game, position, aim) for aim in puzzle.why] if right else [],
        }
    if right:
        events = [(len(position.actions) + 1, event) for event in position.play(puzzle.solution)]
    lines = [Line(moves, 0.0, "event", moves, event=event) for moves, event in events]
    return {
        "puzzle": puzzle_info(game, puzzle),
        "seat": puzzle.seat,
        "view": view_message(position, puzzle.seat),
        "legal": [] if right else [action_message(game, action) for action in position.legal()],
        "answer": answer,
        "log": [told(line, puzzle.seat, game) for line in lines],
    }


def _aim(game: Game, position: Position, aim: Aim) -> protocol.Why:
    other = action_message(game, position.action(aim.other))
    return {"part": aim.part, "points": aim.points, "sure": aim.sure, "other": other}


def _sentence(sentence: Sentence) -> protocol.Sentence:
    return {"message": sentence.message, "values": sentence.values}


def consequence_message(found: Consequence, id: str, moment: int, seat: int, game: Game) -> protocol.ConsequenceMessage:
    """What an action would do."""
    events = [event_message(event, seat, game) for event in found.events]
    view = cast("protocol.View | None", found.view)
    return {"type": "consequence", "id": id, "moment": moment, "view": view, "events": events}


def _moment(position: Position, events: list[Happening], seat: int | None) -> protocol.ReplayMoment:
    told = [event_message(event, seat, position.game) for event in events]
    return {"move": len(position.actions), "view": view_message(position, seat), "events": told}


def view_message(position: Position, seat: int | None) -> protocol.View:
    """The game on the table as a seat sees it."""
    return cast(protocol.View, position.view(seat))
