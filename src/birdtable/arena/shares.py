"""What one game says about its seats: the share of the win, the margin, the places."""

from __future__ import annotations

from birdtable.arena.match import Result


def share(result: Result, seat: int) -> float:
    """A seat's part of the win: those who win together share it."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def margin(result: Result, seat: int) -> float:
    """A seat's points more than the others have on average."""
    others = [points for other, points in enumerate(result.scores) if other != seat]
    return result.scores[seat] - sum(others) / len(others) if others else float(result.scores[seat])


def places(result: Result) -> list[int]:
    """The place of every seat, from 0: winners first, the others by points; equals share a place."""
    worth = [(seat in result.winners, points) for seat, points in enumerate(result.scores)]
    return [sum(other > mine for other in worth) for mine in worth]
