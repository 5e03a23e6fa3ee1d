"""Objectives of Perch over sockets: all are asked, the last asked may answer first, and no answer is told early."""

import json


def test_everybody_chooses_at_once_and_nobody_hears_what(at):
    async def test(people):
        ada, ben = await people.table("me", "friend", "gentle", game="perch")
        for player in (ada, ben):
            assert [one["action"] for one in player.state["legal"]] == ["keep first", "keep second"]
        answer = await ben.play("keep second")
        assert answer["type"] == "done"
        mine, theirs = await ben.reach(answer["version"]), await ada.reach(answer["version"])
        assert (mine["view"]["answer"], mine["legal"], mine["undo"]["how"]) == ("keep second", [], "free")
        assert 1 in theirs["view"]["answered"]
        assert theirs["view"]["answer"] is None
        assert theirs["legal"]  # ada is still asked, at the same moment as before
        views = [json.loads(text).get("view") or {} for text in ada.wire]
        assert {view.get("answer") for view in views} == {None}
        last = await ada.play("keep first")
        while ben.state["view"]["decision"] == "objective":  # the bot may still think
            await ben.receive()
        assert last["type"] == "done"
        kept = [line for line in ben.state["log"] if line.get("name") == "kept"] or [
            line for text in ben.wire for line in json.loads(text).get("log", []) if line.get("name") == "kept"
        ]
        assert [line["values"]["seat"] for line in kept][:3] == ["0", "1", "2"]
        assert [line["values"]["objective"] == "?" for line in kept][:3] == [True, False, True]

    at(test)
