"""What all tests stand on: games are as they came, and compiled rules lie in a folder of the tests."""

import os
from pathlib import Path

os.environ["BIRDTABLE_CONTENT"] = os.devnull
os.environ.setdefault("BIRDTABLE_CACHE", str(Path(__file__).parents[1] / ".venv" / "cache"))

EXAMPLES = ["examples.connect_four"]
