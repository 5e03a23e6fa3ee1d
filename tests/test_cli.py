"""The command line, driven as a person would: typed lines in, sentences out."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import birdtable as bt
from birdtable import fair
from birdtable.cli import app

CLOUDS = "above_the_clouds"


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Run a command with typed lines; nothing is left running and nothing is read from the person's own files."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BIRDTABLE_DATA", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)

    def run(*arguments, typed=(), code=0):
        result = CliRunner().invoke(app, list(arguments), input="".join(f"{line}\n" for line in typed))
        assert result.exit_code == code, result.output
        assert "Traceback" not in result.output
        return result

    return run


def play(run, *typed, more=(), seed=1, players=2):
    """A game in Python; the words it printed, on one line, so that line breaks do not matter."""
    arguments = ("play", CLOUDS, "--seed", str(seed), "--players", str(players), "--backend", "python", *more)
    return " ".join(run(*arguments, typed=typed).output.split())


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_by_numbers(run, players):
    said = play(run, *["1"] * 400, players=players, more=("--bots", "random,greedy"))
    assert "Stage 3 begins." in said
    assert "The game is over. 1. " in said
    assert "By stage " in said
    assert said.endswith("Goodbye.")


@pytest.fixture
def in_python(monkeypatch):
    """Nothing compiles in the background."""
    monkeypatch.setattr(bt.Game, "on", lambda game, *_, on=bt.Game.on: on(game, "python"))


@pytest.fixture
def two_games(monkeypatch):
    """A shelf with a second game."""
    monkeypatch.setattr(bt, "games", lambda: [CLOUDS, "perch"])


@pytest.fixture
def one_game(monkeypatch):
    """A shelf with one game."""
    monkeypatch.setattr(bt, "games", lambda: [CLOUDS])


def test_enter_everywhere_reaches_a_game_against_one_greedy_bot(run, in_python, one_game):
    said = run("play", typed=[""]).output
    assert "Which game" not in said  # while there is only one
    assert "At the table: You and Greedy 1." in said
    assert "Pass: give 2 cubes to the nest" in said


def test_questions_are_asked_again_after_a_bad_answer(run, in_python, two_games):
    said = run("play", typed=["chess", "99", "above the", "seven", "9", "3"]).output
    assert "Which game would you like to play?" in said
    assert said.count("Please type a number from 1 to") == 2
    assert said.count("Please type one of these numbers: 2, 3, 4.") == 2
    assert "At the table: You, Greedy 1 and Greedy 2." in said


@pytest.mark.parametrize("typed", [["quit"], ["1", "q"]])
def test_quit_works_at_the_questions(run, two_games, typed):
    assert run("play", typed=typed).output.endswith("Goodbye.\n")


def test_a_game_is_found_by_a_clear_beginning(run):
    assert "Above the Clouds" in run("play", "Above", "--backend", "python").output
    assert "rules." in run("rules", "above-the").output


def test_the_end_of_input_during_the_questions_is_polite(run):
    assert run("play", typed=[]).output.endswith("Goodbye.\n")


def test_an_action_in_notation_or_by_a_clear_beginning(run):
    said = play(run, "swap m2 m3", "add fi")
    assert "You swap" in said
    assert "You take the first face-up bird" in said


def test_a_pair_may_be_named_in_either_order(run):
    assert "You swap" in play(run, "swap m3 m2")


def test_words_that_are_not_clear_are_asked_back(run):
    said = play(run, "take")
    assert "“take” could mean 4 choices. Please say which:" in said
    assert "Take Lead Change m2-b1 11. Take" in said
    assert "You take" not in said


@pytest.mark.parametrize(
    ("typed", "language", "said"),
    [
        ("take Lead Change m2-b1", "en", "You take Lead Change m2-b1."),
        ("TAKE lead change m2 b1", "en", "You take Lead Change m2-b1."),
        ("Take Standard", "en", "You take Standard b1-b4."),
        ("play standard", "en", "You play Standard m5-b2 for 2 cubes."),
        ("add red kite", "en", "You take the first face-up bird: red kite ♀."),
        ("m3 m2", "en", "You swap red kite ♂ (m2) and greylag goose ♀ (m3)."),
        ("take Führungswechsel m2-b1", "de", "Du nimmst Führungswechsel m2-b1."),
        ("fuhrungswechsel m2-b1 nehmen", "de", "Du nimmst Führungswechsel m2-b1."),
        ("prendre changement de leader m2 b1", "fr", "Tu prends Changement de leader m2-b1."),
        ("take cambio di guida m2-b1", "it", "Prendi Cambio di guida m2-b1."),
    ],
)
def test_what_the_screen_says_can_be_typed(run, typed, language, said):
    assert said in play(run, typed, more=("--language", language))


def test_bad_input_is_explained_and_loses_nothing(run):
    said = play(run, "fly home", "xyzzy", "99", "0", "", "swap m2", "swap x1 m2", "place 1", "PASS")
    assert "“fly home” is not among your choices. Perhaps you mean: 1. Swap" in said
    assert "“xyzzy” is neither a choice nor a command." in said
    assert said.count("There is no such number") == 2
    assert "Please type a number from the list" in said
    assert "“swap m2” could mean 2 choices." in said
    assert "“swap x1 m2” is not among your choices. Perhaps you mean: 1. Swap" in said
    assert "That is not what is being decided now: Take your turn" in said
    assert "You pass" in said


def test_an_illegal_action_is_refused_with_its_reason(run):
    said = play(run, "swap f1 m1", "play Dodge m4-b1")
    assert "You cannot do this now: “Swap f1 with m1”. Space f1 is empty" in said
    assert "Type “why swap f1 m1” to read the rule. Nothing has changed." in said
    assert "You cannot do this now: “Play Dodge m4-b1”. Dodge m4-b1 is not in your hand." in said


def test_why_names_the_clause_and_reads_it(run):
    said = play(
        run, "why swap f1 m1", "why place 1 front", "why pass", "why 16", "why", "why nonsense", "why Take Dodge m4-b1"
    )
    assert "A bird never flies to an empty space. (action.swap-birds, page 4) Ruling: Every swap" in said
    assert "That is not what is being decided now: Take your turn" in said
    assert said.count("Nothing stands in the way: “Pass") == 2
    assert "Why not what? For example: why swap f1 f2" in said
    assert "“nonsense” names no action of this game." in said
    assert "Dodge m4-b1 is not in the display." in said


def test_the_same_reason_is_said_once(run):
    said = play(run, "why swap m2 m4")
    assert said.count("Those spaces are not next to each other") == 1
    assert "(action.sideways, page 4)" in said
    assert "(action.forward, page 4)" not in said


def test_undo_is_free_while_nobody_has_learned_anything(run):
    said = play(run, "undo", "swap m2 m3", "undo", "undo")
    assert "you have not chosen anything yet" in said
    assert "Taken back: “Swap m2 with m3”." in said
    assert said.count("you have not chosen anything yet") == 2


def test_undo_goes_back_to_the_same_table(run):
    before, after = play(run, "swap m2 m3", "undo").split("Taken back: “Swap m2 with m3”.")
    flock = after[after.index("column 1") : after.index("Take your turn")]
    assert "back b" in flock
    assert flock.strip() in before


def test_undo_stops_where_somebody_learned_something(run):
    said = play(run, "add first", "1", "undo")
    assert "Your choice “Place it in column 1, at the front” cannot be taken back: it told the others something" in said
    assert "Taken back" not in said


def test_undo_says_who_else_turned_something_up(run):
    said = play(run, "1", "1", "undo", seed=7)
    assert "Your last choice cannot be taken back: since then Greedy 1 turned something up or showed something" in said


def test_what_happened_comes_before_the_flock_and_the_flock_before_the_choices(run):
    said = play(run, "swap m2 m3")
    turn = said[said.index("You pay 2 cubes") :]
    assert turn.index("Greedy 1 ") < turn.index("column 1") < turn.index("Take your turn")
    assert "The flock, front row first." not in turn  # the whole table is for the start of a stage and for look


def test_a_card_that_cannot_be_played_is_listed_with_the_reason(run):
    said = play(run, "swap b1 b2")
    assert "Not now: Score m3-m4, 3 cubes: score another card of your hand now." in said
    assert "No other card of your hand scores now." in said


def test_look_log_rules_and_help(run):
    said = play(run, "look", "log", "rules", "rules triangle", "rules end", "rules xyzzy", "help", "?")
    assert said.count("The flock, front row first.") == 2
    assert said.count("Stage 1 begins.") == 2
    assert said.count("The swifts are neutral: they belong to nobody and score for nobody.") == 2
    assert "setup (9)" in said
    assert "(setup.flock, page 2)" in said
    assert "(end.stages, page 7)" in said
    assert said.count(" (end.") == 2
    assert "(stage.end, page 6)" not in said  # the chapter, not every rule with these letters
    assert "No rule holds “xyzzy”." in said
    assert said.count("why ACTION: why an action is not allowed now") == 2


def test_a_landing_says_what_the_cards_bring_now(run):
    said = play(run, *["pass"] * 5)
    assert "Cards that you do not score stay in your hand. Score cards of your hand, or be done." in said
    assert " points now" in said


def test_another_seat(run):
    said = play(run, more=("--seat", "1", "--bots", "random"))
    assert "At the table: Random 1 and You." in said


def test_the_same_seed_plays_the_same_game(run):
    said = [play(run, *["2"] * 30, seed=9).split("Your game is kept")[0] for _ in range(2)]
    assert said[0] == said[1]


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_language_plays(run, language):
    assert len(play(run, *["1"] * 400, more=("--language", language))) > 1000


def test_other_players_hands_are_not_shown(run):
    said = play(run, players=3)
    position = bt.load(CLOUDS, backend="python").new(3, seed=1)
    hidden = {card["card"] for card in position.view(1)["hands"][1]} - {
        card["card"] for card in position.view(0)["display"]
    }
    assert hidden
    for card in hidden:
        kind, *marks = card.rsplit("-", 2)
        assert f"{'-'.join(marks)}," not in said or kind not in said.casefold()


# ---------------------------------------------------------------------- leaving and coming back


def kept(folder):
    return sorted((folder / "data" / "games").glob("*.json"))


@pytest.mark.parametrize("leave", [["quit"], ["q"], []])
def test_leaving_keeps_the_game(run, tmp_path, leave):
    said = play(run, "swap m2 m3", *leave)
    (file,) = kept(tmp_path)
    assert file.name.startswith(f"{CLOUDS}-20")
    assert f"Your game is kept in {file}. To come back: birdtable play --resume Goodbye." in said
    again = " ".join(run("play", "--resume", "--backend", "python", typed=["log", "pass", "quit"]).output.split())
    assert "The game goes on after" in again
    assert "You swap red kite ♂ (m2) and greylag goose ♀ (m3)." in again
    assert kept(tmp_path) == [file]
    assert "pass" in json.loads(file.read_text())["actions"]


def test_leaving_before_the_first_choice_keeps_nothing(run, tmp_path):
    assert play(run, "quit", "1").endswith("Your choice: Goodbye.")
    assert kept(tmp_path) == []


def test_a_bare_play_asks_about_the_game_that_was_left(run, in_python):
    play(run, "pass", "quit")
    said = " ".join(run("play", typed=["", "quit"]).output.split())
    assert "You left a game of Above the Clouds on 20" in said
    assert "The game goes on after" in said
    assert "The game goes on" not in run("play", typed=["n", "", "quit"]).output


def test_a_game_goes_on_in_its_language(run):
    play(run, "pass", "quit", more=("--language", "fr"))
    assert "La partie reprend" in run("play", "--resume", "--backend", "python").output
    assert "Die Partie geht" in run("play", "--resume", "--backend", "python", "--language", "de").output


def test_a_game_that_was_finished_is_not_offered_again(run, tmp_path):
    play(run, "pass", "quit")
    run("play", "--resume", "--backend", "python", typed=["1"] * 400)
    assert json.loads(kept(tmp_path)[0].read_text())["over"]
    assert "There is no unfinished game in" in run("play", "--resume", code=1).stderr


def test_files_that_are_no_unfinished_games_are_passed_over(run, tmp_path):
    play(run, "pass", "quit")
    record = json.loads(kept(tmp_path)[0].read_text())
    for number, change in enumerate([{"version": 99}, {"game": "chess"}, {"seats": ["x"]}, {"over": True}]):
        (tmp_path / "data" / "games" / f"later-{number}.json").write_text(json.dumps({**record, **change}))
    (tmp_path / "data" / "games" / "broken.json").write_text("{")
    assert "The game goes on after" in run("play", "--resume", "--backend", "python").output


def test_a_folder_that_cannot_be_written_is_said(run, tmp_path):
    (tmp_path / "data").write_text("a file where the folder would be")
    assert "cannot be written" in play(run, "pass", "quit")


def test_the_language_of_the_system_is_used(run, monkeypatch):
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert "Regeln." in run("rules", CLOUDS).output
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "rules." in run("rules", CLOUDS).output


# ---------------------------------------------------------------------- saving, replaying, verifying


@pytest.fixture
def finished(run):
    """The file of a finished game."""
    said = play(run, *["1"] * 100, "save game.json", more=("--bots", "random"))
    assert "Saved in game.json. " in said
    return "game.json"


def test_save_and_load_continue_the_same_game(run):
    said = play(run, "swap m2 m3", "save a.json", "quit")
    assert "To come back: birdtable play --load a.json" in said
    again = " ".join(
        run("play", "--load", "a.json", "--backend", "python", typed=["log", "pass", "save"]).output.split()
    )
    assert "The game goes on after" in again
    assert "At the table: You and Greedy 1." in again
    assert "You swap" in again
    assert "You pass" in again
    assert "Saved in a.json." in again
    assert "pass" in json.loads(Path("a.json").read_text())["actions"]


def test_save_never_overwrites_another_file(run, tmp_path):
    (tmp_path / "letter.txt").write_text("dear")
    said = play(run, "save letter.txt", "save nowhere/x.json")
    assert "letter.txt is there already" in said
    assert "cannot be written" in said
    assert (tmp_path / "letter.txt").read_text() == "dear"


def test_save_without_a_name_keeps_the_game(run, tmp_path):
    said = play(run, "pass", "save", "quit")
    assert f"Saved in {kept(tmp_path)[0]}." in said


def test_leaving_after_playing_on_keeps_the_newer_game_beside_the_file(run, tmp_path):
    assert f"Your game is kept in {tmp_path}" in play(run, "pass", "save a.json", "pass", "quit")
    assert len(json.loads(kept(tmp_path)[0].read_text())["actions"]) > len(
        json.loads(Path("a.json").read_text())["actions"]
    )


def test_replay_tells_the_game(run, finished):
    said = " ".join(run("replay", finished).output.split())
    assert "Above the Clouds. At the table: You and Random 1." in said
    assert "Random 1: Swap" in said
    assert "Stage 3 begins." in said
    assert said.count("column 1 2 3 4 5") == 3  # the flock at the start of each stage
    assert "By stage" in said


def test_replay_step_by_step(run, finished):
    said = run("replay", finished, "--step", typed=["", "", "q"]).output
    assert said.count("Enter goes on") == 3
    assert said.count("column   ") == 3
    assert "Stage 3 begins" not in said
    assert run("replay", finished, "--step", typed=[""]).output.count("Enter goes on") == 2


def test_an_unfinished_game_is_replayed_as_its_person_saw_it(run):
    play(run, "pass", "save a.json")
    said = run("replay", "a.json").output
    assert "Greedy 1 is dealt a card." in said
    assert "the game is not over" in said


def test_verify_says_what_is_proved_and_what_is_not(run, finished):
    said = " ".join(run("verify", finished).output.split())
    assert "Proved: the key in the record deals this game, and all" in said
    assert "Proved: the game is over and the final scores are those in the record" in said
    assert "Not proved: that nobody chose the deal. The record makes no claim of fairness." in said


def tamper(file, **changes):
    record = json.loads(Path(file).read_text())
    record.update(changes)
    Path(file).write_text(json.dumps({name: value for name, value in record.items() if value is not None}))


def test_verify_refuses_other_scores(run, finished):
    tamper(finished, scores=[99, 0])
    assert "Error: The record says the scores are [99, 0], but" in run("verify", finished, code=1).stderr


def test_verify_without_scores_says_so(run, finished):
    tamper(finished, scores=None)
    assert "Not proved: the result." in run("verify", finished).output


def test_verify_refuses_a_wrong_end(run, finished):
    tamper(finished, over=False)
    assert "the game is over" in run("verify", finished, code=1).stderr


def fair_record():
    secret, nonces = b"s" * 32, [b"a", b"b"]
    position = bt.load(CLOUDS, backend="python").new(2, seed=fair.fair_key(secret, nonces))
    claim = {"commitment": fair.commitment(secret), "secret": secret.hex(), "nonces": [nonce.hex() for nonce in nonces]}
    return {**position.record(), "fair": claim}


def test_verify_checks_the_proof_of_fairness(run, tmp_path):
    record = fair_record()
    (tmp_path / "fair.json").write_text(json.dumps(record))
    said = run("verify", "fair.json").output
    assert "Proved: the deal." in said
    assert record["fair"]["commitment"] in said
    record["fair"]["secret"] = "00" * 32
    (tmp_path / "fair.json").write_text(json.dumps(record))
    assert "does not fit the commitment" in run("verify", "fair.json", code=1).stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"actions": ["pass", "fly home"]}, "Error: The record is damaged: action 2, 'fly home'"),
        ({"actions": ["place 1 front"]}, "Error: The record is damaged: action 1"),
        ({"actions": None}, "Error: The record is damaged: it has no actions."),
        ({"version": 99}, "Error: This needs rules 99 of above_the_clouds; only rules"),
        ({"game": "chess"}, "Error: The record is of 'chess'; the games are:"),
        ({"game": "os.path"}, "Error: The record is of 'os.path'; the games are:"),
        ({"game": ["x"]}, "Error: The record is of ['x']; the games are:"),
        ({"key": "00"}, "Error: The record is damaged: a key has 32 bytes"),
        ({"players": 9}, "Error: The record is damaged"),
        ({"format": "other"}, "Error: The record's format is 'other'"),
    ],
)
def test_a_tampered_record_is_one_sentence(run, finished, command, change, said):
    tamper(finished, **change)
    result = run(command, finished, code=1)
    assert result.stderr.startswith(said)
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("seats", [["you"], ["you", "you"], ["you", "clever"], "you", [1, 2]])
def test_tampered_seats_are_refused(run, finished, seats):
    tamper(finished, seats=seats)
    assert (
        "Error: The record is damaged: seats" in run("play", "--load", finished, "--backend", "python", code=1).stderr
    )


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("not json", "it is not JSON"),
        ("[1]", "expected an object, got list"),
        ("{}", "it names no game"),
        ("[" * 100_000, "it is not JSON"),
        ("\udcff", "it is not JSON"),
    ],
)
def test_a_file_that_is_no_record(run, tmp_path, content, said):
    (tmp_path / "x.json").write_bytes(content.encode("utf-8", "surrogateescape"))
    for command in (["replay"], ["verify"], ["play", "--load"]):
        assert said in run(*command, "x.json", code=1).stderr


def test_a_file_that_is_not_there(run):
    assert (
        run("replay", "gone.json", code=1).stderr
        == "Error: The file gone.json cannot be read: No such file or directory.\n"
    )


def test_loading_a_game_under_another_name(run, finished):
    other = "examples.connect_four"
    assert f"is a game of above_the_clouds, not of {other}" in run("play", other, "--load", finished, code=1).stderr


def test_a_finished_game_can_be_loaded_and_looked_at(run, finished):
    said = run("play", "--load", finished, "--backend", "python", typed=["look", "1", ""]).output
    assert "The game is over." in said
    assert "back b" in said


# ---------------------------------------------------------------------- many games, rules, games


def test_sim_with_random_bots(run):
    said = " ".join(run("sim", CLOUDS, "--players", "3", "--games", "5000", "--seed", "3").output.split())
    assert "5,000 games." in said
    assert "Player 3 (random): mean score" in said
    assert "decisions a second" in said
    again = " ".join(run("sim", CLOUDS, "--players", "3", "--games", "5000", "--seed", "3").output.split())
    assert said.split("Speed")[0] == again.split("Speed")[0]


def test_sim_with_other_bots(run):
    said = run("sim", CLOUDS, "--games", "10", "--bots", "greedy,random").output
    assert "Player 1 (greedy): mean score" in said
    assert "Player 2 (random): mean score" in said


def test_decimals_have_the_comma_of_the_language(run):
    said = " ".join(run("sim", CLOUDS, "--games", "10", "--language", "de").output.split())
    assert re.search(r"im Mittel \d+,\d\d Punkte", said)
    assert re.search(r"mean score \d+\.\d\d,", " ".join(run("sim", CLOUDS, "--games", "10").output.split()))


def test_rules_with_the_tests_that_prove_them(run):
    said = " ".join(run("rules", CLOUDS, "--search", "triangle").output.split())
    assert "(setup.flock, page 2) Ruling: The heights are the only ones" in said
    assert "Proved by:" not in said
    said = " ".join(run("rules", CLOUDS, "--search", "triangle", "--tests").output.split())
    assert "Proved by:" in said or "No test names this rule." in said


def test_rules_begin_with_the_game_in_a_few_sentences(run):
    assert run("rules", CLOUDS).output.startswith("The birds of all players fly in one flock")


def test_rules_without_a_match(run):
    assert "Error: No rule holds “xyzzy”." in run("rules", CLOUDS, "--search", "xyzzy", code=1).stderr


def test_games_says_what_is_sourced_and_what_is_proposed(run):
    said = run("games").output
    assert "above_the_clouds: Above the Clouds, for 2, 3, 4 players" in said
    assert "maneuver cards: 57 proposed by us." in said


def test_version(run):
    assert run("--version").output == f"birdtable {bt.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "Error: There is no game 'chess'; the games are:"),
        (("sim", "chess"), "Error: There is no game 'chess'; the games are:"),
        (("rules", "chess"), "Error: There is no game 'chess'; the games are:"),
        (("play", CLOUDS, "--players", "9"), "Error: Above the Clouds is for 2, 3, 4 players, not 9."),
        (("sim", CLOUDS, "--players", "1"), "Error: Above the Clouds is for 2, 3, 4 players, not 1."),
        (("play", CLOUDS, "--bots", "clever"), "Error: There is no bot 'clever'; the bots are: random, greedy, gentle"),
        (("play", CLOUDS, "--seat", "2"), "Error: There is no seat 2; the seats are 0 to 1."),
        (("play", CLOUDS, "--language", "xx"), "Error: Language 'xx' is unknown; expected one of: en, de, fr, it."),
        (("play", CLOUDS, "--option", "x=1"), "Error: Above the Clouds has no option 'x'; it has: none."),
        (("play", CLOUDS, "--option", "x"), "Error: An option is given as NAME=VALUE, not 'x'."),
        (("play", CLOUDS, "--backend", "abacus"), "Error: Back end 'abacus' is unknown"),
    ],
)
def test_a_mistake_is_one_clear_sentence(run, arguments, said):
    result = run(*arguments, code=1)
    assert result.stderr.startswith(said)
    assert result.stdout == ""


# ---------------------------------------------------------------------- a game of one's own


def test_a_game_outside_the_house_can_be_saved_and_brought_back(run):
    other = "examples.connect_four"
    said = run("play", other, "--backend", "python", typed=["drop 4", "save own.json", "quit"]).output
    assert f"birdtable play {other} --load own.json" in " ".join(said.split())
    again = run("play", other, "--load", "own.json", "--backend", "python", typed=["quit"]).output
    assert "The game goes on after" in again
    assert "Proved" in run("verify", "own.json", "--game", other).output
    assert "name the module of another" in run("verify", "own.json", code=1).stderr
