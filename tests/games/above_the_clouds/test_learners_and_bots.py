"""What the array for learners tells, and what a position is worth to a bot that looks one decision ahead."""

from birdtable.games.above_the_clouds.value import value

from .builder import GAME, clouds

FLOCK = """
. . k . .
. g K o .
k o G g k
"""


def worth(pos, seat=0):
    """What the position is worth to a seat."""
    return value(GAME.layout.python(pos.states), seat)


def test_a_position_comes_back_from_its_dictionary():
    pos = GAME.new(players=3, seed=5)
    assert GAME.from_dict(pos.to_dict()).to_dict() == pos.to_dict()


def test_a_learner_sees_which_bird_it_is_about_to_place():
    own, opponents = (clouds(FLOCK, decision="place", drawn=bird) for bird in "KG")
    assert own.view(0)["drawn"] != opponents.view(0)["drawn"]
    assert (own.observation(0) != opponents.observation(0)).any()


def test_after_the_last_landing_a_bot_would_rather_score_a_card_than_keep_it():
    pos = clouds(
        """
        . . . . .
        . . . . .
        k g g g G
        """,
        stage=3,
        decision="score-cards",
        cubes=[0, 0],
        hands=[["neutral-b1-b5", "standard-b1-b4"], []],
        scores=[20, 20],
    )
    scored, kept = pos.copy(), pos.copy()
    scored.play("score neutral-b1-b5")
    kept.play("done")
    assert worth(scored) > worth(kept)
