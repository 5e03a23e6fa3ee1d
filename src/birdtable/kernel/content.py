"""The data files of a game: where they lie, what may stand in them, and what is wrong with others.

A game declares a pydantic model for each file (`Schema`). Whoever owns the box keeps files of their own, all or some of
them, in a folder of the game's name: in $BIRDTABLE_CONTENT, or under `content` where a person's data is kept.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, cast

from platformdirs import user_data_dir
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from birdtable.errors import BadContent, NoEdition
from birdtable.kernel.words import Words

Shape = TypeVar("Shape")
Source = Literal["rulebook", "web", "inferred", "proposed"]
SOURCES: tuple[Source, ...] = ("rulebook", "web", "inferred", "proposed")

# ---------------------------------------------------------------------- where it lies

EDITION = "@"  # stands between a game's package and the edition of it that is meant: see `birdtable/editions.py`
INSTALLED = "installed"  # the edition with the content that came with the package
TEXTS: dict[str, Mapping[str, str]] = {}  # what games have read, by package


def data_folder() -> Path:
    """Where a person's games and content are kept: $BIRDTABLE_DATA, or where programs keep such data."""
    return Path(os.environ.get("BIRDTABLE_DATA") or user_data_dir("birdtable")).expanduser()


def own_folder(package: str) -> Path:
    """Where an owner of the box keeps their own files of a game."""
    root = os.environ.get("BIRDTABLE_CONTENT")
    return (Path(root).expanduser() if root else data_folder() / "content") / name_of(package)


def kept_folder(package: str, content: str) -> Path:
    """Where the content that games were played with is kept, by its hash."""
    return data_folder() / "kept" / "content" / f"{name_of(package)}-{content}"


def name_of(package: str) -> str:
    """A game's name, from its package."""
    return package.partition(EDITION)[0].rpartition(".")[2]


def installed_files(package: str) -> dict[str, Path]:
    """The data files beside a game's rooms, by name."""
    rooms = Path(str(sys.modules[package].__file__)).parent
    return {file.name: file for file in sorted((rooms / "content").glob("*.toml"))}


def content_files(package: str) -> dict[str, Path]:
    """The data files that a game reads, by name: the owner's where there are any, else those that came with it."""
    installed = installed_files(package)
    edition = package.partition(EDITION)[2]
    if edition == INSTALLED:
        return installed
    own = kept_folder(package, edition.rpartition("-")[2]) if edition else own_folder(package)
    if edition:
        if not own.is_dir():
            raise NoEdition(f"this needs content {edition.rpartition('-')[2]} of {name_of(package)}, which is not here")
        return {file.name: file for file in sorted(own.glob("*.toml"))}
    return {**installed, **{file.name: file for file in sorted(own.glob("*.toml"))}}


def texts_of(package: str) -> Mapping[str, str]:
    """The data files of a game as it has read them, whatever has become of them since."""
    if package not in TEXTS:
        TEXTS[package] = {name: file.read_text("utf-8") for name, file in content_files(package).items()}
    return TEXTS[package]


def hash_of(texts: Mapping[str, str]) -> str:
    """A hash of what data files say, whatever their comments and line ends."""
    content = {name: tomllib.loads(texts[name]) for name in sorted(texts)}
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def shown(shape: type[Shape], entry: Mapping[str, Any]) -> Shape:
    """Of an entry, what a type of the view names."""
    return cast(Shape, {name: entry[name] for name in shape.__annotations__ if name in entry})


# ---------------------------------------------------------------------- what may stand in it


class Entry(BaseModel):
    """A table of a file. It says where it comes from, and what of it is only proposed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    source: Source | None = None
    proposed: str | tuple[str, ...] = ()
    sources: int | Mapping[str, Source] = 0


def number(least: int, most: int) -> BeforeValidator:
    """Read a whole number of a range."""

    def read(number: object) -> int:
        if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
            raise ValueError(f"must be a number from {least} to {most}")
        return number

    return BeforeValidator(read)


def spelled(pattern: str, example: str) -> BeforeValidator:
    """Read a word of a certain spelling."""

    def read(word: object) -> str:
        if not isinstance(word, str) or not re.fullmatch(pattern, word):
            raise ValueError(f"must be spelled like {example}")
        return word

    return BeforeValidator(read)


def worded(words: type[Words]) -> BeforeValidator:
    """Read a member by its word."""
    members = {member.word: member for member in words}

    def read(word: object) -> Words:
        if not isinstance(word, str) or word not in members:
            raise ValueError(f"must be one of {', '.join(members)}")
        return members[word]

    return BeforeValidator(read)


def drawn(package: str, file: str, entries: str, key: str) -> BeforeValidator:
    """Read a name; only those of the files that came with the game have words in four languages and a drawing."""

    def read(name: object) -> str:
        known = [str(entry[key]) for entry in _read(installed_files(package)[file])[entries]]
        if not isinstance(name, str) or name not in known:
            raise ValueError(f"has no words and no drawing; it must be one of {', '.join(known)}")
        return name

    return BeforeValidator(read)


def each_once(key: str) -> AfterValidator:
    """Refuse entries of which two have the same name."""

    def read(entries: Sequence[Any]) -> Sequence[Any]:
        for name, count in Counter(getattr(entry, key) for entry in entries).items():
            if count > 1:
                raise ValueError(f"must have each {key} once, but {name!r} is there {count} times")
        return entries

    return AfterValidator(read)


@cache
def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


# ---------------------------------------------------------------------- what is wrong with it


class Contradiction(NamedTuple):
    """What is wrong between well-formed entries: the file, the way to the entry, and what to mend."""

    file: str
    path: tuple[str | int, ...]
    said: str


PREAMBLE = r"^(Value error, |Input (?=should)|\w+ (?=should))"  # of what pydantic says
SAID = {
    "missing": "is missing",
    "extra_forbidden": "is not known",
    "int_type": "should be a whole number",
}
NAMES = ("word", "id", "code", "name", "number")  # keys by which people know an entry


class Schema:
    """What may stand in the data files of a game.

    files           the model of each file, by its name
    contradictions  what is wrong between well-formed files, given as models by name
    """

    def __init__(
        self,
        files: Mapping[str, type[BaseModel]],
        contradictions: Callable[[Mapping[str, Any]], Iterable[Contradiction]] = lambda files: (),
    ) -> None:
        self.files = files
        self.contradictions = contradictions

    def read(self, package: str) -> dict[str, dict[str, Any]]:
        """The data of the files that a game reads, by name; BadContent says what is wrong with them."""
        paths = content_files(package)
        if problems := self.problems(paths):
            raise BadContent(problems, name_of(package))
        TEXTS[package] = {name: path.read_text("utf-8") for name, path in paths.items()}
        return {name: tomllib.loads(text) for name, text in TEXTS[package].items()}

    def problems(self, paths: Mapping[str, Path]) -> list[str]:
        """Everything that is wrong with files, by name; once each is well formed, how they contradict each other."""
        found = [f"{path}: is no file of this game; its files are {', '.join(self.files)}"
                 for name, path in paths.items() if name not in self.files]  # fmt: skip
        models = {}
        for name, model in self.files.items():
            try:
                text = paths[name].read_text("utf-8")
                data = tomllib.loads(text)
                models[name] = model.model_validate(data)
            except KeyError:
                found.append(f"{name}: is missing")
            except OSError as error:
                found.append(f"{paths[name]}: cannot be read: {error.strerror or error}")
            except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
                found.append(f"{paths[name]}: is not TOML: {error}")
            except ValidationError as error:
                found += [_sentence(paths[name], text, data, one) for one in _causes(error.errors(include_url=False))]
        if not found:
            for contradiction in self.contradictions(models):
                path = paths[contradiction.file]
                text = path.read_text("utf-8")
                where = _where(tomllib.loads(text), contradiction.path)
                found.append(f"{path}, line {line_of(text, contradiction.path)}: {where} {contradiction.said}")
        return found


def _causes(found: list[ErrorDetails]) -> list[ErrorDetails]:
    """What is wrong by itself: a list that is too short only because an entry of it is wrong is not."""
    inner = {one["loc"][:length] for one in found for length in range(len(one["loc"]))}
    return [one for one in found if one["type"] != "too_short" or one["loc"] not in inner]


def _sentence(file: Path, text: str, data: Mapping[str, Any], found: ErrorDetails) -> str:
    """Where it is and what to mend: "box.toml, line 7: [species] red rarity must be a number …, not 'ten'"."""
    path = _way(data, found["loc"])
    said = SAID.get(found["type"]) or re.sub(PREAMBLE, "", found["msg"]).replace(" after validation", "")
    if found["type"] == "literal_error":
        said += ", as the rules have it"
    if found["type"] not in SAID and not found["type"].startswith("too_"):
        said += f", not {_short(found['input'])}"
    return f"{file}, line {line_of(text, path)}: {_where(data, path)} {said}"


def _way(data: Any, loc: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """The way to an entry, without what pydantic adds for its own; the last step may be one that is missing."""
    way: list[str | int] = []
    for place, step in enumerate(loc):
        inside = isinstance(data, dict if isinstance(step, str) else list)
        if inside and (step in data if isinstance(step, str) else step < len(data)):
            data = data[step]
        elif not inside or place + 1 < len(loc):
            continue
        way.append(step)
    return tuple(way)


def _where(data: Any, path: tuple[str | int, ...]) -> str:
    """An entry as people know it: "[species] red rarity"."""
    words = []
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            data = None
        known = isinstance(step, int) and isinstance(data, Mapping)
        name = next((data[key] for key in NAMES if key in data), None) if known else None
        words.append(str(name or step + 1 if isinstance(step, int) else step))
    return " ".join((f"[{words[0]}]", *words[1:])) if words else "the file"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


def line_of(text: str, path: tuple[str | int, ...]) -> int:
    """The line in which an entry of a TOML text begins; of one that is missing, that of the table it belongs in."""
    import tomlkit  # slow to load, and needed only when something is wrong
    from tomlkit.items import AoT, Table

    document = tomlkit.parse(text)
    holder: Any = None
    last: str | int = ""
    entry: Any = document
    for step in path:
        try:
            holder, last, entry = entry, step, entry[step]
        except (KeyError, IndexError, TypeError):
            break
    entry = entry[0] if isinstance(entry, AoT) else entry
    if isinstance(entry, Table):
        entry.comment("\0")  # a mark at its head: the first line that differs is the line sought
    elif holder is not None:
        holder[last] = "\0"
    pairs = zip(text.splitlines(), document.as_string().splitlines(), strict=False)
    return next((line for line, (before, after) in enumerate(pairs, 1) if before != after), 1)


def walk(data: Any) -> Iterator[dict[str, Any]]:
    """Every entry of a file that says where it comes from."""
    if isinstance(data, dict):
        if isinstance(data.get("source"), str):
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for item in data:
            yield from walk(item)
