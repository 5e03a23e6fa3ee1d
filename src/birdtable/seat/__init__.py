"""A seat for a language model: rules, table, legal actions and reasons as text, over JSON lines or MCP."""

from birdtable.seat.verbs import ModelSeat

__all__ = ["ModelSeat"]
