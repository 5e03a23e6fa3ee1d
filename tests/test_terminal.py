"""The parts of the terminal that a command line test reaches badly."""

import io
from dataclasses import replace
from threading import Timer
from types import SimpleNamespace

import numpy as np
import pytest

import birdtable as bt
from birdtable.bots.advice import Account, Review
from birdtable.clauses import proofs_by_clause
from birdtable.kernel.content import walk
from birdtable.kernel.events import Happening
from birdtable.lab.simulate import Tally
from birdtable.progress import _plain_progress, progress
from birdtable.telling import show as showing
from birdtable.telling.voice import WIDEST, Voice, tell, usual_language, width
from birdtable.terminal.choices import Listed, choice_lines, listed, meant
from birdtable.terminal.commands import COMMANDS, Session, review_
from birdtable.terminal.compiling import CompileNews
from birdtable.terminal.play import _command, phrases
from birdtable.terminal.program import program
from birdtable.terminal.prompt import PlainReader, TerminalReader, next_words
from birdtable.terminal.seats import bot_list, make_bots, seat_names, seat_plan
from birdtable.terminal.sitting import Sitting
from birdtable.terminal.tally import _rounded

GAME = bt.load("above_the_clouds", "python")


@pytest.fixture
def game():
    return bt.load("above_the_clouds", backend="python")


@pytest.fixture
def sitting(game):
    plan = seat_plan(3, 0, ["random", "greedy"])
    return Sitting(game.new(3, seed=1), plan, make_bots(plan, 1), Voice("en", GAME))


# ---------------------------------------------------------------------- words


def test_names_of_seats():
    voice = Voice()
    assert seat_names(seat_plan(4, 1, ["random", "greedy"]), voice) == ["Random 1", "You", "Greedy 1", "Random 2"]
    assert bot_list(" Random , greedy,") == ["random", "greedy"]
    assert bot_list(None) == ["greedy"]


def test_events_speak_to_you_and_about_others():
    voice = Voice("en", GAME)
    event = Happening("took", {"seat": "0", "card": "standard-m4-b5"})
    assert voice.event(event, ["You", "Random 1"], you=0) == "You take Standard m4-b5."
    assert voice.event(event, ["Random 1", "You"], you=1) == "Random 1 takes Standard m4-b5."


def test_without_a_sentence_for_you_the_third_person_is_used(monkeypatch):
    voice = Voice("en", GAME)
    english = voice.catalogue
    monkeypatch.setattr(english, "has", lambda message, has=english.has: not message.endswith("-you") and has(message))
    event = Happening("took", {"seat": "1", "card": "standard-m4-b5"})
    assert voice.event(event, ["Random 1", "You"], you=1) == "Player 2 (you) takes Standard m4-b5."


def test_a_hidden_event_has_its_own_sentence():
    voice = Voice("en", GAME)
    event = Happening("dealt", {"seat": "1", "card": "standard-m4-b5"}, (("card", (1,)),))
    assert voice.event(event.seen_by(0), ["You", "Greedy 1"], you=0) == "Greedy 1 is dealt a card."


def test_a_missing_translation_is_said_in_english():
    assert Voice("it").say("table-bye")
    assert Voice("de", GAME).say("table-over-prompt")


def test_long_sentences_become_short_lines(capsys):
    tell("  " + "word " * 40, indent="  ")
    tell("    " + "x" * 100)
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= WIDEST for line in lines[:-1])
    assert lines[0].startswith("  word")
    assert lines[1].startswith("    word")
    assert lines[-1] == "    " + "x" * 100


@pytest.mark.parametrize(("columns", "wide"), [("60", 60), ("200", WIDEST), ("10", 40)])
def test_lines_are_as_long_as_the_terminal_allows(monkeypatch, columns, wide):
    monkeypatch.setenv("COLUMNS", columns)
    assert width() == wide


def test_the_usual_language():
    assert usual_language({"LANG": "it_IT.UTF-8"}) == "it"
    assert usual_language({"LC_ALL": "C", "LANG": "fr_FR"}) == "en"
    assert usual_language({}) == "en"


def test_commands_are_named_as_they_work_here(tmp_path, monkeypatch):
    script = tmp_path / "bin" / "birdtable"
    script.parent.mkdir()
    script.write_text("")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", "/nowhere")
    assert program(str(script)) == str(script)
    assert program("pytest") == "birdtable"
    assert program("birdtable/cli.py").endswith(" -m birdtable.cli")
    monkeypatch.setenv("PATH", str(script.parent))
    assert program(str(script)) == "birdtable"


# ---------------------------------------------------------------------- the picture


@pytest.mark.parametrize("draw", [showing.show, showing.glance])
def test_no_line_of_the_table_needs_boxes_or_colour(sitting, draw):
    sitting.play_on()
    lines = draw(GAME, sitting.view(), sitting.voice)
    assert not any(set(line) & set("│┃─━┌┐└┘+|\x1b") for line in lines)
    rows = [line for line in lines if line.startswith(("front", "middle", "back"))]
    assert [row.split()[0] for row in rows] == ["front", "middle", "back"]


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_position_of_a_game_can_be_shown(game, players, seat, language):
    voice = Voice(language, GAME)
    pos = game.new(players, seed=5)
    luck = np.random.default_rng(1)
    events = list(pos.opening)
    while not pos.over:
        view = {**pos.view(seat), "names": [f"P{number}" for number in range(players)]}
        for line in (*showing.show(GAME, view, voice), *showing.glance(GAME, view, voice)):
            assert "?" not in line
        legal = pos.legal()
        if pos.seat == seat:
            assert list(choice_lines(listed(pos, view, voice), voice))
            showing.not_now(GAME, view, lambda words, pos=pos: voice.reasons(pos.why_not(words), [*"abcde"]), voice)
        events += pos.play_legal(legal[luck.integers(len(legal))].number)
    view = {**pos.view(seat), "names": [f"P{number}" for number in range(players)]}
    assert len(showing.ranking(GAME, view, events, voice)) == players
    assert showing.result(view, seat, voice)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_seven_columns_fit_a_narrow_terminal(game, monkeypatch, language):
    monkeypatch.setenv("COLUMNS", "60")
    pos = game.new(4, seed=1)
    view = {**pos.view(0), "names": ["P"] * 4}
    rows = showing.show(GAME, view, Voice(language, GAME))
    assert all(len(row) <= 60 for row in rows if row.split(" ")[-1:] and " f  " in row + "  ")
    flock = [row for row in showing.glance(GAME, view, Voice(language, GAME)) if "♀" in row and ":" not in row]
    assert len(flock) == 3
    assert max(map(len, flock)) <= 60


def test_those_who_share_the_victory_share_the_first_place(game):
    view = {
        **game.new(4, seed=1).view(),
        "names": [*"ABCD"],
        "over": True,
        "winners": [1, 3],
        "scores": [20, 33, 20, 33],
    }
    lines = showing.ranking(GAME, view, [], Voice("en", GAME))
    assert [line.partition(":")[0] for line in lines] == ["1. B", "1. D", "3. A", "3. C"]


def test_points_add_up_in_the_ranking(game):
    voice = Voice("en", GAME)
    view = {"names": ["You", "Bot"], "scores": [5, 12], "winners": [1]}
    events = [
        Happening("stage", {"stage": 1, "nest": "even"}),
        Happening("nested", {"seat": "1", "points": 7}),
        Happening("scored", {"seat": "0", "points": 5}),
        Happening("stage", {"stage": 2, "nest": "even"}),
        Happening("scored", {"seat": "1", "points": 5}),
    ]
    assert showing.ranking(GAME, view, events, voice) == [
        "1. Bot: 12 points. By stage 7 + 5; landings 7, cards 5.",
        "2. You: 5 points. By stage 5 + 0; landings 0, cards 5.",
    ]


@pytest.mark.parametrize(
    ("scores", "winners", "person", "said"),
    [
        ([12, 11], [0], 0, "You win, 1 point ahead of B!"),
        ([12, 5], [0], 1, "A wins, 7 points ahead of you."),
        ([12, 5], [0], None, "A wins, 7 points ahead of B."),
        ([7, 7], [0], 1, "A wins. On equal points, whoever has fewer birds on the board wins."),
        ([7, 7], [0], 0, "You win! On equal points, whoever has fewer birds on the board wins."),
        ([7, 7], [0, 1], 0, "A and B share the victory."),
        ([0, 0], [], 0, "Nobody wins."),
    ],
)
def test_why_the_winner_won(scores, winners, person, said):
    view = {"names": ["A", "B"], "scores": scores, "winners": winners}
    assert showing.result(view, person, Voice("en", GAME)) == said


def test_a_bird_that_will_land_is_marked(game):
    view = {**game.new(2, seed=1).view(0), "names": ["You", "Bot"]}
    voice = Voice("en", GAME)
    view["flock"] = {"m4": "kite-female", "b4": "kite-male", "b1": "kite-female"}
    card = {"card": "dodge-m4-b1", "kind": "dodge", "marks": {"m4": 3, "b4": 2}}
    clouds = showing.own(GAME.package, "_marks")
    assert clouds(card, view, voice.say).replace("\xa0", " ") == "m4 3 (yours, will land), b4 2 (yours)"
    view["decision"] = "score-cards"
    assert clouds(card, view, voice.say).replace("\xa0", " ") == "m4 3 (yours), b4 2 (yours)"


def test_a_game_without_a_table_of_its_own_is_shown_as_rows(sitting, monkeypatch):
    monkeypatch.setattr(showing, "own", lambda package, name: None)
    lines = showing.show(GAME, sitting.view(), sitting.voice)
    assert lines[0] == "Points: You 0, Random 1 0, Greedy 1 0."
    assert "stage: 1" in lines
    assert "  f3: " in "\n".join(lines)
    assert "drawn: nothing" in lines
    assert showing.glance(GAME, sitting.view(), sitting.voice) == lines
    assert showing.in_words(GAME, sitting.position.action("pass"), sitting.view(), sitting.voice)[0] == ""
    assert showing.not_now(GAME, sitting.view(), lambda words: [], sitting.voice) == []


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


def test_choices_stand_under_headings_and_pass_comes_last(sitting):
    sitting.play_on()
    choices = listed(sitting.position, sitting.view(), sitting.voice)
    headings = list(dict.fromkeys(choice.heading.split(",")[0] for choice in choices))
    assert headings[:4] == ["Fly left or right", "Fly forward or backward", "Add a bird", "Take a maneuver card"]
    assert choices[-1].action.verb == "pass"
    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))


def test_short_choices_stand_side_by_side(monkeypatch):
    class Some:
        verb = "do"

    monkeypatch.setenv("COLUMNS", "40")
    choices = [Listed(number, Some, "Do", "x" * number) for number in (1, 2)]
    assert list(choice_lines(choices, Voice())) == ["Do:  1. x  2. xx"]
    choices = [Listed(number, Some, "Do", "x" * 14) for number in (1, 2, 3)]
    assert list(choice_lines(choices, Voice())) == [
        "Do:",
        f"  1. {'x' * 14}  2. {'x' * 14}",
        f"  3. {'x' * 14}",
    ]


def test_exact_words_go_before_beginnings_and_beginnings_before_parts(game):
    pos = game.new(2, seed=1)
    voice = Voice("en", GAME)
    choices = [
        Listed(number, pos.action(text), "", "")
        for number, text in enumerate(["swap m2 m3", "swap m2 b2", "pass", "place 1 front", "place 1 back"], 1)
    ]

    def numbers(text):
        return [choice.number for choice in meant(text, choices, voice, [])]

    assert numbers("swap m2 m3") == [1]
    assert numbers("SWAP m2") == [1, 2]
    assert numbers("pl") == [4, 5]
    assert numbers("m3 m2") == [1]
    assert numbers("column 1 at the back") == [5]
    assert numbers("pass now") == []
    assert numbers("…") == []


def test_tab_offers_the_next_word():
    options = ["swap f3 m3", "swap f3 f4", "pass", "why pass"]
    assert next_words("", options) == ("", ["swap", "pass", "why"])
    assert next_words("swap f3 ", options) == ("", ["m3", "f4"])
    assert next_words("SWAP f3 M", options) == ("M", ["m3"])
    assert next_words("quit ", options) == ("", [])


def test_tab_on_a_real_terminal(sitting):
    from prompt_toolkit.application import create_app_session
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput

    sitting.play_on()
    session = Session(sitting, sitting.voice)
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("pas\t")
        Timer(1.0, keys.send_text, ["\r"]).start()  # completing takes a moment
        assert (
            TerminalReader().ask(
                "> ", lambda: phrases(session, listed(sitting.position, sitting.view(), sitting.voice))
            )
            == "pass"
        )


def test_ctrl_c_clears_a_half_typed_line_and_leaves_an_empty_one():
    from prompt_toolkit.application import create_app_session
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput

    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        reader = TerminalReader()
        keys.send_text("half\x03pass\r")
        assert reader.ask("> ") == "pass"
        keys.send_text("\x03")
        with pytest.raises(KeyboardInterrupt):
            reader.ask("> ")
        keys.send_text("\r")
        reader.pause("> ")


def test_a_verb_of_the_game_goes_before_a_command(sitting, monkeypatch):
    session = Session(sitting, sitting.voice)
    assert _command(session, "look") == "look"
    monkeypatch.setitem(sitting.position.game.actions.first, "look", 0)
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


def test_undo_restores_everything(sitting):
    sitting.play_on()
    before = sitting.position.to_dict(), list(sitting.position.actions), list(sitting.told)
    swap = next(action for action in sitting.position.legal() if action.verb == "swap")
    sitting.decide(swap)
    assert sitting.can_undo()
    assert sitting.undo() == swap
    assert (sitting.position.to_dict(), sitting.position.actions, sitting.told) == before


def test_an_illegal_decision_changes_nothing(sitting):
    sitting.play_on()
    before = sitting.position.states.tobytes(), list(sitting.told)
    with pytest.raises(bt.IllegalAction):
        sitting.decide(sitting.position.action("done"))
    assert (sitting.position.states.tobytes(), sitting.told) == before
    assert sitting.past == []


# ---------------------------------------------------------------------- the rest


class Compiler:
    """Stands for the compiled rules of a game."""

    ready = False
    progress = (34, 61, "swap")
    child = None


class Compiling:
    """Stands for a game whose rules are in the making."""

    backend = "auto"

    def __init__(self):
        self.engines = SimpleNamespace(compiled=Compiler())


def test_compiling_is_told_seldom_and_its_end_once():
    game = Compiling()
    news = CompileNews(game, Voice())
    assert news.line() == "The table is getting faster in the background (55 % done); play on meanwhile."
    assert news.line() is None
    game.engines.compiled.ready = True
    assert news.line() == "The table runs at full speed now."
    assert news.line() is None


def test_a_compiler_that_fails_is_told_once():
    class Dead:
        def poll(self):
            return 1

    game = Compiling()
    game.engines.compiled.child = Dead()
    news = CompileNews(game, Voice())
    assert "could not be made faster" in news.line()
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
    assert [entry["source"] for entry in walk({"a": [{"source": "web"}], "b": {"source": "proposed"}, "c": 1})] == [
        "web",
        "proposed",
    ]


def test_options_take_the_values_that_the_game_offers():
    option = bt.Option("objectives", (False, True), False, "play with objectives")
    game = replace(GAME, options=(option,), players=(1,))
    assert game.read_options(["objectives=TRUE"]) == {"objectives": True}
    with pytest.raises(bt.BadOption, match="option 'objectives' is one of false, true, not 'maybe'"):
        game.read_options(["objectives=maybe"])
    assert game.usual_players == 1


def test_a_tally_counts_wins_and_shared_wins():
    tally = Tally(2)
    tally.add([[1, 2], [3, 3]], [0b10, 0b11], 20)
    tally.add([[5, 2]], [0b01], 11)
    assert (tally.games, tally.decisions, tally.wins, tally.shared) == (3, 31, [2, 2], 1)


def test_three_digits_of_a_speed():
    assert [_rounded(speed) for speed in (0.2, 87.4, 123456.0, 6_912_345.0)] == [0, 87, 123000, 6910000]


def test_progress_without_a_terminal_is_a_line_now_and_then(monkeypatch, capsys):
    monkeypatch.setattr("birdtable.progress.PLAIN_EVERY", 0.0)
    _plain_progress("Playing")(3, 10)
    assert capsys.readouterr().err == "Playing: 3 / 10\n"


def test_progress_on_a_terminal_is_a_bar(monkeypatch):
    class Screen(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr("sys.stderr", Screen())
    with progress("Playing") as advance:
        advance(1, 2)


def test_a_review_among_several_calls_what_the_others_chose_no_luck(sitting, monkeypatch, capsys):
    while not sitting.position.over:
        sitting.position.play_legal(sitting.position.legal_numbers()[0])
    account = Account(1, 0.3, 0.5, 0.0, 1.2, 1.0)
    monkeypatch.setattr("birdtable.terminal.commands.review", lambda *_: Review((), (), (account,)))
    review_(Session(sitting, Voice("en", GAME)), "")
    said = " ".join(capsys.readouterr().out.split())
    assert "own choices cost 50, the others’ choices and luck came to 120; the end is 100 %" in said
