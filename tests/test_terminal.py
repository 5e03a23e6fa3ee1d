"""The parts of the terminal that a command line test reaches badly."""

import io
from threading import Timer

import numpy as np
import pytest

import birdtable as bt
from birdtable.clauses import proofs_by_clause
from birdtable.kernel.events import Event
from birdtable.terminal import show as showing
from birdtable.terminal.ask import read_options, usual_players
from birdtable.terminal.choices import grouped, meant
from birdtable.terminal.commands import COMMANDS, Session
from birdtable.terminal.compiling import CompileNews
from birdtable.terminal.play import _command, phrases
from birdtable.terminal.prompt import PlainReader, TerminalReader, next_words
from birdtable.terminal.seats import bot_list, make_bots, seat_names, seat_plan
from birdtable.terminal.shelf import sourced
from birdtable.terminal.simulate import Tally, _plain_progress, _rounded, progress
from birdtable.terminal.table import Table
from birdtable.terminal.voice import WIDTH, Voice, tell

GAME = bt.definition("above_the_clouds")


@pytest.fixture
def game():
    return bt.load("above_the_clouds", backend="python")


@pytest.fixture
def table(game):
    plan = seat_plan(3, 0, ["random", "greedy"])
    return Table(game.new(3, seed=1), plan, make_bots(plan, 1), Voice("en", GAME))


# ---------------------------------------------------------------------- words


def test_names_of_seats():
    voice = Voice()
    assert seat_names(seat_plan(4, 1, ["random", "greedy"]), voice) == ["Random 1", "You", "Greedy 1", "Random 2"]
    assert bot_list(" Random , greedy,") == ["random", "greedy"]
    assert bot_list(None) == ["greedy"]


def test_events_speak_to_you_and_about_others():
    voice = Voice("en", GAME)
    event = Event("took", {"seat": "0", "card": "dodge-m4-b5"})
    assert voice.event(event, ["You", "Random 1"], you=0) == "You take Dodge m4-b5."
    assert voice.event(event, ["Random 1", "You"], you=1) == "Random 1 takes Dodge m4-b5."


def test_without_a_sentence_for_you_the_third_person_is_used(monkeypatch):
    voice = Voice("en", GAME)
    english = voice.catalogue
    monkeypatch.setattr(english, "has", lambda message, has=english.has: not message.endswith("-you") and has(message))
    event = Event("took", {"seat": "1", "card": "dodge-m4-b5"})
    assert voice.event(event, ["Random 1", "You"], you=1) == "Player 2 (you) takes Dodge m4-b5."


def test_a_hidden_event_has_its_own_sentence():
    voice = Voice("en", GAME)
    event = Event("dealt", {"seat": "1", "card": "dodge-m4-b5"}, (("card", 1),))
    assert voice.event(event.seen_by(0), ["You", "Greedy 1"], you=0) == "Greedy 1 is dealt a card."


def test_a_missing_translation_is_said_in_english():
    assert Voice("it").say("table-bye")
    assert Voice("de", GAME).say("table-over-prompt")


def test_long_sentences_become_short_lines(capsys):
    tell("  " + "word " * 40, indent="  ")
    tell("    " + "x" * 100)
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= WIDTH for line in lines[:-1])
    assert lines[0].startswith("  word")
    assert lines[1].startswith("    word")
    assert lines[-1] == "    " + "x" * 100


# ---------------------------------------------------------------------- the picture


def test_no_line_of_the_table_needs_boxes_or_colour(table):
    table.let_bots_play()
    lines = showing.show(GAME, table.view(), table.voice)
    assert not any(set(line) & set("│┃─━┌┐└┘+|\x1b") for line in lines)
    rows = [line for line in lines if line.startswith(("front", "middle", "back"))]
    assert [row.split()[0] for row in rows] == ["front", "middle", "back"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_position_of_a_game_can_be_shown(game, players, seat):
    voice = Voice("en", GAME)
    pos = game.new(players, seed=5)
    luck = np.random.default_rng(1)
    while not pos.over:
        view = {**pos.view(seat), "names": [f"P{number}" for number in range(players)]}
        for line in showing.show(GAME, view, voice):
            assert "?" not in line
        legal = pos.legal()
        if pos.seat == seat:
            for action in legal:
                showing.remark(GAME, action, view, voice)
        pos.play_legal(legal[luck.integers(len(legal))].number)


def test_a_game_without_a_picture_is_shown_as_labelled_rows(table, monkeypatch):
    monkeypatch.setattr(showing, "own_module", lambda package: None)
    lines = showing.show(GAME, table.view(), table.voice)
    assert lines[0] == "Points: You 0, Random 1 0, Greedy 1 0."
    assert "stage: 1" in lines
    assert "  f3: " in "\n".join(lines)
    assert "drawn: nothing" in lines
    assert showing.remark(GAME, table.position.legal()[0], table.view(), table.voice) == ""


def test_rows_of_plain_data():
    data = {"open_now": True, "shut": False, "list": [1, "two"], "deep": [{"a": 1}], "none": []}
    assert list(showing.rows(data, Voice())) == [
        "open now: yes",
        "shut: no",
        "list: 1, two",
        "deep:",
        "  1:",
        "    a: 1",
        "none: nothing",
    ]


# ---------------------------------------------------------------------- choices and input


def test_choices_are_grouped_by_verb(table):
    table.let_bots_play()
    verbs = [action.verb for action in grouped(table.position)]
    assert verbs == sorted(verbs, key=list(dict.fromkeys(verbs)).index)


def test_exact_words_go_before_beginnings(game):
    class Choice(str):
        pass

    choices = [Choice("move 1"), Choice("move 11"), Choice("rest")]
    assert meant("move 1", choices) == ["move 1"]
    assert meant("MOVE", choices) == ["move 1", "move 11"]
    assert meant("r", choices) == ["rest"]
    assert meant("rest now", choices) == []


def test_tab_offers_the_next_word():
    options = ["swap f3 m3", "swap f3 f4", "pass", "why pass"]
    assert next_words("", options) == ("", ["swap", "pass", "why"])
    assert next_words("swap f3 ", options) == ("", ["m3", "f4"])
    assert next_words("SWAP f3 M", options) == ("M", ["m3"])
    assert next_words("quit ", options) == ("", [])


def test_tab_on_a_real_terminal(table):
    from prompt_toolkit.application import create_app_session
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput

    table.let_bots_play()
    session = Session(table, table.voice)
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("pas\t")
        Timer(1.0, keys.send_text, ["\r"]).start()  # completing takes a moment
        assert TerminalReader().ask("> ", lambda: phrases(session, grouped(table.position))) == "pass"


def test_a_verb_of_the_game_goes_before_a_command(table, monkeypatch):
    session = Session(table, table.voice)
    assert _command(session, "look") == "look"
    monkeypatch.setitem(table.position.game.definition.actions.first, "look", 0)
    assert _command(session, "look") is None
    assert _command(session, "/look") == "look"
    assert _command(session, "/nothing") is None


def test_a_pipe_is_read_plainly(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("  pass \n"))
    assert PlainReader().ask("> ") == "pass"
    with pytest.raises(EOFError):
        PlainReader().ask("> ")


def test_every_command_is_in_the_help():
    voice = Voice()
    assert all(voice.has(f"help-{command}") for command in COMMANDS)


# ---------------------------------------------------------------------- undo


def test_undo_restores_everything(table):
    table.let_bots_play()
    before = table.position.to_dict(), list(table.position.actions), list(table.log)
    swap = next(action for action in table.position.legal() if action.verb == "swap")
    table.decide(swap)
    assert table.can_undo()
    assert table.undo() == str(swap)
    assert (table.position.to_dict(), table.position.actions, table.log) == before


def test_an_illegal_decision_changes_nothing(table):
    table.let_bots_play()
    before = table.position.states.tobytes(), list(table.log)
    with pytest.raises(bt.IllegalAction):
        table.decide(table.position.action("done"))
    assert (table.position.states.tobytes(), table.log) == before
    assert table.past == []


# ---------------------------------------------------------------------- the rest


class Compiler:
    """Stands for the compiled rules of a game."""

    ready = False
    progress = (34, 61, "swap")
    child = None


class Compiling:
    """Stands for a game whose rules are in the making."""

    backend = "auto"
    compiled = Compiler()


def test_compiling_is_told_seldom_and_its_end_once():
    game = Compiling()
    game.compiled = Compiler()
    news = CompileNews(game, Voice())
    assert news.line() == "Compiling the fast rules: 34 of 61; play on meanwhile."
    assert news.line() is None
    game.compiled.ready = True
    assert news.line() == "The fast rules are ready."
    assert news.line() is None


def test_a_compiler_that_fails_is_told_once():
    class Dead:
        def poll(self):
            return 1

    game = Compiling()
    game.compiled = Compiler()
    game.compiled.child = Dead()
    news = CompileNews(game, Voice())
    assert "could not be compiled" in news.line()
    assert news.line() is None


def test_nothing_is_told_when_nothing_is_compiled(game):
    assert CompileNews(game, Voice()).line() is None


def test_tests_are_found_by_their_marks(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(
        "import pytest\n"
        "@pytest.mark.clause('g.a.b')\n@pytest.mark.clause('g.a.c')\ndef test_one(): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.clause('g.a.d'))])\ndef test_two(x): ...\n"
    )
    (folder / "test_broken.py").write_text("def")
    assert proofs_by_clause(folder) == {
        "g.a.b": ["tests/test_a.py::test_one"],
        "g.a.c": ["tests/test_a.py::test_one"],
        "g.a.d": ["tests/test_a.py::test_two"],
    }


def test_sources_are_found_wherever_they_are():
    assert [entry["source"] for entry in sourced({"a": [{"source": "web"}], "b": {"source": "proposed"}, "c": 1})] == [
        "web",
        "proposed",
    ]


def test_options_take_the_values_that_the_game_offers():
    class WithOption:
        title = "Some Game"
        options = (bt.Option("objectives", (False, True), False, "play with objectives"),)
        players = (1,)

    assert read_options(WithOption, ["objectives=TRUE"]) == {"objectives": True}
    with pytest.raises(bt.BadOption, match="option 'objectives' is one of false, true, not 'maybe'"):
        read_options(WithOption, ["objectives=maybe"])
    assert usual_players(WithOption) == 1


def test_a_tally_counts_wins_and_shared_wins():
    tally = Tally(2)
    tally.add([[1, 2], [3, 3]], [0b10, 0b11], 20)
    tally.add([[5, 2]], [0b01], 11)
    assert (tally.games, tally.decisions, tally.wins, tally.shared) == (3, 31, [2, 2], 1)


def test_three_digits_of_a_speed():
    assert [_rounded(speed) for speed in (0.2, 87.4, 123456.0, 6_912_345.0)] == [0, 87, 123000, 6910000]


def test_progress_without_a_terminal_is_a_line_now_and_then(monkeypatch, capsys):
    monkeypatch.setattr("birdtable.terminal.simulate.PLAIN_EVERY", 0.0)
    _plain_progress("Playing")(3, 10)
    assert capsys.readouterr().err == "Playing: 3 / 10\n"


def test_progress_on_a_terminal_is_a_bar(monkeypatch):
    class Screen(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr("sys.stderr", Screen())
    with progress("Playing") as advance:
        advance(1, 2)
