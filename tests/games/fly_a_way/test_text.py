"""The words of Fly-A-Way: whoever does something is spoken to."""

import pytest

from birdtable.text import LANGUAGES

from .builder import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_about_a_seat_speaks_to_whoever_sits_there(language):
    text = GAME.text(language)
    about = [event.name for event in GAME.events if "seat" in event.args]
    assert len(about) == 45
    assert [name for name in about if not text.has(f"event-{name}-you")] == []


@pytest.mark.parametrize(
    ("links", "said"),
    [(0, "no basic links"), (1, "one basic link this turn"), (2, "2 basic links this turn")],
)
def test_links_are_counted_as_people_do(links, said):
    assert said in GAME.text("en").say("reason-no-more-links", links=links)
    assert said.removesuffix(" this turn") in GAME.text("en").say("event-limited-you", links=links)
