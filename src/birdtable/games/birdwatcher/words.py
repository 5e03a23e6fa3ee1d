"""What a player can do, what the table waits for, and what can happen."""

from __future__ import annotations

from birdtable.games.birdwatcher import content
from birdtable.kernel import (
    Decisions,
    Events,
    Verbs,
    asked,
    couple,
    event,
    verb,
)


class Verb(Verbs):
    """What a player can do."""

    startle = verb(content.BIRDS, content.CLEARING, bird=content.BIRD, space=content.SPACE)
    photo = verb(content.BIRDS, bird=content.BIRD)
    call = verb(content.KINDS, species=content.SPECIES)
    take = verb(content.PLACES, place=content.PLACE)
    run = verb()
    flush = verb(content.CLEARING, space=content.SPACE)
    zoom = verb(content.SIDES, content.BIRDS, target=content.SIDE, bird=content.BIRD)
    give = verb(content.BIRDS, bird=content.BIRD)
    publish = verb(content.PUBLICATIONS, paper=content.PAPER)
    collect = verb(content.INSECTS, insect=content.INSECT)
    spend = couple(content.INSECTS, first=content.INSECT, second=content.INSECT)
    end = verb()


class Decision(Decisions):
    """What the table can wait for."""

    turn = asked()
    photo = asked()
    choose = asked()
    flush = asked()
    give = asked()
    free_call = asked()
    free_insect = asked()


class Event(Events):
    """What can happen."""

    dealt = event(seat=content.SIDE, bird=content.BIRD)
    revealed = event(bird=content.BIRD, place=content.PLACE)
    displayed = event(paper=content.PAPER)
    starting = event(paper=content.PAPER)
    starts = event(seat=content.SIDE)
    startled = event(seat=content.SIDE, bird=content.BIRD, space=content.SPACE)
    photographed = event(seat=content.SIDE, bird=content.BIRD, page=None)
    copied = event(seat=content.SIDE, species=content.SPECIES)
    mimic = event(seat=content.SIDE)
    insect = event(seat=content.SIDE, insect=content.INSECT)
    no_insect = event(seat=content.SIDE, insect=content.INSECT)
    called = event(seat=content.SIDE, species=content.SPECIES)
    lured = event(seat=content.SIDE, bird=content.BIRD, place=content.PLACE)
    ran = event(seat=content.SIDE)
    flushed = event(bird=content.BIRD, space=content.SPACE)
    zoomed = event(seat=content.SIDE, target=content.SIDE, bird=content.BIRD, page=None)
    gave = event(seat=content.SIDE, target=content.SIDE, bird=content.BIRD)
    drew = event(seat=content.SIDE, bird=content.BIRD)
    published = event(seat=content.SIDE, paper=content.PAPER, page=None)
    discarded = event(paper=content.PAPER)
    reshuffled = event()
    spent = event(seat=content.SIDE, first=content.INSECT, second=content.INSECT)
    extra = event(seat=content.SIDE)
    ended = event(seat=content.SIDE, left=None)
    last_pages = event(seat=content.SIDE, pages=None)
    deck_empty = event()
    idle = event()
    scored = event(seat=content.SIDE, birds=None, papers=None, insects=None)
    awarded = event(seat=content.SIDE, sicklebills=None, variety=None, books=None)
    totalled = event(seat=content.SIDE, points=None)
    tied = event(seat=content.SIDE, points=None, birds=None)
    won = event(seat=content.SIDE, points=None)
