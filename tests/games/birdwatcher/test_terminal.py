"""Birdwatcher at the terminal: the table in words, a solo game to its end, content and achievements."""

import json
import shutil

import pytest
from typer.testing import CliRunner

from birdtable.bots import GreedyBot, Knowledge, RandomBot
from birdtable.cli import app
from birdtable.games.birdwatcher.box import Window
from birdtable.telling.show import glance, in_words, ranking, result, show
from birdtable.telling.voice import Voice
from birdtable.terminal.album import news_lines
from birdtable.text import LANGUAGES

from .builder import GAME, solo, watch

ALONE = "By themselves, wherever they are, score: Black Sicklebill 3 (8 cards)"
FILE = GAME.folder / "content" / "box.toml"


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Run a command with typed lines, away from the person's own files; its words on one line."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BIRDTABLE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en")

    def run(*arguments, typed=(), code=0):
        found = CliRunner().invoke(app, [str(word) for word in arguments], input="".join(f"{line}\n" for line in typed))
        assert found.exit_code == code, found.output
        return " ".join(found.output.split())

    return run


def words(lines):
    return " ".join(lines)


def seen(pos, seat=0, names=("You", "Greedy 1", "Greedy 2")):
    return {**pos.view(seat), "names": list(names[: pos.players])}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_whole_games_are_shown_in_every_language(language, players):
    voice, pos = Voice(language, GAME), GAME.new(players=players, seed=4)
    bots = [RandomBot(seat) for seat in range(players)]
    while not pos.over:
        view = seen(pos)
        assert "{" not in words(show(GAME, view, voice) + glance(GAME, view, voice))
        for action in pos.legal():
            heading, text = in_words(GAME, action, view, voice)
            assert text
            assert "{" not in heading + text
        pos.play_legal(bots[pos.seat].choose(Knowledge(pos)).number)
    assert show(GAME, seen(pos), voice)


def test_the_table_says_what_lies_where():
    pos = watch(
        "red red",
        "blue nestling telegram",
        jungle="blue-beetle greater wilsons",
        clearing={"c2": "greater red lophorina"},
        startled=["c2"],
        insects={"0": "mantis mantis"},
        papers="",
    )
    said = words(show(GAME, seen(pos), Voice("en", GAME)))
    assert "jungle 1 – Blue Bird-of-Paradise (beetle)" in said
    assert "clearing 2 – Broad-plumed Lophorina, startled (on 2 more)" in said
    assert "clearing 2, below the top: Red Bird-of-Paradise, Greater Bird-of-Paradise." in said
    assert "Tree: 2 × Red Bird-of-Paradise." in said
    assert "Blue Bird-of-Paradise | Imposter Nestling as Blue Bird-of-Paradise | Telegram to the Editor (2)" in said
    assert "Insects: 2 × mantis." in said
    assert "adjacent birds score: King of Saxony 2/14 (6 cards), Standardwing 2/11 (6 cards)" in said
    assert "By themselves, wherever they are, score: Black Sicklebill 3 (8 cards), King of Ribbons 10 (1 card)," in said
    assert "Twelve-wired" not in said
    assert "Field Monograph (1 book): 6 points." in said


def test_the_crews_starting_publication_says_how_many_sicklebills_it_shows():
    pos = solo(journals={"crew": ""}, starting="sentient", crew="sentient")
    said = words(show(GAME, seen(pos), Voice("en", GAME)))
    assert "Sentient Bird Photographer (3 books): 16 points. 4 Black Sicklebills on it count for the awards." in said


@pytest.mark.parametrize(("players", "option", "blue"), [(5, "no", True), (2, "for-blue", False)])
def test_only_species_in_play_are_listed(players, option, blue):
    pos = watch(players=players, twelve_wired=option)
    assert ("blue" in pos.view()["box"]["species"]) == blue
    said = words(show(GAME, seen(pos, names="abcde"), Voice("en", GAME)))
    twelve = "Twelve-wired Bird-of-Paradise each as many as there are of them in the journal (12 cards)"
    assert f"{ALONE}, {twelve}, King of Ribbons 10 (1 card)," in said
    assert ("Blue Bird-of-Paradise 4/6/11" in said) == blue


def test_a_call_counts_the_birds_that_there_is_room_for():
    voice = Voice("en", GAME)
    for tree, said in (("blue blue", "3 × Red Bird-of-Paradise"), ("blue blue blue blue", "2 × Red Bird-of-Paradise")):
        pos = watch(tree, jungle="red red red")
        assert in_words(GAME, pos.action("call red"), seen(pos), voice)[1] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_publication_says_which_pages_it_looks_at(language):
    pos, voice = watch(academy="plumage-in-series mornings-variety"), Voice(language, GAME)
    told = set()
    for window in [window.word for window in Window]:
        view = seen(pos)
        for paper in ("plumage-in-series", "mornings-variety"):
            view["box"]["publications"][paper]["window"] = window
            told.add(in_words(GAME, pos.action(f"publish {paper}"), view, voice)[1])
    assert len(told) == 2 * len(Window)


def test_a_solo_game_by_numbers_to_its_end(run):
    said = run("play", "birdwatcher", "--players", 1, "--seed", 3, "--backend", "python", typed=["", *["1"] * 120])
    assert "The Crew publishes Junior Photographer: page 1." in said
    assert "The game is over. 1. You: " in said
    assert "The Crew (Junior Photographer): " in said
    assert "You have lost." in said
    assert said.endswith("Goodbye.")


def test_a_game_of_three_against_bots_can_be_left_and_continued(run):
    options = (
        "--players",
        3,
        "--seed",
        5,
        "--backend",
        "python",
        "--bots",
        "random",
        "--option",
        "twelve_wired=for-blue",
    )
    said = run("play", "birdwatcher", *options, typed=["", "1", "1", "why zoom 0 red", "quit"])
    assert "The zoom lens is for the trees of others." in said
    again = run("play", "--resume", typed=["quit"])
    assert "Birdwatcher" in again
    assert "Goodbye." in again


def test_a_victory_is_told_with_its_achievements():
    pos = solo(journal="standardwing standardwing king-of-ribbons", ending=True, academy="", papers="", deck="")
    pos.play("end")
    view, voice = seen(pos), Voice("en", GAME)
    assert result(view, 0, voice) == "You win!"
    lines = ranking(GAME, view, [], voice)
    assert lines[0].startswith("1. You: ")
    assert lines[1].startswith("The Crew (Junior Photographer): ")
    (news,) = news_lines(GAME, view, voice)
    assert "Complete set: Standardwing" in news
    assert "Rare hybrids: 1" in news
    assert "Won against: Junior Photographer" in news


def test_the_content_command_says_where_the_file_is_and_what_is_wrong_with_another(run, tmp_path):
    assert "birdtable content birdwatcher --edit" in run("content", "birdwatcher")
    mine = tmp_path / "mine.toml"
    shutil.copy(FILE, mine)
    assert "is fine" in run("content", "birdwatcher", "--check", mine)
    mine.write_text(FILE.read_text("utf-8").replace("tokens = 6 ", "tokens = 0 "), "utf-8")
    said = run("content", "birdwatcher", "--check", mine, code=1)
    assert "line 176: [insects] tokens must be a number from 1 to 20, not 0" in said
    assert "There is 1 problem" in said
    mine.write_text("[", "utf-8")
    assert "is not TOML" in run("content", "birdwatcher", "--check", mine, code=1)
    assert "cannot be read" in run("content", "birdwatcher", "--check", tmp_path / "none.toml", code=1)


def test_a_file_of_another_game_is_refused(run):
    assert "line" in run("content", "above_the_clouds", "--check", FILE, code=1)
    assert "no achievements" in run("achievements", "above_the_clouds", code=1)


def test_the_achievements_command_lists_every_box(run, tmp_path):
    said = run("achievements", "birdwatcher")
    assert said.count("[ ]") == 57
    assert "0 of 57 achievements." in said
    pos = GAME.new(players=1, seed=1)
    bot = GreedyBot(1, copies=1)
    while not pos.over:
        pos.play_legal(bot.choose(Knowledge(pos)).number)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(pos.record()), "utf-8")
    ticked = len(GAME.boxes_of(pos.view()))
    assert f"{ticked} of 57 achievements." in run("achievements", "birdwatcher", file)
