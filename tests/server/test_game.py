"""A whole game over sockets with hidden hands, and what comes over the wire."""

import asyncio
import json

from birdtable.fair import check_fairness, commitment
from birdtable.table.lines import event_message
from tests.table.evening import CLOUDS, load

PLAYING_KEYS = {"type", "version", "moment", "since", "seat", "table", "view", "legal", "undo", "log", "prepared"}


def truth(record):
    """For every number of moves the position's views and what happened, from the record of the finished game."""
    game, found = load(CLOUDS), []
    for position, events in game.replay_steps(record):
        views = {seat: position.view(seat) for seat in (*range(position.players), None)}
        decider = position.seat
        found.append((views, decider, [str(action) for action in position.legal()], list(events)))
    return found


def told_events(events, seat):
    return [event_message(event, seat, load(CLOUDS)) for event in events]


def check_wire(player, seat, moments, secrets):
    """Every state is exactly what the seat may know at that moment, and no secret is anywhere in the raw text."""
    logged, states = {}, 0
    for text in player.wire:
        message = json.loads(text)
        over = message["type"] == "state" and message["table"]["status"] == "over"
        assert over or not any(secret in text for secret in secrets)
        if message["type"] != "state":
            assert set(message) <= {"type", "id", "version", "seats", "watching"}
            continue
        assert set(message) == PLAYING_KEYS
        if message["since"] == 0:
            logged.clear()
        for line in message["log"]:
            if line["kind"] == "event":
                logged.setdefault(line["move"], []).append(
                    {name: line[name] for name in ("name", "values", "seats", "clause")}
                )
        if message["seat"] != seat or message["view"] is None:
            continue
        states += 1
        views, decider, legal, _ = moments[message["table"]["moves"]]
        assert message["view"] == json.loads(json.dumps(views[seat]))
        assert [action["action"] for action in message["legal"]] == (legal if decider == seat else [])
    assert states > 10
    for move, (_, _, _, events) in enumerate(moments):
        assert logged.get(move, []) == json.loads(json.dumps(told_events(events, seat)))


def test_two_people_and_a_bot_play_a_game_with_hidden_hands(at, server):
    async def test(people):
        ada, ben = await people.table("me", "friend", "gentle")
        watcher = await people.join(people.guest("Zoe"), ada.table)
        committed = ada.state["table"]["commitment"]

        async def watch():
            while not watcher.over:
                await watcher.receive()

        await asyncio.gather(ada.play_on(), ben.play_on(), watch())
        assert ada.state["table"]["fair"] == ben.state["table"]["fair"]
        record = await ada.guest.get(f"/tables/{ada.table}/record")
        assert check_fairness(record)
        assert record["fair"]["commitment"] == committed == commitment(bytes.fromhex(record["fair"]["secret"]))
        assert record["scores"] == ada.state["view"]["scores"]
        moments = truth(record)
        secrets = [record["key"], record["fair"]["secret"], *ada.guest.http.cookies.values()]
        check_wire(ada, 0, moments, secrets)
        check_wire(ben, 1, moments, secrets)
        check_wire(watcher, None, moments, secrets)
        hidden = [views[0]["hands"] != views[1]["hands"] for views, *_ in moments]
        assert sum(hidden) > 10  # there was something to hide

    at(test)


def test_a_returning_client_gets_exactly_the_lines_it_has_missed(at):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        for _ in range(6):
            for player in (ada, ben):
                if player.decides:
                    await player.play()
            for player in (ada, ben):
                await player.reach(max(ada.state["version"], ben.state["version"]))
        seen = ben.state["version"]
        before = (await ben.guest.get(f"/tables/{ben.table}/state", seat=1))["log"]
        await ben.close()
        answer = await ada.command("say", text="where are you?")
        back = await people.join(ben.guest, ben.table, 1, seen)
        assert (back.state["since"], back.state["version"]) == (seen, answer["version"])
        assert [line["text"] for line in back.state["log"]] == ["where are you?"]
        whole = (await ben.guest.get(f"/tables/{ben.table}/state", seat=1))["log"]
        assert before + back.state["log"] == whole
        again = await back.hello(1, back.state["version"])
        assert again["log"] == []
        assert (await back.hello(1, 10_000))["since"] == 0
        assert (await back.hello(1))["log"] == whole

    at(test)


def test_a_client_that_was_away_during_a_taking_back_gets_everything_anew(at):
    async def test(people):
        host, other = await people.table("me", "me")
        player = host if host.decides else other
        seat, seen = player.state["seat"], player.state["version"]
        done = await player.play()
        await player.reach(done["version"])
        state = player.state
        undone = await player.command("undo", seat=seat, at=state["moment"], beyond=True)
        assert undone["type"] == "done", undone
        await player.reach(undone["version"])
        assert player.state["since"] == 0
        assert player.state["log"][-1]["kind"] == "undid"
        assert not [line for line in player.state["log"] if line["version"] == done["version"]]
        for version in (seen, done["version"]):
            back = await people.join(player.guest, player.table, seat, version)
            assert back.state["since"] == 0
            assert back.state["log"] == player.state["log"]

    at(test)


def test_a_repeated_command_is_answered_again_and_changes_nothing(at):
    async def test(people):
        ada, _ = await people.table("me", "me")
        player = ada if ada.decides else people.players[1]
        at_moment = player.state["moment"]
        action = player.state["legal"][0]["action"]
        fields = {"id": "once", "seat": player.state["seat"], "at": at_moment, "action": action}
        first = await player.command("play", **fields)
        second = await player.command("play", **fields)
        over_http = await player.guest.command(player.table, "play", **fields)
        assert first["type"] == second["type"] == over_http["type"] == "done"
        assert second["version"] == over_http["version"] == first["version"]
        state = await player.guest.get(f"/tables/{player.table}/state")
        assert (state["version"], state["table"]["moves"]) == (first["version"], 1)
        stranger = await people.guest().command(player.table, "say", id="once", text="mine is another")
        assert stranger["version"] == first["version"] + 1

    at(test)


def test_refusals_name_the_command_and_change_nothing(at):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        player, other = (ada, ben) if ada.decides else (ben, ada)
        before = await player.guest.get(f"/tables/{player.table}/state", seat=player.state["seat"])
        action = player.state["legal"][0]["action"]
        moment = player.state["moment"]
        for fields, code in (
            ({"at": moment - 1}, "stale"),
            ({"at": moment + 1}, "stale"),
            ({"action": "fly to the moon"}, "not-understood"),
            ({"seat": other.state["seat"]}, "not-your-seat"),
            ({"seat": 7}, "no-such-seat"),
        ):
            answer = await player.play(**{"action": action, **fields})
            assert (answer["type"], answer["code"]) == ("refused", code)
        answer = await other.command("play", seat=other.state["seat"], at=moment, action=action)
        assert answer["code"] == "not-your-turn"
        over_http = await other.guest.command(
            other.table, "play", id="x1", seat=other.state["seat"], at=moment, action=action
        )
        assert (over_http["code"], over_http["id"]) == ("not-your-turn", "x1")
        reasons = await player.command("why", "reasons", seat=player.state["seat"], actions=[action, "swap f1 f2"])
        assert reasons["reasons"][action] == []
        if reasons["reasons"]["swap f1 f2"]:
            refused = await player.play("swap f1 f2")
            assert refused["code"] == "illegal"
            assert refused["reasons"] == reasons["reasons"]["swap f1 f2"]
        assert await player.guest.get(f"/tables/{player.table}/state", seat=player.state["seat"]) == before

    at(test)


def test_taking_back_by_consent(at):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        first, second = (ada, ben) if ada.decides else (ben, ada)
        while first.decides:
            await first.reach((await first.play())["version"])
        await second.reach(first.state["version"])
        await first.reach((await second.play())["version"])
        seat = first.state["seat"]
        assert first.state["undo"]["how"] == "ask"
        refused = await first.command("undo", seat=seat, at=first.state["moment"])
        assert refused["code"] == "undo-needs-beyond"
        asked = await first.command("undo", seat=seat, at=first.state["moment"], beyond=True)
        await second.reach(asked["version"])
        assert second.state["table"]["asked"] == {"seat": seat, "what": "undo", "waiting": [second.state["seat"]]}
        declined = await second.command("answer", seat=second.state["seat"], agree=False)
        await first.reach(declined["version"])
        assert first.state["table"]["asked"] is None
        await second.reach((await first.command("undo", seat=seat, at=first.state["moment"], beyond=True))["version"])
        agreed = await second.command("answer", seat=second.state["seat"], agree=True)
        await first.reach(agreed["version"])
        assert first.decides
        assert [line["kind"] for line in first.state["log"]][-4:] == ["declined", "asked", "agreed", "undid"]

    at(test)
