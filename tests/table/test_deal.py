"""A deal that nobody can choose: every number is sealed before any is shown."""

import pytest

from birdtable.errors import BadRecord
from birdtable.fair import check_fairness, fair_key, nonce_commitment
from birdtable.table import Table
from birdtable.table.entries import Entry
from tests.table.evening import FOUR, SECRET, Evening, load


def sealed(*guests):
    return Evening(*["me" if guest == "ada" else "friend" for guest in guests]).fill(*guests)


def test_no_number_is_in_the_log_before_all_are_sealed():
    """Before: whoever read the database knew the others' numbers, and could try their own until the deal was good."""
    evening = sealed("ada", "ben")
    assert "01" * 16 not in str(evening.log)
    evening.do("ada", "begin")
    assert evening.table.dealing
    assert evening.table.position is None
    assert evening.state()["table"]["commitments"] == [
        nonce_commitment(seat, bytes([seat + 1] * 16)) for seat in (0, 1)
    ]
    evening.reveal(1)
    assert evening.table.status == "gathering"
    assert evening.state()["table"]["nonces"] == []
    evening.reveal(0)
    assert evening.table.status == "playing"
    assert evening.table.key == fair_key(SECRET, [b"\x01" * 16, b"\x02" * 16])


def test_only_the_sealed_number_can_be_shown_and_only_once():
    evening = sealed("ada", "ben")
    evening.refuses("not-gathering", "ben", "reveal", 1, "02" * 16)
    evening.do("ada", "begin")
    evening.refuses("bad-nonce", "ben", "reveal", 1, "03" * 16)
    evening.refuses("not-your-seat", "ben", "reveal", 0, "01" * 16)
    evening.refuses("not-gathering", "ada", "begin")
    evening.reveal(1)
    evening.refuses("bad-nonce", "ben", "reveal", 1, "02" * 16)


@pytest.mark.parametrize("nonce", ["xyz", "ab" * 15, "ab" * 33, "a", "é" * 16, ""])
def test_a_number_has_16_to_32_bytes_in_hex(nonce):
    evening = sealed("ada", "ben")
    evening.do("ada", "begin")
    evening.refuses("bad-nonce", "ada", "reveal", 0, nonce)


@pytest.mark.parametrize("seal", ["xyz", "ab" * 31, "ab" * 33, "é" * 32])
def test_a_seal_has_32_bytes_in_hex(seal):
    Evening("me", "friend").refuses("bad-nonce", "ada", "sit", 0, "Ada", seal, "")


def test_somebody_who_goes_after_a_number_was_shown_makes_all_of_them_void():
    """Else the last to show a number could go instead, and so choose between two deals."""
    evening = sealed("ada", "ben")
    evening.do("ada", "begin")
    evening.reveal(1)
    evening.do("ada", "let_bot_play", 0, "fair", 0.0)
    assert not evening.table.dealing
    assert [(seat.commitment, seat.nonce) for seat in evening.table.seats] == [("", ""), ("", "")]
    evening.sit("ben", 1, nonce="09" * 16)
    evening.begin()
    assert evening.table.key == fair_key(SECRET, [b"", b"\x09" * 16])


def test_somebody_who_goes_before_any_number_was_shown_voids_nothing():
    evening = sealed("ada", "ben")
    evening.do("ada", "begin")
    evening.do("ben", "leave", 1)
    assert evening.table.seats[0].commitment
    assert not evening.table.dealing


def test_the_proof_holds_every_seal():
    record = sealed("ada", "ben").begin().finish().table.record()
    assert check_fairness(record)
    fair = record["fair"]
    for wrong in (
        {**fair, "commitments": fair["commitments"][::-1]},
        {**fair, "commitments": ["", fair["commitments"][1]]},
        {**fair, "commitments": fair["commitments"][:1]},
    ):
        with pytest.raises(BadRecord):
            check_fairness({**record, "fair": wrong})


def test_a_log_of_before_with_numbers_in_clear_goes_on():
    log = Evening("me", "me", game=FOUR).log
    log += [Entry("sat", "ada", 2.0, {"seat": seat, "name": "Ada", "nonce": f"0{seat}" * 16}) for seat in (0, 1)]
    log += [Entry("began", "ada", 3.0)]
    table = Table.open("t", SECRET, load, log)
    assert table.key == fair_key(SECRET, [b"\x00" * 16, b"\x01" * 16])
    while table.status == "playing":
        action = str(table.position.legal()[0])
        table = table.after(table.play("ada", 4.0, "", table.position.seat, table.moment, action))
    assert "commitments" not in table.proof()
    assert check_fairness(table.record())
