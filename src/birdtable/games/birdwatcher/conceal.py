"""What nobody can know, dealt anew: the order of the two decks."""

from __future__ import annotations

from birdtable.games.birdwatcher import content
from birdtable.games.birdwatcher.state import State
from birdtable.kernel import below, kernel, shuffle, sort


@kernel
def conceal(state: State, seat: int) -> None:
    """Shuffle both decks; the card on top keeps the back that everybody sees (setup.backs, zones.open)."""
    sort(state.deck, 0, state.deck_count)
    if state.deck_count > 0:
        put_on_top(state, below(state, cards_with_back(state)))
        shuffle(state, state.deck, state.deck_count - 1)
    sort(state.papers, 0, state.papers_count)
    shuffle(state, state.papers, state.papers_count)


@kernel
def cards_with_back(state: State) -> int:
    """Cards of the deck with the back that shows on top (setup.backs)."""
    found = 0
    for place in range(state.deck_count):
        found += int(content.BACK_OF[state.deck[place]] == state.deck_back)
    return found


@kernel
def put_on_top(state: State, number: int) -> None:
    """The card with that back that so many others come before, to the top (setup.backs)."""
    place = 0
    while content.BACK_OF[state.deck[place]] != state.deck_back or number > 0:
        number -= int(content.BACK_OF[state.deck[place]] == state.deck_back)
        place += 1
    last = state.deck_count - 1
    bird = state.deck[place]
    state.deck[place] = state.deck[last]
    state.deck[last] = bird
