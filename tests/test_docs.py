"""The docs are true: their snippets run, their links lead somewhere, and nothing of one machine is in the tree."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_snippets_run(page, monkeypatch):
    monkeypatch.chdir(ROOT)
    names = {"__name__": "snippet"}
    if page.name == "how-it-works.md":
        from birdtable.games.above_the_clouds.state import State
        from birdtable.kernel import kernel

        names |= {"kernel": kernel, "State": State}
    for snippet in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        exec(compile(snippet, str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


def test_nothing_of_one_machine_is_in_the_tree():
    listing = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode:
        pytest.skip("this is not a git checkout")
    words = re.compile(r"/(?:work|root|home)/[a-z.]|\.\./shared")
    for name in listing.stdout.split():
        file = ROOT / name
        if file.suffix in {".py", ".md", ".toml", ".ftl", ".txt"} and file.exists():
            assert not words.search(file.read_text("utf-8")), name
