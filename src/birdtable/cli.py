"""The command line: play a game, run many, read the rules, replay and verify records."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import birdtable
from birdtable.achievements import album
from birdtable.arena.command import arena
from birdtable.arguments import GameName, Language, Options, Players, Seed, find_game
from birdtable.bots.levels import Specification, read_specification
from birdtable.clauses import proofs_by_clause
from birdtable.cluster import Ray
from birdtable.errors import BirdtableError
from birdtable.game import Game
from birdtable.kernel.content import EDITION, INSTALLED, own_folder
from birdtable.lab.command import report
from birdtable.lab.shares import share_of, tally_on_cluster
from birdtable.lab.simulate import Tally, simulate
from birdtable.learn.command import train
from birdtable.progress import Advance, progress
from birdtable.puzzles.command import puzzles
from birdtable.records import load_game_of, read_record
from birdtable.seat.command import seat
from birdtable.server.admin import admin
from birdtable.telling.reference import card_lines, find_cards
from birdtable.telling.rulebook import (
    clause_lines,
    find_clauses,
    intro,
    proof_lines,
    proofs_folder,
    scene_lines,
    variant_lines,
)
from birdtable.telling.voice import Voice, tell, usual_language
from birdtable.terminal.album import album_lines, kept_records
from birdtable.terminal.ask import ask_game, ask_players, ask_to_continue
from birdtable.terminal.commands import Session
from birdtable.terminal.content import checked_content, content_lines, make_own
from birdtable.terminal.files import games_folder, language_of, newest_unfinished, seats_of
from birdtable.terminal.play import play_to_the_end
from birdtable.terminal.prompt import Reader, reader
from birdtable.terminal.replay import replay as replay_record
from birdtable.terminal.replay import verify as verify_record
from birdtable.terminal.seats import PERSON, bot_list, make_bots, seat_plan
from birdtable.terminal.shelf import game_lines
from birdtable.terminal.sitting import Sitting
from birdtable.terminal.tally import tally_lines


class Polite(TyperGroup):
    """Says what went wrong in one sentence and exits with 1, where Python would print a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal without ♀ shows ? instead of failing
        try:
            return super().invoke(ctx)
        except BirdtableError as error:
            print(Voice().say("error", text=sentence(str(error))), file=sys.stderr)
            raise typer.Exit(1) from None


def sentence(text: str) -> str:
    """A text that begins with a capital letter and ends with a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


app = typer.Typer(
    cls=Polite,
    help="One table for bird board games.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Module = Annotated[
    str | None, typer.Option("--game", metavar="MODULE", help="The module of a game of your own that the record is of.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, as 'save' writes it.")]


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"birdtable {birdtable.__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """One table for bird board games: play them, and run their rules millions of times a second."""


# ---------------------------------------------------------------------- the table in the browser


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets friends in your network join.")
    ] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="Left out: 8765, or the next one that is free.")] = None,
    database: Annotated[
        str, typer.Option(metavar="URL", help="postgresql://… or sqlite:///file; left out: a file in your data folder.")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="The address under which the world sees the table; can be repeated.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy, or a network of them, whose X-Forwarded-… is believed."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the table in your browser.")] = True,
    workers: Annotated[int, typer.Option(help="Processes in which bots think; 0: one a core.")] = 0,
    bot_pause: Annotated[float, typer.Option(help="Seconds that a bot takes at least for a move.")] = 0.7,
    patience: Annotated[float, typer.Option(help="So many times the usual rate limits, for load tests.")] = 1.0,
    metrics: Annotated[int, typer.Option(help="A port of this machine alone at which Prometheus may ask.")] = 0,
    log: Annotated[bool, typer.Option(help="Note every request and every error as a line of JSON.")] = False,
    push_host: Annotated[
        list[str] | None, typer.Option(metavar="HOST:PORT", help="A push service of your own, beside the browsers'.")
    ] = None,
    language: Language = None,
) -> None:
    """Open the table in your browser: play alone, with friends, or against bots."""
    from birdtable.server.app import Settings
    from birdtable.server.calls import Post
    from birdtable.server.serve import LOOP, check_database
    from birdtable.server.serve import serve as run

    voice = Voice(language or usual_language())
    for name in birdtable.games():
        if own_folder(name).is_dir():
            birdtable.load(name, "python")  # files of one's own that cannot be played are told now, not to players
    if database:
        check_database(database)
    settings = Settings(
        database,
        tuple(origin or ()),
        host not in LOOP,
        tuple(proxy or ()),
        workers,
        bot_pause,
        patience,
        metrics,
        log,
        os.environ.get("BIRDTABLE_SMTP", ""),
        tuple(push_host or ()),
    )
    Post.at(settings.post)  # what is wrong with it is told now
    run(settings, host, port, lambda address: tell(voice.say("serve-ready", address=address)), browser)


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the files go, one a game.")],
    database: Annotated[
        str, typer.Option(metavar="URL", help="The server's database; left out: the file in your data folder.")
    ] = "",
    language: Language = None,
) -> None:
    """Write every finished game of the browser table to a file, for 'verify', 'replay' and 'arena --feed'."""
    from birdtable.server.database import connect, default_url
    from birdtable.server.export import export as write
    from birdtable.server.serve import check_database

    if database:
        check_database(database)
    count, problems = write(connect(database or default_url()), folder)
    tell(Voice(language or usual_language()).say("export-done", count=count, folder=str(folder)))
    for problem in problems:
        print(f"- {problem}", file=sys.stderr)


# ---------------------------------------------------------------------- play


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game's name; asked if left out.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players, you included.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="The bots in the other seats, such as random,greedy; repeated as needed.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0.")] = None,
    seed: Annotated[int | None, typer.Option(help="Deals the same game every time; left out: a fresh one.")] = None,
    language: Language = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the game that you left last.")] = False,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    option: Options = None,
    backend: Annotated[str, typer.Option(help="Who runs the rules: auto, python or native.")] = "auto",
) -> None:
    """Play against bots in the terminal: press Enter at every question and a game begins."""
    asking = reader()
    voice = Voice(language or usual_language())
    name = None if game is None else find_game(game)
    asked = all(given is None for given in (game, players, bots, seat, seed, load, option)) and not resume
    try:
        if load is not None:
            session = _continued(load, name, bots, seat, seed, language, backend)
            session.file = load
        elif resume or (asked and _wants_to_continue(asking, voice, language)):
            left = newest_unfinished()
            if left is None:
                raise birdtable.BadOption(f"there is no unfinished game in {games_folder()}")
            session = _continued(left, name, bots, seat, seed, language, backend)
            session.kept = left
        else:
            session = _fresh(asking, name, players, bots, seat, seed, voice.language, option or [], backend)
    except (EOFError, KeyboardInterrupt):
        tell("\n" + voice.say("table-bye"))
        return
    play_to_the_end(session, asking)


def _wants_to_continue(asking: Reader, voice: Voice, language: str | None) -> bool:
    """Ask whether to go on with the game that was left last, if there is one."""
    left = newest_unfinished()
    if left is None:
        return False
    record = read_record(left)
    if language is None:
        voice = Voice(language_of(record) or voice.language)
    game = birdtable.load(record["game"], "python")
    title = Voice(voice.language, game).title(game)
    date = datetime.fromtimestamp(left.stat().st_mtime)
    return ask_to_continue(asking, voice, title, len(record["actions"]), f"{date:%Y-%m-%d %H:%M}")


def _fresh(
    asking: Reader,
    name: str | None,
    players: int | None,
    bots: str | None,
    seat: int | None,
    seed: int | None,
    language: str,
    options: list[str],
    backend: str,
) -> Session:
    """A new game, with questions for what was not given."""
    guests = bot_list(bots)
    voice = Voice(language)
    game = birdtable.load(name or ask_game(asking, voice, language), "python")
    if players is None:
        players = game.usual_players if name else ask_players(asking, voice, game)
    game.template(players, game.read_options(options))  # refuses what the game does not offer
    plan = seat_plan(players, seat or 0, guests)
    position = game.on(backend).new(players, seed, **game.read_options(options))
    voice = Voice(language, game)
    return Session(Sitting(position, plan, make_bots(plan, seed), voice), voice)


def _continued(
    file: Path,
    name: str | None,
    bots: str | None,
    seat: int | None,
    seed: int | None,
    language: str | None,
    backend: str,
) -> Session:
    """A saved game, with the seats and the language as they were unless others are asked for."""
    record = read_record(file)
    plan = seats_of(record)
    game = load_game_of(record, backend, name)
    told = list(game.replay_steps(record))
    position = told[-1][0]
    if plan is None or bots is not None or seat is not None:
        person = seat if seat is not None else plan.index(PERSON) if plan else 0
        plan = seat_plan(position.players, person, bot_list(bots))
    voice = _voice_for(record, game, language)
    sitting = Sitting(position, plan, make_bots(plan, seed), voice)
    for _, events in told[1:]:
        sitting.news_from = len(sitting.told)  # what happened last is told again
        sitting.note(events)
    return Session(sitting, voice, saved=list(position.actions))


# ---------------------------------------------------------------------- many games


@app.command()
def sim(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="The bots, seat by seat; repeated as needed.")] = "random",
    seed: Seed = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.parquet", help="Write the games down too, as a table of rows.")
    ] = None,
    rows: Annotated[str, typer.Option(metavar="game|decision", help="What a row of that table is.")] = "game",
    observations: Annotated[
        bool, typer.Option("--observations", help="With what the deciding seat saw, in rows of decisions.")
    ] = False,
    ray: Ray = None,
    language: Language = None,
    option: Options = None,
) -> None:
    """Play many games between bots and sum them up; with --out, write them down as well."""
    if ray is not None and out is not None:
        raise birdtable.BadOption("games on a cluster are summed up there; write them down on one machine")
    names = bot_list(bots)
    loaded = birdtable.load(find_game(game), "python")
    voice = Voice(language or usual_language(), loaded)
    seats = players if players is not None else max(loaded.usual_players, len(names))
    options = loaded.read_options(option or [])
    loaded.template(seats, options)  # refuses what the game does not offer
    plan = [names[seat % len(names)] for seat in range(seats)]
    entrants = [read_specification(name) for name in plan]
    with progress(voice.say("sim-compiling")) as advance:
        loaded = loaded.on("native", report=lambda done, total, _: advance(done, total))
    with progress(voice.say("sim-playing")) as advance:
        if ray is not None:
            tally = tally_on_cluster(share_of(loaded, entrants, games, seed, options), ray, advance)
        elif out is None:
            tally = simulate(loaded, entrants, games, seed, options, advance)
        else:
            tally = _write_down(out, loaded.preset(**options), entrants, games, seed, rows, observations, advance)
    for line in tally_lines(tally, plan, voice):
        tell(line, indent="  ")
    if out is not None:
        tell(voice.say("sim-written", games=tally.games, file=str(out)), indent="  ")


def _write_down(
    out: Path,
    game: Game,
    bots: list[Specification],
    games: int,
    seed: int,
    rows: str,
    observations: bool,
    advance: Advance,
) -> Tally:
    """Play games into a file, where the package for that is there."""
    if find_spec("pyarrow") is None:
        raise birdtable.BadOption("a table of games needs pyarrow: pip install 'birdtable[data]'")
    from birdtable.lab.dataset import write_dataset

    return write_dataset(out, game, bots, games, seed, rows, observations, advance)


# ---------------------------------------------------------------------- reading


@app.command()
def rules(
    game: GameName,
    search: Annotated[str, typer.Option(metavar="WORD", help="Only rules that hold this word, or a chapter.")] = "",
    tests: Annotated[bool, typer.Option("--tests", help="With the tests that prove each rule.")] = False,
    language: Language = None,
) -> None:
    """Print the game in a few sentences, then its rules clause by clause."""
    loaded = birdtable.load(find_game(game), "python")
    voice = Voice(language or usual_language(), loaded)
    found, cards = find_clauses(loaded, search, voice), find_cards(loaded, search, voice)
    if not found and not cards:
        raise birdtable.BadOption(voice.say("rules-none", word=voice.quote(search)))
    for line in () if search else (*intro(voice), ""):
        tell(line)
    folder = proofs_folder() if tests else None
    proofs = proofs_by_clause(folder) if folder else {}
    for clause in found:
        lines = [*clause_lines(clause, voice), *scene_lines(clause, loaded, voice)]
        for line in lines + (proof_lines(proofs.get(clause.id, []), voice) if folder else []):
            tell(line, indent="  ")
    tell(voice.say("rules-count", count=len(found)))
    for line in () if search else variant_lines(loaded, voice):
        tell(line, indent="  ")
    for card in cards:
        for line in ("", *card_lines(card, voice, found)):
            tell(line, indent="  ")


@app.command()
def games(language: Language = None) -> None:
    """List the games, for how many players they are, and where their content comes from."""
    for name in birdtable.games():
        loaded = birdtable.load(name, "python")
        for line in game_lines(loaded, Voice(language or usual_language(), loaded)):
            tell(line, indent="  ")


@app.command()
def replay(
    file: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every action.")] = False,
    language: Language = None,
    module: Module = None,
) -> None:
    """Tell a game again from its record."""
    record = read_record(file)
    game = load_game_of(record, "python", module)
    try:
        replay_record(game, record, _voice_for(record, game, language), reader() if step else None)
    except (EOFError, KeyboardInterrupt):
        print()


def _voice_for(record: Mapping[str, Any], game: Game, language: str | None) -> Voice:
    """The language asked for, else that of the record, else the system's."""
    return Voice(language or language_of(record) or usual_language(), game)


@app.command()
def verify(file: RecordFile, language: Language = None, module: Module = None) -> None:
    """Check a record: deal it again from its key, play every action, compare the scores and the proof of fairness."""
    record = read_record(file)
    game = load_game_of(record, "python", module)
    for line in verify_record(game, record, _voice_for(record, game, language)):
        tell(line, indent="  ")


# ---------------------------------------------------------------------- content and achievements


@app.command()
def content(
    game: GameName,
    place: Annotated[
        Path | None, typer.Argument(metavar="FOLDER|FILE", help="What to check; left out: your own files.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Say what is wrong with files of your own.")] = False,
    edit: Annotated[bool, typer.Option("--edit", help="Make a folder for files of your own, and open it.")] = False,
    language: Language = None,
) -> None:
    """Say where a game's content comes from; put values of your own box in, and check them."""
    loaded = birdtable.load(f"{find_game(game)}{EDITION}{INSTALLED}", "python")  # whatever is wrong with one's own
    voice = Voice(language or usual_language(), loaded)
    if edit:
        own = make_own(loaded)
        tell(voice.say("content-made", folder=str(own), game=loaded.name))
        if sys.stdout.isatty():
            typer.launch(str(own))
        return
    if place is None and not check:
        for line in content_lines(loaded, voice):
            tell(line, indent="  ")
        return
    place = place or own_folder(loaded.package)
    problems = checked_content(loaded, place)
    for problem in problems:
        tell(f"- {problem}", indent="  ")
    if problems:
        tell(voice.say("content-wrong", count=len(problems), file=str(place)))
        raise typer.Exit(1)
    tell(voice.say("content-fine", file=str(place), folder=str(own_folder(loaded.package))))


@app.command()
def achievements(
    game: GameName,
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE…", help="Records; left out: all games that were kept.")
    ] = None,
    language: Language = None,
) -> None:
    """List the achievements of a game and tick those that your games have brought."""
    loaded = birdtable.load(find_game(game), "python")
    voice = Voice(language or usual_language(), loaded)
    if not loaded.boxes:
        raise birdtable.BadOption(f"{loaded.title} has no achievements")
    for line in album_lines(loaded, album(loaded, kept_records(files or [])), voice):
        tell(line, indent="    ")


app.add_typer(admin, name="admin")
app.command()(arena)
app.command()(report)
app.command()(train)
app.command()(puzzles)
app.command()(seat)

if __name__ == "__main__":
    app()
