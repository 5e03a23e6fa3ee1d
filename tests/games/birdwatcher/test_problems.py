"""Positions that somebody wrote down and that cannot be on any table."""

import copy
import random
from functools import cache

import pytest

from birdtable.errors import BadPosition
from birdtable.games.birdwatcher.problems import problems

from .builder import GAME, back_of, solo


def games(players, seeds, **options):
    """Random games, in which every decision is met."""
    for seed in seeds:
        pos, luck = GAME.new(players=players, seed=seed, **options), random.Random(seed)
        while not pos.over:
            yield pos
            verbs = sorted({action.verb for action in pos.legal()} - {"end"}) or ["end"]
            verb = luck.choice(verbs)
            pos.play_legal(luck.choice([action for action in pos.legal() if action.verb == verb]).number)
        yield pos


@cache
def _reached(decision, players, acted, page):
    for pos in games(players, range(99)):
        data = pos.to_dict()
        pages = data["pages"].get(str(pos.seat), 0) if pos.seat is not None else 0
        if pos.decision == decision and data["acted"] == acted and pages >= page:
            return data
    raise AssertionError(f"no game came to {decision}")


def reached(decision="turn", players=2, acted=0, page=0):
    """The first such decision of random games, as data that a test may change."""
    return copy.deepcopy(_reached(decision, players, acted, page))


def refused(data, said):
    with pytest.raises(BadPosition, match=said):
        GAME.from_dict(data)


def ask(data, decision, first=0, second=0):
    data["pending"] = [{"seat": data["turn_side"], "decision": decision, "args": [first, second, 0]}]


def midway(data, left, *asked):
    """Something has been done in this turn, and so many actions are left; now this is asked."""
    data.update(acted=1, actions_left=left)
    ask(data, *asked)


def draw(data, target):
    """The top bird of the deck lies elsewhere."""
    target.append(data["deck"].pop())
    data["deck_back"] = back_of(data["deck"][-1])


@pytest.mark.parametrize("decision", ["photo", "choose", "flush", "give", "free-call", "free-insect"])
@pytest.mark.parametrize("players", [1, 3])
def test_what_a_game_comes_to_may_be_written_down(decision, players):
    data = reached(decision, players, acted=1)
    assert GAME.from_dict(data).to_dict() == data


TURN = {
    "a bird twice": (lambda t: t["deck"].insert(0, t["deck"][5]), "are on the table, but the box has"),
    "a bird missing": (lambda t: t["deck"].pop(0), "are on the table, but the box has"),
    "a publication missing": (lambda t: t["papers"].pop(), "publications are on the table, but the box has 1"),
    "an insect too many": (lambda t: t["supply"].update(beetle=9), "insects are on the table, but the box has"),
    "another insect": (
        lambda t: t["supply"].update(beetle=t["supply"]["beetle"] - 1, cicada=t["supply"].get("cicada", 0) + 1),
        "tokens of each insect",
    ),
    "an insect from nowhere": (
        lambda t: (
            t["supply"].update(beetle=t["supply"]["beetle"] - 1),
            t["insects"].setdefault("0", {}).update(beetle=1),
        ),
        "more beetle tokens than its journal has brought",
    ),
    "seven birds in a tree": (
        lambda t: [draw(t, t["tree"]["0"]) for _ in range(7 - len(t["tree"]["0"]))],
        "the tree of 0 has more than 6 birds",
    ),
    "another back": (lambda t: t.update(deck_back=None), "not the back of the deck's top card"),
    "a startled bird that is not there": (lambda t: t.update(startled={"c1": 1}, pile={}), "a space without birds"),
    "a gap in the jungle": (lambda t: t["deck"].insert(0, t["jungle"].pop()), "the jungle is full as long as"),
    "a gap in the academy": (lambda t: t["papers"].insert(0, t["academy"].pop()), "the academy is full"),
    "discarded publications": (lambda t: t.update(shelved=[t["papers"].pop()]), "only the Crew discards"),
    "a side that is not there": (lambda t: t.update(first_side=2), "must be at the table"),
    "another's decision": (lambda t: t["pending"][0].update(seat=1 - t["turn_side"]), "only whose turn it is decides"),
    "two decisions": (lambda t: t.update(pending=t["pending"] * 2), "one decision is awaited"),
    "too few actions": (lambda t: t.update(actions_left=2), "a turn begins with 3 actions"),
    "too many actions": (lambda t: t.update(acted=1, actions_left=3), "fewer actions left"),
    "insects spent for nothing": (lambda t: t.update(boosted=1), "has done something"),
    "a turn that is over": (lambda t: t.update(acted=1, actions_left=0), "without actions and insects is over"),
    "too many idle turns": (lambda t: t.update(idle_turns=7), "up to those that end the game"),
    "idle for three rounds": (lambda t: t.update(idle_turns=6), "this is the last round"),
    "the last round for no reason": (
        lambda t: t.update(ending=1, acted=1, actions_left=2, first_side=t["turn_side"]),
        "nothing has brought about",
    ),
    "points before the end": (lambda t: t.update(score=[5, 0]), "points are counted at the end"),
    "winners before the end": (lambda t: t.update(winners=1), "points are counted at the end"),
    "a photo before anything is done": (lambda t: ask(t, "photo"), "a turn begins with 3 actions"),
    "a photo of nothing startled": (
        lambda t: (t.update(acted=1, actions_left=2, startled={}), ask(t, "photo")),
        "when a bird has been startled away",
    ),
    "a gift to oneself": (lambda t: midway(t, 1, "give", t["turn_side"]), "a gift goes to another tree"),
    "a choice that shows something else": (lambda t: midway(t, 1, "choose", 11, 1), "choosing among birds needs"),
    "a choice of no place": (lambda t: midway(t, 1, "choose", 8, 0), "choosing among birds needs"),
    "a flight of a bird that is not next": (lambda t: midway(t, 2, "flush", 1, 0), "flushing needs a bird"),
    "a flight to a space that is still empty": (lambda t: midway(t, 2, "flush", 0, 15), "flushing needs a bird"),
    "a call of no publication": (lambda t: midway(t, 1, "free-call"), "not a publication that does this"),
    "an insect of no publication": (lambda t: midway(t, 1, "free-insect"), "not a publication that does this"),
}


@pytest.mark.parametrize(("change", "said"), TURN.values(), ids=TURN)
def test_a_turn_with_one_thing_wrong_is_refused(change, said):
    data = reached()
    change(data)
    refused(data, said)


PAGES = {
    "a page without a card": (lambda t, side: t["pages"].update({side: t["pages"][side] + 1}), "one card on each"),
    "a bird that counts as another": (
        lambda t, side: t["page_species"].update({side: ["king-of-saxony"] * t["pages"][side]}),
        "only a bird counts|does not count as that species",
    ),
}


@pytest.mark.parametrize(("change", "said"), PAGES.values(), ids=PAGES)
def test_a_journal_with_one_thing_wrong_is_refused(change, said):
    data = reached(page=2)
    change(data, str(data["turn_side"]))
    refused(data, said)


SOLO = {
    "another camera": (lambda t: t.update(first_side="crew"), "first_side|seat 0 begins here"),
    "no starting publication": (lambda t: t.update(starting=None), "first page is its starting publication"),
    "an academy with a gap on the left": (
        lambda t: t.update(shelved=[*t["papers"], *t["shelved"]], papers=[], academy=[None, *t["academy"][1:]]),
        "publications are on the table|the academy is full|slide to the left",
    ),
    "idle turns": (lambda t: t.update(idle_turns=1), "idle_turns counts turns in a row"),
    "the Crew decides": (lambda t: t.update(turn_side=1), "only whose turn it is decides"),
}


@pytest.mark.parametrize(("change", "said"), SOLO.values(), ids=SOLO)
def test_a_turn_against_the_crew_with_one_thing_wrong_is_refused(change, said):
    data = reached(players=1)
    change(data)
    refused(data, said)


def test_the_last_round_comes_with_the_last_page():
    *_, end = (pos for pos in games(2, range(8)) if max(pos.to_dict()["pages"].values(), default=0) >= 16)
    data = {**end.to_dict(), "over": 0, "winners": 0, "score": [0, 0], "ending": 0}
    data |= {"pending": [{"seat": data["turn_side"], "decision": "turn"}], "actions_left": 3}
    refused(data, "with the last page of a journal the last round is on")


def test_the_tree_of_the_crew_has_no_limit():
    assert solo(trees={"crew": "red " * 6 + "blue " * 2}).view()["trees"]["crew"]["room"] is None


@pytest.mark.parametrize("players", [1, 3])
def test_the_end_is_what_the_rules_find(players):
    *_, end = games(players, [3])
    data = end.to_dict()
    assert GAME.from_dict(data).winners == end.winners
    refused({**data, "winners": data["winners"] ^ 1}, "winners must be")
    refused({**data, "score": [points + 1 for points in data["score"]]}, "the journals are worth")
    refused({**data, "ending": 0}, "last round")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"crew": "senior"}),
        (2, {"twelve_wired": "for-blue"}),
        (3, {"blue_ribbon": "three"}),
        (4, {"first_seat": True}),
        (5, {}),
    ],
)
def test_every_position_of_a_game_is_possible(players, options):
    for pos in games(players, [1], **options):
        assert problems(GAME.layout.python(pos.states)) == []
