"""Positions that somebody wrote down and that cannot be on any table."""

import copy
import random
from functools import cache

import pytest

from birdtable.errors import BadPosition
from birdtable.games.above_the_clouds.problems import problems

from .builder import GAME


def games(players, seeds):
    """Random games, in which every decision is met."""
    for seed in seeds:
        pos, luck = GAME.new(players=players, seed=seed), random.Random(seed)
        while not pos.over:
            yield pos
            verb = luck.choice(sorted({action.verb for action in pos.legal()}))
            pos.play_legal(luck.choice([action for action in pos.legal() if action.verb == verb]).number)
        yield pos


@cache
def _reached(decision, players, stage):
    for pos in games(players, range(99)):
        if pos.decision == decision and (stage is None or pos.to_dict()["stage"] == stage):
            return pos.to_dict()
    raise AssertionError(f"no game came to {decision}")


def reached(decision, players=2, stage=None):
    """The first such decision of random games, as data that a test may change."""
    return copy.deepcopy(_reached(decision, players, stage))


def refused(data, said):
    with pytest.raises(BadPosition, match=said):
        GAME.from_dict(data)


def move(data, origin, target):
    """The last piece of one pile lies on another."""
    data[target].append(data[origin].pop())


def ask(data, decision, about=0, seat=None):
    data["pending"] = [{"seat": data["pending"][0]["seat"] if seat is None else seat, "decision": decision}]
    data["pending"][0]["args"] = [about, 0, 0]


def hold(data, cards):
    """Seat 0 holds some cards of the deck, which all have seen."""
    hand = [data["deck"].pop() for _ in range(cards)]
    data["deck"] += data["hand"][0]
    data["hand"][0], data["hand_known"][0] = hand, [255] * cards


@pytest.mark.parametrize("decision", ["turn", "standard", "swap", "copy", "score-one", "search", "place", "discard"])
def test_what_a_game_comes_to_may_be_written_down(decision):
    players = 4 if decision in ("copy", "search", "discard", "standard") else 2
    assert GAME.from_dict(reached(decision, players)).to_dict() == reached(decision, players)


TURN = {
    "a bird twice": (lambda t: t["stack"].__setitem__(0, t["stack"][1]), "are on the table, but the box has"),
    "a bird missing": (lambda t: (t["stack"].pop(), t["stack_layer"].pop()), "are on the table, but the box has"),
    "a card twice": (lambda t: t["deck"].__setitem__(0, t["deck"][1]), "2 .* are on the table, but the box has 1"),
    "a card missing": (lambda t: t["deck"].pop(), "0 .* cards are on the table, but the box has 1"),
    "a nest card twice": (lambda t: t["nests"].__setitem__(0, t["nests"][1]), "nest cards are on the table"),
    "a gap": (lambda t: t["flock"].update(f1=t["flock"].pop("b1")), "gap behind f1|fewer than"),
    "a column that is not there": (lambda t: t["flock"].update(b6=t["flock"].pop("f3")), "b6 is off the board"),
    "a column too short": (lambda t: t["flock"].update(m1=t["flock"].pop("f3")), "column 3 has fewer than 3 birds"),
    "a layer missing": (lambda t: t["stack_layer"].pop(), "an entry for every bird of the stack"),
    "birds that have not landed yet": (lambda t: t.update(stack_layer=[1, 1, 0, 0]), "numbers the landings so far"),
    "newer birds above": (lambda t: t.update(stack_layer=[0, 0, 1, 1]), "later lie further down"),
    "no bird beside the stack": (
        lambda t: (move(t, "face_up", "stack"), t["stack_layer"].append(0)),
        "turned up as long as it has any",
    ),
    "a bird in the hand": (
        lambda t: (t.update(drawn=t["stack"].pop()), t["stack_layer"].pop()),
        "a bird is drawn when, and only when",
    ),
    "a seat that is not there": (lambda t: t.update(start_seat=2), "must name seats at the table"),
    "landed, but nobody scores": (lambda t: t.update(landed=1), "cards are scored when, and only when"),
    "two decisions": (lambda t: t.update(pending=t["pending"] * 2), "one decision is awaited at a time"),
    "a cube missing": (lambda t: t.update(cubes=[9, 10]), "seat 0 has 9 cubes, but 2 players have 10 each"),
    "another's cube": (lambda t: t.update(cubes=[11, 9]), "seat 0 has 11 cubes"),
    "nobody's cubes on an action": (lambda t: t.update(on_action_seat={"add": 1}), "whose cubes lie on an action"),
    "not the start player": (lambda t: ask(t, "turn", seat=1 - t["start_seat"]), "begins with a turn of the start"),
    "points at the start": (lambda t: t.update(score=[3, 0]), "nothing has been scored"),
    "discards at the start": (lambda t: move(t, "deck", "discards"), "nothing has been scored or discarded"),
    "three cards at the start": (lambda t: hold(t, 3), "everybody has 2 cards when a game begins"),
    "five cards": (lambda t: hold(t, 5), "a hand has at most 4 cards"),
    "somebody knows a dealt card": (lambda t: t.update(hand_known=[[3, 1], [2, 2]]), "seat 0 alone knows"),
    "a display too short": (lambda t: move(t, "display", "deck"), "the display is full when a stage begins"),
    "a display too long": (lambda t: t["display"].append(t["deck"].pop()), "has 4 places"),
    "reshuffled before the end of a stage": (lambda t: t.update(reshuffled=1), "between two stages"),
    "a nest card that is not shown": (lambda t: t.update(nests_known=[]), "everybody knows the nest cards"),
    "a nest card shown early": (lambda t: t.update(nests_known=[255, 255]), "nobody those after it"),
    "winners before the end": (lambda t: t.update(winners=1), "nobody wins before the end"),
    "a search that nobody played": (lambda t: ask(t, "search"), "begins with a turn"),
}


@pytest.mark.parametrize(("change", "said"), TURN.values(), ids=TURN)
def test_a_first_turn_with_one_thing_wrong_is_refused(change, said):
    data = reached("turn", stage=0)
    change(data)
    refused(data, said)


def spent(data, cubes=1):
    """Somebody has given cubes to the nest: the stage has begun."""
    seat = 1 - data["pending"][0]["seat"]
    data["cubes"][seat] -= cubes
    data["in_nest"][seat] += cubes


LATER = {
    "no cubes": (lambda t: (t.update(cubes=[0, 10], in_nest=[10, 0]), ask(t, "turn", seat=0)), "has cubes"),
    "a search": (lambda t: ask(t, "search"), "lies on the discard pile, and its cubes in the nest"),
    "a swap that no card has": (lambda t: ask(t, "swap", 0), "there is no such swap on a card"),
    "a swap that does not exist": (lambda t: ask(t, "swap", 8), "there is no such swap on a card"),
    "a swap of no card": (lambda t: ask(t, "swap", 2), "lies on the discard pile"),
    "a card that is not displayed": (lambda t: ask(t, "standard", 21), "must lie in the display"),
    "a copy of no card": (lambda t: ask(t, "copy"), "lies on the discard pile"),
    "a bird that nobody paid": (
        lambda t: (t.update(drawn=t["stack"].pop()), t["stack_layer"].pop(), ask(t, "place", 2)),
        "who places a bird has paid for it",
    ),
    "a bird from nowhere": (
        lambda t: (t.update(drawn=t["stack"].pop()), t["stack_layer"].pop(), ask(t, "place", 3)),
        "from the stack or from beside it",
    ),
    "a bird from a place that has another": (
        lambda t: (t.update(drawn=t["stack"].pop()), t["stack_layer"].pop(), ask(t, "place", 1)),
        "none has been turned up yet",
    ),
    "a card that nobody paid": (lambda t: (hold(t, 5), ask(t, "discard", seat=0)), "a card too many has paid for it"),
    "a discard of nothing": (lambda t: ask(t, "discard"), "a hand has at most 4 cards"),
}


@pytest.mark.parametrize(("change", "said"), LATER.values(), ids=LATER)
def test_a_later_turn_with_one_thing_wrong_is_refused(change, said):
    data = reached("turn", stage=0)
    spent(data)
    change(data)
    refused(data, said)


SCORING = {
    "cubes left": (lambda t: t.update(cubes=[1, 0], in_nest=[t["in_nest"][0] - 1, t["in_nest"][1]]), "cube left|cubes"),
    "out of turn": (lambda t: t["pending"][0]["args"].__setitem__(0, 1 - t["pending"][0]["args"][0]), "in turn order"),
    "landed birds on top": (lambda t: t.update(stack_layer=sorted(t["stack_layer"])), "further down"),
    "nobody landed": (lambda t: t.update(stack_layer=[0] * len(t["stack_layer"])), "just landed lie under the stack"),
}


@pytest.mark.parametrize(("change", "said"), SCORING.values(), ids=SCORING)
def test_scoring_with_one_thing_wrong_is_refused(change, said):
    data = reached("score-cards", stage=0)
    change(data)
    refused(data, said)


def test_who_scores_cards_holds_some():
    data = reached("score-cards")
    seat = data["pending"][0]["seat"]
    data["discards"] += data["hand"][seat]
    data["hand"][seat] = data["hand_known"][seat] = []
    refused(data, "who scores cards holds some")


def test_the_start_player_has_most_birds_in_front():
    data = reached("turn", players=2, stage=0)
    first = data["start_seat"]
    own, other = ("kite", "goose") if first == 0 else ("goose", "kite")
    flock = sorted(data["flock"], key=lambda space: "fmb".index(space[0]))
    birds = sorted(data["flock"].values(), key=lambda bird: (not bird.startswith(other), bird.startswith(own)))
    refused({**data, "flock": dict(zip(flock, birds, strict=True))}, "most birds in front is the start player")


def test_the_end_is_what_the_rules_find():
    *_, end = games(2, [3])
    data = end.to_dict()
    assert GAME.from_dict(data).winners == end.winners
    refused({**data, "winners": 3 ^ data["winners"]}, "winners must be")
    refused({**data, "stage": 1}, "nobody those after it|numbers the landings|a game ends")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_possible(players):
    for pos in games(players, range(6)):
        assert problems(GAME.layout.python(pos.states)) == []
