"""Golden flights and drops. `python -m tests.games.pigeons.golden` writes them anew: read the difference."""

import hashlib
import json
import random
from pathlib import Path

import birdtable as bt
from birdtable.games.pigeons import referee
from birdtable.games.pigeons.content import CROSSINGS, GAP, INCH, LANDS, PLACES, SQUARES, STREETS, TILE_COUNT, Touch
from birdtable.games.pigeons.words import Verb

FILE = Path(__file__).parent / "golden.json"
GAME = bt.load("pigeons", backend="python")
COUNT = 20


def record():
    return GAME.layout.python(GAME.layout.blank(5))


def flight(number):
    """Flight number so-and-so: pigeons on random squares, a low aim from a random roost."""
    luck, state = random.Random(number), record()
    for pigeon, square in enumerate(luck.sample(range(SQUARES), 30)):
        place = pigeon % 5 * 8 + pigeon // 5
        state.place[place], state.roof[square] = square, place
    state.roost, state.azimuth, state.elevation = luck.randrange(4), luck.randrange(40, 1400), luck.randrange(130, 260)
    return state, referee.judge_flight(state, {})


def drop(number):
    """Drop number so-and-so: a random street, line and release; every third over cubes that lie there."""
    luck, state = random.Random(1000 + number), record()
    crossing = luck.choice([c for c in range(CROSSINGS) if LANDS[c] >= 0 and GAP[c] > 0])
    state.crossing, state.line, state.cubes_aloft, state.falling = crossing, luck.randrange(-32, 33), 1, 1
    state.releases[0] = luck.randrange(int(GAP[crossing]) * INCH)
    for street in range(STREETS):
        state.street[street] = TILE_COUNT - STREETS + street  # those with umbrellas among them
    if number % 3 == 0:
        lay_cubes(state)
    return state, referee.judge_drop(state, {})


def lay_cubes(state):
    """Four cubes close around the place where the one that falls would come to rest alone."""
    land, *place = referee.judge_drop(state, {}).actions
    if land == Verb.lost.first:
        return
    street, _ = Verb.land.parts(land)
    column, row = Verb.east.part(place[0]), Verb.south.part(place[1])
    clear = range(1, PLACES - 1)  # of the walls
    for east, south in ((column - 3, row), (column + 3, row), (column, row - 3), (column, row + 3)):
        if east in clear and south in clear:
            cube = state.cube_count
            state.cube_count, state.cube_seat[cube], state.cube_street[cube] = cube + 1, 1, street
            state.cube_touch[cube], state.cube_east[cube], state.cube_south[cube] = Touch.splash, east, south


def told(outcome):
    """An outcome in words."""
    return [str(GAME.actions.action(number, 5)) for number in outcome.actions]


def fingerprint(count=3):
    """A hash of some flights and drops with their recordings, to the bit."""
    digest = hashlib.sha256()
    for number in range(count):
        for _, outcome in (flight(number), drop(number)):
            digest.update(repr(outcome).encode())
    return digest.hexdigest()


def classes(outcome):
    """What matters of an outcome: who died, fell or stayed; which street and touch. Not where exactly."""
    words = [action.split() for action in told(outcome)]
    bare = [one[:1] if one[0] in ("fall", "stay") else one for one in words if one[0] not in ("to", "east", "south")]
    return [" ".join(one) for one in bare]


def main():
    """Write the file anew."""
    golden = {
        "flights": [classes(flight(number)[1]) for number in range(COUNT)],
        "drops": [classes(drop(number)[1]) for number in range(COUNT)],
    }
    FILE.write_text(json.dumps(golden, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
