"""Editions: a game once more, with other content or under older rules, beside the one that is installed.

A game's package with an edition behind its name is a package of its own:

    birdtable.games.perch@installed    the content that came with it, whatever its owner has put in
    birdtable.games.perch@12-3fa9…     rules 12 with the content of that hash, as records and tables name them

Its rooms are read from the same files (or, for other rules, from where they were kept), with their imports of each
other turned to the edition. So editions share nothing that a game declares, and every way to name a module works with
them: in this process, in bots' workers, in compilers.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
import sys
import threading
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from tempfile import mkdtemp
from types import CodeType, ModuleType
from typing import TYPE_CHECKING

from birdtable.errors import NoEdition
from birdtable.kernel.content import EDITION, INSTALLED, data_folder, hash_of, kept_folder, name_of

if TYPE_CHECKING:
    from birdtable.game import Game

KEEPING = threading.Lock()


def edition_name(game: str, version: object, content: object) -> str:
    """The name under which `birdtable.load` finds an edition, as records and tables tell it; refuses what is none."""
    if not isinstance(version, int) or not isinstance(content, str) or not re.fullmatch("[0-9a-f]{16}", content):
        raise NoEdition(f"there are no rules {version!r} with content {content!r} of {game}")
    return f"{game}{EDITION}{version}-{content}"


def rooms_of(base: str, version: int) -> Path:
    """Where the rooms with these rules of a game are: installed, or kept from an earlier release."""
    installed = importlib.util.find_spec(base)
    rooms = Path(str(installed and installed.origin)).parent
    kept = kept_rules(base, version)
    if version_of(rooms) == version:
        return rooms
    if kept.is_dir():
        return kept
    raise NoEdition(f"this needs rules {version} of {name_of(base)}; only rules {version_of(rooms)} are here")


def kept_rules(base: str, version: int) -> Path:
    """Where the rooms of a release are kept."""
    return data_folder() / "kept" / "rules" / f"{name_of(base)}-{version}"


def version_of(rooms: Path) -> int:
    """The rules version that a game's rooms declare."""
    declared = ast.walk(ast.parse((rooms / "__init__.py").read_text("utf-8")))
    return next(
        int(str(node.value.value))
        for node in declared
        if isinstance(node, ast.keyword) and node.arg == "version" and isinstance(node.value, ast.Constant)
    )


# ---------------------------------------------------------------------- keeping


def keep(game: Game) -> None:
    """Keep a game's rules and content, so that what is played now can go on after any change of either."""
    keep_content(game.package, game.content)
    base = game.package.partition(EDITION)[0]
    if base == game.package:
        _put(kept_rules(base, game.version), _files_of(game.folder))


def keep_content(package: str, texts: Mapping[str, str]) -> None:
    """Keep data files by their hash."""
    folder = kept_folder(package, hash_of(texts))
    if not folder.is_dir():
        _put(folder, {name: text.encode() for name, text in texts.items()})


def _files_of(folder: Path) -> dict[str, bytes]:
    """All that a game's folder holds, but for what Python adds to it."""
    files = (file for file in sorted(folder.rglob("*")) if file.is_file() and "__pycache__" not in file.parts)
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def _put(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a folder, as a whole or not at all; one that holds just this already is left alone."""
    with KEEPING:
        if folder.is_dir() and _files_of(folder) == files:
            return
        folder.parent.mkdir(parents=True, exist_ok=True)
        scratch = Path(mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
        try:
            for name, content in files.items():
                (scratch / name).parent.mkdir(parents=True, exist_ok=True)
                (scratch / name).write_bytes(content)
            if folder.is_dir():
                folder.rename(scratch / ".before")
            scratch.rename(folder)
            shutil.rmtree(folder / ".before", ignore_errors=True)
        except OSError:  # another process has just put the same there
            if not folder.is_dir():
                raise
        finally:
            shutil.rmtree(scratch, ignore_errors=True)


# ---------------------------------------------------------------------- importing


class _Turned(ast.NodeTransformer):
    """Imports of a game's own rooms, turned to an edition of it."""

    def __init__(self, base: str, package: str) -> None:
        self.base = base
        self.package = package

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.module and f"{node.module}.".startswith(f"{self.base}."):
            node.module = self.package + node.module.removeprefix(self.base)
        return node


class _Room(SourceFileLoader):
    """Loads a room of an edition; compiled files beside it are those of the installed game, and left alone."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        base, _, rest = fullname.partition(EDITION)
        package = f"{base}{EDITION}{rest.partition('.')[0]}"
        tree = _Turned(base, package).visit(ast.parse(self.get_data(path), path))
        code: CodeType = compile(tree, path, "exec", dont_inherit=True)
        return code


class Editions(MetaPathFinder):
    """Finds the rooms of editions by their names."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A room of an edition; of everything else, nothing."""
        base, marked, rest = fullname.partition(EDITION)
        if not marked:
            return None
        edition, *rooms = rest.split(".")
        if path is None:
            return None
        if not rooms:
            installed = importlib.util.find_spec(base)
            if installed is None or installed.origin is None:
                return None
            version = "" if edition == INSTALLED else edition.partition("-")[0]
            folder = rooms_of(base, int(version)) if version else Path(installed.origin).parent
        else:
            folder = Path(next(iter(path))) / rooms[-1]
        if (folder / "__init__.py").is_file():
            file, inside = folder / "__init__.py", [str(folder)]
        else:
            file, inside = folder.with_name(f"{folder.name}.py"), None
        if not file.is_file():
            return None
        loader = _Room(fullname, str(file))
        return importlib.util.spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=inside)


def install() -> None:
    """Let Python find editions."""
    if not any(isinstance(finder, Editions) for finder in sys.meta_path):
        sys.meta_path.insert(0, Editions())
