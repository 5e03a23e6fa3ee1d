"""What a table says, as types: `docs/protocol.md` in Python. The page's types are made from these (`web/wire.py`).

Nothing here is checked while messages are sent: mypy has done it.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict  # the standard one is refused by pydantic before Python 3.12

from birdtable.bots.levels import LEVELS
from birdtable.table.clocks import ClockKind, TimeUp
from birdtable.table.errors import Code
from birdtable.table.undo import How

Value = str | int | float | bool | None
OptionValue = str | int | bool
SeatKind = Literal["open", "person", "bot"]
TableStatus = Literal["gathering", "playing", "over"]
TournamentKind = Literal["swiss", "round-robin"]
TieKind = Literal["follow", "block"]
Deed = Literal["dismiss", "mute", "ban"]
EndReason = Literal["resigned", "agreed", "time"]
Level = Annotated[str, tuple(LEVELS)]

# ---------------------------------------------------------------------- the game on the table


class View(TypedDict):
    """What every game's view holds; the rest is the game's own and is known to its board alone.

    asked     the seats that the table waits for: usually the one that decides, more where they are asked at once
    answered  the seats asked at once whose answers are kept aside; `answer` is the viewer's own
    """

    game: str
    version: int
    players: int
    options: dict[str, OptionValue]
    viewer: int | None
    over: bool
    scores: list[int]
    winners: list[int]
    seat: int | None
    decision: str | None
    asked: list[int]
    answered: list[int]
    answer: str | None


class LegalAction(TypedDict):
    """An action in its parts; `seats` names those arguments that are seat numbers."""

    action: str
    verb: str
    args: dict[str, str]
    seats: list[str]


class Reason(TypedDict):
    """Why something is not allowed: the clause that says so, a sentence by its id, and its arguments."""

    clause: str
    message: str
    values: dict[str, Value]


class Obstacle(TypedDict):
    """What stands in the way of a free undo."""

    message: str
    values: dict[str, Value]


class UndoInfo(TypedDict):
    """Whether a seat may take back."""

    how: How
    why: Obstacle | None


# ---------------------------------------------------------------------- the log


class GameEvent(TypedDict):
    """What happened in the game: the message `event-<name>`, which of its arguments are seats, the clause behind it."""

    name: str
    values: dict[str, str | int]
    seats: list[str]
    clause: str


class EventEntry(GameEvent):
    """An event as a line of the log."""

    version: int
    time: str
    kind: Literal["event"]
    move: int


class RecordingEntry(TypedDict):
    """What a referee saw of a flight or a drop; nothing to read, but the board plays it back."""

    version: int
    time: str
    kind: Literal["recording"]
    move: int
    note: str


class SaidEntry(TypedDict):
    """Table chat."""

    version: int
    time: str
    kind: Literal["said"]
    move: int
    name: str
    seat: int | None
    text: str
    aside: Annotated[bool, "said by a spectator while the game was on: the players hear it after the game"]


class SeatEntry(TypedDict):
    """Who came, went, began, wished to take back or to end, and whose time was up."""

    version: int
    time: str
    kind: Literal[
        "sat",
        "left",
        "bot",
        "began",
        "asked",
        "offered",
        "agreed",
        "declined",
        "undid",
        "timed",
        "vacation",
        "removed",
        "muted",
        "heard",
        "dropped",
        "ended",
    ]
    move: int
    seat: NotRequired[int]
    name: NotRequired[str]
    level: NotRequired[Level]
    why: NotRequired[EndReason]
    until: NotRequired[str]


ToldEntry = EventEntry | SaidEntry | SeatEntry
LogEntry = EventEntry | SaidEntry | SeatEntry | RecordingEntry

# ---------------------------------------------------------------------- the table


class SeatInfo(TypedDict):
    """Who sits there; `mine` is about the guest who is told."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None
    mine: bool
    here: bool
    reserved: bool
    seconds: float
    left: Annotated[float | None, "seconds that it may still think, after its last decision"]
    due: Annotated[str | None, "when its time is up, if it is asked"]
    muted: Annotated[bool, "whether its person is not heard"]


class Fairness(TypedDict):
    """What proves a deal."""

    commitment: str
    secret: str
    nonces: list[str]
    commitments: NotRequired[Annotated[list[str], "the seals of the nonces, by seat; games of before have none"]]
    key: str


class Origin(TypedDict):
    """The moment of another table that a game goes on from."""

    table: str
    move: int


class Asked(TypedDict):
    """Somebody wishes to take back, or to end the game as it stands; `waiting` have not answered yet."""

    seat: int
    what: Literal["undo", "end"]
    waiting: list[int]


class ClockInfo(TypedDict):
    """How time is measured.

    live  so many seconds for the whole game and an increment after each decision
    days  so many seconds for each decision
    """

    kind: ClockKind
    seconds: float
    increment: float
    time_up: TimeUp


class Ended(TypedDict):
    """How a game ended before its end; the winners are those who lead then."""

    why: EndReason
    seat: int
    winners: list[int]
    scores: list[int]


class TableInfo(TypedDict):
    """What everybody may know about a table; `host` is about the guest who is told."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    status: TableStatus
    listed: bool
    host: bool
    created: str
    moves: int
    commitment: str
    commitments: Annotated[list[str], "the seals of what each seat will add to the deal"]
    dealing: Annotated[bool, "whether everybody is to show the number that they have sealed"]
    nonces: list[str]
    fair: Fairness | None
    origin: Origin | None
    imported: Annotated[bool, "whether it holds a game that was played elsewhere"]
    seats: list[SeatInfo]
    watching: int
    asked: Asked | None
    clock: ClockInfo | None
    ended: Ended | None
    rated: Annotated[bool, "whether its result moves the ladder: whoever sits down agrees"]
    quick: Annotated[bool, "whether it begins by itself when it is full"]
    language: Annotated[str | None, "of whoever set it"]
    tournament: Annotated[str | None, "that it is part of"]
    code: Annotated[str | None, "by which others join, told to those who are there"]


class TableCard(TableInfo):
    """One of the guest's own tables."""

    your_move: Annotated[bool, "whether it is one of the guest's seats that decides"]


# ---------------------------------------------------------------------- messages of the socket


class PreparedAnswer(TypedDict):
    """An action that is played when the turn comes, if it is legal then; `when` is the move it answers, "" any."""

    action: str
    when: str


class StateMessage(TypedDict):
    """What a seat may know now, with the log from a version on."""

    type: Literal["state"]
    version: int
    moment: int
    since: int
    seat: int | None
    table: TableInfo
    view: View | None
    legal: list[LegalAction]
    undo: UndoInfo
    prepared: Annotated[list[PreparedAnswer], "what the seat has prepared for its turn"]
    log: list[LogEntry]


class HereMessage(TypedDict):
    """Who is connected."""

    type: Literal["here"]
    seats: list[int]
    watching: int


class DoneMessage(TypedDict):
    """A command is in the log."""

    type: Literal["done"]
    id: str
    version: int


class RefusedMessage(TypedDict):
    """Nothing was changed. `code` has a sentence `error-<code>`."""

    type: Literal["refused"]
    id: str | None
    code: Code
    values: dict[str, Value]
    reasons: list[Reason]


class InvitationMessage(TypedDict):
    """The secret that lets somebody sit down."""

    type: Literal["invitation"]
    id: str
    seat: int
    invitation: str


class ReasonsMessage(TypedDict):
    """Why actions are not legal, by their notation."""

    type: Literal["reasons"]
    id: str
    moment: int
    reasons: dict[str, list[Reason]]


class Step(TypedDict):
    """Who would do what."""

    seat: int
    action: LegalAction


class Why(TypedDict):
    """What an action aims at: so many more points of a part of the score (or "rivals") than with another action."""

    part: str
    points: float
    sure: float
    other: LegalAction


class ToldFact(TypedDict):
    """What an action changes: a sentence of the game by its id, and its arguments, of which `seat` is a seat.

    It holds after what the seat would do next (`then`), and in about so many of ten cases; 10 is always.
    """

    message: str
    values: dict[str, Value]
    then: list[LegalAction]
    tenths: int


class Advice(TypedDict):
    """What could be done: the chance to win, how sure, points, its share of the thinking, what follows, and why."""

    action: str
    win: float
    sure: float
    points: float
    share: float
    line: list[Step]
    why: list[Why]
    facts: list[ToldFact]


class AdviceMessage(TypedDict):
    """What a seat could do, the best first."""

    type: Literal["advice"]
    id: str
    moment: int
    actions: list[Advice]


class ForeseenMessage(TypedDict):
    """What the game's referee would see of a choice that is not made yet; question and answer are the game's."""

    type: Literal["foreseen"]
    id: str
    moment: int
    answer: object


class ConsequenceMessage(TypedDict):
    """What an action would do at once: what the seat would see then, if that is certain, and what certainly happens."""

    type: Literal["consequence"]
    id: str
    moment: int
    view: View | None
    events: list[GameEvent]


class Way(TypedDict):
    """What a seat may be able to do when its turn comes, after a move of another; None: whatever they do."""

    when: LegalAction | None
    answers: list[LegalAction]


class AheadMessage(TypedDict):
    """What could be prepared, the likeliest first."""

    type: Literal["ahead"]
    id: str
    moment: int
    ways: list[Way]


Answer = (
    DoneMessage
    | AheadMessage
    | InvitationMessage
    | ReasonsMessage
    | AdviceMessage
    | ForeseenMessage
    | ConsequenceMessage
)
ServerMessage = StateMessage | HereMessage | RefusedMessage | Answer

# ---------------------------------------------------------------------- answers over HTTP


class GameOption(TypedDict):
    """A choice before a game starts, the player counts that it is for, and whether everybody should see it."""

    name: str
    choices: list[OptionValue]
    default: OptionValue
    players: list[int]
    foremost: bool


class GameInfo(TypedDict):
    """A game that can be played here.

    suggested  options that go well together, by occasion
    boxes      how many achievements there are to tick
    parts      where points come from: for each part of the score, `event.argument` in the log; a minus takes away
    """

    name: str
    title: str
    rules: int
    content: str
    players: list[int]
    options: list[GameOption]
    suggested: dict[str, dict[str, OptionValue]]
    boxes: int
    parts: dict[str, list[str]]


class Games(TypedDict):
    """The games, and the levels of bots."""

    games: list[GameInfo]
    levels: list[Level]


class HouseInfo(TypedDict):
    """What the house tells everybody; "" if it has nothing to say."""

    message: str
    address: Annotated[str, "under which others can reach it; empty if they cannot"]


class Clause(TypedDict):
    """A clause of a rulebook."""

    id: str
    chapter: str
    page: int
    text: str
    ruling: str


class Scene(TypedDict):
    """A small position of the rulebook: what the board shows of it, what is done, and what the rules make of it."""

    id: str
    clause: Annotated[str, "under which it stands"]
    text: str
    part: Annotated[str, "the part of the board that draws it"]
    seat: Annotated[int, "who looks"]
    names: list[str]
    views: Annotated[list[View], "before it, and after it where that is drawn, too"]
    legal: Annotated[list[LegalAction], "what is done first"]
    told: Annotated[list[str], "what happens, as the rules tell it"]


class Variant(TypedDict):
    """An option of a game in words: what it is about, what may be chosen, the usual first; for whom, if not for all."""

    name: str
    title: str
    line: str
    choices: list[str]
    players: list[int]


class Rulebook(TypedDict):
    """The game in a few sentences, its clauses, the titles of their chapters in reading order, scenes, options."""

    game: str
    intro: list[str]
    chapters: dict[str, str]
    clauses: list[Clause]
    scenes: list[Scene]
    variants: list[Variant]


Source = Literal["rulebook", "web", "inferred", "proposed"]


class Fact(TypedDict):
    """A number or a word on a card."""

    label: str
    value: str


class Card(TypedDict):
    """A card, a tile or a piece: what it says, how many there are, and what that rests on."""

    word: str
    group: str
    name: str
    text: list[str]
    rules: Annotated[list[Clause], "the clauses that are named after it"]
    facts: list[Fact]
    copies: int
    source: Source
    partly: Annotated[bool, "some of it rests on something else"]
    origin: Annotated[str, "on what it rests, in words"]
    drawing: Annotated[dict[str, list[list[int]]], "what its picture is made of, where the page cannot know"]


class Reference(TypedDict):
    """Every card of a game, and the titles of their groups."""

    game: str
    groups: dict[str, str]
    cards: list[Card]


class Sentence(TypedDict):
    """A sentence by its id, and its arguments."""

    message: str
    values: dict[str, Value]


class Lessons(TypedDict):
    """The lessons of a game, in their order: their titles are `lesson-<name>`."""

    game: str
    lessons: list[str]


class LessonState(TypedDict):
    """Where a pupil stands in a lesson, and the board there."""

    game: str
    lesson: str
    step: Annotated[int, "from 0; as many as there are when the lesson is over"]
    steps: int
    marks: Annotated[list[str], "what has counted so far; sent along with the next move"]
    says: Sentence
    show: Annotated[list[str], "the parts of the board that the sentence is about"]
    reached: Annotated[bool, "whether the pupil may go on"]
    answer: Annotated[Sentence | None, "to the last move"]
    right: bool
    help: Annotated[str | None, "what the lesson would do next"]
    seat: int
    view: View
    legal: list[LegalAction]
    log: list[LogEntry]


class LessonReasons(TypedDict):
    """Why actions are not legal in a lesson or a puzzle, by their notation."""

    reasons: dict[str, list[Reason]]


class PuzzleInfo(TypedDict):
    """One puzzle of a game."""

    game: str
    puzzle: str
    rating: Annotated[int, "from 1 to 5, the hardest"]


class Puzzles(TypedDict):
    """The puzzles of a game, the easiest first."""

    puzzles: list[PuzzleInfo]


class DailyPuzzle(TypedDict):
    """The puzzle of a day, the same for everybody; none where no game has any."""

    day: Annotated[str, "2026-11-16"]
    puzzle: PuzzleInfo | None


class PuzzleAnswer(TypedDict):
    """What a choice is worth. The solution and what it aims at are told once it is found or asked for."""

    action: LegalAction
    right: bool
    chance: Annotated[float, "to win with it, as far as deals played on tell"]
    best: Annotated[float, "to win with the solution"]
    solution: LegalAction | None
    why: list[Why]


class PuzzleState(TypedDict):
    """A puzzle on the board: before the choice, after a wrong one as it was, after the right one as that left it."""

    puzzle: PuzzleInfo
    seat: int
    view: View
    legal: list[LegalAction]
    answer: PuzzleAnswer | None
    log: list[LogEntry]


class Album(TypedDict):
    """Achievements: every box, and for those that are ticked the first table that did it."""

    game: str
    boxes: list[str]
    ticked: dict[str, str]


class Me(TypedDict):
    """What a guest is called, and whether they can come back from another device."""

    name: str
    kept: bool


class PasskeyInfo(TypedDict):
    """A passkey, as its owner knows it."""

    id: str
    label: str
    added: str
    used: Annotated[str | None, "when somebody last signed in with it"]


class Profile(TypedDict):
    """What the house knows of a person."""

    name: str
    passkeys: list[PasskeyInfo]
    code: Annotated[bool, "whether there is a recovery code"]
    tables: Annotated[int, "how many tables are theirs"]


class Challenge(TypedDict):
    """What a browser needs to make a passkey, or to sign with one, and the ticket that comes back with its answer."""

    ticket: str
    options: dict[str, object]


class NewCode(TypedDict):
    """A recovery code. It is shown once."""

    code: str


class PersonSettings(TypedDict):
    """What the page keeps of a person: how it looks to them, which lessons they have done."""

    settings: dict[str, object]


class Rung(TypedDict):
    """Somebody on a ladder: a person by name, or a bot by level. `unsure` is how far off the rating may be."""

    name: str
    level: Level | None
    mine: bool
    rating: int
    unsure: int
    games: int
    provisional: bool


class Ladder(TypedDict):
    """Who is how strong in a game of so many, the strongest first."""

    game: str
    players: int
    rungs: list[Rung]


class GameStatistics(TypedDict):
    """How somebody's games of so many players went."""

    game: str
    players: int
    games: int
    won: int
    best: int
    usual: Annotated[float, "points, on average"]
    rating: int | None
    unsure: int
    provisional: bool


class Statistics(TypedDict):
    """The same for all games that somebody has finished."""

    games: list[GameStatistics]


class Calls(TypedDict):
    """How somebody is called when it is their turn, and when they are away."""

    key: Annotated[str, "of this house, for the browser's push service"]
    browsers: Annotated[int, "that are called"]
    mail: str
    mail_possible: bool
    away_until: str | None
    days_left: Annotated[int, "of vacation, this year"]


class TieInfo(TypedDict):
    """Somebody whom one follows or blocks; `tables` are those of theirs that everybody may see."""

    id: str
    name: str
    kind: TieKind
    tables: list[str]


class Ties(TypedDict):
    """Whom one follows and blocks."""

    people: list[TieInfo]


class TableFound(TypedDict):
    """The table that a code names."""

    table: str


class Reported(TypedDict):
    """A report has arrived."""

    reported: Literal[True]


class ReportInfo(TypedDict):
    """What somebody told about somebody; `done` is what was done about it, "" if nothing was."""

    id: str
    time: str
    by: str
    name: str
    about: Annotated[str, "the guest whom it is about"]
    table: str
    words: Annotated[str, "what they said, if it is about that"]
    why: str
    done: Deed | Literal[""]


class OperatorPage(TypedDict):
    """What whoever runs the house looks after."""

    reports: list[ReportInfo]
    banned: list[str]
    muted: list[str]


class EntrantInfo(TypedDict):
    """Somebody in a tournament: a person by name, a bot by level, or both: a bot that plays on for who has left."""

    name: str
    level: Level | None
    mine: bool


class MatchInfo(TypedDict):
    """A table of a round: its entrants by seat, and their places once it is over.

    A bye has no table; nor is one told of tables with the same deal as long as one plays it oneself.
    """

    table: str | None
    entrants: list[int]
    places: list[int]


class StandingInfo(TypedDict):
    """How an entrant stands: points, then the tie-breaks in their order."""

    entrant: int
    place: int
    points: float
    opposition: Annotated[float, "points of those whom one has met, on average a table"]
    wins: int


class TournamentInfo(TypedDict):
    """A tournament, as a guest may know it."""

    id: str
    name: str
    game: str
    kind: TournamentKind
    seats: Annotated[int, "at a table, at most"]
    options: Annotated[dict[str, OptionValue], "of every table"]
    clock: ClockInfo | None
    rated: bool
    same_deals: bool
    listed: bool
    language: str | None
    created: str
    status: TableStatus
    host: bool
    length: Annotated[int, "how many rounds there are to be"]
    entrants: list[EntrantInfo]
    rounds: list[list[MatchInfo]]
    standings: list[StandingInfo]
    table: Annotated[str | None, "where the guest is awaited"]


class Tournaments(TypedDict):
    """The tournaments that everybody may join or watch, and one's own."""

    tournaments: list[TournamentInfo]


class Tables(TypedDict):
    """The listed tables."""

    tables: list[TableInfo]


class LobbyTable(TableInfo):
    """A table with a free seat, and the ratings of those who wait there, as far as they have one."""

    ratings: list[int]


class Lobby(TypedDict):
    """The tables with a free seat for anybody."""

    tables: list[LobbyTable]


class MyTables(TypedDict):
    """The guest's own tables, those first where they are to decide."""

    tables: list[TableCard]


class ReplayMoment(TypedDict):
    """A moment of a game, and what led to it."""

    move: int
    view: View
    events: list[GameEvent]


class ReplayData(TypedDict):
    """Every moment of a game so far, as a seat saw it."""

    game: str
    seat: int | None
    over: bool
    moments: list[ReplayMoment]


class ReviewChoice(TypedDict):
    """One decision of a finished game: what was done, what was better, and the chance to win that it cost."""

    number: int
    seat: int
    action: LegalAction
    best: LegalAction
    cost: float
    points_cost: float
    sure: float
    line: list[Step]
    why: list[Why]
    facts: list[ToldFact]


class ReviewAccount(TypedDict):
    """How a seat came from its first chance to its result."""

    seat: int
    start: float
    mistakes: float
    gifts: float
    luck: float
    result: float


class ReviewProgress(TypedDict):
    """How far a review is."""

    ready: Literal[False]
    done: int
    of: int


class ReviewChances(TypedDict):
    """How the game stood before an action, or at the end: every seat's chance to win; they add up to 1."""

    number: int
    wins: list[float]


class ReviewResult(TypedDict):
    """A review."""

    ready: Literal[True]
    curve: list[ReviewChances]
    choices: list[ReviewChoice]
    accounts: list[ReviewAccount]


Review = ReviewProgress | ReviewResult
