"""Hints and reviews as they are read, each claim checked by the engine on deals that its maker did not see.

python -m bench.reasons GAME [--hints 50] [--moments 50]        prints every sentence, and + or - where it was checked
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Annotated

import typer

import birdtable as bt
from birdtable.bots import Knowledge
from birdtable.bots.advice import Why, advise, guide_of, review
from birdtable.bots.outlook import RIVALS, Outlook, play_on
from birdtable.game import Game
from birdtable.position import Position
from birdtable.server.sharing import page_words
from birdtable.telling.voice import Voice

FRESH = 10_000  # where deals begin that no hint has seen
CHECKING = 2.0  # seconds for a claim
THINKING = 1.5  # as on the page


class Reader:
    """Reads what the page says, and counts what holds."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.voice, self.words = Voice("en", game), page_words("en")
        self.read = self.claims = self.false = 0

    def tell(self, position: Position, done: str, why: tuple[Why, ...]) -> None:
        """Print one, with the sentence that the page makes of it."""
        self.read += 1
        assert done in map(str, position.legal()), f"{done} is not legal"
        said = self.voice.action(position.action(done), self.voice.player_names(position.players))
        if not why:
            print(f"  {said}")
            return
        holds, found = self.check(position, done, why[0])
        self.claims += 1
        self.false += not holds
        print(f"{'+' if holds else '-'} {said}. {self.sentence(position, why[0])} [{found:+.1f}]", flush=True)

    def sentence(self, position: Position, why: Why) -> str:
        """As lib/why.ts writes it."""
        other = self.voice.action(why.other, self.voice.player_names(position.players))
        points = max(1, round(why.points))
        if why.part == RIVALS:
            return self.words.say("hint-why-rivals", points=points, other=other)
        return self.words.say("hint-why", part=self.voice.say(f"part-{why.part}"), points=points, other=other)

    def check(self, position: Position, done: str, why: Why) -> tuple[bool, float]:
        """Whether the claim holds on other deals: more of that part than after the other action; and how much."""
        assert str(why.other) in map(str, position.legal())
        assert str(why.other) != done
        network = guide_of(self.game)
        assert network is not None
        knowledge = Knowledge(position)
        actions = [position.action(done).number, why.other.number]
        outlook = play_on(knowledge, network, actions, time.perf_counter() + CHECKING, FRESH)
        found = difference(outlook, why.part)
        return found > 0, found


def difference(outlook: Outlook, part: str) -> float:
    """How many more points of a part the first action brings than the second; for RIVALS, how many fewer theirs."""
    if part != RIVALS:
        own = outlook.parts[:, :, outlook.seat, list(outlook.game.parts).index(part)]
        return float((own[0] - own[1]).mean())
    others = [seat for seat in range(outlook.scores.shape[2]) if seat != outlook.seat]
    best = outlook.scores[:, :, others].max(2)
    return float((best[1] - best[0]).mean())


def positions(game: Game, count: int, seed: int) -> Iterator[Position]:
    """Moments of games by chance-minded players, wherever there is a choice."""
    luck = Random(seed)
    while count > 0:
        position = game.new(game.usual_players, luck.randrange(2**31))
        while not position.over and count > 0:
            if luck.random() < 0.06 and len(position.legal()) > 1 and not position.chance:
                count -= 1
                yield position.copy()
            position.play_legal(luck.choice(position.legal_numbers()))


def main(
    name: str,
    hints: Annotated[int, typer.Option(help="how many to read")] = 50,
    moments: Annotated[int, typer.Option(help="how many of reviews")] = 50,
    seed: int = 1,
) -> None:
    """Read and check."""
    game = bt.load(name, "native")
    reader = Reader(game)
    for position in positions(game, hints, seed):
        best, *others = advise(position, None, THINKING)
        assert all(0 <= one.win <= 1 for one in (best, *others))
        reader.tell(position, str(best.action), best.why)
    for number in range(seed, seed + 100):
        if reader.read >= hints + moments:
            break
        luck, record = Random(number), game.new(game.usual_players, number)
        while not record.over:
            record.play_legal(luck.choice(record.legal_numbers()))
        reviewed = review(game, record.record())
        assert all(abs(sum(one.wins) - 1) < 1e-6 for one in reviewed.curve)
        steps = game.replay_steps(record.record())
        wanted = {choice.number: choice for choice in reviewed.choices if choice.line}
        for at, (position, _) in enumerate(steps):
            if at in wanted and reader.read < hints + moments:
                reader.tell(position, str(wanted[at].best), wanted[at].why)
    print(f"{name}: {reader.read} read, {reader.claims} with a reason, {reader.false} not borne out", flush=True)


if __name__ == "__main__":
    typer.run(main)
