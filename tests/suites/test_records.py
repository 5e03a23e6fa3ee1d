"""Records of all editions that ever landed: each replays, or says plainly which rules it needs."""

import json

import pytest

import birdtable as bt
from birdtable.editions import keep_content
from birdtable.records import load_game_of
from tests.suites.records import FOLDER

KEPT = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_record_replays_under_the_rules_and_content_it_names(file, tmp_path, monkeypatch):
    monkeypatch.setenv("BIRDTABLE_DATA", str(tmp_path))
    kept = json.loads(file.read_text("utf-8"))
    record = kept["record"]
    keep_content(f"birdtable.games.{record['game']}", kept["content"])
    if record["version"] != bt.load(record["game"], "python").version:
        with pytest.raises(bt.NoEdition, match=f"this needs rules {record['version']} of {record['game']}"):
            load_game_of(record, "python")
        return
    assert load_game_of(record, "python").replay(record).scores == kept["scores"]


def test_the_edition_of_today_is_among_them():
    for name in bt.games():
        edition = f"{name}-{bt.load(name, 'python').edition}"
        assert edition in {file.stem for file in KEPT}, f"run: python -m tests.suites.records ({edition} is missing)"


def test_content_that_changed_since_leaves_a_record_as_it_was(tmp_path, monkeypatch):
    """The same game with another pay on a card: its record names it, and is replayed with it."""
    monkeypatch.setenv("BIRDTABLE_DATA", str(tmp_path))
    now = bt.load("above_the_clouds", "python")
    texts = {name: text.replace("pair = 5", "pair = 9") for name, text in now.content.items()}
    keep_content(now.package, texts)
    from birdtable.kernel.content import hash_of

    other = bt.load(f"above_the_clouds@{now.version}-{hash_of(texts)}", "python")
    position = other.new(players=2, seed=5)
    while not position.over:
        position.play_legal(position.legal()[-1].number)
    record = position.record()
    assert record["content"] != now.content_hash
    with pytest.raises(bt.BadRecord, match="this is of content"):
        now.replay(record)
    assert load_game_of(record, "python").replay(record).scores == position.scores
