"""Piles of pieces: rows of a record, packed from the first place on, `EMPTY` behind.

How many pieces a pile has is a field of its own, which the rules keep; the top is the last of them.
"""

from __future__ import annotations

from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY, State
from birdtable.kernel.shapes import Grid, Row
from birdtable.kernel.streams import shuffle


@kernel
def lift(pile: Row[int], place: int) -> int:
    """Take what lies at a place; nothing lies there any longer."""
    piece = pile[place]
    pile[place] = EMPTY
    return piece


@kernel
def one_of_each(state: State, pile: Row[int], count: int) -> int:
    """A shuffled pile of so many pieces, no two alike; how many they are."""
    for piece in range(count):
        pile[piece] = piece
    shuffle(state, pile, count)
    return count


@kernel
def turn_over(state: State, discards: Row[int], deck: Row[int], count: int) -> int:
    """Shuffle so many discards into an empty deck; how many they are."""
    for place in range(count):
        deck[place] = lift(discards, place)
    shuffle(state, deck, count)
    return count


@kernel
def find(row: Row[int], count: int, piece: int) -> int:
    """The first of so many places of a row where such a piece lies; EMPTY if there is none."""
    for place in range(count):
        if row[place] == piece:
            return place
    return EMPTY


@kernel
def count_of(row: Row[int], count: int, piece: int) -> int:
    """On how many of so many places of a row such a piece lies."""
    found = 0
    for place in range(count):
        if row[place] == piece:
            found += 1
    return found


@kernel
def place_of(piles: Grid[int], pile: int, piece: int) -> int:
    """The first place of a pile where such a piece lies; one must."""
    place = 0
    while piles[pile, place] != piece:
        place += 1
    return place


@kernel
def take_out(piles: Grid[int], pile: int, piece: int, count: int) -> int:
    """The first such piece leaves a pile of so many; what lies behind moves up; how many are left."""
    close_up(piles, pile, place_of(piles, pile, piece), count - 1)
    return count - 1


@kernel
def close_up(piles: Grid[int], pile: int, place: int, last: int, empty: int = EMPTY) -> None:
    """What lies behind a place moves up, from there to the last, which is empty then."""
    for behind in range(place, last):
        piles[pile, behind] = piles[pile, behind + 1]
    piles[pile, last] = empty
