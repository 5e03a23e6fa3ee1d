"""Writes docs/benchmarks.md from what the benchmarks have measured."""

from __future__ import annotations

import json
import os
import platform
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "benchmarks.md"
BASELINE = ("connect_four", "OpenSpiel, from Python")


def today() -> str:
    """The date of a run."""
    return datetime.now(UTC).date().isoformat()


def machine() -> str:
    """What a run was made on."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.processor()
    python, numba = platform.python_version(), version("numba")
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {python}, Numba {numba}"


def write_results(name: str, results: dict[str, Any]) -> None:
    """Keep what was measured, and write the page anew."""
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(), "utf-8")


def page() -> str:
    """The whole page."""
    parts = [
        "# Benchmarks",
        "Written by `make bench` (one core), and on a GPU by `python -m bench.gpu`, `bench.scaling` and `bench.pgx`. A "
        "decision is one choice of one player in random play; chance is not counted. Figures of one table come from "
        "one run on one machine, unless it says otherwise.",
    ]
    sections = (
        ("core", core_section),
        ("load", load_section),
        ("gpu", gpu_section),
        ("scaling", scaling_section),
        ("workers", workers_section),
        ("pgx", pgx_section),
    )
    for name, section in sections:
        file = RESULTS / f"{name}.json"
        if file.exists():
            parts += section(json.loads(file.read_text("utf-8")))
    return "\n\n".join(parts) + "\n"


def figure(speed: float | None) -> str:
    """A speed, or a dash where it was not measured."""
    return "–" if speed is None else f"{speed:,.0f}"


def load_section(results: dict[str, Any]) -> list[str]:
    """The server under live tables."""
    lines = ["| tables | whose moves | moves/s | p50 ms | p99 ms | slowest ms |", "|--:|---|--:|--:|--:|--:|"]
    for row in results.values():
        who = f"a bot's, {row['bots']}" if row["bots"] else f"people's, one in {row['pause']:g} s"
        who += f", beside {row['beside']} tables of people" if row.get("beside") else ""
        lines.append(
            f"| {row['tables']} | {who} | {row['moves_per_second']} | {row['p50_ms']} | {row['p99_ms']} "
            f"| {row['slowest_ms']} |"
        )
    return [
        "## Live tables",
        "`make load`: clients with real sockets on the same two cores as the server, SQLite with every move on disk. A "
        "person's move counts from sending it until every seat has the new view; a bot's from sending the move "
        "before it until the person is asked again.",
        "\n".join(lines),
    ]


def core_section(results: dict[str, Any]) -> list[str]:
    """One core: our games and the peers'."""
    speeds = {(row["game"], row["engine"]): row["decisions_per_second"] for row in results["rows"]}
    baseline = speeds.get(BASELINE)
    lines = ["| game | engine | decisions/s | against OpenSpiel's connect four |", "|---|---|--:|--:|"]
    for (game, engine), speed in speeds.items():
        ratio = f"{speed / baseline:,.2f}" if baseline else "–"
        lines.append(f"| {game} | {engine} | {speed:,.0f} | {ratio} |")
    whats = list(next(iter(results["starts"].values())))
    starts = [f"| seconds after import | {' | '.join(whats)} |", "|---|" + "--:|" * len(whats)]
    for game, took in results["starts"].items():
        starts.append(f"| {game} | {' | '.join(f'{took[what]:.2f}' for what in whats)} |")
    all_games = results.get("start_of_all")
    sizes = ", ".join(f"{name.split('.')[-1]} {size} bytes" for name, size in results["state_bytes"].items())
    return [
        "## One core",
        f"{results['machine']}; {results['date']}.",
        "\n".join(lines),
        "\n".join(starts),
        *([f"All games, compiled by two processes: {all_games:.1f} seconds."] if all_games else []),
        f"State sizes: {sizes}.",
        *(f"{reason}." for reason in results.get("skipped", [])),
    ]


def gpu_section(results: dict[str, Any]) -> list[str]:
    """The GPU: speed, and the comparison with the native back end."""
    lines = [
        "| game | players | fused playouts, decisions/s | games/s | stepped, masks only, decisions/s "
        "| stepped, masks and observations | games compared with native | different |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for table, row in results["games"].items():
        name, players = table.rsplit(" ", 1)
        fused = row.get("fused", {})
        known = [row[part] for part in ("playouts_different", "steps_different") if part in row]
        lines.append(
            f"| {name.split('.')[-1]} | {players} | {figure(fused.get('decisions_per_second'))} "
            f"| {figure(fused.get('games_per_second'))} | {figure(row.get('masks_only_decisions_per_second'))} "
            f"| {figure(row.get('stepwise_decisions_per_second'))} | {figure(row.get('compared'))} "
            f"| {figure(sum(known) if known else None)} |"
        )
    return [
        "## One GPU",
        f"{results['device']}; {results['date']}.",
        "\n".join(lines),
        "*Fused*: games are dealt and played to the end inside one launch, sorted ones in two. *Stepped*: an outside"
        " random policy chooses for all games at once, and what it needs is brought up to date after every step. "
        "*Different*: records whose bytes are not those of `native`, after whole games and, in 1,000 further games, "
        "after every one of 150 steps (with masks, observations and rewards). A dash: not measured in this run.",
        *step_table(results["games"]),
        *(f"{remark}." for remark in results.get("remarks", [])),
    ]


def step_table(games: dict[str, Any]) -> list[str]:
    """What the parts of a step take."""
    measured = {table: row["step_ms"] for table, row in games.items() if "step_ms" in row}
    if not measured:
        return []
    parts = list(next(iter(measured.values())))
    lines = ["| ms | players | " + " | ".join(parts) + " |", "|---|--:|" + "--:|" * len(parts)]
    for table, took in measured.items():
        name, players = table.rsplit(" ", 1)
        cells = (f"{took[part]:.2f}" for part in parts)
        lines.append(f"| {name.split('.')[-1]} | {players} | " + " | ".join(cells) + " |")
    return [
        "A step of 1,048,576 games, in milliseconds, each part on its own: to choose (the outside policy), to act and "
        "go on to the next decision, to deal anew what ended, to list what is legal, to look.",
        "\n".join(lines),
    ]


def scaling_section(results: dict[str, Any]) -> list[str]:
    """How speed grows with the number of games in a batch."""
    sizes = sorted({int(size) for row in results["series"].values() for size in row})
    lines = ["| games at once | " + " | ".join(results["series"]) + " |", "|--:|" + "--:|" * len(results["series"])]
    for size in sizes:
        cells = (row.get(str(size)) for row in results["series"].values())
        lines.append(f"| {size:,} | " + " | ".join(map(figure, cells)) + " |")
    return [
        "## Games at once",
        f"{results['device']}; {results['date']}. Decisions a second by the size of a batch.",
        "![Whole games: decisions a second by games at once](scaling-playouts.svg)",
        "![An outside policy: decisions a second by games at once](scaling-stepped.svg)",
        "\n".join(lines),
        *(f"{remark}." for remark in results.get("remarks", [])),
    ]


def workers_section(results: dict[str, Any]) -> list[str]:
    """How speed grows with cores and with workers on Ray."""
    counts = sorted({int(count) for row in results["series"].values() for count in row})
    lines = [
        "| decisions/s | " + " | ".join(f"{count} at once" for count in counts) + " |",
        "|---|" + "--:|" * len(counts),
    ]
    for name, row in results["series"].items():
        lines.append(f"| {name} | " + " | ".join(figure(row.get(str(count))) for count in counts) + " |")
    return [
        "## Cores and workers",
        f"`python -m bench.workers`: {results['game']}, 2 players; {results['machine']}; {results['date']}. `sim` and "
        "`report` with random bots, `arena` greedy against random; on cores by themselves and on Ray (`--ray`).",
        "![Decisions a second by cores and workers](scaling-workers.svg)",
        "\n".join(lines),
        *(f"{remark}." for remark in results.get("remarks", [])),
    ]


def pgx_section(results: dict[str, Any]) -> list[str]:
    """Beside Pgx, on the same device in the same run."""
    lines = ["| game | engine | stepped, decisions/s | fused, decisions/s |", "|---|---|--:|--:|"]
    for row in results["rows"]:
        cells = (row.get("stepped"), row.get("fused"))
        lines.append(f"| {row['game']} | {row['engine']} | " + " | ".join(map(figure, cells)) + " |")
    return [
        "## Beside Pgx",
        f"{results['device']}; {results['date']}; {results['games']:,} games at once.",
        "\n".join(lines),
        "*Stepped*: masks after every step, an outside random policy chooses. *Fused*: random play inside one launch "
        "(ours: whole games) or one compiled loop (Pgx: games dealt anew as they end).",
        *(f"{reason}." for reason in results.get("skipped", [])),
    ]
