"""What rules are written with: everything that a game's rooms import from the kernel."""

from birdtable.kernel import piles, winners
from birdtable.kernel.actions import Action, Actions, Verbs, couple, pair, verb
from birdtable.kernel.bits import WORD, count_bits, lowest, lowest_wide
from birdtable.kernel.content import shown
from birdtable.kernel.decisions import (
    CHANCE,
    NOBODY,
    Decisions,
    anew,
    answered,
    ask,
    decider,
    decision,
    detail,
    taken_up,
    together,
)
from birdtable.kernel.dialect import AnyKernel, block, grid, kernel, table
from birdtable.kernel.events import Events, Happening, Private, emit, event
from birdtable.kernel.masks import allow, allow_all, allows
from birdtable.kernel.observing import Pieces, ahead, mark, piece, put
from birdtable.kernel.parts import part
from birdtable.kernel.reasons import Because
from birdtable.kernel.record import EMPTY, EVERYBODY, HIDDEN, MAX_SEATS, OWNER, SEAT, UNKNOWN, field, known_by, shuffled
from birdtable.kernel.shapes import Block, Features, Grid, Int8, Int16, Int32, Int64, Log, Mask, Row, UInt8, UInt32
from birdtable.kernel.streams import below, draw_member, learn, shuffle, shuffle_between, sort
from birdtable.kernel.words import Vocabulary, Words, numbers, vocabulary

__all__ = [
    "CHANCE",
    "EMPTY",
    "EVERYBODY",
    "HIDDEN",
    "MAX_SEATS",
    "NOBODY",
    "OWNER",
    "SEAT",
    "UNKNOWN",
    "WORD",
    "Action",
    "Actions",
    "AnyKernel",
    "Because",
    "Block",
    "Decisions",
    "Events",
    "Features",
    "Grid",
    "Happening",
    "Int8",
    "Int16",
    "Int32",
    "Int64",
    "Log",
    "Mask",
    "Pieces",
    "Private",
    "Row",
    "UInt8",
    "UInt32",
    "Verbs",
    "Vocabulary",
    "Words",
    "ahead",
    "allow",
    "allow_all",
    "allows",
    "anew",
    "answered",
    "ask",
    "below",
    "block",
    "count_bits",
    "couple",
    "decider",
    "decision",
    "detail",
    "draw_member",
    "emit",
    "event",
    "field",
    "grid",
    "kernel",
    "known_by",
    "learn",
    "lowest",
    "lowest_wide",
    "mark",
    "numbers",
    "pair",
    "part",
    "piece",
    "piles",
    "put",
    "shown",
    "shuffle",
    "shuffle_between",
    "shuffled",
    "sort",
    "table",
    "taken_up",
    "together",
    "verb",
    "vocabulary",
    "winners",
]
