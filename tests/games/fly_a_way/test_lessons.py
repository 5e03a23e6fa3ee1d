"""What the lessons lay out is what a turn can come to, and they teach what a turn may do."""

import pytest

from birdtable.lessons import Standing, lessons_of
from tests.games.fly_a_way.builder import GAME


def hangs_together(ways, seat_links):
    """Whether these linkways lie in one group of the links, place by place."""
    reached, grown = set(ways[:1]), True
    while grown:
        places = {place for way in reached for place in way.split("-")}
        found = {way for way in seat_links if places & set(way.split("-"))}
        grown, reached = not found <= reached, reached | found
    return set(ways) <= reached


@pytest.mark.clause("fly_a_way.link.group")
@pytest.mark.parametrize("name", lessons_of(GAME))
def test_the_basic_links_of_a_turn_lie_in_one_group_in_every_lesson(name):
    position = lessons_of(GAME)[name].position
    own = [way for way, owner in position["links"].items() if owner == "0"]
    assert hangs_together(position.get("basic_links", []), own)


@pytest.mark.clause("fly_a_way.offer.forfeit")
def test_a_lesson_tells_that_a_complete_bird_costs_the_turn():
    standing = Standing(GAME, lessons_of(GAME)["offer"])
    assert standing.position.decision == "offer"
    for action in list(standing.solution):
        assert standing.play(action)
    assert standing.right
    assert standing.position.seat != 0
