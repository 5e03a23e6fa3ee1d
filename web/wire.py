"""The page's types, made from Python's: run `python -m web.wire`, and commit what it writes to `web/src/wire/`.

One file for the messages (`table/protocol.py`), one for the commands (`server/commands.py`) and one a game, from what
its `view` returns. What a module declares comes out in its order:

    class Card(TypedDict)                    export interface Card; so do pydantic's models
    class Shown(Card)                        export interface Shown extends Card, with what it adds
    Page = PhotoPage | PaperPage             export type Page
    Roost = Annotated[str, ROOST]            export const ROOST = ['nw', …], export type Roost: all its words
    Space = Annotated[str, "such as a8"]     export type Space = string, with the words as its comment
    seat: Annotated[int, "who flies it"]     a field with a comment

A dictionary by the words of a vocabulary has all of them; where that is not so, its keys are `str`.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

import birdtable
from birdtable.game import Game
from birdtable.kernel.words import Vocabulary
from birdtable.server import commands
from birdtable.table import protocol

FOLDER = Path(__file__).parent / "src" / "wire"
PLAIN = {
    object: "unknown",
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
UNIONS = (Union, types.UnionType)


def files() -> dict[str, str]:
    """Every file by its name."""
    games = {f"{name}.ts": game_file(birdtable.load(name, "python")) for name in birdtable.games()}
    return {"protocol.ts": Module(protocol).text(), "commands.ts": Module(commands).text(), **games}


def game_file(game: Game) -> str:
    """The types of one game: those of its view, its decisions and its options."""
    view = get_type_hints(game.view)["return"]
    module = Module(sys.modules[view.__module__], game.players)
    options = [f"{option.name}: {' | '.join(map(literal, option.choices))}" for option in game.options]
    chosen = f"{{ {'; '.join(options)} }}" if options else "Record<string, never>"
    named = {"  game": literal(game.name), "  decision": "Decision | null", "  options": "Options"}
    return module.text(
        before=["import type { View } from './protocol'"],
        after=[
            "\n".join(words("Decision", module.words_of(game.decision_words))),
            f"/** What was chosen before the game. */\nexport type Options = {chosen}",
        ],
        view=(view, named),
    )


class Module:
    """A module that declares types, as a file of TypeScript."""

    def __init__(self, module: types.ModuleType, players: Iterable[int] = ()) -> None:
        self.module = module
        self.players = tuple(players) or (0,)
        declared = {name: value for name, value in vars(module).items() if not name.startswith("_")}
        self.classes = {n: c for n, c in declared.items() if is_shape(c) and c.__module__ == module.__name__}
        self.parents = dict(self._parents())
        self.aliases = {n: alias for n, alias in declared.items() if is_alias(alias)}
        self.names = {alias: name for name, alias in self.aliases.items()}

    def text(
        self,
        before: Sequence[str] = (),
        after: Sequence[str] = (),
        view: tuple[type, Mapping[str, str]] | None = None,
    ) -> str:
        """The whole file."""
        parts = [f"// Made by web/wire.py from {self.module.__name__}. Do not edit.", *before]
        for name in vars(self.module):
            if name in self.aliases:
                parts.append("\n".join(self._alias(name)))
            elif name in self.classes:
                cls = self.classes[name]
                is_view = view is not None and cls is view[0]
                parent = "View" if is_view else self.parents.get(name, "")
                fields = {**(view[1] if view and is_view else {}), **self._fields(cls)}
                if parent in self.classes:
                    known = self._fields(self.classes[parent])
                    fields = {field: kind for field, kind in fields.items() if known.get(field) != kind}
                head = f"{name} extends {parent}" if parent else name
                parts.append("\n".join(interface(head, doc_of(cls), fields.items())))
        return "\n\n".join([*parts, *after]) + "\n"

    def _parents(self) -> Iterator[tuple[str, str]]:
        """Which class adds to which; a TypedDict itself does not remember."""
        for node in ast.parse(inspect.getsource(self.module)).body:
            for base in node.bases if isinstance(node, ast.ClassDef) else ():
                if isinstance(base, ast.Name) and base.id in self.classes:
                    yield node.name, base.id

    def _alias(self, name: str) -> Iterator[str]:
        alias = self.aliases[name]
        if get_origin(alias) is Annotated and isinstance(alias.__metadata__[0], str):
            yield f"/** {alias.__metadata__[0]} */"
        known = self._words(alias)
        yield from words(name, known) if known else [f"export type {name} = {self.type(alias, named=False)}"]

    def _fields(self, cls: type) -> dict[str, str]:
        """The fields of a class, comments before them, and their types."""
        hints = get_type_hints(cls, include_extras=True)
        fields = {}
        for name, hint in hints.items():
            optional = name in getattr(cls, "__optional_keys__", ())
            if get_origin(hint) is NotRequired:
                optional, hint = True, get_args(hint)[0]
            if issubclass(cls, BaseModel):
                if name not in cls.model_fields:
                    continue
                optional = not cls.model_fields[name].is_required()
            comment = ""
            if get_origin(hint) is Annotated and hint not in self.names and isinstance(hint.__metadata__[0], str):
                comment = f"  /** {hint.__metadata__[0]} */\n"
            fields[f"{comment}  {name}{'?' * optional}"] = self.type(hint)
        return fields

    def _words(self, hint: Any) -> list[str]:
        """The words of a vocabulary or a literal that an alias names."""
        if get_origin(hint) is Literal and all(isinstance(word, str) for word in get_args(hint)):
            return list(get_args(hint))
        for note in getattr(hint, "__metadata__", ()):
            if isinstance(note, Vocabulary):
                return self.words_of(note)
            if isinstance(note, tuple):
                return list(note)
        return []

    def words_of(self, vocabulary: Vocabulary) -> list[str]:
        """Every word of a vocabulary, at any number of players."""
        return list(dict.fromkeys(word for players in self.players for word in vocabulary.words(players)))

    def type(self, hint: Any, named: bool = True) -> str:
        """A type as TypeScript writes it."""
        if named and is_alias(hint) and hint in self.names:
            return self.names[hint]
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type(parts[0], named=hint not in self.names)
        if origin in UNIONS:
            return " | ".join(dict.fromkeys(self.type(part) for part in parts))
        if origin is Literal:
            return " | ".join(map(literal, parts))
        if origin is list:
            inner = self.type(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.type, parts))}]"
        if origin is dict:
            return f"Record<{self.type(parts[0])}, {self.type(parts[1])}>"
        if is_shape(hint) and hint.__module__ == self.module.__name__:
            return str(hint.__name__)
        if hint in PLAIN:
            return PLAIN[hint]
        raise TypeError(f"{self.module.__name__}: {hint!r} cannot go over the wire")


def is_shape(value: Any) -> bool:
    """Whether it is a class of messages."""
    return is_typeddict(value) or (
        isinstance(value, type) and issubclass(value, BaseModel) and bool(value.model_fields)
    )


def is_alias(value: Any) -> bool:
    """Whether it is a type that deserves its name: words, a union, a tuple; not a number within limits."""
    if get_origin(value) is Annotated:
        return isinstance(value.__metadata__[0], (str, tuple, Vocabulary)) or is_alias(get_args(value)[0])
    return get_origin(value) in (Literal, tuple, *UNIONS)


def interface(head: str, doc: str, fields: Iterable[tuple[str, str]]) -> Iterator[str]:
    """An interface, line by line."""
    yield f"/** {doc} */"
    yield f"export interface {head} {{"
    for name, kind in fields:
        yield f"{name}: {kind}"
    yield "}"


def words(name: str, known: Sequence[str]) -> Iterator[str]:
    """A closed set of words: the list, and the type of its members."""
    constant = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    yield f"export const {constant} = [{', '.join(map(literal, known))}] as const"
    yield f"export type {name} = (typeof {constant})[number]"


def doc_of(cls: type) -> str:
    """What a class says about itself."""
    return " ".join((cls.__doc__ or cls.__name__).split())


def literal(value: object) -> str:
    """A value as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
