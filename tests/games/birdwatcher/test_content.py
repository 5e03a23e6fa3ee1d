"""The data file: what is in the box, and what an owner may replace."""

import copy
import tomllib

import pytest
import tomlkit

from birdtable.games.birdwatcher import content
from birdtable.games.birdwatcher.box import FILE, SCHEMA, Box
from birdtable.telling.voice import Voice
from birdtable.text import LANGUAGES

from .builder import GAME

BOX = content.DATA


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_the_insects_of_the_box(language):
    text, ruling = Voice(language, GAME).clause(GAME.clauses["birdwatcher.scoring.insects"])
    assert ", ".join(map(str, BOX["insects"]["points"])) in ruling, text


@pytest.fixture
def wrong(tmp_path):
    """What is wrong with a box."""

    def wrong(data):
        (tmp_path / FILE).write_text(tomlkit.dumps(data), "utf-8")
        return SCHEMA.problems({FILE: tmp_path / FILE})

    return wrong


@pytest.fixture
def changed(wrong):
    """What is wrong with the box after a change."""

    def changed(change):
        data = copy.deepcopy(BOX)
        change(data)
        return wrong(data)

    return changed


def entry(data, table, name):
    return next(one for one in data[table] if one["name"] == name)


def test_the_counts_of_the_box(wrong):
    assert wrong(BOX) == []
    assert sum(species["rarity"] for species in BOX["species"]) == 69
    shown = [insect for species in BOX["species"] for insect in species["insects"]]
    assert {kind: shown.count(kind) for kind in BOX["insects"]["kinds"]} == dict.fromkeys(BOX["insects"]["kinds"], 6)
    cards = 69 + 6 + 4 + 12 + len(BOX["publication"]) + 3
    assert cards == 113


def test_printed_values_are_not_proposed():
    printed = {"standardwing": [2, 11], "blue": [4, 6, 11], "black-sicklebill": 3}
    for name, worth in printed.items():
        species = entry(BOX, "species", name)
        assert (species.get("ribbon", species.get("stamp")), species["source"]) == (worth, "rulebook")
        assert species["proposed"].startswith("rarity and insects of the ")
    assert {species["name"] for species in BOX["species"] if species["source"] == "rulebook"} == set(printed)
    assert entry(BOX, "species", "western-parotia")["ribbon"][1] == 8  # the one printed value of three
    assert {table: BOX[table]["source"] for table in ("setup", "pages", "awards", "insects")} == {
        "setup": "rulebook",
        "pages": "rulebook",
        "awards": "rulebook",
        "insects": "proposed",
    }


def test_what_is_not_printed_is_proposed():
    assert "Run Into the Jungle" in BOX["setup"]["proposed"]
    for table in ("twelve_wired", "nestlings"):
        assert (BOX[table]["insects"], BOX[table]["source"]) == ([], "rulebook")
        assert "insect" in BOX[table]["proposed"]
    unknown = [*BOX["hybrid"], *BOX["publication"], *BOX["crew"]]
    assert {one["source"] for one in unknown} == {"proposed"}
    clauses = GAME.clauses
    printed = {"effect", "flat", "final", "identical", "window"}
    for clause in clauses.values():
        _, chapter, name = clause.id.split(".")
        if chapter == "publication" and name not in printed:
            assert clause.ruling.startswith("Reconstructed.")
    assert clauses["birdwatcher.end.idle"].ruling.startswith("Ours")


def test_every_clause_of_the_publications_says_what_it_governs():
    texts = [clause.text for clause in GAME.clauses.values() if clause.id.startswith("birdwatcher.publication.")]
    assert len(set(texts)) == len(texts)


def test_other_birds_may_show_insects_too(wrong):
    data = copy.deepcopy(BOX)
    data["twelve_wired"]["insects"] = ["mantis", "mantis"]
    data["nestlings"]["insects"] = ["cicada"]
    entry(data, "hybrid", "bobairo")["insects"] = ["beetle"]
    assert wrong(data) == []
    box = Box.model_validate(data)
    birds = (*content.TEN, box.twelve_wired, *box.hybrid, box.nestlings)
    faces = {content.bird_word(species, insect): count for species, insect, count in content.faces(birds)}
    shown = {"twelve-wired": 10, "twelve-wired-mantis": 2, "nestling": 3, "nestling-cicada": 1}
    assert {**faces, **shown, "bobairo": 0, "bobairo-beetle": 1} == faces


def test_an_owner_may_replace_what_is_reconstructed(changed):
    def replace(data):
        entry(data, "species", "greater")["ribbon"] = [2, 5, 9, 14, 20]
        entry(data, "species", "greater")["rarity"] = 8
        entry(data, "species", "red")["rarity"] = 7
        entry(data, "species", "red")["insects"] = ["mantis", "beetle"]
        entry(data, "hybrid", "six-wired").update(points=12)
        entry(data, "publication", "fragments").update(effect="run", value="bridge", otherwise=1)
        entry(data, "crew", "junior")["points"] = 5
        entry(data, "publication", "whistlers-notebook").update(value="species", points=40)

    assert changed(replace) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.pop("awards"), "[awards] is missing"),
        (lambda data: data.update(extra={}), "[extra] is not known"),
        (lambda data: data.update(setup=3), "[setup] should be a valid dictionary"),
        (lambda data: data.update(species={}), "[species] should be a valid tuple"),
        (lambda data: data["setup"].update(actions=4), "[setup] actions should be 3, as the rules have it, not 4"),
        (lambda data: data["pages"].update({"4": 14}), "[pages] 4 should be 12, as the rules have it, not 14"),
        (lambda data: data["setup"].update(run=2), "[setup] run should be 1, as the rules have it, not 2"),
        (lambda data: data["nestlings"].update(count=5), "[nestlings] count should be 4"),
        (
            lambda data: data["nestlings"].update(insects=["mantis"] * 5),
            "[nestlings] insects are on 5 cards, but there are only 4",
        ),
        (
            lambda data: data["twelve_wired"].update(insects=["wasp"]),
            "[twelve_wired] insects 1 should be 'beetle'",
        ),
        (lambda data: data["hybrid"][1].update(insects=["mantis", "mantis"]), "but there are only 1"),
        (lambda data: entry(data, "species", "red").update(rarity=8), "add up to 68"),
        (
            lambda data: entry(data, "species", "red").update(rarity="ten"),
            "red rarity must be a number from 1 to 20",
        ),
        (lambda data: entry(data, "species", "red").update(name="pink"), "pink name has no words and no drawing"),
        (
            lambda data: entry(data, "species", "red").update(ribbon=[5]),
            "red ribbon should have at least 2",
        ),
        (
            lambda data: entry(data, "species", "red").update(ribbon=[5, 3]),
            "ribbon must have values that grow, not [5, 3]",
        ),
        (lambda data: entry(data, "species", "red").update(stamp=3), "has a ribbon and no stamp"),
        (
            lambda data: entry(data, "species", "red").update(fourth_value=3),
            "red fourth_value is for the Blue",
        ),
        (
            lambda data: entry(data, "species", "blue").pop("fourth_value"),
            "blue fourth_value is for the Blue",
        ),
        (
            lambda data: entry(data, "species", "red").update(insects=["wasp"]),
            "red insects 1 should be",
        ),
        (lambda data: entry(data, "species", "red").update(insects=["mantis"] * 10), "there are only 9"),
        (lambda data: entry(data, "species", "black-sicklebill").update(ribbon=[1, 2]), "a stamp and no ribbon"),
        (lambda data: data["hybrid"].pop(), "[hybrid] should have at least 6 items, not 5"),
        (lambda data: data["hybrid"][0].update(back="special"), "for exactly one, the King of Ribbons"),
        (lambda data: data["hybrid"][1].update(back="ordinary"), 'back must be "king" for exactly one'),
        (lambda data: data["insects"].update(kinds=["beetle"] * 5), "has the name 'beetle' 5 times"),
        (lambda data: data["publication"][3].update(efect="run"), "whistlers-notebook efect is not known"),
        (lambda data: data["publication"][3].update(points=True), "points must be a number from 0 to 40, not True"),
        (
            lambda data: data["hybrid"][1].update(back="blue"),
            "bobairo back must be one of ordinary, special",
        ),
        (
            lambda data: data["hybrid"][1].update(points=-1),
            "[hybrid] bobairo points must be a number from 0 to 40",
        ),
        (lambda data: data["hybrid"][1].update(name="red"), "red name has no words and no drawing"),
        (lambda data: data["hybrid"][1].update(name="Bobairo!"), "[hybrid] Bobairo! name has no words"),
        (lambda data: data["insects"].update(kinds=["beetle"]), "[insects] kinds should have at least 5 items"),
        (lambda data: data["insects"].update(points=[1, 2]), "[insects] points should have at least 5 items"),
        (lambda data: data["insects"].update(tokens=0), "tokens must be a number from 1 to 20"),
        (
            lambda data: data["publication"].pop(),
            "[publication] should have at least 19 items",
        ),
        (lambda data: data["publication"][0].update(value="odd"), "value must be one of complete-sets"),
        (lambda data: data["publication"][0].update(books=0), "books must be a number from 1 to 9"),
        (lambda data: data["publication"][0].update(effect="sing"), "effect must be one of none, call"),
        (lambda data: data["publication"][7].update(window="after"), "window must be one of before"),
        (
            lambda data: data["publication"][0].update(window="end"),
            "window is only for identical, window-species",
        ),
        (lambda data: data["publication"][7].pop("pages"), "pages is missing: value = 'identical' needs it"),
        (lambda data: data["publication"][16].pop("otherwise"), "otherwise is missing: value = 'early' needs it"),
        (
            lambda data: [paper.update(value="species", points=40) for paper in data["publication"][:4]],
            "[publication] could bring",
        ),
        (lambda data: data["crew"].reverse(), "[crew] must be junior, associate"),
        (lambda data: data["crew"][0].pop("sicklebills"), "[crew] junior sicklebills is missing"),
    ],
)
def test_what_is_wrong_is_said(change, said, changed):
    problems = changed(change)
    assert any(said in problem for problem in problems), problems


def test_whatever_stands_in_a_file_nothing_breaks(changed):
    for table in BOX:
        for value in (3, "x", [], {}, [3], [{}]):
            assert changed(lambda data, table=table, value=value: data.update({table: value})) or table == "source"
    for name in ("species", "hybrid", "publication", "crew"):
        for key in BOX[name][0]:
            if key != "source":
                assert changed(lambda data, name=name, key=key: data[name][0].update({key: [[]]}))


def test_the_file_of_the_game_is_the_one_that_is_read():
    file = GAME.folder / "content" / FILE
    assert tomllib.loads(file.read_text("utf-8")) == BOX
