"""Taking back, by the information law."""

import pytest

from birdtable.position import Position
from birdtable.table.undo import Move, undo_for
from tests.table.evening import FOUR, Evening, fingerprint, four_on_the_table


def undo(evening, seat):
    return evening.state("ada", seat)["undo"]


@pytest.mark.parametrize(
    ("moves", "learned", "others", "how", "why"),
    [
        ([], 0, 1, "no", "undo-nothing"),
        ([(1, 0)], 0, 1, "no", "undo-nothing"),
        ([(0, 0)], 0, 1, "free", ""),
        ([(1, 0), (0, 0), (0, 0)], 0, 1, "free", ""),
        ([(0, 0)], 1, 1, "ask", "undo-learned"),
        ([(0, 0)], 1, 0, "alone", "undo-learned"),
        ([(0, 0), (1, 0)], 0, 1, "ask", "undo-others"),
        ([(0, 0), (1, 0)], 0, 0, "alone", "undo-others"),
    ],
)
def test_the_law(moves, learned, others, how, why):
    found = undo_for(0, [Move(n, seat, 0, known) for n, (seat, known) in enumerate(moves)], learned, False, others)
    assert (found.how, found.why) == (how, why)


def test_nothing_is_taken_back_from_a_finished_game():
    assert undo_for(0, [Move(1, 0, 0, 0)], 0, True, 0).how == "no"


def test_nothing_to_take_back():
    evening = four_on_the_table("ada", "ben")
    assert undo(evening, 0) == {"how": "no", "why": {"message": "undo-nothing", "values": {}}}
    evening.refuses("nothing-to-undo", "ada", "take_back", 0, evening.table.moment, True)
    assert evening.state()["undo"] == {"how": "no", "why": None}


def test_free_until_somebody_else_decides():
    evening = four_on_the_table("ada", "ben")
    start = evening.table.position.states.tobytes()
    evening.play("drop 4")
    assert undo(evening, 0) == {"how": "free", "why": None}
    evening.do("ada", "take_back", 0, evening.table.moment, False)
    assert evening.table.position.states.tobytes() == start
    assert evening.table.position.seat == 0


def test_the_undone_lines_leave_the_log_and_the_line_that_they_were_undone_stays():
    evening = four_on_the_table("ada", "ben")
    opening = evening.state()["log"]
    evening.play("drop 4")
    assert len(evening.state()["log"]) > len(opening)
    seen = evening.table.version
    evening.do("ben", "say", "Ben", "oh")
    evening.do("ada", "take_back", 0, evening.table.moment, False)
    told = evening.state("ben", 1, since=seen)
    assert told["since"] == 0
    assert told["log"][:-2] == opening
    assert [line["kind"] for line in told["log"][-2:]] == ["said", "undid"]
    assert evening.state("ben", 1, since=evening.table.version)["since"] == evening.table.version


def test_a_stale_wish_is_refused():
    evening = four_on_the_table("ada", "ben")
    at = evening.table.moment
    evening.play("drop 4")
    evening.refuses("stale", "ada", "take_back", 0, at, False)
    evening.refuses("not-your-seat", "ben", "take_back", 0, evening.table.moment, False)


def test_a_click_made_before_a_taking_back_is_stale_after_it():
    evening = four_on_the_table("ada", "ben")
    evening.play("drop 4")
    at = evening.table.moment
    evening.do("ada", "take_back", 0, at, False)
    evening.refuses("stale", "ben", "play", 1, at, "drop 1")


def asked():
    """Ada wishes to take back her first drop, after Ben's answer to it."""
    evening = four_on_the_table("ada", "ben")
    evening.play("drop 4")
    evening.play("drop 3")
    evening.refuses("undo-needs-beyond", "ada", "take_back", 0, evening.table.moment, False)
    evening.do("ada", "take_back", 0, evening.table.moment, True)
    return evening


def test_beyond_what_others_did_they_are_asked():
    evening = four_on_the_table("ada", "ben")
    evening.play("drop 4")
    evening.play("drop 3")
    assert undo(evening, 0) == {"how": "ask", "why": {"message": "undo-others", "values": {"seat": "1"}}}
    evening = asked()
    assert evening.state()["table"]["asked"] == {"seat": 0, "what": "undo", "waiting": [1]}
    assert len(evening.table.moves) == 2


def test_consent():
    evening = asked()
    evening.refuses("already-answered", "ada", "answer", 0, True)
    evening.refuses("not-your-seat", "zoe", "answer", 1, True)
    entries = evening.do("ben", "answer", 1, True)
    assert [entry.kind for entry in entries] == ["agreed", "undid"]
    assert (len(evening.table.moves), evening.table.position.seat, evening.table.asked) == (0, 0, None)
    evening.refuses("nobody-asked", "ben", "answer", 1, True)


def test_declined():
    evening = asked()
    evening.do("ben", "answer", 1, False)
    assert (len(evening.table.moves), evening.table.asked) == (2, None)


def test_playing_on_answers_the_question():
    evening = asked()
    evening.play("drop 1")
    assert evening.table.asked is None
    evening.refuses("nobody-asked", "ben", "answer", 1, True)


def three_people():
    evening = Evening("me", "friend", "friend").fill("ada", "ben", "cleo").begin()
    while not (evening.table.moves and undo(evening, 0)["how"] == "ask"):
        evening.play()
    evening.do("ada", "take_back", 0, evening.table.moment, True)
    return evening


def test_all_the_others_must_agree():
    evening = three_people()
    moves = len(evening.table.moves)
    assert evening.table.waiting() == [1, 2]
    evening.do("cleo", "answer", 2, True)
    assert (evening.table.waiting(), len(evening.table.moves)) == ([1], moves)
    evening.refuses("already-answered", "cleo", "answer", 2, True)
    evening.do("ben", "answer", 1, True)
    assert len(evening.table.moves) < moves
    assert fingerprint(evening.again()) == fingerprint(evening.table)


@pytest.mark.parametrize("verb", ["leave", "let_bot_play"])
def test_who_gets_up_is_asked_no_longer(verb):
    evening = three_people()
    moves = len(evening.table.moves)
    evening.do("ben", "answer", 1, True)
    evening.do("cleo", verb, 2, *(["fair", 0.0] if verb == "let_bot_play" else []))
    assert evening.table.asked is None
    assert len(evening.table.moves) < moves
    assert fingerprint(evening.again()) == fingerprint(evening.table)


def test_who_gets_up_does_not_answer_for_the_others():
    evening = three_people()
    evening.do("cleo", "leave", 2)
    assert evening.table.waiting() == [1]


def test_one_person_with_all_the_seats_asks_nobody():
    evening = Evening("me", "me", game="examples.connect_four").fill("ada", "ada").begin()
    evening.play("drop 4")
    evening.play("drop 3")
    assert undo(evening, 0)["how"] == "alone"
    evening.refuses("undo-needs-beyond", "ada", "take_back", 0, evening.table.moment, False)
    evening.do("ada", "take_back", 0, evening.table.moment, True)
    assert evening.table.moves == []


def test_one_person_with_two_seats_answers_once():
    evening = Evening("me", "friend", "friend").fill("ada", "ben", "ben").begin()
    while not (evening.table.moves and undo(evening, 0)["how"] == "ask"):
        evening.play()
    evening.do("ada", "take_back", 0, evening.table.moment, True)
    assert evening.table.waiting() == [1, 2]
    evening.do("ben", "answer", 2, True)
    assert evening.table.asked is None


def test_against_bots_a_person_goes_back_with_open_eyes():
    evening = Evening("me", "fair", game="examples.connect_four").fill("ada").begin()
    evening.play("drop 4")
    evening.play("drop 4")
    assert undo(evening, 0)["how"] == "alone"
    evening.do("ada", "take_back", 0, evening.table.moment, True)
    assert evening.table.position.seat == 0


def test_what_somebody_learned_stands_in_the_way():
    """In a game with hidden cards there are decisions of one seat with a draw between them."""
    evening = Evening("me", "friend").fill("ada", "ben").begin()
    found = set()
    while evening.table.status == "playing":
        seat, before = evening.table.position.seat, evening.table.position.learned
        evening.play()
        if evening.table.status != "playing":
            break
        told = undo(evening, seat)
        free = evening.table.position.learned == before
        assert told["how"] == ("free" if free else "ask")
        assert free or told["why"] == {"message": "undo-learned", "values": {}}
        found.add(told["how"])
    assert found == {"free", "ask"}


def test_a_long_log_of_moves_taken_back_costs_a_step_each(monkeypatch):
    """Before: each taking back played the game again from its start, so a log of 3,000 pairs kept everybody waiting."""
    evening = four_on_the_table("ada", "ada")
    for _ in range(20):
        evening.play(evening.table.position.legal()[evening.table.version % 3].number)
    steps = []
    play_legal = Position.play_legal
    monkeypatch.setattr(Position, "play_legal", lambda *words: steps.append(1) or play_legal(*words))
    for _ in range(50):
        evening.play()
        evening.do("ada", "take_back", evening.table.moves[-1].seat, evening.table.moment, True)
    assert len(steps) == 50
    steps.clear()
    assert fingerprint(evening.again()) == fingerprint(evening.table)
    assert len(steps) == 70


def test_further_back_than_the_trail_the_game_is_played_again(monkeypatch):
    monkeypatch.setattr("birdtable.table.ledger.STEPS_BACK", 2)
    evening = Evening("me", "me").fill("ada", "ada").begin()
    first = evening.table.position.seat
    before = evening.table.position.states.tobytes()
    evening.play()
    while evening.table.position.seat == first or len(evening.table.moves) < 4:
        evening.play()
    last = max(number for number, move in enumerate(evening.table.moves) if move.seat == first)
    kept = [move.action for move in evening.table.moves[:last]]
    evening.do("ada", "take_back", first, evening.table.moment, True)
    assert evening.table.position.actions == kept
    if not kept:
        assert evening.table.position.states.tobytes() == before
    assert fingerprint(evening.again()) == fingerprint(evening.table)


def test_a_log_has_an_end_but_the_game_goes_on(monkeypatch):
    evening = Evening("me", "friend", game=FOUR).fill("ada", "ben").begin()
    evening.play()
    monkeypatch.setattr("birdtable.table.table.LONGEST_LOG", evening.table.version)
    evening.refuses("log-full", "ada", "take_back", 0, evening.table.moment, False)
    evening.refuses("log-full", "ada", "say", "Ada", "and on and on")
    evening.refuses("log-full", "ada", "let_bot_play", 0, "fair", 0.0)
    evening.finish()
    assert evening.table.status == "over"


def test_taking_back_and_playing_the_same_again_deals_the_same():
    """Going back is no way to fish for better cards."""
    evening = Evening("me", "me").fill("ada", "ada").begin()
    for _ in range(20):
        seat = evening.table.position.seat
        action = str(evening.luck.choice(evening.table.position.legal()))
        evening.play(action)
        once = evening.table.position.states.tobytes()
        evening.do("ada", "take_back", seat, evening.table.moment, True)
        evening.play(action)
        assert evening.table.position.states.tobytes() == once
