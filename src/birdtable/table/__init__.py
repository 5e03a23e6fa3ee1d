"""A live table as pure logic: seats, log, undo, take-over, fairness, clocks. Nothing here reads a clock or a file."""

from birdtable.table.entries import Entry
from birdtable.table.errors import Refused
from birdtable.table.table import Table

__all__ = ["Entry", "Refused", "Table"]
