"""What a player can do, what the table waits for, and what can happen."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content
from birdtable.kernel import SEAT, Decisions, Events, Private, Verbs, anew, event, pair, verb


class Verb(Verbs):
    pass_ = verb(clause="turn.pass")
    swap = pair(content.SPACES, first=content.SPACE, second=content.SPACE, clause="action.swap-birds")
    add = verb(3, source=content.SOURCE, clause="action.add")
    place = verb(content.WIDTH, 2, column=content.COLUMN, end=content.END, clause="action.add-front")
    take = verb(content.CARDS, card=content.CARD, clause="action.take")
    play = verb(content.CARDS, card=content.CARD, clause="card.play")
    copy = verb(content.CARDS, card=content.CARD, clause="card.display")
    search = verb(content.BIRD_KINDS, bird=content.BIRD, clause="card.favorite-bird")
    discard = verb(content.CARDS, card=content.CARD, clause="action.take-limit")
    score = verb(content.CARDS, card=content.CARD, clause="scoring.cards")
    done = verb(clause="scoring.any-number")


class Decision(Decisions):
    turn = anew("turn.order")
    standard = "card.standard"
    swap = "action.swap-birds"
    copy = "card.display"
    score_one = "card.score"
    search = "card.favorite-bird"
    place = "action.add"
    discard = "action.take-limit"
    score_cards = anew("scoring.cards")


class Event(Events):
    dealt = event(seat=SEAT, card=Private(content.CARD, "seat"))
    stage = event(stage=None, nest=content.NEST)
    starts = event(seat=SEAT)
    paid = event(seat=SEAT, action=content.ACTION, cubes=None)
    swapped = event(
        seat=SEAT, first=content.SPACE, first_bird=content.BIRD, second=content.SPACE, second_bird=content.BIRD
    )
    drew = event(seat=SEAT, bird=content.BIRD, source=content.SOURCE)
    placed = event(seat=SEAT, bird=content.BIRD, column=content.COLUMN, end=content.END)
    revealed = event(bird=content.BIRD)
    took = event(seat=SEAT, card=content.CARD)
    played = event(seat=SEAT, card=content.CARD, cubes=None)
    copied = event(seat=SEAT, card=content.CARD, cubes=None)
    searched = event(seat=SEAT, bird=content.BIRD)
    discarded = event(seat=SEAT, card=content.CARD)
    passed = event(seat=SEAT, cubes=None)
    landed = event(bird=content.BIRD, column=content.COLUMN)
    nested = event(seat=SEAT, birds=None, pairs=None, points=None, for_pairs=None)
    scored = event(seat=SEAT, card=content.CARD, points=None, for_both=None)
    displayed = event(card=content.CARD)
    reshuffled = event()
    joined = event(bird=content.BIRD, column=content.COLUMN)
    tied = event(seat=SEAT, points=None, birds=None)
    won = event(seat=SEAT, points=None)
