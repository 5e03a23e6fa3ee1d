"""Setting the table."""

from collections import Counter

import pytest

import birdtable as bt
from birdtable.games.birdwatcher.content import BIRD, KINDS, SPECIES_NAMES, SPECIES_OF

from .builder import GAME, watch

SPECIALS = set(SPECIES_NAMES[11:])


def species_of(bird):
    return SPECIES_NAMES[SPECIES_OF[BIRD.value(bird, 0)]]


def all_birds(pos):
    """Every bird on the table, by species."""
    found = Counter()
    for bird, count in GAME.layout.pieces(pos.states)["birds"].items():
        found[species_of(bird)] += count
    return found


@pytest.mark.clause("birdwatcher.setup.trees")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_birds_in_each_tree_three_in_the_jungle_none_in_the_clearing(players):
    view = GAME.new(players=players, seed=1).view()
    assert [len(tree["birds"]) for tree in view["trees"].values()] == [4] * players
    assert len([bird for bird in view["jungle"] if bird]) == 3
    assert all(pile["birds"] == [] for pile in view["clearing"].values())


@pytest.mark.clause("birdwatcher.setup.deck")
@pytest.mark.parametrize(("players", "draw_pile"), [(1, 64), (2, 68), (3, 64), (4, 60), (5, 68)])
def test_what_is_left_in_the_deck(players, draw_pile):
    assert GAME.new(players=players, seed=2).view()["deck"]["count"] == draw_pile


@pytest.mark.clause("birdwatcher.setup.deck")
def test_the_twelve_wired_are_in_the_deck_of_five_and_of_nobody_else():
    for players in (1, 2, 3, 4):
        birds = all_birds(GAME.new(players=players, seed=3))
        assert (birds["twelve-wired"], birds["blue"], sum(birds.values())) == (0, 8, 79)
    birds = all_birds(GAME.new(players=5, seed=3))
    assert (birds["twelve-wired"], birds["blue"], sum(birds.values())) == (12, 8, 91)


@pytest.mark.clause("birdwatcher.setup.twelve-wired")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_twelve_wired_may_take_the_place_of_the_blue(players):
    birds = all_birds(GAME.new(players=players, seed=4, twelve_wired="for-blue"))
    assert (birds["twelve-wired"], birds["blue"], sum(birds.values())) == (12, 0, 83)


@pytest.mark.clause("birdwatcher.setup.twelve-wired")
def test_five_players_have_no_such_choice():
    with pytest.raises(bt.BadOption, match="1, 2, 3, 4 players"):
        GAME.new(players=5, seed=4, twelve_wired="for-blue")


@pytest.mark.clause("birdwatcher.setup.specials")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_special_bird_lies_open_at_the_start_and_all_ten_are_in_the_deck(players):
    for seed in range(30):
        pos = GAME.new(players=players, seed=seed)
        deck = [species_of(bird) for bird in pos.to_dict()["deck"]]
        assert sum(species in SPECIALS for species in deck) == 10
    assert len(SPECIALS) == KINDS - 11


@pytest.mark.clause("birdwatcher.setup.backs")
def test_the_back_of_the_top_card_is_open():
    for bird, back in (
        ("red", "ordinary"),
        ("nestling", "special"),
        ("bobairo", "special"),
        ("king-of-ribbons", "king"),
    ):
        assert watch(deck=f"{bird} red").view()["deck"] == {"count": 2, "back": back}
    assert watch(deck="").view()["deck"] == {"count": 0, "back": None}


@pytest.mark.clause("birdwatcher.setup.backs")
def test_a_deal_anew_keeps_the_back_of_the_top_card_and_nothing_else_of_the_deck():
    pos = watch(deck="nestling red blue king-of-ribbons bobairo six-wired greater")
    tops = Counter(pos.redeal(0, seed).to_dict()["deck"][-1] for seed in range(600))
    assert set(tops) == {"nestling", "bobairo", "six-wired"}
    assert min(tops.values()) > 150
    seconds = Counter(pos.redeal(0, seed).to_dict()["deck"][-2] for seed in range(600))
    assert set(seconds) == {"nestling", "red", "blue", "king-of-ribbons", "bobairo", "six-wired", "greater"}


@pytest.mark.clause("birdwatcher.setup.academy")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_three_of_nineteen_publications_lie_open(players):
    view = GAME.new(players=players, seed=5).view()
    assert len(set(view["academy"])) == 3
    assert view["publications"] == 16


@pytest.mark.clause("birdwatcher.setup.first-player")
def test_chance_decides_who_begins():
    firsts = Counter(GAME.new(players=4, seed=seed).view()["camera"] for seed in range(100))
    assert set(firsts) == {"0", "1", "2", "3"}
    pos = GAME.new(players=4, seed=6)
    assert str(pos.seat) == pos.view()["camera"] == pos.view()["turn"]


@pytest.mark.clause("birdwatcher.zones.open")
def test_everything_is_open_but_the_order_of_the_decks():
    pos = GAME.new(players=3, seed=7)
    assert {name for name, field in GAME.layout.own.items() if field.see.kind != "public"} == {
        "deck",
        "papers",
    }
    for viewer in (0, 1, 2, None):
        view = pos.view(viewer)
        assert {**view, "viewer": None} == {**pos.view(None), "viewer": None}
