"""How to call Birdtable again: as it was called this time."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "birdtable"


def command(*arguments: str) -> str:
    """A command line that works where the person is now."""
    return " ".join((program(sys.argv[0]), *map(shlex.quote, arguments)))


def program(started: str) -> str:
    """What to type for the program: its name where the shell finds it, else the path it was started by."""
    file = Path(started)
    if file.stem == "cli" or file.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m birdtable.cli"
    found = shutil.which(NAME)
    if file.stem != NAME or (found and file.exists() and os.path.samefile(found, file)):
        return NAME
    return shlex.quote(started)
