"""The compile cache: warm starts, exact keys, broken folders, compiling in the background."""

import shutil
import time

import numpy as np
import pytest

import birdtable as bt
from birdtable.kernel.backends import ENTRIES
from birdtable.kernel.cache import CHILDREN, CompiledRules, numba_config
from examples import connect_four

GAME = connect_four.GAME
ENOUGH = tuple(entry for entry in ENTRIES if entry.__name__ in ("begin_all", "act_all", "list_all"))  # to play a move


def rules_of_connect_four():
    return CompiledRules(GAME.name, GAME.package, GAME.layout, GAME.engines.contract)


@pytest.fixture
def cold(tmp_path, monkeypatch):
    """Nothing is compiled yet."""
    monkeypatch.setenv("BIRDTABLE_CACHE", str(tmp_path))
    return rules_of_connect_four()


@pytest.fixture(scope="module")
def reports():
    """What was told while the rules on the shelf were compiled."""
    return []


@pytest.fixture(scope="module")
def shelf(tmp_path_factory, reports):
    """A folder with compiled rules."""
    folder = tmp_path_factory.mktemp("shelf")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BIRDTABLE_CACHE", str(folder))
        own = numba_config().CACHE_DIR
        rules_of_connect_four().engine(lambda *report: reports.append(report))
        assert own == numba_config().CACHE_DIR, "Numba's own cache is left alone"
    return folder


@pytest.fixture
def compiled(shelf, tmp_path, monkeypatch):
    """All is compiled, in a folder of one's own."""
    folder = shutil.copytree(shelf, tmp_path / "copy")
    monkeypatch.setenv("BIRDTABLE_CACHE", str(folder))
    return rules_of_connect_four()


def test_compiled_once_then_loaded(compiled, reports):
    assert compiled.ready
    assert [done for done, _, _ in reports] == list(range(len(reports)))
    assert reports[-1][1] == len(reports)
    again = rules_of_connect_four()
    start = time.perf_counter()
    engine = again.engine(lambda *report: pytest.fail("compiled again"))
    assert time.perf_counter() - start < 2
    states = GAME.template(2, {})
    engine.begin(states, bt.kernel.events.SILENT.copy())
    assert states["pending_count"] == 1


def test_a_damaged_file_is_compiled_anew_and_whatever_calls_it(compiled):
    hook, *_ = compiled.folder.glob("observe-*.code")
    symbol = hook.read_bytes().partition(b"\n")[0]
    hook.write_bytes(symbol + b"\ndamaged")
    again = rules_of_connect_four()
    assert again.ready, "nobody has looked into the file yet"
    with pytest.raises(OSError, match="cannot be used"):
        again.load()
    assert again.engine().entries, "what called the damaged one must not be loaded: it would call what is no more"
    assert rules_of_connect_four().load().entries


def test_after_a_change_only_what_reaches_it_is_compiled(compiled, monkeypatch):
    before = set(compiled.folder.glob("*.code"))
    monkeypatch.setattr(connect_four.observe.function, "__defaults__", (), raising=False)
    rules_of_connect_four().engine()
    new = {file.name.partition("-")[0] for file in set(compiled.folder.glob("*.code")) - before}
    assert {"observe", "look", "look_all"} <= new
    assert not new & {"apply", "legal", "setup", "act_all", "playout_all"}


def test_the_key_follows_the_code_and_the_tables_of_every_kernel(monkeypatch):
    def key():
        return rules_of_connect_four().tag(connect_four.legal)

    before = key()
    assert key() == before
    monkeypatch.setattr(connect_four, "ROWS", 5)
    assert key() != before
    monkeypatch.setattr(connect_four, "ROWS", (6,))
    with_tuple = key()
    monkeypatch.setattr(connect_four, "ROWS", (7,))
    assert key() != with_tuple
    monkeypatch.setattr(connect_four, "ROWS", [6])
    with pytest.raises(TypeError, match="neither a number, a table nor a kernel"):
        key()


def test_two_editions_of_a_game_run_side_by_side(compiled, monkeypatch):
    wide = compiled.engine()
    monkeypatch.setattr(connect_four, "ROWS", 1)
    low = rules_of_connect_four().engine(entries=ENOUGH)
    heights = []
    for engine in (wide, low, wide):
        states, log = GAME.template(2, {}), bt.kernel.events.SILENT.copy()
        engine.begin(states, log)
        engine.apply(states, 0, log)
        mask = np.empty(GAME.actions.words, np.uint32)
        engine.legal(states, mask)
        heights.append(int(mask[0]))
    assert heights[0] == heights[2] != heights[1], "the rules of one edition answered for the other"


def test_compiling_in_the_background(cold):
    assert not cold.ready
    cold.compile_in_background()
    deadline = time.monotonic() + 60
    seen = set()
    while not cold.ready and time.monotonic() < deadline:
        seen.add(cold.progress[0])
        assert not cold.failed
        time.sleep(0.02)
    assert cold.ready
    assert len(seen) > 1, "no progress was shown"
    assert cold.load().entries
    assert [child.wait() for child in CHILDREN[-2:]] == [0, 0]
