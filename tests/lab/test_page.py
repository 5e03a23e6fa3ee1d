"""The balance report as a page: whole, self-contained, and with the numbers of the study."""

import re
from html.parser import HTMLParser

import pytest

import birdtable as bt
from birdtable.bots.levels import read_specifications
from birdtable.lab.page import page
from birdtable.lab.study import study_games
from birdtable.lab.svg import bins, histogram, ticks
from tests.test_cli import run  # noqa: F401  # a fixture

VOID = {"meta", "br"}


class Balanced(HTMLParser):
    """Every tag is closed, in order."""

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.rules_do_not_matter
def test_every_game_has_its_page(name, players):
    study = study_games(bt.load(name, backend="native"), players, 1000, seed=3)
    text = page(study)
    parser = Balanced()
    parser.feed(text)
    assert parser.open == []
    assert "nan" not in re.sub(r"<[^>]*>", " ", text).casefold().split()
    assert not re.search(r"(?:src|href)=|https?://|url\(", text)  # nothing is fetched from anywhere
    assert "prefers-color-scheme: dark" in text
    headings = re.findall(r"<h2>(.*?)</h2>", text)
    expected = ["Who wins", "Points", "Length", "The race", "Turns", "Strength", "How to read this"]
    assert headings == [one for one in expected if players > 1 or one not in ("The race", "Strength")]
    assert text.count("<svg") == text.count('role="img"') >= 5


def test_the_page_says_the_study_s_numbers(clouds):
    study = study_games(clouds, 2, 500, read_specifications("random"), seed=1)
    text = page(study)
    won, games = study.wins_by_seat()[0]
    assert f"<td class=words>seat 0</td><td>{100 * won / games:.2f} %</td>" in text
    assert "500 games between random bots; seed 1." in text
    assert f"<dd>{study.total_decisions / 500:.1f}</dd>" in text


def test_bots_of_choice(clouds):
    study = study_games(clouds, 2, 20, read_specifications("greedy,random"), seed=1)
    (greedy, _), (random, _) = study.wins_by_seat()
    assert greedy > 15 > random
    assert "greedy, random bots" in page(study)


def test_the_report_command(run, tmp_path):  # noqa: F811
    said = " ".join(run("report", "above_the_clouds", "--players", "3", "--games", "300", "--seed", "4").output.split())
    assert "The report on 300 games is in above_the_clouds-3-players.html." in said
    assert (tmp_path / "above_the_clouds-3-players.html").read_text("utf-8").startswith("<!doctype html>")
    said = run("report", "above_the_clouds", "--games", "20", "--out", "here/it.html", "--language", "de").output
    assert "Der Bericht über 20 Partien liegt in here/it.html." in said
    said = run("report", "above_the_clouds", "--games", "5", "--backend", "gpu", code=1).stderr
    assert "native, cuda" in said


@pytest.mark.parametrize(
    ("counts", "width", "many"),
    [({3: 1, 7: 2}, 1, 5), ({0: 1, 100: 1}, 5, 21), ({-10: 4, 200: 1}, 5, 43), ({}, 1, 1)],
)
def test_bins_hold_everything(counts, width, many):
    binned, found = bins(counts)
    assert (found, len(binned)) == (width, many)
    assert sum(binned.values()) == sum(counts.values())


def test_small_drawings():
    assert ticks(0, 10, 5) == [0, 2, 4, 6, 8, 10]
    assert "<title>7: 66.7%</title>" in histogram("x", {3: 1, 7: 2}, "y")
