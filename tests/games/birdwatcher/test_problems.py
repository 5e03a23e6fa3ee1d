"""Positions that somebody wrote down and that cannot be on any table."""

import pytest

from birdtable.errors import BadPosition

from .builder import solo, watch


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"tree": "red " * 6 + "blue"}, "the tree of 0 has more than 6 birds"),
        ({"startled": ["c1"]}, "a space without birds cannot be startled"),
        ({"first": 2}, "first_side and turn_side must be at the table"),
        ({"supply": {"beetle": -1}}, "insect tokens cannot be fewer than none"),
        ({"decision": "photo"}, "there is no bird in the tree to choose from"),
        ({"tree": "red", "decision": "give", "about": (0, 0)}, "a gift goes to another tree"),
        ({"tree": "red", "decision": "give", "about": (2, 0)}, "a gift goes to another tree"),
        ({"jungle": "red", "decision": "choose", "about": (8, 0)}, "choosing among birds needs a species"),
        ({"jungle": "red", "decision": "choose", "about": (7, 1)}, "choosing among birds needs a species"),
        ({"jungle": "red", "decision": "choose", "about": (8, 8)}, "choosing among birds needs a species"),
        ({"jungle": "red", "decision": "flush", "about": (3, 0)}, "flushing needs a bird of the jungle"),
        ({"jungle": "red", "decision": "flush", "about": (0, 15)}, "flushing needs a bird of the jungle"),
        ({"jungle": "red", "decision": "flush", "about": (1, 0)}, "flushing needs a bird of the jungle"),
        ({"tree": "red " * 6, "decision": "free-call"}, "a call needs room in the tree"),
        ({"supply": {}, "decision": "free-insect"}, "there is no insect to collect"),
    ],
)
def test_what_cannot_be_is_refused(position, said):
    with pytest.raises(BadPosition, match=said):
        watch(**position)


def test_the_tree_of_the_crew_has_no_limit():
    assert solo(trees={"crew": "red " * 6 + "blue " * 2}).view()["trees"]["crew"]["room"] is None


def test_what_a_decision_needs_may_be_written_down():
    assert watch("red", jungle="red", decision="choose", about=(8, 1)).legal()
    assert watch("red", jungle="- red", decision="flush", about=(1, 0)).legal()
