"""Positions of Above the Clouds as drawings.

A flock is drawn from the front row to the back row, one letter a space:

    k K  red kite, female and male (seat 0)        c C  crane (seat 2)        o  swift, neutral
    g G  greylag goose (seat 1)                    s S  swallow (seat 3)      .  nobody

The column numbers of a drawing are 1, 2, 3, … from the left. Stacks and decks are written with their top first.
"""

import birdtable as bt

GAME = bt.load("above_the_clouds", backend="python")
CUBES = {2: 10, 3: 13, 4: 16}
EVERYBODY = 255
NESTS = ["even", "crowd", "loners", "early", "growing", "shy", "couples"]

BIRDS = {
    letter if sex == "female" else letter.upper(): f"{species}-{sex}"
    for letter, species in (("k", "kite"), ("g", "goose"), ("c", "crane"), ("s", "swallow"))
    for sex in ("female", "male")
} | {"o": "swift"}
LETTERS = {bird: letter for letter, bird in BIRDS.items()}
ROWS = "fmb"


def clouds(
    flock="",
    *,
    players=2,
    seat=0,
    decision="turn",
    about=0,
    stage=1,
    start=0,
    cubes=None,
    on_action=None,
    nest="even",
    later_nests=(),
    scores=None,
    face_up="",
    stack="",
    drawn=None,
    hands=(),
    known=(),
    display=(),
    deck=(),
    discards=(),
    chance=0,
):
    """A position in which the seat is to decide.

    flock      a drawing, see above; or a dictionary of spaces
    about      what the decision needs to know, see `actions.py`
    cubes      left to each seat, all of them unless told
    on_action  for each standard action that was used: the seat and the cubes that lie there
    stack      birds as letters, top first; a space parts what was shuffled together
    hands      the cards of each seat; secret, except those named in `known`
    chance     a number that decides the shuffles to come
    """
    hands = [list(hand) for hand in hands] or [[] for _ in range(players)]
    layers = stack.split()
    used = on_action or {}
    return GAME.from_dict(
        {
            "players": players,
            "key": [chance] * 8,
            "pending": [{"seat": seat, "decision": decision, "args": [about, 0, 0]}],
            "score": scores or [0] * players,
            "stage": stage - 1,
            "landed": int(decision == "score-cards"),
            "start_seat": start,
            "flock": flock if isinstance(flock, dict) else spaces(flock),
            "face_up": [BIRDS.get(letter) for letter in face_up],
            "drawn": BIRDS.get(drawn) if drawn else None,
            "stack": [BIRDS[letter] for letter in reversed("".join(layers))],
            "stack_layer": [number for number, layer in enumerate(reversed(layers)) for _ in layer],
            "cubes": cubes or [CUBES[players]] * players,
            "on_action": {action: lying for action, (_, lying) in used.items()},
            "on_action_seat": {action: owner for action, (owner, _) in used.items()},
            "display": list(display),
            "deck": list(reversed(deck)),
            "discards": list(discards),
            "hand": hands,
            "hand_known": [
                [EVERYBODY if card in known else 1 << owner for card in hands[owner]] for owner in range(players)
            ],
            "nests": nest_cards(stage, nest, later_nests),
            "nests_known": [EVERYBODY] * stage,
        },
        whole=False,  # only what a rule needs lies on its table
    )


def nest_cards(stage, nest, later):
    """All seven nest cards in an order that has this one in this stage and those in the next ones."""
    others = [card for card in NESTS if card != nest and card not in later]
    return [*others[: stage - 1], nest, *later, *others[stage - 1 :]]


def spaces(drawing):
    """A drawing as a dictionary of spaces."""
    return {
        f"{row}{column}": BIRDS[letter]
        for row, line in zip(ROWS, drawing.strip().split("\n"), strict=False)
        for column, letter in enumerate(line.split(), 1)
        if letter != "."
    }


def picture(pos):
    """The flock as a drawing, to compare with `drawn_as`."""
    view = pos.view()
    return [
        " ".join(LETTERS.get(view["flock"].get(f"{row}{column}"), ".") for column in range(1, view["columns"] + 1))
        for row in ROWS
    ]


def drawn_as(drawing):
    """A drawing line by line."""
    return [" ".join(line.split()) for line in drawing.strip().split("\n")]


def hand(pos, seat=0):
    """The cards that a seat holds, as it sees them itself."""
    return cards(pos.view(seat)["hands"][seat])


def cards(seen):
    """The names of cards in a view."""
    return [card["card"] for card in seen]


def play(pos, *actions):
    """Play several actions; returns what the last one caused."""
    events = []
    for action in actions:
        events = pos.play(action)
    return events
