"""Playing at a table: what is taken, what is refused and why, and that repeats are harmless."""

import pytest

from birdtable.errors import NoEdition
from birdtable.fair import check_fairness
from birdtable.table import Refused, Table
from birdtable.table.messages import replay_message
from tests.table.evening import CLOUDS, FOUR, SECRET, Evening, fingerprint, four_on_the_table, load


def test_an_action_is_stored_in_its_own_notation_with_its_author_and_time():
    evening = four_on_the_table("ada", "ben")
    entry = evening.do("ada", "play", 0, evening.table.moment, "  DROP   4 ")[0]
    assert (entry.kind, entry.by, entry.data) == ("played", "ada", {"seat": 0, "action": "drop 4"})
    assert evening.table.moment == evening.table.version


def test_a_stale_click_is_refused_with_both_moments():
    evening = four_on_the_table("ada", "ben")
    before = evening.table.moment
    evening.play("drop 4")
    error = evening.refuses("stale", "ben", "play", 1, before, "drop 4")
    assert error.values == {"at": before, "moment": evening.table.moment}
    evening.refuses("stale", "ben", "play", 1, evening.table.moment + 1, "drop 4")


def test_chat_does_not_make_a_click_stale():
    evening = four_on_the_table("ada", "ben")
    at = evening.table.moment
    evening.do("zoe", "say", "Zoe", "good luck")
    assert evening.table.version == at + 1
    evening.do("ada", "play", 0, at, "drop 4")


def test_not_your_turn_not_your_seat_no_such_seat():
    evening = four_on_the_table("ada", "ben")
    at = evening.table.moment
    evening.refuses("not-your-turn", "ben", "play", 1, at, "drop 4")
    evening.refuses("not-your-seat", "ben", "play", 0, at, "drop 4")
    evening.refuses("not-your-seat", "", "play", 0, at, "drop 4")
    evening.refuses("no-such-seat", "ada", "play", 2, at, "drop 4")
    evening.refuses("no-such-seat", "ada", "play", -1, at, "drop 4")


def test_an_illegal_action_tells_the_clauses():
    evening = Evening("me", "friend").fill("ada", "ben").begin()
    seat, at = evening.table.position.seat, evening.table.moment
    illegal = next(
        str(action)
        for action in (evening.table.position.action(number) for number in range(2000))
        if evening.table.position.why_not(action)
    )
    error = evening.refuses("illegal", ["ada", "ben"][seat], "play", seat, at, illegal)
    assert error.reasons
    assert all(reason.clause in load(CLOUDS).clauses for reason in error.reasons)


@pytest.mark.parametrize("words", ["", "fly me to the moon", "drop", "drop 99", "drop 4 4", "\x00", "🐦"])
def test_what_is_no_action_is_not_understood(words):
    evening = four_on_the_table("ada", "ben")
    evening.refuses("not-understood", "ada", "play", 0, evening.table.moment, words)


def test_a_repeated_command_is_known_by_guest_and_id():
    evening = four_on_the_table("ada", "ben")
    evening.do("ada", "play", 0, evening.table.moment, "drop 4", id="same")
    assert evening.table.repeated("ada", "same")
    assert not evening.table.repeated("ben", "same")
    assert evening.again().repeated("ada", "same")


def test_a_bots_decision_counts_only_while_it_is_asked_for():
    evening = Evening("me", "fair", game=FOUR).fill("ada").begin()
    table = evening.table
    with pytest.raises(Refused, match="stale"):
        table.play_as_bot(1, 0, table.moment, 3)  # a person plays seat 0
    evening.play("drop 4")
    table = evening.table
    with pytest.raises(Refused, match="stale"):
        table.play_as_bot(1, 1, table.moment - 1, 3)
    with pytest.raises(Refused, match="stale"):
        table.play_as_bot(1, 0, table.moment, 3)
    assert evening.play()[0].by == "bot"


def test_the_table_after_entries_leaves_the_table_before_alone():
    evening = Evening("me", "fair").fill("ada").begin()
    for _ in range(10):
        before = evening.table
        kept = fingerprint(before)
        evening.play()
        assert fingerprint(before) == kept
        assert evening.table is not before


def test_a_restart_brings_the_same_table_back():
    evening = Evening("me", "friend", "gentle").fill("ada", "ben").begin()
    for _ in range(12):
        evening.play()
    evening.do("ben", "leave", 1)
    evening.do("zoe", "say", "Zoe", "oh")
    assert fingerprint(evening.again()) == fingerprint(evening.table)


def test_the_log_tells_only_what_was_missed():
    evening = four_on_the_table("ada", "ben")
    evening.play("drop 4")
    seen = evening.table.version
    evening.play("drop 4")
    evening.do("zoe", "say", "Zoe", "oh")
    told = evening.state("ada", 0, since=seen)
    assert told["since"] == seen
    assert [line["version"] for line in told["log"]] == sorted({line["version"] for line in told["log"]})
    assert all(line["version"] > seen for line in told["log"])
    assert evening.state("ada", 0, since=evening.table.version)["log"] == []
    assert evening.state("ada", 0, since=evening.table.version + 1)["since"] == 0


def test_legal_actions_are_told_to_the_seat_that_decides_and_to_no_other():
    evening = Evening("me", "friend").fill("ada", "ben").begin()
    seat = evening.table.position.seat
    told = evening.state(["ada", "ben"][seat], seat)["legal"]
    assert [action["action"] for action in told] == [str(action) for action in evening.table.position.legal()]
    assert evening.state(["ada", "ben"][1 - seat], 1 - seat)["legal"] == []
    assert evening.state()["legal"] == []


def test_a_finished_game_proves_its_deal():
    evening = Evening("me", "friend", "gentle").fill("ada", "ben").begin()
    assert evening.table.proof() is None
    with pytest.raises(Refused, match="not-over"):
        evening.table.record()
    assert SECRET.hex() not in str(evening.state("ada", 0))
    evening.finish()
    record = evening.table.record()
    assert check_fairness(record)
    assert record["fair"]["commitment"] == evening.table.opened["commitment"]
    assert record["fair"]["nonces"] == ["01" * 16, "02" * 16, ""]
    assert record["names"] == ["Ada", "Ben", ""]
    assert record["seats"] == ["person", "person", "gentle"]
    assert load(CLOUDS).replay(record).scores == record["scores"] == evening.table.position.scores
    assert evening.state()["table"]["fair"] == record["fair"]


def test_a_record_with_a_wrong_proof_is_not_put_on_a_table():
    record = Evening("me", "friend", game=FOUR).fill("ada", "ben").begin().finish().table.record()
    fair = {**record["fair"], "nonces": ["03" * 16, "02" * 16]}
    with pytest.raises(Refused, match="bad-record"):
        Evening("friend", "friend", game=FOUR, record={**record, "fair": fair})


@pytest.mark.parametrize(
    "change", [{"key": "00"}, {"actions": ["drop 9"]}, {"version": 99}, {"players": 3}, {"key": 7}]
)
def test_a_damaged_record_is_refused(change):
    record = four_on_the_table("ada", "ben").finish().table.record()
    with pytest.raises(Refused, match="bad-record"):
        Evening("friend", "friend", game=FOUR, record={**record, "fair": None, **change})


def test_a_kept_game_is_put_on_a_table_and_looked_at():
    record = Evening("me", "friend").fill("ada", "ben").begin().finish().table.record()
    shelf = Evening("friend", "friend", record=record)
    table = shelf.table
    assert (table.status, table.record(), table.proof()) == ("over", record, record["fair"])
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]
    assert len(table.moves) == len(record["actions"])
    assert len(replay_message(table, 1)["moments"]) == len(record["actions"]) + 1
    assert fingerprint(shelf.again()) == fingerprint(table)
    assert {move.seat for move in table.moves} == {0, 1}
    assert shelf.state("zoe", 1)["view"]["viewer"] == 1


def test_a_replay_shows_every_moment_as_the_seat_saw_it():
    evening = Evening("me", "friend").fill("ada", "ben").begin()
    views = [evening.table.position.view(0)]
    for _ in range(8):
        evening.play()
        views.append(evening.table.position.view(0))
    moments = replay_message(evening.table, 0)["moments"]
    assert [moment["view"] for moment in moments] == views
    assert [moment["move"] for moment in moments] == list(range(9))


def branch_of(record, move, *seats):
    kept = {name: value for name, value in record.items() if name not in ("names", "seats", "fair", "scores", "over")}
    return Evening(*seats, origin={"table": "t", "move": move, "record": kept})


def test_a_moment_of_a_finished_game_becomes_a_table_of_its_own():
    record = Evening("me", "friend").fill("ada", "ben").begin().finish().table.record()
    branch = branch_of(record, 5, "me", "fair").fill("ada").begin()
    source = load(CLOUDS).replay({**record, "actions": record["actions"][:5]})
    decider = source.seat
    assert branch.table.position.view(decider) == source.view(decider)
    assert branch.state()["table"]["origin"] == {"table": "t", "move": 5}
    branch.finish()
    assert check_fairness(branch.table.record())
    assert load(CLOUDS).replay(branch.table.record()).scores == branch.table.position.scores
    assert fingerprint(branch.again()) == fingerprint(branch.table)


def test_taking_back_at_a_branch_goes_back_to_its_start():
    record = Evening("me", "friend").fill("ada", "ben").begin().finish().table.record()
    branch = branch_of(record, 5, "me", "me").fill("ada", "ada").begin()
    start = branch.table.position.states.tobytes()
    seat = branch.table.position.seat
    branch.play()
    branch.do("ada", "take_back", seat, branch.table.moment, True)
    assert branch.table.position.states.tobytes() == start


def test_a_moment_that_is_not_there_is_refused():
    record = Evening("me", "friend").fill("ada", "ben").begin().finish().table.record()
    for move in (len(record["actions"]), len(record["actions"]) + 1):
        with pytest.raises(Refused):
            branch_of(record, move, "me", "fair")


def test_a_game_with_an_endless_past_is_refused_before_it_is_played():
    record = four_on_the_table("ada", "ben").finish().table.record()
    for _ in range(400):
        record = {**record, "fair": None, "origin": {"record": record, "move": 0}}
    with pytest.raises(Refused, match="bad-record"):
        Evening("friend", "friend", game=FOUR, record=record)


def test_a_log_of_other_rules_is_not_misread():
    evening = four_on_the_table("ada", "ben")
    opened = evening.log[0]
    for change in ({"rules": 99}, {"content": "0" * 16}, {"content": "0" * 64}):
        other = type(opened)(opened.kind, opened.by, opened.time, {**opened.data, **change})
        with pytest.raises(NoEdition):
            Table.open("t", SECRET, load, [other, *evening.log[1:]])
