"""What birds in a journal are worth: ribbons, stamps, nestlings, hybrids, Twelve-wired."""

import pytest

from .builder import birds, paper, points, species, watch

RIBBONS = {
    "king-of-saxony": [2, 14],
    "standardwing": [2, 11],
    "arfak-astrapia": [2, 13],
    "western-parotia": [3, 8, 19],
    "greater": [2, 7, 18],
    "lophorina": [3, 6, 12, 25],
    "wilsons": [3, 6, 12, 24],
    "blue": [4, 6, 11, 20],
    "red": [2, 5, 9, 15, 28],
}
INSECT = {
    "king-of-saxony": "beetle",
    "standardwing": "butterfly",
    "arfak-astrapia": "stick-insect",
    "western-parotia": "mantis",
    "greater": "cicada",
    "lophorina": "mantis",
    "wilsons": "cicada",
    "blue": "beetle",
    "red": "butterfly",
    "black-sicklebill": "stick-insect",
}
HYBRIDS = {
    "king-of-ribbons": 10,
    "bobairo": 8,
    "lobe-billed": 8,
    "captain-blood": 7,
    "astrapian-sicklebill": 7,
    "six-wired": 6,
}


def row(word, count):
    """So many birds of a species side by side, some of them with its insect."""
    without = min(count, 4 if word in ("lophorina", "wilsons", "blue", "red") else 3)
    return " ".join([word] * without + [f"{word}-{INSECT[word]}"] * (count - without))


@pytest.mark.clause("birdwatcher.birds.ribbon")
@pytest.mark.parametrize("word", RIBBONS)
def test_each_adjacent_bird_makes_the_set_score_the_next_value(word):
    for count, value in enumerate(RIBBONS[word], 1):
        assert birds(row(word, count)) == value


@pytest.mark.clause("birdwatcher.birds.long-run")
@pytest.mark.parametrize("word", RIBBONS)
def test_a_bird_more_than_a_complete_set_begins_a_new_one(word):
    ribbon = RIBBONS[word]
    text = row(word, len(ribbon) + 1)
    assert birds(text) == ribbon[-1] + ribbon[0]
    first, second = watch(journal=text).view()["sets"]["0"]
    assert (first["complete"], second["complete"]) == (True, False)
    assert (second["first"], second["last"], second["next"]) == (len(ribbon) + 1, len(ribbon) + 1, ribbon[1])


@pytest.mark.clause("birdwatcher.birds.long-run")
def test_a_run_of_four_standardwings_is_two_complete_sets():
    assert birds("standardwing standardwing standardwing-butterfly standardwing-butterfly") == 22


@pytest.mark.clause("birdwatcher.birds.adjacent")
@pytest.mark.parametrize("between", ["telegram", "black-sicklebill", "bobairo", "red", "nestling"])
def test_any_other_page_ends_a_set(between):
    text = f"blue blue {between} blue"
    together = birds("blue blue blue")
    assert together == 11
    extra = {"telegram": 0, "black-sicklebill": 3, "bobairo": 8, "red": 2, "nestling": None}[between]
    if extra is None:  # the nestling becomes a Blue itself and goes on with the set
        assert birds(text) == 20
    else:
        assert birds(text, papers="") == 6 + extra + 4


@pytest.mark.clause("birdwatcher.birds.blue")
def test_four_blue_birds_complete_a_set_and_three_by_an_option():
    assert [birds(row("blue", count)) for count in (1, 2, 3, 4, 5)] == [4, 6, 11, 20, 24]
    three = [birds(row("blue", count), blue_ribbon="three") for count in (1, 2, 3, 4)]
    assert three == [4, 6, 11, 15]
    assert not watch(journal=row("blue", 3)).view()["sets"]["0"][0]["complete"]
    assert watch(journal=row("blue", 3), blue_ribbon="three").view()["sets"]["0"][0]["complete"]


@pytest.mark.clause("birdwatcher.birds.ribbon")
@pytest.mark.parametrize("word", RIBBONS)
def test_a_complete_set_scores_more_than_its_birds_apart(word):
    assert RIBBONS[word][-1] > len(RIBBONS[word]) * RIBBONS[word][0]


@pytest.mark.clause("birdwatcher.birds.hybrid")
@pytest.mark.parametrize("word", RIBBONS)
def test_a_complete_set_scores_more_than_a_hybrid_with_lone_birds_on_as_many_pages(word):
    hybrid = sum(HYBRIDS.values()) / len(HYBRIDS)
    assert RIBBONS[word][-1] > hybrid + (len(RIBBONS[word]) - 1) * RIBBONS[word][0]


@pytest.mark.clause("birdwatcher.birds.stamp")
def test_sicklebills_score_3_each_wherever_they_are_and_are_no_set():
    assert birds("black-sicklebill black-sicklebill red black-sicklebill") == 9 + 2
    assert watch(journal="black-sicklebill black-sicklebill").view()["sets"]["0"] == []
    assert paper("black-sicklebill black-sicklebill collected-plates", "collected-plates") == 0
    assert paper("black-sicklebill black-sicklebill fragments", "fragments") == 0


@pytest.mark.clause("birdwatcher.birds.hybrid")
@pytest.mark.parametrize(("word", "value"), HYBRIDS.items())
def test_a_hybrid_scores_its_points_and_is_no_set(word, value):
    pos = watch(journal=f"red {word} red")
    assert points(pos, "birds") == 2 + value + 2
    assert [found["species"] for found in pos.view()["sets"]["0"]] == ["red", "red"]
    assert pos.view()["counts"]["0"]["species"] == 2
    assert pos.view()["counts"]["0"]["hybrids"] == 1


@pytest.mark.clause("birdwatcher.birds.bobairo")
def test_no_hybrid_counts_as_a_parent():
    pos = watch(journal="bobairo astrapian-sicklebill")
    assert pos.view()["counts"]["0"]["sicklebills"] == 0
    assert pos.view()["counts"]["0"]["species"] == 2


@pytest.mark.clause("birdwatcher.birds.nestling")
@pytest.mark.parametrize("word", RIBBONS)
def test_a_nestling_fills_out_a_set_of_any_species(word):
    assert birds(f"{word} nestling") == RIBBONS[word][1]


@pytest.mark.clause("birdwatcher.birds.nestling-alone")
def test_brood_mimics_score_nothing_and_are_one_species():
    pos = watch(journal="nestling red telegram nestling", papers="")
    assert species(pos) == "brood-mimic red - brood-mimic"
    assert points(pos, "birds") == 2
    assert pos.view()["counts"]["0"]["species"] == 2
    assert [found["species"] for found in pos.view()["sets"]["0"]] == ["red"]


@pytest.mark.clause("birdwatcher.birds.nestling-chain")
def test_nestlings_copy_each_other():
    pos = watch(journal="greater nestling nestling")
    assert species(pos) == "greater greater greater"
    assert points(pos, "birds") == 18
    assert species(watch(journal="nestling nestling")) == "brood-mimic brood-mimic"


@pytest.mark.clause("birdwatcher.birds.nestling-counts")
def test_a_copy_counts_as_what_it_copies():
    assert watch(journal="black-sicklebill nestling").view()["counts"]["0"]["sicklebills"] == 2
    assert birds("black-sicklebill nestling") == 6
    hybrid = watch(journal="king-of-ribbons nestling")
    assert points(hybrid, "birds") == 20
    assert hybrid.view()["counts"]["0"]["hybrids"] == 2
    assert hybrid.view()["counts"]["0"]["species"] == 1
    assert birds("twelve-wired nestling red twelve-wired", players=5) == 9 + 2


@pytest.mark.clause("birdwatcher.birds.nestling-insect")
def test_a_copy_shows_no_insect():
    assert paper("blue-beetle nestling what-birds-eat", "what-birds-eat") == 1


@pytest.mark.clause("birdwatcher.birds.twelve-wired")
def test_twelve_wired_score_the_square_of_their_number_adjacent_or_not():
    for count in range(1, 7):
        assert birds(" red ".join(["twelve-wired"] * count), players=5) == count * count + 2 * (count - 1)
    assert birds(" ".join(["twelve-wired"] * 6), players=5) == 36
    assert watch(journal="twelve-wired twelve-wired", players=5).view()["sets"]["0"] == []


@pytest.mark.clause("birdwatcher.birds.species")
def test_every_kind_of_species_counts_once():
    text = "red red-butterfly blue-beetle black-sicklebill bobairo six-wired telegram nestling"
    pos = watch(journal=text, papers="")
    assert pos.view()["counts"]["0"]["species"] == 6
    text = "twelve-wired twelve-wired red"
    assert watch(journal=text, players=5).view()["counts"]["0"]["species"] == 2
    assert paper("red blue blue bobairo island-checklist", "island-checklist") == 3
