"""The arena: bots against bots, in every seat and with the same decks, and numbers that people can trust.

match       which games are played, and playing one
run         all of them, on all cores or on a cluster, going on where it stopped
statistics  win rates, margins and ratings, with how sure they are
report      a table, a file, a plot
feed        games from real tables, for the same statistics
"""

from __future__ import annotations

from birdtable.arena.feed import read_results
from birdtable.arena.match import Job, Match, Result, plan_match, play_job
from birdtable.arena.run import run_match
from birdtable.arena.statistics import Summary, summarise

__all__ = ["Job", "Match", "Result", "Summary", "plan_match", "play_job", "read_results", "run_match", "summarise"]
