"""The compile cache: warm starts, exact keys, broken folders, compiling in the background."""

import time

import pytest

import birdtable as bt
from birdtable.kernel.cache import COMPLETE, CompiledRules, rules_hash
from examples import connect_four

GAME = connect_four.GAME


@pytest.fixture
def compiled(tmp_path, monkeypatch):
    monkeypatch.setenv("BIRDTABLE_CACHE", str(tmp_path))
    return CompiledRules(GAME.name, GAME.package, GAME.layout, GAME.engines.contract)


def test_compiled_once_then_loaded(compiled):
    reports = []
    compiled.engine(lambda *report: reports.append(report))
    assert compiled.ready
    assert [done for done, _, _ in reports] == list(range(len(reports)))
    assert reports[-1][1] == len(reports)
    again = CompiledRules(GAME.name, GAME.package, GAME.layout, GAME.engines.contract)
    start = time.perf_counter()
    engine = again.engine(lambda *report: pytest.fail("compiled again"))
    assert time.perf_counter() - start < 2
    states = GAME.template(2, {})
    engine.begin(states, bt.kernel.events.SILENT.copy())
    assert states["pending_count"] == 1


def test_a_broken_folder_is_compiled_anew(compiled):
    compiled.folder.mkdir(parents=True)
    (compiled.folder / COMPLETE).touch()
    assert compiled.engine().entries


def test_a_damaged_file_is_compiled_anew(compiled):
    compiled.engine()
    for file in compiled.folder.rglob("*.nbc"):
        file.write_bytes(b"damaged")
    with pytest.raises(OSError, match="cannot be used"):
        compiled.load()
    assert compiled.engine().entries


def test_numbas_own_cache_is_left_alone(compiled):
    from numba.core import config

    before = config.CACHE_DIR
    compiled.engine()
    assert before == config.CACHE_DIR


def test_the_key_follows_the_code_and_the_tables_of_every_kernel(monkeypatch):
    before = rules_hash(GAME.layout, GAME.engines.contract)
    assert rules_hash(GAME.layout, GAME.engines.contract) == before
    monkeypatch.setattr(connect_four, "ROWS", 5)
    assert rules_hash(GAME.layout, GAME.engines.contract) != before
    monkeypatch.setattr(connect_four, "ROWS", (6,))
    with_tuple = rules_hash(GAME.layout, GAME.engines.contract)
    monkeypatch.setattr(connect_four, "ROWS", (7,))
    assert rules_hash(GAME.layout, GAME.engines.contract) != with_tuple
    monkeypatch.setattr(connect_four, "ROWS", [6])
    with pytest.raises(TypeError, match="neither a number, a table nor a kernel"):
        rules_hash(GAME.layout, GAME.engines.contract)


def test_compiling_in_the_background(compiled):
    assert not compiled.ready
    compiled.compile_in_background()
    deadline = time.monotonic() + 60
    seen = set()
    while not compiled.ready and time.monotonic() < deadline:
        seen.add(compiled.progress[0])
        assert not compiled.failed
        time.sleep(0.02)
    assert compiled.ready
    assert len(seen) > 1, "no progress was shown"
    assert compiled.load().entries
