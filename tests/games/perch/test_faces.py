"""What boards, learners and people at the terminal are given."""

import re

import pytest

import birdtable as bt
from birdtable.bots import Knowledge, make_bot
from birdtable.games.perch import terminal
from birdtable.games.perch.content import CREATURE_CARDS, CREATURE_NAMES, LOCATION_CARDS, OBJECTIVE_NAMES
from birdtable.games.perch.value import value
from birdtable.kernel.events import Happening
from birdtable.telling.voice import Voice
from birdtable.terminal.shelf import game_lines
from birdtable.text import LANGUAGES

from .builder import GAME, perch, place, scoring


def worth(pos, seat=0):
    """What the position is worth to a seat."""
    return value(GAME.layout.python(pos.states), seat)


def test_every_reason_has_a_sentence():
    source = (GAME.folder / "reasons.py").read_text("utf-8")
    messages = set(re.findall(r'because\([^,]+, "([a-z-]+)"', source))
    messages |= {f"go-{card['move']}" for card in CREATURE_CARDS if card["move"] != "stays"}
    assert len(messages) > 30
    for language in LANGUAGES:
        text = GAME.text(language)
        assert [message for message in messages if not text.has(f"reason-{message}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_location_creature_and_objective_has_a_name_and_what_it_does(language):
    text = GAME.text(language)
    for word in (*CREATURE_NAMES, *OBJECTIVE_NAMES):
        assert text.has(f"name-{word}")
        assert text.has(f"effect-{word}")
    for card in LOCATION_CARDS:
        assert text.has(f"name-{card['id']}")
        assert text.has(f"effect-{card['id']}") == (card["kind"] == "special")


def test_the_view_has_all_that_a_board_draws():
    pos = perch(hands=["b2 r1", "y1"], birds={"oak": "b2n r1"}, creatures={"dog": ("oak", 1)}, bag="y1", plaza="r2")
    view = pos.view(0)
    oak = place(pos, "oak")
    assert (oak["place"], oak["column"], oak["row"], oak["kind"], oak["points"]) == ("a1", 1, 0, "basic", [6, 4, 3])
    assert oak["standing"] == ["dog"]
    assert oak["nests"] == {"empty": 0, "taken": 1}
    assert oak["stacks"][0] == {
        "flock": "blue", "seat": 0, "birds": 2, "nest": True, "birdhouse": False, "counts": 3, "rank": 1,
        "tied": False, "scores": 6,
    }  # fmt: skip
    assert view["now"][0] == {
        "locations": 6, "fountain": 0, "plaza": 0, "creatures": 0, "largest": 10, "largest_stack": 3,
    }  # fmt: skip
    assert view["about"] == {"placed": False, "bonus": False}
    assert view["hands"][0] == {"blue": 2, "red": 1, "yellow": 0}


def test_a_position_comes_back_from_its_dictionary():
    pos = GAME.new(players=4, seed=5)
    assert GAME.from_dict(pos.to_dict(), whole=False).to_dict() == pos.to_dict()


# ---------------------------------------------------------------------- learners and bots


def test_a_learner_sees_whose_bird_is_to_be_seated():
    zapped = []
    for flock in ("red", "yellow"):
        pos = perch(players=2, hands=["b1", "r1"], round_number=5, lightning=[1], birds={"oak": "r2 y2"})
        pos.play(f"zap {flock} oak")
        zapped.append(pos)
    assert (zapped[0].observation(0) != zapped[1].observation(0)).any()


def test_a_learner_counts_seats_and_flocks_from_itself():
    pos = scoring(birds={"oak": "b2 r1"}, scores=[4, 4, 4])
    turned = scoring(birds={"oak": "r2 y1"}, scores=[4, 4, 4], order=[1, 2, 0], seat=1)
    assert (pos.observation(0)[:480] == turned.observation(1)[:480]).all()


def test_a_bot_likes_points_now_and_its_own_objective():
    assert worth(perch(hands=["b1"], birds={"oak": "b2 r1"})) > worth(perch(hands=["b1"], birds={"oak": "b1 r1"}))
    cards = [["eggs", "emu"], ["jack", "stork"], ["wing", "chirp"]]
    birds = {"oak": "b2 r1"}
    swapped = [["emu", "eggs"], *cards[1:]]
    assert worth(perch(hands=["b1"], birds=birds, cards=cards)) > worth(perch(hands=["b1"], birds=birds, cards=swapped))
    assert worth(perch(hands=["b1"], fountain={"1a": "b"})) > worth(perch(hands=["b1"], fountain={"1a": "r"}))


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players):
    game = bt.load("perch", backend="native")
    wins = 0
    for seed in range(10):
        pos = game.new(players=players, seed=seed)
        greedy = seed % players
        bots = [make_bot("greedy" if seat == greedy else "random", seed) for seat in range(players)]
        while not pos.over:
            pos.play_legal(bots[pos.seat].choose(Knowledge(pos)).number)
        wins += greedy in pos.winners
    assert wins >= 8


# ---------------------------------------------------------------------- the terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_can_be_shown_and_chosen_in_every_language(players, language):
    voice = Voice(language, GAME)
    pos = GAME.new(players=players, seed=11)
    names = [f"P{seat}" for seat in range(players)]
    seen = set()
    bot = make_bot("random", 5)
    while not pos.over:
        view = {**pos.view(pos.seat), "names": names}
        if pos.decision not in seen or len(pos.actions) % 20 == 0:
            seen.add(pos.decision)
            lines = [*terminal.show(view, voice.say), *terminal.glance(view, voice.say)]
            for action in pos.legal():
                heading, text = terminal.choice(action.verb, action.args, view, voice.say)
                lines += [heading, text or voice.action(action, names)]
            lines += terminal.not_now(view, lambda notation: [str(r) for r in pos.why_not(notation)], voice.say)
            assert not [line for line in lines if "{" in line and "Reason" not in line]
        pos.play_legal(bot.choose(Knowledge(pos)).number)
    assert terminal.show({**pos.view(0), "names": names}, voice.say)
    assert len(seen) > 4


def test_the_terminal_says_where_the_scarecrow_stands_and_that_the_statue_pays_more():
    drawn = "statue  cornfield\n birch\n ash  doghouse\n pine\n elm  beehive"
    pos = perch(drawn, hands=["b1"], creatures={"scarecrow": (None, 0)}, scarecrow="1")
    lines = terminal.show({**pos.view(0), "names": ["Ada", "Bo", "Cy"]}, Voice("en", GAME).say)
    there = ", ".join(Voice("en", GAME).say(f"name-{word}") for word in pos.view()["intersections"]["1"]["locations"])
    assert f"Scarecrow: controlled by Ada. It stands between: {there}." in lines
    assert "a1 A Stone Statue 1+/2/1: 2 empty nests" in lines


def test_the_shelf_says_which_titles_are_ours():
    lines = game_lines(GAME, Voice("en", GAME))
    assert [line for line in lines if "16 objectives, from Wise Quacker to Comedi-Hen" in line]


def test_where_the_points_come_from():
    pos = scoring(round_number=5, birds={"oak": "b2"}, fountain={"1a": "b"}, plaza="b2")
    events = [Happening("round", {"round": 5}), *pos.play("done")]
    said = terminal.points_by_stage(events, 0, Voice("en", GAME).say)
    assert said == "By round 6; objective 0, largest flock 10, creatures 0, Fountain 1, Plaza 2."
