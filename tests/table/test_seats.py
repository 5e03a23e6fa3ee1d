"""Who may sit where, who may let a bot play, and who may come back."""

import pytest

from birdtable.table.names import clean
from birdtable.table.table import AWAY
from tests.table.evening import FOUR, Evening, four_on_the_table


def kinds(evening):
    return [seat.kind.value for seat in evening.table.seats]


def test_a_table_is_set_with_seats_for_me_a_friend_and_a_bot():
    evening = Evening("me", "friend", "fair")
    assert kinds(evening) == ["open", "open", "bot"]
    told = evening.state("ada")["table"]
    assert [seat["mine"] for seat in told["seats"]] == [True, False, False]
    assert [seat["reserved"] for seat in told["seats"]] == [True, False, False]
    assert told["host"]
    assert not evening.state("ben")["table"]["host"]
    assert (evening.table.version, told["status"], told["nonces"]) == (1, "gathering", [])


@pytest.mark.parametrize(
    ("code", "plan"),
    [
        ("no-such-game", {"game": "chess"}),
        ("bad-option", {"options": {"weather": "fine"}}),
    ],
)
def test_a_table_that_cannot_be_is_not_set(code, plan):
    from birdtable.table import Refused

    with pytest.raises(Refused) as caught:
        Evening("me", "fair", **plan)
    assert caught.value.code == code


def test_too_many_seats_and_unknown_levels_are_refused():
    from birdtable.table import Refused

    with pytest.raises(Refused, match="bad-option"):
        Evening("me", "fair", "fair", game=FOUR)
    with pytest.raises(Refused, match="bad-level"):
        Evening("me", "peeking")


def test_a_friend_needs_the_invitation_and_it_is_used_up():
    evening = Evening("me", "friend")
    evening.refuses("bad-invitation", "ben", "sit", 1, "Ben", "", "")
    evening.invite(1, "please")
    evening.refuses("bad-invitation", "ben", "sit", 1, "Ben", "", "pleas")
    evening.sit("ben", 1, "please")
    assert evening.table.seats[1].invitation == ""
    evening.refuses("seat-taken", "cleo", "sit", 1, "Cleo", "", "please")
    evening.do("ben", "leave", 1)
    evening.refuses("bad-invitation", "cleo", "sit", 1, "Cleo", "", "please")


def test_a_new_invitation_replaces_the_old_one():
    evening = Evening("me", "friend")
    evening.invite(1, "first")
    evening.invite(1, "second")
    evening.refuses("bad-invitation", "ben", "sit", 1, "Ben", "", "first")
    evening.sit("ben", 1, "second")


def test_the_log_keeps_no_invitation_in_clear():
    evening = Evening("me", "friend")
    evening.invite(1, "please")
    assert "please" not in str(evening.log)
    assert "please" not in str(evening.state("ada"))


def test_only_the_host_invites_and_not_to_a_seat_that_is_held():
    evening = Evening("me", "friend").fill(None, "ben")
    evening.refuses("not-host", "ben", "invite", 0, "x")
    evening.refuses("seat-taken", "ada", "invite", 1, "x")
    evening.refuses("no-such-seat", "ada", "invite", 2, "x")


def test_a_reserved_seat_is_only_its_owners():
    evening = Evening("me", "friend", listed=True)
    evening.refuses("bad-invitation", "ben", "sit", 0, "Ben", "", "")
    evening.sit("ada", 0)
    assert evening.table.seats[0].name == "Ada"


def test_a_listed_table_lets_anybody_sit_down_in_a_free_seat_but_in_no_other():
    evening = Evening("me", "friend", "fair", listed=True)
    evening.sit("ben", 1)
    evening.refuses("seat-taken", "cleo", "sit", 1, "Cleo", "", "")
    evening.refuses("bad-invitation", "cleo", "sit", 2, "Cleo", "", "")


def test_a_name_is_cleaned_and_short():
    evening = Evening("me", "friend")
    evening.do("ada", "sit", 0, "  A\u202eda\n\x00 B ", "", "")
    assert evening.table.seats[0].name == "A da B"
    evening.refuses("bad-name", "ada", "sit", 0, "x" * 25, "", "")


def test_text_is_cleaned():
    assert clean("a\tb\n\x00c\u200b \ud800 d") == "a b c d"
    assert clean("Grüße, 鳥 🐦") == "Grüße, 鳥 🐦"
    assert clean(" \u2028 ") == ""


def test_chat_is_cleaned_cut_and_signed():
    evening = Evening("me", "friend").fill("ada")
    entry = evening.do("ada", "say", "Ada", "he\x00llo\n" + "x" * 1000)[0]
    assert entry.data["text"] == "he llo " + "x" * 393
    assert (entry.data["name"], entry.data["seat"]) == ("Ada", 0)
    assert evening.do("zoe", "say", "Zoe", "hi")[0].data["seat"] is None
    evening.refuses("silent", "ada", "say", "Ada", "\x00 \n")


def test_the_game_begins_when_every_seat_is_filled_and_the_host_says_so():
    evening = Evening("me", "friend")
    evening.refuses("open-seats", "ada", "begin")
    evening.fill("ada", "ben")
    evening.refuses("not-host", "ben", "begin")
    evening.refuses("not-playing", "ada", "play", 0, evening.table.moment, "pass")
    evening.begin()
    assert evening.table.status == "playing"
    assert evening.table.moment == evening.table.version
    evening.refuses("not-gathering", "ada", "begin")
    assert [line["kind"] for line in evening.state()["log"]][:3] == ["sat", "sat", "began"]


def test_who_leaves_before_the_game_gives_the_seat_up():
    evening = Evening("me", "friend").fill("ada", "ben")
    evening.do("ben", "leave", 1)
    seat = evening.table.seats[1]
    assert (seat.kind.value, seat.owner, seat.name, seat.nonce) == ("open", "", "", "")


def test_who_leaves_a_game_is_replaced_by_a_bot_and_may_come_back():
    evening = four_on_the_table("ada", "ben")
    evening.do("ben", "leave", 1)
    told = evening.state("ben")["table"]["seats"][1]
    assert (told["kind"], told["level"], told["name"], told["reserved"], told["mine"]) == (
        "bot",
        "fair",
        "Ben",
        True,
        True,
    )
    evening.refuses("not-your-seat", "ben", "play", 1, evening.table.moment, "drop 4")
    evening.refuses("bad-invitation", "cleo", "sit", 1, "Cleo", "", "")
    evening.play("drop 4")
    assert evening.table.bot_to_move.number == 1
    evening.sit("ben", 1)
    assert evening.table.bot_to_move is None
    evening.play("drop 4")
    assert evening.log[-1].by == "ben"


def test_who_comes_back_does_not_change_the_deal():
    evening = Evening("me", "friend").fill("ada", "ben").begin()
    key = evening.table.key
    evening.do("ben", "leave", 1)
    evening.sit("ben", 1, nonce="ff" * 16)
    assert evening.table.key == key
    assert evening.table.seats[1].nonce == "02" * 16


def test_a_person_hands_the_seat_to_a_bot_and_takes_it_back():
    evening = four_on_the_table("ada", "ben")
    evening.do("ada", "let_bot_play", 0, "strong", 0.0)
    assert evening.table.bot_to_move.level == "strong"
    evening.refuses("bad-level", "ada", "let_bot_play", 0, "peeking", 0.0)
    evening.sit("ada", 0)
    assert evening.table.bot_to_move is None


def test_somebody_away_is_replaced_only_after_a_while_and_only_by_those_who_play():
    evening = four_on_the_table("ada", "ben")
    evening.refuses("away-too-short", "ada", "let_bot_play", 1, "fair", AWAY - 1)
    evening.refuses("not-your-seat", "zoe", "let_bot_play", 1, "fair", AWAY + 1)
    evening.do("ada", "let_bot_play", 1, "fair", AWAY + 1)
    assert evening.table.seats[1].owner == "ben"
    evening.sit("ben", 1)


def test_only_the_host_fills_an_empty_seat_with_a_bot():
    evening = Evening("me", "friend")
    evening.refuses("not-host", "ben", "let_bot_play", 1, "fair", 0.0)
    evening.do("ada", "let_bot_play", 1, "fair", 0.0)


def test_a_stand_ins_seat_can_be_given_to_a_newcomer_and_its_owner_sees_nothing_more():
    evening = Evening("me", "friend").fill("ada", "ben").begin()
    evening.do("ben", "leave", 1)
    assert evening.table.may_look("ben", 1)
    evening.invite(1, "you")
    evening.sit("cleo", 1, "you")
    assert evening.table.may_look("cleo", 1)
    assert not evening.table.may_look("ben", 1)


def test_a_host_cannot_read_the_hand_of_somebody_who_is_away():
    """Before: let a bot play for Ben, invite, sit down there as Cleo or as oneself, and see Ben's cards."""
    evening = Evening("me", "friend").fill("ada", "ben").begin()
    evening.do("ada", "let_bot_play", 1, "fair", AWAY + 1)
    evening.refuses("seat-kept", "ada", "invite", 1, "you")
    evening.refuses("seat-kept", "ada", "sit", 1, "Ada", "", "you")
    assert not evening.table.may_look("ada", 1)
    evening.sit("ben", 1)


def test_a_bot_for_a_break_is_no_giving_up():
    evening = Evening("me", "friend").fill("ada", "ben").begin()
    evening.do("ben", "let_bot_play", 1, "fair", 0.0)
    evening.refuses("seat-kept", "ada", "invite", 1, "you")
    evening.sit("ben", 1)
    evening.do("ben", "leave", 1)
    evening.invite(1, "you")
    evening.refuses("one-seat", "ada", "sit", 1, "Ada", "", "you")
    evening.sit("cleo", 1, "you")


def test_nobody_who_plays_looks_into_the_hand_of_a_bot():
    """Before: the host invited itself to the bot's seat in the middle of the game, looked, and let the bot go on."""
    evening = Evening("me", "friend", "fair").fill("ada", "ben").begin()
    evening.invite(2, "you")
    evening.refuses("one-seat", "ada", "sit", 2, "Ada", "", "you")
    evening.do("ben", "leave", 1)
    evening.refuses("one-seat", "ben", "sit", 2, "Ben", "", "you")
    evening.sit("cleo", 2, "you")
    assert [(line["kind"], line["seat"], line["name"]) for line in evening.state()["log"] if line["kind"] == "sat"] == [
        ("sat", 0, "Ada"),
        ("sat", 1, "Ben"),
        ("sat", 2, "Cleo"),
    ]


def test_who_may_look_from_a_seat():
    evening = Evening("me", "friend", game=FOUR).fill("ada", "ben").begin()
    table = evening.table
    assert table.may_look("ada", 0)
    assert table.may_look("", None)
    assert not any(table.may_look(guest, 0) for guest in ("ben", "zoe", ""))
    assert not table.may_look("ada", 9)
    evening.finish()
    assert all(evening.table.may_look(guest, seat) for guest in ("ada", "zoe", "") for seat in (0, 1, None))
    assert not any(evening.table.may_look("ada", seat) for seat in (2, 9, -1))


def test_a_guest_without_a_name_in_the_log_holds_no_seat():
    table = Evening("friend", "friend", game=FOUR).table
    assert table.seats_of("") == []
    assert not table.may_look("", 0)


def test_nothing_is_arranged_once_the_game_is_over():
    evening = four_on_the_table("ada", "ben").finish()
    evening.refuses("not-playing", "ada", "leave", 0)
    evening.refuses("not-playing", "ada", "let_bot_play", 0, "fair", 0.0)
    evening.refuses("not-playing", "ada", "sit", 0, "Ada", "", "")
    evening.refuses("not-playing", "ada", "play", 0, evening.table.moment, "drop 1")
    evening.refuses("not-playing", "ada", "take_back", 0, evening.table.moment, True)


def test_clocks_count_the_time_of_the_seat_that_decides():
    evening = four_on_the_table("ada", "ben")
    table, start = evening.table, evening.table.changed
    table = table.after(table.play("ada", start + 10, "a", 0, table.moment, "drop 1"))
    table = table.after(table.play("ben", start + 13.5, "b", 1, table.moment, "drop 1"))
    table = table.after(table.play("ada", start + 12, "c", 0, table.moment, "drop 1"))
    assert [seat.seconds for seat in table.seats] == [10, 3.5]
