"""The results of a match on disk, a line each: what is there need not be played again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from filelock import FileLock, Timeout

from birdtable.arena.match import Match, Result
from birdtable.errors import BadOption, BadRecord

FORMAT = "birdtable-arena-results-1"


class Ledger:
    """A file with a line that says which match it is of, and a line for every game that has been played."""

    def __init__(self, file: IO[bytes], results: dict[str, Result]) -> None:
        self.file = file
        self.results = results

    def add(self, result: Result) -> None:
        """Write a result down at once."""
        self.results[result.id] = result
        self.file.write(_line(asdict(result)))
        self.file.flush()


@contextmanager
def open_ledger(path: Path, match: Match) -> Iterator[Ledger]:
    """The ledger of a match, new or to be continued; nobody else can write to it meanwhile."""
    with ExitStack() as stack:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            stack.enter_context(FileLock(path.with_name(f"{path.name}.lock"), timeout=0))
            results = _read(path, match)
            file = stack.enter_context(path.open("ab"))
        except Timeout:
            raise BadOption(f"another arena is writing to {path}; wait for it or choose another file") from None
        except OSError as error:
            raise BadOption(f"the file {path} cannot be written: {error.strerror or error}") from None
        if file.tell() == 0:
            file.write(_line(_head(match)))
        yield Ledger(file, results)


def _read(path: Path, match: Match) -> dict[str, Result]:
    """The results in a file. A last line that was not written to its end is cut off."""
    if not path.exists():
        return {}
    text = path.read_bytes()
    *lines, rest = text.split(b"\n")
    parsed = [_parse(line) for line in lines]
    if parsed and not rest and parsed[-1] is None:
        rest = lines[-1] + b"\n"
        parsed.pop()
    if None in parsed:
        line = parsed.index(None) + 1
        raise BadRecord(f"the file {path}, line {line}, is damaged: delete that line, and its game is played again")
    if not parsed and not _line(_head(match)).startswith(text):
        raise BadRecord(f"the file {path} is not a file of arena results; choose another file")
    if parsed:
        _check_head(path, parsed[0], match)
    results = [_result(data, f"the file {path}, line {number}") for number, data in enumerate(parsed[1:], 2)]
    if rest:
        os.truncate(path, len(text) - len(rest))
    return {result.id: result for result in results}


def _head(match: Match) -> dict[str, Any]:
    return {"format": FORMAT, **match.identity}


def _check_head(path: Path, head: Any, match: Match) -> None:
    if head.get("format") != FORMAT:
        raise BadRecord(f"the file {path} is not a file of arena results; choose another file")
    for name, value in match.identity.items():
        if head.get(name) != json.loads(json.dumps(value)):
            raise BadOption(
                f"the file {path} holds games with {name} {head.get(name)!r}, but this match is with {name} {value!r}; "
                "choose another file, or delete that one"
            )


def _result(data: Any, where: str) -> Result:
    try:
        values: Any = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
        result = Result(**values)
        if {len(getattr(result, name)) for name in ("scores", "decisions", "seconds")} != {len(result.seats)}:
            raise ValueError("its lists do not have a value for every seat")
    except (TypeError, ValueError) as error:
        raise BadRecord(f"{where}: this is not the result of a game ({error})") from None
    return result


def _parse(line: bytes) -> Any:
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
