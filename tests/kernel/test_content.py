"""Files of one's own: twenty broken ones, each with a message that tells what to mend, and good ones that are used."""

import subprocess
import sys
import tomllib

import pytest
from typer.testing import CliRunner

import birdtable as bt
from birdtable.cli import app
from birdtable.kernel.content import installed_files, line_of
from birdtable.terminal.content import checked_content

BROKEN = [
    # game, file, what stands there, what is put instead, the entry and what is said about it
    ("above_the_clouds", "nest_cards.toml", 'name = "shy"', 'name = "owls"', "owls name has no words and no drawing"),
    ("above_the_clouds", "nest_cards.toml", "pair = -10", "pairs = -10", "loners pairs is not known"),
    ("above_the_clouds", "maneuver_cards.toml", "b1 = 3, b5 = 3", "b1 = 3, b6 = 3", "has b6, but there are 5 columns"),
    ("above_the_clouds", "maneuver_cards.toml", '"neutral"', '"sideways"', "kind should be 'dodge'"),
    ("above_the_clouds", "box.toml", "cubes = [10, 13, 16]", "cubes = [10, 13, 160]", "cubes 3 should be 16"),
    ("birdwatcher", "box.toml", '"cicada"]\ntokens', '"wasp"]\ntokens', "kinds 5 should be 'beetle'"),
    ("birdwatcher", "box.toml", "tokens = 6 ", "tokens = 0 ", "tokens must be a number from 1 to 20, not 0"),
    ("birdwatcher", "box.toml", "ribbon = [2, 14]", "ribon = [2, 14]", "king-of-saxony ribon is not known"),
    ("birdwatcher", "box.toml", "rarity = 6\nribbon = [2, 14]", "rarity = 7\nribbon = [2, 14]", "add up to 70"),
    ("fly_a_way", "birds.toml", 'op = "score", n = 5, if', 'op = "score", nn = 5, if', "op score does not heed nn"),
    ("fly_a_way", "birds.toml", 'may = "bottom"', 'may = "top"', "may can only be 'bottom'"),
    ("fly_a_way", "birds.toml", '"bird_saved", by = "opponent" }', '"bird_saved", by = "self" }', "by can only"),
    ("fly_a_way", "birds.toml", 'start = "kor"', 'start = "vis"', "must lie south of its start"),
    ("fly_a_way", "wing_it.toml", "copies = 6", "copies = 60", "squawk-1 copies must be a number from 1 to 9, not 60"),
    ("fly_a_way", "linkways.toml", '["tai", "len"]', '["len", "tai"]', "must lead to a place farther south"),
    ("perch", "creatures.toml", 'move = "ring"', 'move = "round"', "move must be one of adjacent, fullest-adjacent"),
    ("perch", "locations.toml", "points = [5, 3, 3]", "points = [5, 3]", "birch points 3 is missing"),
    ("perch", "box.toml", "points = [1, 2, 3, 4, 6]", "points = [1, 2, 3, 4]", "one value for each level"),
    ("pigeons", "city.toml", 'spaces = ["c6"]', 'spaces = ["c9"]', "2 spaces 1 must be spelled like d5, not 'c9'"),
    ("pigeons", "tiles.toml", "targets = [[28, 28, 72, 72]]", "targets = [[72, 28, 28, 72]]", "pedestrian-1"),
    ("pigeons", "physics.toml", "azimuth = [2, 88]", "azimuth = [88, 2]", "must go from less to more"),
    ("pigeons", "box.toml", "limits = [12, 8, 0]", "limits = [12, 8, ", "is not TOML"),
]


@pytest.mark.parametrize(("name", "file", "before", "after", "said"), BROKEN, ids=lambda value: str(value)[:24])
def test_what_is_broken_is_told_by_file_line_and_entry(name, file, before, after, said, tmp_path):
    game = bt.load(f"{name}@installed", "python")
    text = installed_files(game.package)[file].read_text("utf-8")
    assert before in text
    broken = text.replace(before, after, 1)
    (tmp_path / file).write_text(broken, "utf-8")
    problems = checked_content(game, tmp_path)
    assert any(said in problem for problem in problems), problems
    place = text[: text.index(before)].count("\n") + 1
    lines = [int(problem.split(", line ")[1].split(":")[0]) for problem in problems if ", line " in problem]
    assert all(str(tmp_path / file) in problem for problem in problems)
    if "columns" not in said and "add up" not in said and "TOML" not in said:
        assert min(abs(line - place) for line in lines) <= 3, (lines, place)


@pytest.mark.parametrize("name", bt.games())
def test_whatever_a_key_says_it_is_refused_or_heeded(name):
    """Each key, misspelt once: nothing is passed over."""
    game = bt.load(f"{name}@installed", "python")
    for file, path in installed_files(game.package).items():
        data = tomllib.loads(path.read_text("utf-8"))
        for entry in list(_entries(data))[:40]:
            entry["mistake"] = 1
            with pytest.raises(ValueError, match=r"mistake|heed"):
                game.schema.files[file].model_validate(data)
            del entry["mistake"]


def _entries(data):
    if isinstance(data, dict):
        yield data
        for key, value in data.items():
            if key not in ("marks", "sources", "count", "per", "if"):  # keys there are words
                yield from _entries(value)
    elif isinstance(data, list):
        for value in data:
            yield from _entries(value)


def test_lines_are_those_that_people_see():
    text = 'top = 1\n\n[[card]]  # first\nname = "a"\n\n[[card]]\nname = "b"\nmarks = [\n  1,\n  2,\n]\n'
    for path, line in [
        (("top",), 1),
        (("card",), 3),
        (("card", 1), 6),
        (("card", 1, "missing"), 6),
        (("card", 1, "name"), 7),
        (("card", 1, "marks", 1), 10),
    ]:
        assert line_of(text, path) == line


# ---------------------------------------------------------------------- files of one's own in use

SHY = 'name = "shy"\npoints = [4, 9, 14, 19, 24]\npair = -5'


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A folder for content of one's own, and what Python says with it."""
    monkeypatch.setenv("BIRDTABLE_CONTENT", str(tmp_path))

    def say(code):
        found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
        return (found.stdout + found.stderr).strip()

    return tmp_path, say


def test_content_of_ones_own_is_played_and_named_in_the_record(own):
    folder, say = own
    assert CliRunner().invoke(app, ["content", "above", "--edit"]).exit_code == 0
    nests = folder / "above_the_clouds" / "nest_cards.toml"
    text = nests.read_text("utf-8")
    assert SHY in text
    code = (
        "import birdtable as bt; game = bt.load('above_the_clouds', 'python'); "
        "print(game.new(players=2, seed=1).record()['content'], bt.load('perch', 'python').content_hash)"
    )
    came, perch = say(code).split()
    assert came == bt.load("above_the_clouds", "python").content_hash
    nests.write_text(text.replace(SHY, SHY.replace("-5", "-4")), "utf-8")
    mine, still = say(code).split()
    assert mine != came
    assert still == perch
    (folder / "above_the_clouds" / "box.toml").unlink()  # files that are left out are those that came with the game
    assert say(code).split() == [mine, still]


def test_a_broken_file_of_ones_own_stops_its_game_with_a_sentence_and_no_other(own):
    folder, say = own
    (folder / "perch").mkdir()
    (folder / "perch" / "objective.toml").write_text("", "utf-8")
    said = say("from birdtable.cli import app; app(['rules', 'perch', '--language', 'en'])")
    assert "objective.toml: is no file of this game; its files are box.toml" in " ".join(said.split())
    assert "Traceback" not in said
    assert "three stages" in say("from birdtable.cli import app; app(['rules', 'above', '--language', 'en'])")
    served = say("from birdtable.cli import app; app(['serve', '--no-browser', '--database', 'sqlite://'])")
    assert "is no file of this game" in " ".join(served.split())  # it is told before anybody is let in
    checked = CliRunner().invoke(app, ["content", "perch", "--check", "--language", "en"])
    assert checked.exit_code == 1
    assert "is no file of this game" in " ".join(checked.output.split())
