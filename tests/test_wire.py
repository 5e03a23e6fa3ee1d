"""The page's types are those of the tree: whoever changes a view, a message or a command runs `python -m web.wire`."""

from typing import Annotated, NotRequired, TypedDict

import pytest

import birdtable as bt
from birdtable.kernel.words import Vocabulary
from tests.conftest import GAMES
from web import wire

SPOT = Vocabulary("spot", lambda players: ("a", "b", "c")[:players])


class Card(TypedDict):
    """A card."""

    spot: "Annotated[str, SPOT]"
    worth: "NotRequired[Annotated[int, 'in points']]"


class Unspeakable(TypedDict):
    """Holds what JSON cannot say."""

    cards: set[str]


@pytest.mark.parametrize("name", wire.files())
def test_the_types_that_are_checked_in_are_fresh(name):
    assert (wire.FOLDER / name).read_text("utf-8") == wire.files()[name], "run python -m web.wire"


def test_nothing_else_lies_there():
    assert {file.name for file in wire.FOLDER.iterdir()} == set(wire.files())


@pytest.mark.parametrize("name", [name for name in GAMES if "." not in name])
def test_a_view_is_what_its_type_says(name):
    """Every entry of a view is declared, and every one that is declared is there."""
    game = bt.load(name, "python")
    declared = wire.get_type_hints(game.view)["return"].__annotations__
    for players in game.players:
        view = bt.load(name, backend="python").new(players=players, seed=1).view(0)
        assert list(view)[-len(declared) :] == list(declared)


def test_words_fields_and_comments_come_out():
    module = wire.Module(wire.sys.modules[__name__], (2, 3))
    assert module._fields(Card) == {"  spot": "string", "  /** in points */\n  worth?": "number"}
    assert module.words_of(SPOT) == ["a", "b", "c"]
    assert module.type(list[int | None]) == "(number | null)[]"
    assert module.type(dict[str, tuple[int, bool]]) == "Record<string, [number, boolean]>"


def test_what_cannot_be_said_is_refused():
    with pytest.raises(TypeError, match="cannot go over the wire"):
        wire.Module(wire.sys.modules[__name__])._fields(Unspeakable)
