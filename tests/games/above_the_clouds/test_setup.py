"""The table before the first turn, for two, three and four players."""

from collections import Counter
from itertools import chain

import pytest

from tests.games.asking import legal, why

from .builder import CUBES, GAME, NESTS, cards, clouds, picture

COUNTS = (2, 3, 4)
SEEDS = range(12)
SPECIES = ("kite", "goose", "crane", "swallow")
COLUMNS = {2: 5, 3: 6, 4: 7}
HEIGHTS = {2: [1, 2, 3, 2, 1], 3: [1, 2, 3, 3, 2, 1], 4: [1, 2, 3, 3, 3, 2, 1]}


def tables(players, seeds=SEEDS):
    return [GAME.new(players=players, seed=seed) for seed in seeds]


@pytest.mark.clause("above_the_clouds.setup.board")
@pytest.mark.parametrize("players", COUNTS)
def test_the_board_has_three_rows_and_a_column_more_for_each_player(players):
    pos = clouds(players=players, decision="place", drawn="k")
    columns = COLUMNS[players]
    assert legal(pos) == {f"place {column} {end}" for column in range(1, columns + 1) for end in ("front", "back")}
    assert pos.view()["columns"] == columns
    assert len(picture(pos)) == 3


@pytest.mark.clause("above_the_clouds.setup.board")
def test_nobody_flies_or_is_placed_beside_the_board():
    pos = GAME.new(players=2, seed=1)
    assert why(pos, "swap b5 b6") == ["setup.board: off-board"]
    assert why(clouds(decision="place", drawn="k"), "place 6 back") == ["setup.board: off-board"]


@pytest.mark.clause("above_the_clouds.setup.pieces")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_has_five_birds_of_a_colour_and_the_cubes_of_the_player_count(players):
    for pos in tables(players):
        table = pos.to_dict()
        birds = Counter([*table["flock"].values(), *table["face_up"], *table["stack"]])
        colours = {f"{species}-{sex}" for species in SPECIES[:players] for sex in ("female", "male")}
        assert birds == {bird: 3 if "female" in bird else 2 for bird in colours} | {"swift": 5}
        assert table["cubes"] == [CUBES[players]] * players
        assert table["in_nest"] == [0] * players
        assert table["on_action"] == {}


@pytest.mark.clause("above_the_clouds.setup.pieces")
def test_the_seats_fly_kites_geese_cranes_and_swallows():
    assert GAME.new(players=4, seed=1).view()["species"] == ["kite", "goose", "crane", "swallow"]


@pytest.mark.clause("above_the_clouds.setup.flock")
@pytest.mark.parametrize("players", COUNTS)
def test_the_flock_starts_as_a_triangle_packed_to_the_back(players):
    for pos in tables(players):
        front, middle, back = picture(pos)
        for column, height in enumerate(HEIGHTS[players]):
            seen = "".join(row.split()[column] for row in (front, middle, back))
            assert "." not in seen[3 - height :]
            assert seen[: 3 - height] == "." * (3 - height)


@pytest.mark.clause("above_the_clouds.setup.flock")
@pytest.mark.parametrize("players", COUNTS)
def test_the_flock_has_three_neutral_birds_and_two_females_and_a_male_of_everybody(players):
    for pos in tables(players):
        birds = Counter(pos.view()["flock"].values())
        expected = {"swift": 3}
        for species in SPECIES[:players]:
            expected |= {f"{species}-female": 2, f"{species}-male": 1}
        assert birds == expected


@pytest.mark.clause("above_the_clouds.setup.flock")
def test_the_flock_is_shuffled():
    assert len({tuple(picture(pos)) for pos in tables(4)}) == len(SEEDS)


@pytest.mark.clause("above_the_clouds.setup.reserve")
@pytest.mark.parametrize("players", COUNTS)
def test_two_birds_of_everybody_and_two_neutral_ones_wait_two_of_them_face_up(players):
    for pos in tables(players):
        table = pos.to_dict()
        assert len(table["face_up"]) == 2
        assert len(table["stack"]) == 2 * players
        expected = {"swift": 2}
        for species in SPECIES[:players]:
            expected |= {f"{species}-female": 1, f"{species}-male": 1}
        assert Counter(table["face_up"] + table["stack"]) == expected
    assert len({(*pos.to_dict()["face_up"], *pos.to_dict()["stack"]) for pos in tables(players)}) > 1


@pytest.mark.clause("above_the_clouds.setup.cards")
@pytest.mark.parametrize(("players", "all_cards", "display"), [(2, 16, 4), (3, 19, 5), (4, 22, 6)])
def test_everybody_is_dealt_two_cards_and_the_display_is_laid_out(players, all_cards, display):
    for pos in tables(players):
        table = pos.to_dict()
        assert [len(dealt) for dealt in table["hand"]] == [2] * players
        assert len(table["display"]) == display
        assert len(table["deck"]) == 8
        assert table["discards"] == []
        everything = [*chain(*table["hand"]), *table["display"], *table["deck"]]
        assert len(set(everything)) == len(everything) == all_cards
    assert len({tuple(pos.to_dict()["display"]) for pos in tables(players)}) > 1


@pytest.mark.clause("above_the_clouds.setup.nest")
def test_one_of_the_seven_nest_cards_is_turned_up_by_chance():
    turned_up = {pos.view()["nest"]["name"] for pos in tables(2, range(60))}
    assert turned_up == set(NESTS)
    table = GAME.new(players=2, seed=1).to_dict()
    assert sorted(table["nests"]) == sorted(NESTS)
    assert table["stage"] == 0


@pytest.mark.clause("above_the_clouds.setup.score")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_at_0_points(players):
    assert GAME.new(players=players, seed=1).scores == [0] * players


@pytest.mark.clause("above_the_clouds.setup.start-player")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_player_leads_the_front_row_then_the_two_front_rows(players):
    beginners = set()
    for pos in tables(players, range(60)):
        flock = pos.view()["flock"]
        ranks = []
        for species in SPECIES[:players]:
            front = sum(bird.startswith(species) for space, bird in flock.items() if space[0] == "f")
            two_rows = sum(bird.startswith(species) for space, bird in flock.items() if space[0] in "fm")
            ranks.append((front, two_rows))
        assert ranks[pos.seat] == max(ranks)
        assert pos.view()["start_seat"] == pos.seat
        assert pos.decision == "turn"
        if ranks.count(max(ranks)) > 1:
            beginners.add((tuple(ranks), pos.seat))
    assert {seat for _, seat in beginners} == set(range(players))  # chance favours no seat among the tied


@pytest.mark.clause("above_the_clouds.setup.hidden")
def test_a_player_sees_the_own_hand_only():
    pos = clouds(hands=[["dodge-m4-b1", "neutral-b1-b5"], ["standard-m4-b5", "score-m3-m4"]])
    assert [cards(hand) for hand in pos.view(0)["hands"]] == [["dodge-m4-b1", "neutral-b1-b5"], ["?", "?"]]
    assert [cards(hand) for hand in pos.view(1)["hands"]] == [["?", "?"], ["standard-m4-b5", "score-m3-m4"]]
    assert [cards(hand) for hand in pos.view()["hands"]] == [["?", "?"], ["?", "?"]]
