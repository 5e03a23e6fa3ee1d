"""The page of a training: how strong it has become, and how the learning went."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

from birdtable.lab.page import STYLE, figure, table
from birdtable.lab.svg import curves
from birdtable.learn.trainer import LINES
from birdtable.learn.trial import TRIALS


def write_page(folder: Path, title: str) -> Path:
    """Draw the curves of what the folder holds so far."""
    training, trials = _rows(folder / LINES), _rows(folder / TRIALS)
    parts = [f"<h1>{escape(title)}, learned</h1>"]
    if trials:
        strength: dict[str, list[tuple[float, float]]] = {}
        for row in trials:
            strength.setdefault(f"against {row['opponent']}", []).append((row["seconds"], 100 * row["wins"]))
        parts.append("<h2>Strength</h2>")
        drawing = curves("Wins of the policy", strength, "seconds of training", "wins, %")
        parts.append(figure(drawing, "Wins of the bare policy in arena matches with two players."))
        cells = [
            [
                f"{row['seconds']:.0f}", f"{row['decisions']:,}", row["opponent"], str(row["games"]),
                f"{100 * row['wins']:.1f} ({100 * row['low']:.1f}–{100 * row['high']:.1f})",
            ]
            for row in trials
        ]  # fmt: skip
        parts.append(table(["seconds", "decisions", "opponent", "games", "wins, %"], cells))
    parts.append("<h2>Learning</h2>")
    for name, caption in CURVES.items():
        series = {name: [(row["seconds"], float(row[name])) for row in training]}
        if training:
            parts.append(figure(curves(caption, series, "seconds of training", name), caption))
    file = folder / "training.html"
    file.write_text(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}: training</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE.read_text('utf-8')}</style></head><body><main>{''.join(parts)}</main></body></html>\n",
        "utf-8",
    )
    return file


CURVES = {
    "value": "How wrong it is about results, margins and points (squared).",
    "entropy": "How undecided the policy is, in nats.",
    "per_second": "Decisions a second, learning included.",
}


def _rows(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
