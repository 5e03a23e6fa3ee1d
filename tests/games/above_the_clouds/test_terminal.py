"""The table in words: what is charged, and what everybody knows."""

from birdtable.telling.show import in_words, show
from birdtable.telling.voice import Voice

from .builder import GAME, clouds

VOICE = Voice("en", GAME)
FLOCK = """
. . k . .
. g K o .
k o G g k
"""


def seen(pos, seat=0):
    """What a seat sees, with names."""
    return {**pos.view(seat), "names": ["You", "Ada"]}


def test_a_standard_card_in_play_charges_nothing_more():
    pos = clouds(
        FLOCK, decision="standard", about=-1, cubes=[8, 8], on_action={"take": (1, 2)}, display=["dodge-m4-b1"]
    )
    view = seen(pos)
    assert not [line for line in show(GAME, view, VOICE) if line.startswith("Prices")]
    take = next(action for action in pos.legal() if action.verb == "take")
    assert in_words(GAME, take, view, VOICE)[0] == "Take a maneuver card, free"


def test_public_cards_are_told():
    pos = clouds(
        FLOCK,
        stage=3,
        hands=[[], ["dodge-m4-b1", "score-m3-m4"]],
        known=["dodge-m4-b1"],
        discards=["neutral-b1-b5", "standard-b1-b4"],
    )
    told = "\n".join(show(GAME, seen(pos), VOICE))
    assert "Ada holds Dodge m4-b1, a hidden card." in told
    assert "Discarded: Neutral b1-b5, Standard b1-b4." in told
    assert f"Earlier nest cards: {', '.join(VOICE.say(f'name-{nest}') for nest in pos.view(0)['past_nests'])}." in told
