"""The house that the browser's tests visit: every table has the same deal, so a test sees tomorrow what it sees today.

When there is time (`make test-long`) they visit one like any other, with deals of their own.
"""

from birdtable.cli import app
from birdtable.fair import key_from_seed
from birdtable.server import hall
from tests.conftest import LONG

SEED = 1

if __name__ == "__main__":
    if not LONG:
        hall.key_from_seed = lambda _: key_from_seed(SEED)  # type: ignore[assignment]
    app()
