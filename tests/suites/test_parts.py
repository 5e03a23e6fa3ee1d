"""Views that are built in parts: what is remembered is what would be built anew, and a part reads what it declares."""

import importlib
import random

import birdtable as bt
from birdtable.kernel.parts import Memory, Part
from tests.conftest import some


def walk(name, players, options, moves):
    """The positions of a game that is played at random."""
    pos = bt.load(name).new(players, seed=players, **options)
    luck = random.Random(players)
    for _ in range(moves):
        yield pos
        if pos.over or pos.chance:
            return
        pos.play_legal(luck.choice(pos.legal_numbers()))


def test_what_is_remembered_is_what_would_be_built_anew(name, players, options):
    for pos in walk(name, players, options, some(400, 60)):
        for seat in (None, *range(players)):
            fresh = pos.copy()
            fresh.memory = Memory()
            assert pos.view(seat) == fresh.view(seat)


def test_a_part_reads_only_what_it_declares(name, players, options, monkeypatch):
    game = bt.load(name)
    room = importlib.import_module(f"{game.package}.view") if "." not in name else None
    constant = {"players", *(option.name for option in game.options)}
    parts = {part: part.build for part in vars(room).values() if isinstance(part, Part)} if room else {}
    read = {part: set() for part in parts}
    building = []

    def looked_at(self, field):
        for part in building:
            read[part].add(field)
        return object.__getattribute__(self, field)

    def watched(part, build):
        def build_and_watch(*args):
            building.append(part)
            try:
                return build(*args)
            finally:
                building.pop()

        return build_and_watch

    for part, build in parts.items():
        monkeypatch.setattr(part, "build", watched(part, build))
    monkeypatch.setattr(game.layout.python_class, "__getattribute__", looked_at, raising=False)
    for pos in walk(name, players, options, some(400, 60)):
        pos.view(pos.seat)
    for part, fields in read.items():
        known = {*part.reads, *part.rows, *constant} if not part.but else game.layout.fields.keys() - {*part.but}
        assert fields & game.layout.fields.keys() <= known, part.build
