"""The public face: the names of design and docs, and a clear error for every mistake."""

import json

import numpy as np
import pytest

import birdtable as bt
from birdtable.fair import commitment, fair_key

NAME = "above_the_clouds"


@pytest.fixture
def game():
    return bt.load(NAME, backend="python")


@pytest.fixture
def pos(game):
    return game.new(players=3, seed=7)


@pytest.fixture
def record(pos):
    for _ in range(5):
        pos.play(pos.legal()[0])
    return pos.record()


def test_games_are_listed_by_name():
    assert NAME in bt.games()


@pytest.mark.parametrize("name", ["chess", "", "no.such.module", "birdtable.errors"])
def test_an_unknown_game(name):
    with pytest.raises(bt.UnknownGame, match=NAME if name != "birdtable.errors" else "GAME"):
        bt.load(name)


def test_an_unknown_back_end():
    with pytest.raises(bt.BadOption, match="auto, python, native"):
        bt.load(NAME, backend="gpu")


@pytest.mark.parametrize("players", [0, 1, 5, "2", None])
def test_a_wrong_player_count(game, players):
    with pytest.raises(bt.BadOption, match="2, 3, 4 players"):
        game.new(players=players)


@pytest.mark.parametrize("seed", [1.5, "seven", b"short", True, -1, 2**63])
def test_a_wrong_seed(game, seed):
    with pytest.raises(bt.BadOption, match=r"seed|key"):
        game.new(players=2, seed=seed)


def test_an_unknown_option(game):
    with pytest.raises(bt.BadOption, match="no option 'objectives'"):
        game.new(players=2, objectives=True)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no known verb"),
        ("jump f3", "expected one of: pass, swap"),
        ("swap f3", "expected: swap <first> <second>"),
        ("swap f3 f3", "two different places"),
        ("swap f3 z9", "'z9' is not a space"),
        ("place 3 top", "expected one of: front, back"),
    ],
)
def test_malformed_notation(pos, text, complaint):
    before = pos.states.tobytes()
    for attempt in (pos.play, pos.why_not):
        with pytest.raises(bt.BadNotation, match=complaint):
            attempt(text)
    assert pos.states.tobytes() == before


@pytest.mark.parametrize("action", [-1, 10_000, 1.0, None, True])
def test_numbers_that_are_no_action(pos, action):
    with pytest.raises(bt.BadOption, match="an action is"):
        pos.play(action)


@pytest.mark.parametrize("seat", [-1, 3, "0", True])
def test_seats_that_are_not_there(pos, seat):
    with pytest.raises(bt.BadOption, match="there is no seat"):
        pos.view(seat)


def test_an_illegal_action_says_why_and_carries_the_reasons(pos):
    with pytest.raises(bt.IllegalAction, match=r"f7.*above_the_clouds\.setup\.board") as error:
        pos.play("swap f7 m7")
    assert [reason.clause for reason in error.value.reasons] == ["above_the_clouds.setup.board"]
    assert error.value.action == "swap f7 m7"


def test_a_game_by_numbers_is_the_same_game(game, pos):
    twin = game.new(players=3, seed=7)
    for _ in range(60):
        assert twin.legal_numbers() == [action.number for action in pos.legal()]
        number = twin.legal_numbers()[-1]
        pos.play(number)
        twin.play_number(number)
        assert (twin.seat, twin.record()) == (pos.seat, pos.record())
        assert twin.deciders == pos.deciders


def test_a_number_that_is_not_legal_changes_nothing(pos):
    before = pos.to_dict()
    for number, refusal in (
        (-1, bt.BadOption),
        (10**6, bt.BadOption),
        (pos.action("swap f7 m7").number, bt.IllegalAction),
    ):
        with pytest.raises(refusal):
            pos.play_number(number)
    assert pos.to_dict() == before
    assert not pos.actions


def test_an_action_of_another_table_is_refused(game, pos):
    other = game.new(players=4, seed=1).action("take neutral-m2-m6")
    for wrong in (other, bt.Action(10**6, "pass", {}), bt.Action(-1, "done", {})):
        with pytest.raises(bt.BadNotation):
            pos.play(wrong)


def test_reasons_that_may_speak_of_a_hand_are_for_its_owner(pos):
    other = (pos.seat + 1) % 3
    assert pos.why_not("play dodge-m1-b4", other)[0].message == "reason-not-your-turn"
    assert pos.why_not("swap f6 m6", pos.seat) == pos.why_not("swap f6 m6")


def test_a_position_without_a_key_has_an_unknown_future(game, pos):
    data = {key: value for key, value in pos.to_dict().items() if key != "key"}
    keys = {game.from_dict(data).states["key"].tobytes() for _ in range(3)}
    assert len(keys) == 3


def test_one_game_may_be_used_from_many_threads():
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(8) as pool:
        fresh = bt.load(NAME, "python")
        vars(fresh.engines).pop("python", None)
        ends = list(pool.map(lambda seed: fresh.new(players=2, seed=seed).seat, range(32)))
    assert set(ends) <= {0, 1}


def test_actions_have_verb_and_named_parts(pos):
    action = next(action for action in pos.legal() if action.verb == "swap")
    assert str(action) == f"swap {action.args['first']} {action.args['second']}"
    assert pos.play(str(action))[0].name == "paid"


# ---------------------------------------------------------------------- records


def damage(record, **changes):
    damaged = json.loads(json.dumps(record))
    for key, value in changes.items():
        if value is None:
            del damaged[key]
        else:
            damaged[key] = value
    return damaged


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"actions": None}, "it has no actions"),
        ({"format": "other"}, "this version reads"),
        ({"game": "perch"}, "of game 'perch', but these rules are of game 'above_the_clouds'"),
        ({"version": 99}, "of version 99"),
        ({"content": "0000"}, "of content '0000'"),
        ({"players": 9}, "2, 3, 4 players"),
        ({"key": "zz"}, "damaged"),
        ({"key": "00"}, "32 bytes"),
        ({"actions": "pass"}, "not a list"),
        ({"actions": ["pass", "swap f7 m7"]}, "action 2, 'swap f7 m7'"),
        ({"actions": ["fly"]}, "action 1, 'fly'"),
        ({"actions": [None]}, "action 1"),
        ({"options": {"x": 1}}, "no option 'x'"),
        ({"options": 3}, "damaged"),
    ],
)
def test_damaged_records(game, record, changes, complaint):
    with pytest.raises(bt.BadRecord, match=complaint):
        game.replay(damage(record, **changes))


@pytest.mark.parametrize("thing", [None, [], "record", 3])
def test_things_that_are_no_record(game, thing):
    with pytest.raises(bt.BadRecord, match="expected a record"):
        game.replay(thing)


def test_only_games_played_from_the_start_have_a_record(game, pos):
    assert game.replay(pos.record()).record() == pos.record()
    assert pos.copy().record() == pos.record()
    for other in (pos.redeal(0, 1), game.from_dict(pos.to_dict())):
        with pytest.raises(bt.BadPosition, match="from its start"):
            other.record()


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"pending": []}, "nobody is to decide"),
        ({"pending": [{"seat": 7, "decision": "turn"}]}, "no seat 7"),
        ({"pending": [{"seat": 0, "decision": "sleep"}]}, "not a decision"),
        ({"pending": 5}, "short list"),
        ({"flock": {"f3": "swift", "b9": "swift"}}, "'b9' is not a space"),
        ({"face_up": ["swift"] * 3}, "at most 2"),
        ({"flock": {f"{row}{column}": "swift" for row in "mb" for column in range(1, 7)}}, "but the box has 5"),
        ({"version": 99}, "of version 99"),
        ({"flock": {"m3": "swift"}}, "a gap behind m3"),
        ({"flock": {"b7": "swift"}}, "b7 is off the board, which has 6 columns"),
        ({"stack_layer": []}, "an entry for every bird"),
        ({"nests": ["even"]}, "all 7 nest cards"),
        ({"stage": 3}, "outside 0 to 2"),
        ({"flock": {"b1": 100}}, "expected a bird"),
        ({"flock": {1: "swift"}}, "field 'flock'"),
        ({"over": 5}, "outside 0 to 1"),
        ({"over": 1}, "somebody is to decide"),
        ({"stream": 1, "quick": [0, 0]}, "not all 0"),
        ({"deck": [None, None, "dodge-m1-b4"]}, "a gap between the entries"),
        ({"on_action_seat": {"take": 3}}, "must name seats"),
        ({"pending": [{"seat": True, "decision": "turn"}]}, "no seat True"),
        ({"pending": [{"seat": 0, "decision": "turn", "args": [10**6]}]}, "small whole number"),
        ({"pending": [{"seat": 0, "decision": "swap", "args": [300]}]}, "begins with a turn of the start player"),
        ({"options": 5}, "options: expected a dictionary"),
        ({"landed": 1}, "the birds have landed"),
    ],
)
def test_bad_positions(game, pos, changes, complaint):
    with pytest.raises(bt.BadPosition, match=complaint):
        game.from_dict({**pos.to_dict(), **changes})


# ---------------------------------------------------------------------- fairness


def test_a_fair_deal_can_be_checked(game):
    secret, nonces = b"s" * 32, [b"a", b"b", b"c"]
    pos = game.new(players=3, seed=fair_key(secret, nonces))
    proof = {"commitment": commitment(secret), "secret": secret.hex(), "nonces": [n.hex() for n in nonces]}
    record = {**pos.record(), "fair": proof}
    assert bt.fair.check_fairness(record)
    assert not bt.fair.check_fairness(pos.record())
    for changes, complaint in [
        ({"secret": (b"t" * 32).hex()}, "does not fit the commitment"),
        ({"secret": b"t".hex()}, "only one of 32 cannot be guessed"),
        ({"nonces": proof["nonces"][:2]}, "2 nonces for 3 seats"),
        ({"nonces": [*proof["nonces"][:2], b"x".hex()]}, "the key is not the one"),
        ({"nonces": None}, "damaged"),
    ]:
        with pytest.raises(bt.BadRecord, match=complaint):
            bt.fair.check_fairness({**record, "fair": {**proof, **changes}})


def test_lengths_of_nonces_cannot_be_shifted():
    assert fair_key(b"s", [b"ab", b"c"]) != fair_key(b"s", [b"a", b"bc"])


# ---------------------------------------------------------------------- batches


@pytest.fixture(scope="module")
def batch():
    return bt.load(NAME, backend="native").batch(64, players=2, seed=3)


def test_a_batch_is_arrays_over_games(batch):
    game = bt.load(NAME, "python")
    assert len(batch) == 64
    assert batch.masks.shape == (64, game.actions.count)
    assert batch.observations.shape == (64, game.features)
    assert batch.seats.shape == batch.done.shape == (64,)
    assert batch.rewards.shape == batch.scores.shape == (64, 2)


def test_a_batch_refuses_illegal_actions_and_does_none(batch):
    before = batch.states.tobytes()
    actions = np.argmax(batch.masks, axis=1)
    for game, wrong in ((5, -1), (6, 10_000), (7, int(np.argmin(batch.masks[7])))):
        bad = actions.copy()
        bad[game] = wrong
        with pytest.raises(bt.BadOption, match=f"not legal in game {game}"):
            batch.step(bad)
    for wrong in (actions.astype(float), actions[:, None], actions + 2**32):
        with pytest.raises(bt.BadOption, match=r"whole number|not legal"):
            batch.step(wrong)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[:] = True
    with pytest.raises(bt.BadOption, match="64 games need 64 actions"):
        batch.step(actions[:5])
    assert batch.states.tobytes() == before


def test_rewards_are_those_of_the_winners():
    """A batch and positions that play the same actions agree on who has won, and a sole winner has 1."""
    game = bt.load(NAME, backend="native")
    batch = game.batch(200, players=3, seed=8)
    batch.playout()
    assert batch.done.all()
    for game_number in range(200):
        winners = [seat for seat in range(3) if batch.states["winners"][game_number] >> seat & 1]
        best = max(batch.scores[game_number])
        assert all(batch.scores[game_number][seat] == best for seat in winners)
        expected = {1: (1.0, -0.5), 2: (0.25, -0.5), 3: (0.0, 0.0)}[len(winners)]
        for seat in range(3):
            assert batch.rewards[game_number, seat] == pytest.approx(expected[seat not in winners])
    assert (batch.rewards.max(axis=1) == 1).any()
    with pytest.raises(bt.BadOption, match="reset"):
        batch.step(np.zeros(200, int))


def test_resets_and_new_deals_are_always_other_games():
    game = bt.load(NAME, backend="native")
    large, small = game.batch(60, players=2, seed=9), game.batch(20, players=2, seed=9)
    assert small.states.tobytes() == large.states[:20].tobytes()
    for first in (20, 40):
        small.reset()
        assert small.states.tobytes() == large.states[first : first + 20].tobytes()
    assert len({state.tobytes() for state in large.states}) == 60
    assert len({luck.tobytes() for luck in large.runner.luck}) == 60
    deals = set()
    for _ in range(200):
        small.step(np.argmax(small.masks, axis=1))
        deals |= {small.states[i].tobytes() for i in np.flatnonzero(small.done)}
    assert len(deals) >= 20


def test_a_batch_of_nothing_or_of_nowhere(game):
    with pytest.raises(bt.BadOption, match="at least one game"):
        game.batch(0, players=2)
    with pytest.raises(bt.BadOption, match="native, cuda"):
        game.batch(8, players=2, backend="python")


def test_without_a_gpu_the_cuda_back_end_says_so(game):
    try:
        batch = game.batch(8, players=2, backend="cuda")
    except bt.BadOption as error:
        complaint = str(error)
    else:
        pytest.skip(f"there is a GPU here, with {len(batch)} games on it")
    assert "cuda back end needs" in complaint
