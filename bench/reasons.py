"""Hints and reviews as they are read, each claim checked by the engine on deals that its maker did not see.

OPENBLAS_NUM_THREADS=1 python -m bench.reasons GAME [--hints 50] [--reviews 12]

It prints every sentence, and + or - where it was checked.

Positions are spread over games of bots, of two players and more. A fact must come about again on other deals: always if
it is told so, else about as often as told. A claim about a part of the score must have the same sign there. A review's
chances add up, what it blames is dearer than its doubt, and its better line can be played. What was blamed and what was
better are played to the end on other deals for the dearest moment of each review, which tells of all of them together
whether the cost was as told.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import mean, stdev
from typing import Annotated

import numpy as np
import typer

import birdtable as bt
from birdtable.bots import Knowledge, make_bot
from birdtable.bots.advice import Account, Choice, Review, Why, advise, guide_of, review
from birdtable.bots.outlook import RIVALS, Outlook, play_on
from birdtable.facts import Fact, Told, Weight, facts_on_a_deal
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.position import Position
from birdtable.telling.voice import Voice

FRESH = 10_000  # where deals begin that no hint has seen
CHECKING = 0.6  # seconds for a claim
DOUBTING = 8.0  # for one that did not hold at first
THINKING = 0.6  # the page takes 1.5
FEW = 6  # deals where nothing hidden has a hand in it
SOME, MANY = 24, 150  # deals for what is told as certain, and for how often something comes about
APART = 0.15  # that how often may differ
PER_GAME = 4  # positions that one game is asked for
BLAMED = 5  # moments of a review
REVIEWING = 20.0  # seconds by the clock, on a busy machine
LONG_REVIEW = 10.0  # seconds of the processor


class Reader:
    """Reads what the page says, and counts what holds."""

    def __init__(self, game: Game) -> None:
        self.game, self.voice = game, Voice("en", game)
        self.counts: Counter[str] = Counter()
        self.told: list[float] = []  # what blamed choices cost
        self.found: list[float] = []  # and what they turn out to cost

    def say(self, holds: bool, text: str) -> None:
        """One checked sentence."""
        self.counts["claims"] += 1
        self.counts["contradicted"] += not holds
        print(f"  {'+' if holds else '-'} {text}", flush=True)

    def tell(
        self, position: Position, done: str, why: tuple[Why, ...], facts: tuple[Told, ...], ends: Outlook | None = None
    ) -> None:
        """What is said of an action: what it aims at, and what it changes; ends: how it goes on, if that is known."""
        names = self.voice.player_names(position.players)
        for one in why[:1]:
            found = difference(ends or self.play_on(position, done, str(one.other), CHECKING), one.part)
            if found <= 0:
                found = difference(self.play_on(position, done, str(one.other), DOUBTING, 2 * FRESH), one.part)
            self.say(found > 0, f"{self.sentence(one, names)} [{found:+.1f}]")
        tried: dict[tuple[Action, ...], list[list[Fact] | None]] = {}
        for told in facts:
            if told.then not in tried:
                tried[told.then] = self.carried_out(position, done, told)
            came = [one is not None and told.fact in one for one in tried[told.then]]
            share = sum(came) / len(came)
            holds = share == 1 if told.tenths == 10 else abs(share - told.tenths / 10) <= APART
            self.say(holds, f"{self.voice.facts([told], names)} [{share:.2f}]")

    def sentence(self, why: Why, names: list[str]) -> str:
        """As lib/why.ts writes it."""
        other, points = self.voice.quote(self.voice.action(why.other, names)), max(1, round(why.points))
        if why.part == RIVALS:
            return self.voice.say("hint-why-rivals", points=points, other=other)
        return self.voice.say("hint-why", part=self.voice.say(f"part-{why.part}"), points=points, other=other)

    def play_on(self, position: Position, done: str, other: str, seconds: float, first: int = FRESH) -> Outlook:
        """Play other deals to the end after an action and after another."""
        network, actions = guide_of(self.game), [position.action(one).number for one in (done, other)]
        assert network is not None
        assert done != other
        assert set(actions) <= set(position.legal_numbers())
        return play_on(Knowledge(position), network, actions, time.perf_counter() + seconds, first)

    def carried_out(self, position: Position, done: str, told: Told) -> list[list[Fact] | None]:
        """What the actions change on other deals; few are enough where nobody learns anything."""
        assert position.seat is not None
        line = [position.action(done).number, *(action.number for action in told.then)]
        found: list[list[Fact] | None] = []
        hidden = False
        while len(found) < (FEW if not hidden else SOME if told.tenths == 10 else MANY):
            seen = facts_on_a_deal(position, position.seat, line, FRESH + len(found))
            found.append(seen and seen[0])
            hidden = hidden or seen is None or seen[1]
        return found

    def hint(self, position: Position) -> None:
        """A hint, as the page shows it."""
        advice = advise(position, None, THINKING)
        names = self.voice.player_names(position.players)
        best = advice[0]
        self.counts["hints"] += 1
        self.counts["with a part"] += bool(best.why)
        self.counts["with a fact"] += any(told.fact.weight < Weight.note for told in best.facts)
        self.counts["with a note"] += bool(best.facts) and all(t.fact.weight == Weight.note for t in best.facts)
        self.counts["silent"] += not best.facts and not best.why
        print(f"{self.counts['hints']}. {position.players} players, move {len(position.actions)}, {position.decision}:")
        for one in advice[:3]:
            assert 0 <= one.win <= 1
            assert one.action in position.legal()
            said = f"{self.voice.action(one.action, names)} ({100 * one.win:.0f} % ± {100 * one.sure:.0f})"
            print(f"  {said} {'; '.join(self.voice.action(step.action, names) for step in one.line[1:])}")
            self.tell(position, str(one.action), one.why, one.facts)

    def review(self, record: Position) -> None:
        """A review, and its moments."""
        start = time.process_time()
        found = review(self.game, record.record(), seconds=REVIEWING)
        took = time.process_time() - start
        self.counts["reviews"] += 1
        self.counts["long reviews"] += took > LONG_REVIEW
        names = self.voice.player_names(record.players)
        print(f"review {self.counts['reviews']}: {record.players} players, {len(record.actions)} moves, {took:.1f} s")
        print("  " + "; ".join(account(one, names) for one in found.accounts), flush=True)
        moments = dearest(found)
        for at, (position, _) in enumerate(self.game.replay_steps(record.record())):
            if at in moments:
                self.moment(position, moments[at], names, at == next(iter(moments)))

    def moment(self, position: Position, choice: Choice, names: list[str], dearest: bool) -> None:
        """What was done, what was better, and why; the dearest is played out."""
        self.counts["moments"] += 1
        self.counts["moments with a reason"] += bool(choice.why or choice.facts)
        assert round(100 * choice.cost) > max(1, round(100 * choice.sure))
        assert {choice.action, choice.best} <= set(position.legal())
        assert choice.action != choice.best
        self.counts["lines that cannot be played"] += not can_follow(position, choice)
        done, best = (self.voice.action(action, names) for action in (choice.action, choice.best))
        cost = f"-{100 * choice.cost:.0f} % (± {max(1, round(100 * choice.sure))})"
        line = (f"{names[step.seat]}: {self.voice.action(step.action, names)}" for step in choice.line)
        print(f" {names[choice.seat]}, move {choice.number}: {done} {cost}. Better: {'; '.join(line) or best}")
        ends = self.play_on(position, str(choice.best), str(choice.action), CHECKING) if dearest else None
        self.tell(position, str(choice.best), choice.why, choice.facts, ends)
        if ends:
            wins = shares(ends)
            self.told.append(choice.cost)
            self.found.append(float((wins[0] - wins[1]).mean()))

    def summary(self) -> str:
        """What was counted, and what blamed choices cost on average."""
        said = ", ".join(f"{what} {count}" for what, count in self.counts.items())
        if len(self.found) < 2:
            return said
        error = 1.96 * stdev(self.found) / len(self.found) ** 0.5
        found = f"{100 * mean(self.found):.1f} ± {100 * error:.1f} %"
        return f"{said}, blamed for {100 * mean(self.told):.1f} %, played out {found}"


def account(one: Account, names: list[str]) -> str:
    """From the first chance to the result, in hundredths."""
    assert abs(one.start - one.mistakes + one.gifts + one.luck - one.result) < 1e-6
    parts = (one.start, -one.mistakes, one.gifts, one.luck)
    return f"{names[one.seat]} {' '.join(f'{100 * part:+.0f}' for part in parts)} = {100 * one.result:.0f} %"


def dearest(found: Review) -> dict[int, Choice]:
    """The choices that the page tells of, after what must hold of every review."""
    for one in found.curve:
        assert abs(sum(one.wins) - 1) < 1e-6
        assert all(0 <= win <= 1 for win in one.wins)
    dear = sorted((one for one in found.choices if one.cost > one.sure), key=lambda one: -one.cost)
    return {one.number: one for one in dear[:BLAMED]}


def can_follow(position: Position, choice: Choice) -> bool:
    """Whether the better line can be played out on some deal of what the seat knew."""
    for seed in range(MANY):
        deal = position.redeal(choice.seat, FRESH + seed)
        for step in choice.line:
            if deal.over or deal.seat != step.seat or step.action.number not in deal.legal_numbers():
                break
            deal.play_number(step.action.number)
        else:
            return True
    return False


def shares(outlook: Outlook) -> np.ndarray:
    """The seat's part of the win by points: actions × deals."""
    best = outlook.scores == outlook.scores.max(2, keepdims=True)
    part: np.ndarray = best[:, :, outlook.seat] / best.sum(2)
    return part


def difference(outlook: Outlook, part: str) -> float:
    """How many more points of a part the first action brings than the second; for RIVALS, how many fewer theirs."""
    if part != RIVALS:
        own = outlook.parts[:, :, outlook.seat, list(outlook.game.parts).index(part)]
        return float((own[0] - own[1]).mean())
    others = [seat for seat in range(outlook.scores.shape[2]) if seat != outlook.seat]
    best = outlook.scores[:, :, others].max(2)
    return float((best[1] - best[0]).mean())


def played(game: Game, luck: Random) -> Iterator[Position]:
    """A game of bots, moment by moment: mostly two players, sometimes more."""
    more = [count for count in game.players if count > 1]
    players = luck.choice(more) if luck.random() < 0.4 else game.usual_players
    position = game.new(players, luck.randrange(2**31))
    bots = [make_bot(luck.choice(("gentle", "fair")), luck.randrange(1000)) for _ in range(players)]
    yield position
    while not position.over:
        seat = position.seat
        assert seat is not None
        position.play_legal(bots[seat].choose(Knowledge(position)).number)
        yield position


def main(
    name: str,
    hints: Annotated[int, typer.Option(help="how many to read")] = 50,
    reviews: Annotated[int, typer.Option(help="of how many games")] = 12,
    seed: int = 1,
) -> None:
    """Read and check."""
    game = bt.load(name, "native")
    reader, luck = Reader(game), Random(seed)
    while reader.counts["hints"] < hints:
        moments = [one.copy() for one in played(game, luck) if not one.over and len(one.legal()) > 1]
        for position in luck.sample(moments, min(PER_GAME, len(moments), hints - reader.counts["hints"])):
            reader.hint(position)
    for _ in range(reviews):
        *_, end = played(game, luck)
        reader.review(end)
    print(name, reader.summary(), flush=True)


if __name__ == "__main__":
    typer.run(main)
