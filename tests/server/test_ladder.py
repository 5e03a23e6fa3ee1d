"""One ladder for people and bots: results, ratings, and a lobby where people meet."""

import asyncio
import random

import pytest

from birdtable.server.ladder import BOT, Line, beginner, rate, to_count
from tests.server.test_lasting import Person, lasting

LEVELS = ("gentle", "fair", "strong", "expert", "master")
GAP = 1.4  # by which each level is stronger than the one before, on a scale where the luck of a game is 1
GAMES, LADDERS = 40, 100


def simulated_ladder(players, seed):
    """Bots of known strength, each of whom plays at least so many games against whoever has played least."""
    luck = random.Random(seed)
    known, played = {level: beginner() for level in LEVELS}, dict.fromkeys(LEVELS, 0)
    while min(played.values()) < GAMES:
        table = sorted(LEVELS, key=lambda level: (played[level], luck.random()))[:players]
        shown = {level: GAP * LEVELS.index(level) + luck.gauss(0.0, 1.0) for level in table}
        ranked = sorted(table, key=lambda level: -shown[level])
        lines = [Line(seat, level, 1 + ranked.index(level), 0) for seat, level in enumerate(table)]
        known |= rate({level: known[level] for level in table}, lines)
        for level in table:
            played[level] += 1
    return sorted(LEVELS, key=lambda level: known[level].mu)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ladder_of_bots_is_in_order_after_forty_games_each(players):
    right = sum(simulated_ladder(players, seed) == list(LEVELS) for seed in range(LADDERS))
    assert right / LADDERS >= 0.95


def test_whoever_wins_climbs_and_everybody_gets_surer():
    ada, bot = "ada", f"{BOT}fair"
    after = rate({ada: beginner(), bot: beginner()}, [Line(0, ada, 1, 9), Line(1, bot, 2, 7)])
    assert after[ada].rating > beginner().rating > after[bot].rating
    assert after[ada].unsure < beginner().unsure
    assert after[ada].provisional
    twice = rate({ada: beginner(), bot: beginner()}, [Line(0, ada, 1, 9), Line(1, bot, 2, 7), Line(2, bot, 2, 7)])
    assert twice[bot].games == 1


def test_rated_games_move_the_ladder_once_and_for_those_who_agreed(tmp_path):
    async def test(evening):
        ada, ben = evening.people
        await ada.ask("PUT", "/me", name="Ada")

        async def ladder():
            found = await ada.ask("GET", "/games/above_the_clouds/ladder?players=2")
            return {rung["name"] or rung["level"]: rung for rung in found["rungs"]}

        async def finish(rated):
            plan = {"game": "above_the_clouds", "seats": [{"kind": "me"}, {"kind": "friend"}], "rated": rated}
            table = (await ada.ask("POST", "/tables", **plan))["id"]
            invited = (await ada.do(table, "invite", seat=1))["invitation"]
            await ada.do(table, "sit", seat=0, name="Ada")
            await ben.do(table, "sit", seat=1, name="Ben", invitation=invited)
            await ada.do(table, "start")
            asked = (ada, ben)[(await ada.state(table, 0))["view"]["seat"]]
            advice = await asked.do(table, "advise", seat=(await ada.state(table, 0))["view"]["seat"], seconds=0.1)
            assert advice.get("code") == ("rated" if rated else None)
            await ben.do(table, "resign", seat=1)
            for _ in range(100):
                if not await evening.hall.storage.read(to_count):
                    break
                await asyncio.sleep(0.02)

        await finish(rated=False)
        assert await ladder() == {}
        await finish(rated=True)
        await evening.hall.count_the_rest()  # nothing is counted twice
        rungs = await ladder()
        assert [(rung["games"], rung["provisional"]) for rung in rungs.values()] == [(1, True)] * 2
        assert rungs["Ada"]["mine"]
        assert rungs["Ada"]["rating"] > 1500
        mine = (await ben.ask("GET", "/me/statistics"))["games"]
        assert [(one["games"], one["won"]) for one in mine] == [(2, 0)]

    lasting(tmp_path, test)


def test_a_quick_game_brings_two_strangers_together(tmp_path):
    async def test(evening):
        ada, ben = evening.people
        zoe = Person(evening.app, "Zoe")
        wish = {"game": "above_the_clouds", "players": 2, "language": "de"}
        table = (await ada.ask("POST", "/match", **wish))["id"]
        await ada.do(table, "sit", seat=0, name="Ada")
        assert (await ada.ask("POST", "/match", **wish))["id"] == table  # asked twice
        evening.hall.looked = -1e9
        looks = await asyncio.gather(*(one.ask("GET", "/lobby") for one in (zoe, ben)))  # both while it is written
        told = looks[0]["tables"]
        assert looks[1]["tables"] == told
        assert [(one["id"], one["language"], one["quick"]) for one in told] == [(table, "de", True)]
        assert not any(seat["mine"] for seat in told[0]["seats"])
        live = await evening.hall.live(table)
        live.here = lambda: {0}  # Ada looks at her table
        other = (await zoe.ask("POST", "/match", **{**wish, "players": 3}))["id"]
        assert other != table
        assert (await ben.ask("POST", "/match", **wish))["id"] == table
        await ben.do(table, "sit", seat=1, name="Ben")
        assert (await ada.state(table, 0))["table"]["status"] == "playing"  # it has begun by itself
        assert (await zoe.ask("POST", "/match", **wish))["id"] not in (table, other)

    lasting(tmp_path, test)
