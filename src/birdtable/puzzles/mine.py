"""Mining: games between network policies with some heat, and those of their decisions that make a puzzle.

1. find     decisions with a few choices, where the policy is not sure and a short search sees one ahead
2. weigh    the same deals played on after every choice: that one is ahead, and fresh deals say so again
3. confirm  a shallow look misses it; a search takes it, and so does one ten times deeper
4. rate     how often players find it
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import birdtable
from birdtable.bots.greedy import GreedyBot
from birdtable.bots.levels import honest_bot, read_specification
from birdtable.bots.network import Network, network_of
from birdtable.bots.outlook import play_on
from birdtable.bots.player import Knowledge
from birdtable.bots.policy import look
from birdtable.bots.random import RandomBot
from birdtable.bots.rehearsal import Guidance, NetworkBot
from birdtable.bots.search import Found
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.playing import numbered_key
from birdtable.position import Position
from birdtable.puzzles.box import Aim, Puzzle, position_of, read_puzzles, write_puzzles
from birdtable.puzzles.judge import Judge, Question

PLAYER = "policy:heat=800"
CHOICES = range(3, 21)  # few enough to be read
NOT_SURE = 0.92  # what the policy gives to its favourite, at most
OF_A_GAME = 16  # decisions that are glanced at
FIRST_DEALS, DEALS = 96, 1024
CLOSE = 4  # choices that the fresh deals are played on after
LARGEST_QUESTION = max(max(CHOICES) * FIRST_DEALS, CLOSE * DEALS)  # tables
SURE = 1.96
AHEAD = 0.04  # of the chance to win, that the best is better than the second
GLANCE, LOOKS = 1000, 2000
DEEPER = 10
SEEDS = {"greedy": 6, "gentle": 12, "fair": 12, "strong": 1, "network:looks=1000": 3}  # tries of each player
EASY = 0.15  # of hardness: puzzles that nearly everybody solves are none
WHY = 0.7  # seconds for what it aims at
REASONS = 3
BACKLOG = 256


@dataclass(frozen=True)
class Find:
    """A decision that may be a puzzle: the game so far, and what shallow looks choose."""

    key: bytes
    actions: tuple[int, ...]
    question: Question
    shallow: frozenset[int]


@dataclass(frozen=True)
class Weighed:
    """What deals tell of a decision: its best and second best choice, how far these are apart, and all chances."""

    best: int
    second: int
    ahead: float
    sure: float
    chances: dict[int, float]


def find(game: Game, network: Network, seed: int, number: int) -> list[Find]:
    """Play game `number`, and tell its decisions that are worth being weighed."""
    key = numbered_key(seed, number)
    luck = Random(key)
    players = game.usual_players + (number % 4 == 3 and game.usual_players + 1 in game.players)
    position = game.new(players, key)
    bots = [honest_bot(read_specification(PLAYER), luck.randrange(2**31)) for _ in range(players)]
    unsure: list[Position] = []
    while not position.over:
        knowledge = Knowledge(position)
        if len(knowledge.legal) in CHOICES:
            liking, _ = look(network, knowledge)
            if 1 / np.exp(liking - liking.max()).sum() < NOT_SURE:
                unsure.append(position.copy())
        position.play_legal(bots[knowledge.seat].choose(knowledge).number)
    found = []
    for moment in luck.sample(unsure, min(OF_A_GAME, len(unsure))):
        one = decision(moment, network, key)
        best, second = think(Knowledge(moment), network, GLANCE)[:2]
        if one.shallow != {best.action.number} and best.win - second.win >= AHEAD / 2:
            found.append(one)
    return found


def decision(moment: Position, network: Network, key: bytes) -> Find:
    """A moment of the game with a key, and what the policy and a bot that looks one step ahead choose there."""
    knowledge = Knowledge(moment)
    liking, _ = look(network, knowledge)
    first = knowledge.legal[int(liking.argmax())].number
    shallow = frozenset((first, GreedyBot(key[0]).choose(knowledge).number))
    question = Question(moment.states.copy(), knowledge.seat, tuple(action.number for action in knowledge.legal))
    return Find(key, tuple(moment.actions), question, shallow)


def again(game: Game, network: Network, puzzle: Puzzle) -> Find:
    """The decision of a puzzle, to be weighed anew."""
    return decision(position_of(game, puzzle), network, bytes.fromhex(puzzle.key))


def ahead(wins: np.ndarray) -> tuple[int, int, float, float]:
    """The best and the second of choices × deals, how far it is ahead, and give or take what (95 %), as it is shown."""
    best, second = np.argsort(-wins.mean(1), kind="stable")[:2]
    apart = wins[best] - wins[second]
    sure = SURE * float(apart.std(ddof=1)) / len(apart) ** 0.5
    return int(best), int(second), round(float(apart.mean()), 3), round(sure, 3)


def weigh(judge: Judge, finds: Sequence[Find], seed: int) -> Iterator[tuple[Find, Weighed]]:
    """Those with one clearly best choice that a shallow look misses, and what was found."""
    hopeful = []
    for one, wins in zip(finds, judge.weigh([one.question for one in finds], FIRST_DEALS, seed), strict=True):
        best, _, lead, sure = ahead(wins)
        if one.shallow != {one.question.actions[best]} and lead >= AHEAD / 2 and lead > sure / 2:
            order = np.argsort(-wins.mean(1), kind="stable")[:CLOSE].tolist()
            hopeful.append((one, wins.mean(1), tuple(one.question.actions[place] for place in order)))
    closer = [replace(one.question, actions=close) for one, _, close in hopeful]
    for (one, rough, close), wins in zip(hopeful, judge.weigh(closer, DEALS, seed + FIRST_DEALS), strict=True):
        best, second, lead, sure = ahead(wins)
        if best == 0 and lead >= AHEAD and lead > sure:
            chances = dict(zip(one.question.actions, rough.tolist(), strict=True))
            chances.update(zip(close, wins.mean(1).tolist(), strict=True))
            if max(chances, key=lambda action: chances[action]) == close[best]:
                yield one, Weighed(close[best], close[second], lead, sure, chances)


def think(knowledge: Knowledge, network: Network, looks: int) -> list[Found]:
    """What a search of so many looks finds, the best first."""
    return NetworkBot(1, RandomBot(0), looks=looks, how=Guidance(tree=0)).think(knowledge, network)


def search(knowledge: Knowledge, network: Network, looks: int) -> int:
    """What a search of so many looks chooses."""
    return think(knowledge, network, looks)[0].action.number


def confirm(game: Game, network: Network, one: Find, found: Weighed) -> tuple[Puzzle | None, bool]:
    """The puzzle, unless it is too easy; and whether the searches agree with the deals."""
    position = Position(game, one.question.states.copy())
    knowledge = Knowledge(position)
    if any(search(knowledge, network, looks) != found.best for looks in (LOOKS, LOOKS * DEEPER)):
        return None, False
    words = {action.number: str(action) for action in knowledge.legal}
    puzzle = Puzzle(
        players=position.players,
        key=one.key.hex(),
        actions=one.actions,
        seat=knowledge.seat,
        solution=words[found.best],
        chances={words[action]: round(chance, 3) for action, chance in found.chances.items()},
        ahead=found.ahead,
        sure=found.sure,
        solved=rate(position, found.best),
        why=reasons(knowledge, network, [found.best, found.second], words),
    )
    return (puzzle if puzzle.hardness >= EASY else None), True


def rate(position: Position, best: int) -> dict[str, float]:
    """How often players find the best choice."""
    solved = {}
    for name, tries in SEEDS.items():
        bots = [honest_bot(read_specification(name), seed + 1) for seed in range(tries)]
        right = [bot.choose(Knowledge(position)).number == best for bot in bots]
        solved[name] = round(sum(right) / tries, 2)
    return solved


def reasons(knowledge: Knowledge, network: Network, actions: list[int], words: dict[int, str]) -> tuple[Aim, ...]:
    """What the first action aims at beside the second."""
    found = play_on(knowledge, network, actions, time.perf_counter() + WHY).reasons()[:REASONS]
    aims = (Aim(one.part, round(one.points, 1), round(one.sure, 1), words[one.other]) for one in found)
    return tuple(aim for aim in aims if aim.points > aim.sure)


# ---------------------------------------------------------------------- side by side

_worker: dict[str, Any] = {}


def _begin(name: str, seed: int) -> None:
    import os

    os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"
    game = birdtable.load(name, "native")
    _worker.update(game=game, network=network_of(game), seed=seed)


def _find(number: int) -> list[Find]:
    return find(_worker["game"], _worker["network"], _worker["seed"], number)


def _confirm(one: Find, found: Weighed) -> tuple[Puzzle | None, bool]:
    return confirm(_worker["game"], _worker["network"], one, found)


@dataclass
class Mine:
    """What was done so far: games played, decisions weighed, those with a clear best, and what became of these."""

    games: int = 0
    weighed: int = 0
    clear: int = 0
    agreed: int = 0
    puzzles: int = 0


def mine(
    game: Game,
    file: Path,
    *,
    games: int,
    seed: int,
    wanted: int,
    seconds: float,
    workers: int,
    backend: str,
    tables: int,
    anew: bool = False,
    report: Callable[[Mine], None] = lambda done: None,
) -> Mine:
    """Mine until there are as many puzzles as wanted, all games are played or the time is up.

    A file that is there already is added to.

    anew  its puzzles are weighed and confirmed first, and only those that still hold are kept
    """
    end = time.monotonic() + seconds
    network = network_of(game)
    if network is None:
        raise BadOption(f"{game.title} has no network that fits its rules: puzzles need one to weigh choices")
    puzzles = read_puzzles(game, file) if file.exists() else {}
    backlog: list[Find] = []
    if anew:
        backlog = [again(game, network, puzzle) for puzzle in puzzles.values()]
        puzzles = {}
    done = Mine(puzzles=len(puzzles))
    pending: set[Future[Any]] = set()
    finding: set[Future[Any]] = set()
    with ProcessPoolExecutor(workers, get_context("spawn"), _begin, (game.name, seed)) as pool:
        judge = Judge(game, network, max(tables, LARGEST_QUESTION), seed, backend)
        numbers = iter(range(games))
        more = True
        while time.monotonic() < end and len(puzzles) < wanted:
            while more and len(finding) < workers and len(backlog) < BACKLOG and len(pending) < 3 * workers:
                number = next(numbers, None)
                more = number is not None
                if number is not None:
                    finding.add(pool.submit(_find, number))
            if not (finding or pending or backlog):
                break
            if not backlog or (finding and len(backlog) < BACKLOG // 8):
                ready, _ = wait(finding | pending, timeout=1, return_when=FIRST_COMPLETED)
            else:
                ready = {one for one in finding | pending if one.done()}
            for future in ready:
                if future in finding:
                    finding.remove(future)
                    done.games += 1
                    backlog += future.result()
                else:
                    pending.remove(future)
                    puzzle, agreed = future.result()
                    done.agreed += agreed
                    if puzzle is not None:
                        puzzles[puzzle.name] = puzzle
                        done.puzzles = len(puzzles)
                        write_puzzles(file, game, list(puzzles.values()))
            if backlog and (len(backlog) >= BACKLOG // 8 or not finding):
                part, backlog = backlog[: BACKLOG // 4], backlog[BACKLOG // 4 :]
                clear = list(weigh(judge, part, seed + done.weighed))
                done.weighed += len(part)
                done.clear += len(clear)
                pending |= {pool.submit(_confirm, one, found) for one, found in clear}
                report(done)
        at_work = list(pool._processes.values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in at_work:  # whatever they are at, nobody waits for it
            process.terminate()
    report(done)
    return done
