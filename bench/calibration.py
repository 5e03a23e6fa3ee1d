"""What strong play does with content that is our reconstruction, for docs/calibration.md.

    python -m bench.calibration birdwatcher --games 100 [--bots policy] [--out FILE]

Plays so many games for each number of players and writes what was counted as JSON, after every game. Perch has
`python -m bench.objectives`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import birdtable as bt
from birdtable.bots.levels import read_specifications
from birdtable.games.above_the_clouds import content as clouds
from birdtable.games.birdwatcher import content as watched
from birdtable.games.birdwatcher import journal, publications, zones
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening
from birdtable.playing import Chooser, Playing, honest, numbered_game
from birdtable.position import Position

SEED = 16
HARM = {"lost", "removed", "discarded", "gave", "robbed", "caged", "snaked", "stolen", "died", "limited", "bottomed"}


class Counting(Playing):
    """A game whose events are counted."""

    def __init__(self, position: Position, choosers: Mapping[int, Chooser], table: Counter[str]) -> None:
        super().__init__(position, choosers)
        self.table = table

    def watch(self, seat: int, action: Action, events: Sequence[Happening]) -> None:
        """Count what an action caused."""
        self.count(events)

    def count(self, events: Sequence[Happening]) -> None:
        """Count events by name, and of some what they are about."""
        for event in events:
            self.table[event.name] += 1
            self.note(event)

    def note(self, event: Happening) -> None:
        """Count more of an event."""

    def finish(self) -> None:
        """Count what lies on the table at the end."""


class Clouds(Counting):
    """Above the Clouds: cards taken, played and scored by their kind, and landings by nest card."""

    def note(self, event: Happening) -> None:
        """Which card, which nest."""
        if event.name in ("took", "played", "copied", "scored"):
            cards = clouds.CARD.words(self.position.players)
            kind = clouds.KINDS[int(clouds.KIND[self.position.players, cards.index(event.values["card"])])]
            self.table[f"{event.name} {kind}"] += 1
            if event.name == "scored":
                self.table[f"points {kind}"] += event.values["points"]
        if event.name == "stage":
            self.nest = event.values["nest"]
        if event.name == "nested":
            self.land(event.values["birds"], event.values["pairs"], event.values["points"])

    nest = "?"

    def land(self, birds: int, pairs: int, points: int) -> None:
        """A landing of one seat, and whether a bird fewer, and no pair, would have scored more."""
        nest = self.nest
        for what, count in (("seats", 1), ("birds", birds), ("pairs", pairs), ("points", points)):
            self.table[f"{nest} {what}"] += count
        fewer = clouds.LANDING_POINTS[clouds.NEST.words(0).index(nest), max(0, birds - 1)]
        self.table[f"{nest} two"] += birds >= 2
        self.table[f"{nest} two with a pair"] += birds >= 2 and pairs > 0
        self.table[f"{nest} better apart"] += int(pairs == 1 and fewer > points)


class Watched(Counting):
    """Birdwatcher: where points come from, and sets."""

    def note(self, event: Happening) -> None:
        """Points by their part, of players and of the Crew."""
        side = "the Crew's" if event.values.get("seat") == "crew" else "a player's"
        for part in ("birds", "papers", "insects", "sicklebills", "variety", "books", "points"):
            if event.name in ("scored", "awarded", "totalled") and part in event.values:
                self.table[f"{side} {part}"] += event.values[part]

    def finish(self) -> None:
        """Sets of every journal, and who has won."""
        state = self.position.game.layout.python(self.position.states)
        self.table["beat the Crew"] += self.position.players == 1 and bool(state.winners)
        for side in range(zones.sides(state)):
            if self.position.players == 1 and side == watched.CREW:
                continue
            points, complete, incomplete = journal.sets_of(state, side)
            self.table["journals"] += 1
            self.table["pages"] += state.pages[side]
            self.table["publications"] += publications.count_papers(state, side)
            self.table["complete sets"] += complete
            self.table["incomplete sets"] += incomplete
            self.table["points of sets"] += points
            self.table["hybrids"] += journal.count_hybrids(state, side)
            self.table["Black Sicklebills"] += journal.count_species(state, side, watched.SICKLEBILL)
            self.runs(state, side)

    def runs(self, state: Any, side: int) -> None:
        """Of every run of a species: how long it is, and what it scores."""
        page = 0
        while page < state.pages[side]:
            species, start = state.page_species[side, page], page
            while page < state.pages[side] and state.page_species[side, page] == species:
                page += 1
            if 0 <= species < watched.RIBBONS:
                word = watched.SPECIES_NAMES[species]
                self.table[f"{word} of {page - start}"] += 1


class Flyway(Counting):
    """Fly-A-Way: what Fowl Play cards do to whoever draws them."""

    def __init__(self, position: Position, choosers: Mapping[int, Chooser], table: Counter[str]) -> None:
        super().__init__(position, choosers, table)
        self.performed = ""
        self.harmed = False
        self.drawn: list[tuple[str, int]] = []

    def count(self, events: Sequence[Happening]) -> None:
        """Whether anything happened between a card and the end of its effect."""
        for event in events:
            self.table[event.name] += 1
            if event.name == "fowl":
                self.table[f"{event.values['card']} drawn"] += 1
                self.drawn.append((event.values["card"], int(event.values["seat"])))
            if event.name in ("neutralised", "cancelled"):
                self.table[f"{event.values['card']} neutralised"] += 1
            if event.name == "performed":
                self.settle()
                self.performed, self.harmed = event.values["card"], False
            elif event.name in HARM:
                self.harmed = True
        if self.position.states["fowl_drawn"][0] < 0:
            self.settle()

    def settle(self) -> None:
        """The card that was performed is done."""
        if self.performed:
            self.table[f"{self.performed} performed"] += 1
            self.table[f"{self.performed} nothing"] += not self.harmed
        self.performed = ""

    def finish(self) -> None:
        """How far ahead of the table those were who drew a card."""
        scores = self.position.scores
        for card, seat in self.drawn:
            self.table[f"{card} ahead"] += round(100 * (scores[seat] - sum(scores) / len(scores)))
        self.table["points"] += sum(scores)
        self.table["birds"] += int(self.position.states["front_count"].sum())


COUNTED: dict[str, type[Counting]] = {"above_the_clouds": Clouds, "birdwatcher": Watched, "fly_a_way": Flyway}


def main() -> None:
    """Play, and write what was found as JSON after every round of games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=COUNTED)
    parser.add_argument("--games", type=int, default=100, help="games for each number of players")
    parser.add_argument("--bots", default="policy")
    parser.add_argument("--out", type=Path, help="goes on with what is counted there")
    chosen = parser.parse_args()
    game = bt.load(chosen.game, "native")
    out = chosen.out or Path(f"{chosen.game}.json")
    counted = json.loads(out.read_text()) if out.exists() else {}
    tables: dict[int, Counter[str]] = {players: Counter(counted.get(str(players))) for players in game.players}
    first = tables[game.players[0]]["games"]
    for number in range(first, first + chosen.games):
        for players, table in tables.items():
            position, bots = numbered_game(game, read_specifications(chosen.bots) * players, SEED, number)
            table["games"] += 1
            playing = COUNTED[chosen.game](position, dict(enumerate(map(honest, bots))), table)
            playing.count(position.opening)
            playing.play_on()
            playing.finish()
        out.write_text(json.dumps(tables, indent=1, default=int))


if __name__ == "__main__":
    main()
