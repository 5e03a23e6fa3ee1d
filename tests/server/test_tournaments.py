"""Tournaments: a Swiss one of eight to its end, half of them bots; who leaves gets a bot; deals that are the same."""

import asyncio

from tests.server.test_lasting import Person, lasting

GAME = "above_the_clouds"


async def wish(person, id, type, **more):
    return await person.ask("POST", f"/tournaments/{id}", type=type, **more)


async def play_on(person, id):
    """Let somebody play wherever they are awaited; whether there was anything to do."""
    table = (await person.ask("GET", f"/tournaments/{id}"))["table"]
    if table is None:
        return False
    info = await person.ask("GET", f"/tables/{table}")
    seat = next(one["seat"] for one in info["seats"] if one["mine"])
    moved = False
    while (state := await person.state(table, seat)).get("legal"):
        action = state["legal"][person.number % len(state["legal"])]["action"]
        moved = (await person.do(table, "play", seat=seat, at=state["moment"], action=action))["type"] == "done"
    return moved


async def to_the_end(people, id, after=lambda told: None):
    """Everybody plays until the tournament is over."""
    while (told := await people[0].ask("GET", f"/tournaments/{id}"))["status"] == "playing":
        if not any([await play_on(person, id) for person in people]):
            await asyncio.sleep(0.02)
        after(told)
    return told


def test_a_swiss_tournament_of_eight_half_of_them_bots(tmp_path):
    async def test(evening):
        people = [*evening.people, Person(evening.app, "Cleo"), Person(evening.app, "Dan")]
        ada, ben, _, dan = people
        plan = {"name": "  Autumn\tCup ", "game": GAME, "kind": "swiss", "seats": 2, "rounds": 3}
        made = await ada.ask("POST", "/tournaments", **plan, same_deals=True)
        id = made["id"]
        assert (made["name"], made["status"], made["host"]) == ("Autumn Cup", "gathering", True)
        for person in people:
            told = await wish(person, id, "join", name=person.name)
        assert [one["name"] for one in told["entrants"]] == ["Ada", "Ben", "Cleo", "Dan"]
        assert (await wish(ben, id, "bot", level="gentle"))["code"] == "not-host"
        assert (await wish(ben, id, "start"))["code"] == "not-host"
        for _ in range(5):
            told = await wish(ada, id, "bot", level="gentle")
        told = await wish(ada, id, "drop", entrant=8)
        assert (len(told["entrants"]), told["length"]) == (8, 3)
        started = await wish(ada, id, "start")
        assert (started["status"], len(started["rounds"][0])) == ("playing", 4)
        zoe = Person(evening.app, "Zoe")
        assert (await wish(zoe, id, "join"))["code"] == "not-gathering"
        told = [match["table"] for match in started["rounds"][0] if match["table"]]
        assert told == [started["table"]]  # the others play the same deal: she looks at them when she is done
        watched = await zoe.ask("GET", f"/tournaments/{id}")
        assert all(match["table"] for match in watched["rounds"][0])

        await wish(dan, id, "leave")  # a bot goes on under his name, and at his table
        left = (await ada.ask("GET", f"/tournaments/{id}"))["entrants"]
        assert [one["level"] for one in left if one["name"] == "Dan"] == ["fair"]
        over = await to_the_end(people, id)

        rounds = over["rounds"]
        assert [len(matches) for matches in rounds] == [4, 4, 4]
        met = [frozenset(match["entrants"]) for matches in rounds for match in matches]
        assert len(set(met)) == 12  # nobody meets twice
        points = [one["points"] for one in over["standings"]]
        assert sum(points) == 12
        assert points == sorted(points, reverse=True)
        assert over["standings"][0]["place"] == 1
        deals = [(await ada.ask("GET", f"/tables/{match['table']}/record"))["key"] for match in rounds[0]]
        others = [(await ada.ask("GET", f"/tables/{match['table']}/record"))["key"] for match in rounds[1]]
        assert (len(set(deals)), len(set(others)), set(deals) & set(others)) == (1, 1, set())
        shown = (await ada.ask("GET", "/tournaments"))["tournaments"]
        assert [one["id"] for one in shown] == [id]
        assert (await zoe.ask("GET", "/tournaments"))["tournaments"] == []  # not listed
        mine = (await ada.ask("GET", "/me/tables"))["tables"]
        assert len(mine) == 3  # those she played at, not all of the tournament she set up

    lasting(tmp_path, test)


def test_whoever_might_join_is_told_what_the_tables_are_set_with(tmp_path):
    async def test(evening):
        ada, ben = evening.people
        plan = {"game": "perch", "kind": "swiss", "seats": 2, "options": {"objectives": False}}
        id = (await ada.ask("POST", "/tournaments", **plan))["id"]
        assert (await ben.ask("GET", f"/tournaments/{id}"))["options"] == {"objectives": False}

    lasting(tmp_path, test)
