"""Events as a table tells them."""

import birdtable as bt
from birdtable.kernel.events import Happening
from birdtable.table.lines import event_message, seats_among


def test_the_seats_in_an_event_are_those_of_its_own_game():
    """Also where a server tells several games: events of one number are equal to Python."""
    games = [bt.load(name, "python") for name in bt.games()]
    for number in range(min(len(game.events) for game in games)):
        for game in games:
            event = list(game.events)[number]
            told = event_message(Happening(event.name, {}), None, game)
            assert told["seats"] == seats_among(event.args)
