"""The benchmarks work: with small numbers, on a core, and with peers where they are installed."""

import asyncio
import json
import sys
import time
from argparse import Namespace
from contextlib import nullcontext

import pytest

import birdtable as bt
from bench import load, peers, pgx, race, report, scaling, workers


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("engine", peers.PEERS)
def test_a_peer_plays_or_is_skipped_with_a_reason(engine, monkeypatch):
    make, names = peers.PEERS[engine]
    monkeypatch.setattr(peers, "PEERS", {engine: (make, names[:1])})
    skipped = []
    found = list(peers.runners(skipped.append))
    assert len(found) + len(skipped) == 1
    for game, by, round_ in found:
        assert (game, by) == (names[0], engine)
        assert round_() > 0
    for reason in skipped:
        assert reason.startswith(f"{engine}, {names[0]} is skipped: ")


def test_a_peer_that_is_missing_is_named(monkeypatch):
    def missing(name):
        raise ImportError("no such package")

    monkeypatch.setattr(peers, "PEERS", {"Nobody": (missing, ("chess",))})
    skipped = []
    assert list(peers.runners(skipped.append)) == []
    assert skipped == ["Nobody, chess is skipped: ImportError: no such package"]


def test_every_game_of_ours_races(monkeypatch):
    monkeypatch.setattr(race, "BATCH", 8)
    names = (*bt.games(), race.EXAMPLE)
    tables = sum(len(bt.load(name, "python").players) for name in names)
    ours = list(race.ours())
    assert len(ours) == tables + 5 * len(names)
    assert all(round_() > 0 for _, _, round_ in ours)


def test_speed_by_workers(tmp_path, monkeypatch, capsys):
    """On cores; on Ray the same functions are called (`tests/lab`, at night)."""
    on_cores = {name: play for name, play in workers.ways(bt.load("examples.connect_four")).items() if "cores" in name}
    monkeypatch.setattr(workers, "ways", lambda game: on_cores)
    monkeypatch.setattr(workers, "ray_of", nullcontext)
    monkeypatch.setattr(workers, "WARM_UP", 4)
    arguments = ["workers", "--game", "examples.connect_four", "--most", "1", "--seconds", "0.001"]
    monkeypatch.setattr(sys, "argv", [*arguments, "--folder", str(tmp_path)])
    workers.main()
    results = json.loads((tmp_path / "workers.json").read_text())
    assert list(results["series"]) == ["report, cores", "arena, cores"]
    assert all(row["1"] > 0 for row in results["series"].values())
    assert (tmp_path / "scaling-workers.svg").read_text().count('class="curve') == 4
    assert "| arena, cores |" in "\n".join(report.workers_section(results))
    assert "arena, cores, 1 at once" in capsys.readouterr().out


def test_scaling_on_a_core(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(scaling, "SECONDS", 0.001)
    arguments = ["scaling", "--backend", "native", "--game", "examples.connect_four", "--most", "64"]
    monkeypatch.setattr(sys, "argv", [*arguments, "--folder", str(tmp_path)])
    scaling.main()
    results = json.loads((tmp_path / "scaling.json").read_text())
    assert list(results["series"]["Connect Four, playouts"]) == ["4", "16", "64"]
    assert all(speed > 0 for row in results["series"].values() for speed in row.values())
    for way in ("playouts", "stepped"):
        drawing = (tmp_path / f"scaling-{way}.svg").read_text()
        assert drawing.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
        assert drawing.count('class="curve') == 2
    assert "| 64 |" in "\n".join(report.scaling_section(results))
    assert "64 games" in capsys.readouterr().out


def test_beside_pgx_on_a_core(monkeypatch):
    monkeypatch.setattr(scaling, "SECONDS", 0.001)
    monkeypatch.setattr(pgx, "STEPS", 2)
    monkeypatch.setattr(pgx, "PGX_GAMES", ("connect_four",))
    monkeypatch.setattr(bt, "games", list)
    results = pgx.measure(["examples.connect_four"], 16, "native", lambda text: None)
    ours = results["rows"][0]
    assert ours["game"] == "Connect Four, 2 players"
    assert ours["stepped"] > 0
    assert ours["fused"] > 0
    assert len(results["rows"]) + len(results["skipped"]) == 2
    assert "| Connect Four, 2 players | Birdtable native |" in "\n".join(report.pgx_section(results))


def test_the_page_is_written_from_what_was_measured():
    page = report.page()
    for name in ("core", "gpu"):
        if (report.RESULTS / f"{name}.json").exists():
            assert {"core": "## One core", "gpu": "## One GPU"}[name] in page
    assert "nan" not in page


def test_bots_that_answer_at_once_are_timed():
    """When they did, the next state of a person was always there already, and no bot was ever waited for."""

    class Person:
        seat, over = 0, False
        state = load.Message("state", version=0, legal=[load.Choice("pass")])

        async def command(self, kind, **fields):
            done = load.Message("done", version=self.state.version + 1)
            self.state = load.Message("state", version=done.version + 1, legal=self.state.legal)
            return done

        async def reach(self, version):
            assert version <= self.state.version

    async def play(bots):
        table = load.LoadTable([], Namespace(seats=1, pause=0.0), bots)
        table.players = [Person()]
        times = []
        await table.play(time.perf_counter() + 0.05, times)
        return times

    assert asyncio.run(play("strong"))
