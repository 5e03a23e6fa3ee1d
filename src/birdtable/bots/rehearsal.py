"""A bot that thinks ahead with a network: it rehearses the few actions that its policy likes, and compares.

A rehearsal deals anew what the seat cannot know and carries an action out; then the policy plays on for everybody, each
seeing what that seat would see. Some decisions later, when it is the seat's turn again, its chance to win is what the
action was worth. All actions are rehearsed on the same deals, so that most of the luck cancels out, and those that are
clearly behind drop out.

A part of the time goes to a tree search first, which begins with what the policy likes: it finds what the policy
overlooks, and its opinion counts half, since what the two misjudge is seldom the same.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import KW_ONLY, dataclass, field
from itertools import repeat

import numpy as np

from birdtable.bots.crowd import Crowd
from birdtable.bots.network import FULL, POINTS, Network
from birdtable.bots.player import Bot, Knowledge
from birdtable.bots.policy import Guided, PolicyBot, look
from birdtable.bots.search import Found, SearchBot, Thinking
from birdtable.errors import BadOption
from birdtable.kernel.actions import Action
from birdtable.kernel.events import SILENT
from birdtable.kernel.record import MAX_SEATS

TRUST = 0.15  # how much chance to win a liking of 1 more counts for, as if seen on one deal
CLEAR = 2.5  # standard errors behind the best at which an action drops out
SOME = 10  # deals before one may
FIRST = 16  # tables of the first round: then it is known how long they take
TABLES = 64  # that are played at together: a network answers for many nearly as fast as for one
COMPARED = 3  # actions that are compared at least, where people are shown them
SOUGHT = 2  # actions that are rehearsed because the tree search went there most
FAINT = 10  # iterations below which what it says of an action is hardly more than what it says of all
FOLLOWING = 3  # moves after an action that are written down
LIKELY = 4  # one rehearsal in so many must have gone on like that
UNSEEN = 0.5  # of a chance: what a few deals agree in is not sure for that
NOTHING = -1


@dataclass(frozen=True)
class Guidance:
    """How a bot rehearses.

    ahead  decisions, everybody's together, that a rehearsal goes on for at least
    most   actions that are rehearsed
    plain  how much less than the best one the policy may like them: beyond that the choice is plain
    tree   hundredths of the time, or of the looks, that go to a tree search; none where that cannot tell who wins
    doubt  tenths by which all likings are divided: a policy is surer than it may be
    """

    ahead: int = 20
    most: int = 6
    plain: int = 6
    tree: int = 50
    doubt: int = 10


@dataclass
class Played:
    """What rehearsals of some actions came to, a row an action and a column a deal.

    worths  the seat's chance to win, points: its points
    moves   who did what next: pairs of seat and action, NOTHING where the game was over
    looks   at positions: each that the network was shown, and one for the beginning
    """

    worths: np.ndarray
    points: np.ndarray
    moves: np.ndarray
    looks: int


def rehearse(crowd: Crowd, deals: np.ndarray, seat: int, actions: Sequence[int], ahead: int) -> Played:
    """Carry out each action in each deal, and play on."""
    states = np.tile(deals, len(actions))
    count, players = len(states), int(states["players"][0])
    worths, points = np.zeros(count, np.float32), np.zeros(count, np.float32)
    moves = np.full((count, FOLLOWING, 2), NOTHING, np.int32)
    rewards, done = np.zeros((count, MAX_SEATS), np.float32), np.zeros(count, np.uint8)
    tables = np.arange(count)
    chosen = np.repeat(np.array(actions, np.int32), len(deals))
    step, looks = 0, count
    while len(tables):
        crowd.entries["act_all"](states, chosen, rewards[: len(tables)], done[: len(tables)], SILENT.copy())
        over = states["over"] != 0
        if over.any():
            worths[tables[over]] = shares_of_win(states[over], seat, players)
            points[tables[over]] = states["score"][over, seat]
            states, tables = states[~over], tables[~over]
        if not len(tables):
            break
        chosen = crowd.choose(states)
        looks += len(tables)
        seats = crowd.seats[: len(tables)]
        if step < FOLLOWING:
            moves[tables, step, 0], moves[tables, step, 1] = seats, chosen
        elif step >= ahead:
            own = seats == seat
            worths[tables[own]] = crowd.chances(states, seat)[own]
            points[tables[own]] = crowd.expected[: len(tables)][own, 0, POINTS] * FULL
            states, tables, chosen = states[~own], tables[~own], chosen[~own]
        step += 1
    shape = len(actions), len(deals)
    return Played(worths.reshape(shape), points.reshape(shape), moves.reshape(*shape, FOLLOWING, 2), looks)


def shares_of_win(states: np.ndarray, seat: int, players: int) -> np.ndarray:
    """A seat's part of the win in games that are over: those who win together share it."""
    winners = states["winners"].astype(np.int64)[:, None] >> np.arange(players) & 1
    share: np.ndarray = winners[:, seat] / np.maximum(1, winners.sum(1))
    return share


class Candidate:
    """An action, how much less than its best one the policy likes it (0 or less), and what its rehearsals came to.

    sought  its chance to win as a tree search sees it, if there was one
    """

    def __init__(self, action: Action, behind: float) -> None:
        self.action, self.behind = action, behind
        self.sought: float | None = None
        self.worths = np.zeros(0, np.float32)
        self.points = np.zeros(0, np.float32)
        self.moves: Counter[tuple[int, ...]] = Counter()

    def add(self, worths: np.ndarray, points: np.ndarray, moves: np.ndarray) -> None:
        """More rehearsals."""
        self.worths, self.points = np.append(self.worths, worths), np.append(self.points, points)
        self.moves.update(map(tuple, moves.reshape(len(moves), -1).tolist()))

    @property
    def score(self) -> float:
        """What it seems to be worth: the policy's liking counts the less, the more deals have been seen."""
        deals = len(self.worths)
        if not deals:
            return self.behind
        rehearsed = float(self.worths.mean()) + TRUST * self.behind / deals
        return rehearsed if self.sought is None else (rehearsed + self.sought) / 2

    def is_clearly_behind(self, best: Candidate) -> bool:
        """Whether the best one went better on the same deals, and not by chance."""
        gaps = best.worths - self.worths
        return len(gaps) >= SOME and best.score - self.score > CLEAR * float(gaps.std(ddof=1)) / len(gaps) ** 0.5

    def found(self, total: int) -> Found:
        """What is known of it, of so many rehearsals in all."""
        deals = len(self.worths)
        if not deals:
            return Found(self.action, 0, 0.0, 0.0, 0.0, 0.0, 1.0)
        win, points = float(self.worths.mean().clip(0, 1)), float(self.points.mean())
        error = max(float(self.worths.std(ddof=1)) / deals**0.5, UNSEEN / (deals + 1))
        return Found(self.action, deals, deals / total, win, points, win, error)


@dataclass(eq=False)
class NetworkBot(Guided):
    """Rehearses for a time or for a number of looks at the network, on one core or several.

    With a number of looks it decides the same way every time for a seed. While the rules are not compiled yet, the
    network's policy plays.
    """

    seed: int
    other: Bot
    _: KW_ONLY
    seconds: float | None = None
    looks: int | None = None
    threads: int = 1
    how: Guidance = Guidance()
    crowds: list[Crowd] = field(init=False, default_factory=list)
    search: SearchBot | None = field(init=False, default=None)
    rounds: int = field(init=False, default=0)
    candidates: list[Candidate] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.looks is None):
            raise BadOption("a network needs either seconds or looks")

    def decide(self, knowledge: Knowledge, network: Network) -> Action:
        """The action that went best; at once where only one is likely to."""
        if knowledge.deal.game.engine.name == "python":
            return PolicyBot(self.seed, self.other).choose(knowledge)
        return knowledge.second_look(self.seconds) or self.think(knowledge, network)[0].action

    def think(
        self, knowledge: Knowledge, network: Network, even: bool = False, also: Sequence[int] = ()
    ) -> list[Found]:
        """All legal actions, the best first.

        even  no action drops out and there are some in any case, so that they can be compared, also: these among them;
              all time goes to rehearsals
        """
        liking, _ = look(network, knowledge)
        behind = ((liking - liking.max()) * 10 / self.how.doubt).tolist()
        liked = sorted(range(len(behind)), key=lambda place: -behind[place])
        known = [Candidate(knowledge.legal[place], behind[place]) for place in liked]
        close = [one for one in known[: self.how.most] if one.behind > -self.how.plain]
        sought = self._seek(knowledge, known) if len(close) > 1 and not even else []
        wanted = {one.action.number for one in (*close, *known[: COMPARED if even else 1])}.union(also, sought)
        self.candidates = [one for one in known if one.action.number in wanted]
        if len(self.candidates) > 1 or even:
            self._race(knowledge, network, even, 1 - self.how.tree / 100 if sought else 1)
        total = max(1, sum(len(one.worths) for one in known))
        return [one.found(total) for one in sorted(known, key=lambda one: (-len(one.worths), -one.score))]

    def line(self, action: int) -> list[tuple[int, int]]:
        """What mostly followed on an action in its rehearsals, and mostly on that, while it is not far-fetched."""
        followed = next((one.moves for one in self.candidates if one.action.number == action), Counter())
        line: tuple[int, ...] = ()
        while len(line) < 2 * FOLLOWING:
            end = len(line) + 2
            more: Counter[tuple[int, ...]] = Counter()
            for moves, times in followed.items():
                if moves[: len(line)] == line and moves[end - 1] != NOTHING:
                    more[moves[:end]] += times
            if not more:
                break
            likeliest, times = more.most_common(1)[0]
            if times * LIKELY < followed.total():
                break
            line = likeliest
        return list(zip(line[::2], line[1::2], strict=True))

    def _seek(self, knowledge: Knowledge, known: list[Candidate]) -> list[int]:
        """Search a tree for a part of the time, and keep what it says of every action; where it went most."""
        thinking = Thinking(**knowledge.deal.game.thinking)
        if not self.how.tree or not thinking.tells_wins:
            return []
        if self.search is None:
            part = self.how.tree / 100
            limit = (
                {"seconds": self.seconds * part} if self.seconds else {"playouts": int((self.looks or 0) * part) + 1}
            )
            self.search = SearchBot(self.seed, threads=self.threads, **limit)
        found = self.search.think(knowledge, {one.action.number: one.behind for one in known})
        everything = sum(one.visits * one.win for one in found) / max(1, sum(one.visits for one in found))
        wins = {one.action.number: (one.visits * one.win + FAINT * everything) / (one.visits + FAINT) for one in found}
        for one in known:
            one.sought = wins[one.action.number]
        return [one.action.number for one in found[:SOUGHT]]

    def _race(self, knowledge: Knowledge, network: Network, even: bool, part: float) -> None:
        """Rehearse round after round, until this part of time or looks is used up or one action is left."""
        start = time.perf_counter()
        left, rehearsals, cost = self.candidates, 0, 0.0
        with ThreadPoolExecutor(self.threads) as pool:
            while len(left) > 1 or even:
                deals = max(2, FIRST // len(left))
                if rehearsals:
                    more = (part * (self.seconds or self.looks or 0) - cost) * rehearsals / cost
                    deals = min(int(more) // len(left), self.threads * (TABLES // len(left)))
                if deals < 1:
                    return
                rehearsals += deals * len(left)
                looks = self._round(knowledge, network, left, deals, pool)
                cost = time.perf_counter() - start if self.looks is None else cost + looks
                best = max(left, key=lambda one: one.score)
                left = [one for one in left if even or not one.is_clearly_behind(best)]

    def _round(
        self, knowledge: Knowledge, network: Network, left: list[Candidate], deals: int, pool: ThreadPoolExecutor
    ) -> int:
        """Rehearse each of these actions on so many new deals; how often the network was looked at."""
        deal, seat = knowledge.deal, knowledge.seat
        states = np.repeat(deal.states[:1], deals)
        self.rounds += 1
        deal.game.entries["redeal_all"](states, seat, (self.seed & 0xFFFFFFFF) << 20 | self.rounds)
        if not self.crowds:
            places = range(self.threads)
            self.crowds = [Crowd(deal.game, network, TABLES, [0.0] * deal.players, self.seed + one) for one in places]
        actions = [one.action.number for one in left]
        parts = [part for part in np.array_split(states, self.threads) if len(part)]
        work = pool.map(rehearse, self.crowds, parts, repeat(seat), repeat(actions), repeat(self.how.ahead))
        looks = 0
        for played in work:
            looks += played.looks
            for one, *row in zip(left, played.worths, played.points, played.moves, strict=True):
                one.add(*row)
        return looks


class ExpertBot(Guided):
    """Thinks ahead as far as its network says that an expert does: a step above the policy, a step below `master`."""

    def __init__(self, seed: int, other: Bot, doubt: int) -> None:
        self.seed = seed
        self.other = other
        self.doubt = doubt
        self.bot: NetworkBot | None = None

    def decide(self, knowledge: Knowledge, network: Network) -> Action:
        """What went best in a few rehearsals."""
        if self.bot is None:
            how = dict(network.expert)
            self.bot = NetworkBot(self.seed, self.other, looks=how.pop("looks"), how=Guidance(doubt=self.doubt, **how))
        return self.bot.decide(knowledge, network)
