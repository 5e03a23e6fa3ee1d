"""What a player can do, what the table waits for, and what can happen."""

from __future__ import annotations

from birdtable.games.birdwatcher import content
from birdtable.games.birdwatcher.content import BIRD, INSECT, PAPER, PLACE, SIDE, SPACE, SPECIES
from birdtable.kernel import Decisions, Events, Verbs, anew, couple, event, verb


class Verb(Verbs):
    startle = verb(content.BIRDS, content.CLEARING, bird=BIRD, space=SPACE, clause="photo.startle")
    photo = verb(content.BIRDS, bird=BIRD, clause="photo.journal")
    call = verb(content.KINDS, species=SPECIES, clause="call.all")
    take = verb(content.PLACES, place=PLACE, clause="call.choose")
    run = verb(clause="run.flush")
    flush = verb(content.CLEARING, space=SPACE, clause="run.empty-first")
    zoom = verb(content.SIDES, content.BIRDS, target=SIDE, bird=BIRD, clause="zoom.photo")
    give = verb(content.BIRDS, bird=BIRD, clause="zoom.gift")
    publish = verb(content.PUBLICATIONS, paper=PAPER, clause="publish.card")
    collect = verb(content.INSECTS, insect=INSECT, clause="publication.effect-insect")
    spend = couple(content.INSECTS, first=INSECT, second=INSECT, clause="insects.boost")
    end = verb(clause="turn.end")


class Decision(Decisions):
    turn = anew("turn.actions")
    photo = "photo.journal"
    choose = "call.choose"
    flush = "run.flush"
    give = "zoom.gift"
    free_call = "publication.effect-call"
    free_insect = "publication.effect-insect"


class Event(Events):
    dealt = event(seat=SIDE, bird=BIRD)
    revealed = event(bird=BIRD, place=PLACE)
    displayed = event(paper=PAPER)
    starting = event(paper=PAPER)
    starts = event(seat=SIDE)
    startled = event(seat=SIDE, bird=BIRD, space=SPACE)
    photographed = event(seat=SIDE, bird=BIRD, page=None)
    copied = event(seat=SIDE, species=SPECIES)
    mimic = event(seat=SIDE)
    insect = event(seat=SIDE, insect=INSECT)
    no_insect = event(seat=SIDE, insect=INSECT)
    called = event(seat=SIDE, species=SPECIES)
    lured = event(seat=SIDE, bird=BIRD, place=PLACE)
    ran = event(seat=SIDE)
    flushed = event(bird=BIRD, space=SPACE)
    zoomed = event(seat=SIDE, target=SIDE, bird=BIRD, page=None)
    gave = event(seat=SIDE, target=SIDE, bird=BIRD)
    drew = event(seat=SIDE, bird=BIRD)
    published = event(seat=SIDE, paper=PAPER, page=None)
    discarded = event(paper=PAPER)
    reshuffled = event()
    spent = event(seat=SIDE, first=INSECT, second=INSECT)
    extra = event(seat=SIDE)
    ended = event(seat=SIDE, left=None)
    last_pages = event(seat=SIDE, pages=None)
    deck_empty = event()
    idle = event()
    scored = event(seat=SIDE, birds=None, papers=None, insects=None)
    awarded = event(seat=SIDE, sicklebills=None, variety=None, books=None)
    totalled = event(seat=SIDE, points=None)
    tied = event(seat=SIDE, points=None, birds=None)
    won = event(seat=SIDE, points=None)
