"""Positions of Perch as drawings.

A homestead is drawn row by row, the columns staggered as on the table; `.` is the gap of a removed location:

    oak         maple
         birch
    ash         doghouse          (2 and 3 players; see HOMESTEADS for 4 and 5)
         pine
    elm         statue

What stands on a location is written as stacks: a letter for the colour, how many birds, `n` for a nest, `h` for a
birdhouse:

    birds={"oak": "y2n g2", "ash": "b3h"}         b blue (seat 0)  r red (1)  y yellow (2)  g green (3)  p purple (4)

`of_flocks("b2 r1")` is the same for hands, the bag, the Roost and the Plaza.
"""

import re

import birdtable as bt
from birdtable.games.perch.content import BOX, LOCATION_CARDS, columns_for, spots_of

GAME = bt.load("perch", backend="python")
COLOURS = BOX["flocks"]["colours"]
LETTERS = {colour[0]: colour for colour in COLOURS}
NESTS = {card["id"]: card["nests"] for card in LOCATION_CARDS}
EVERYBODY = 255

HOMESTEADS = {
    2: """
    oak         maple
         birch
    ash         doghouse
         pine
    elm         beehive
    """,
    4: """
         oak         maple
    ash         birch
         pine        doghouse
    elm         beehive
         statue      cornfield
    """,
    5: """
    oak         maple       ash
         birch        hawks-nest
    elm         statue      doghouse
         beehive      cornfield
    rookery     feeder      foxs-den
    """,
}
HOMESTEADS[3] = HOMESTEADS[2]


def perch(
    homestead=None,
    *,
    players=3,
    seat=0,
    decision="turn",
    about=(0, 0),
    also=(),
    round_number=1,
    phase="perch",
    step=0,
    birds=None,
    nests=None,
    hands=(),
    bag="",
    roost=None,
    plaza="",
    fountain=None,
    creatures=None,
    scarecrow=None,
    used=(),
    acting=None,
    reach=(),
    sends=0,
    flying="",
    birdhouses=(),
    lightning=(),
    scores=None,
    arrived=None,
    order=None,
    cards=None,
    shelter="creatures",
    chance=0,
):
    """A position in which the seat is to decide.

    about      what the decision needs to know; for a turn: whether a bird was placed, and the bonus action taken
    also       decisions that wait below, as (seat, decision, about)
    nests      empty nests, where not all that the location shows and no flock holds
    hands      the recruited birds of each seat
    fountain   whose bird sits on a seat, by its letter
    creatures  for each creature that is on the board: where it stands and the seat that controls it, or None
    scarecrow  the intersection it stands on
    cards      the objectives of each seat, the kept one first; None is a game without objectives
    """
    lying = laid_out(homestead or HOMESTEADS[players], players)
    stacks = {location: stacks_of(text) for location, text in (birds or {}).items()}
    nested = {place: {flock: 1 for flock, (_, mark) in on.items() if "n" in mark} for place, on in stacks.items()}
    creatures = creatures or {}
    order = list(order or range(players))
    seated = [(fountain or {}).get(spot) for spot in fountain or {}]
    return GAME.from_dict(
        {
            "players": players,
            "options": {"objectives": cards is not None, "shelter": shelter},
            "key": [chance] * 8,
            "pending": [
                *({"seat": who, "decision": what, "args": list(how)} for who, what, how in also),
                {"seat": seat, "decision": decision, "args": list(about)},
            ],
            "score": scores or [0] * players,
            "round_number": round_number,
            "phase": phase,
            "step": step,
            "turn": order.index(seat),
            "order": order,
            "arrived": arrived or [order.index(who) for who in range(players)],
            "arrivals": 100,
            "location": {place: location for place, location in lying.items() if location},
            "place": {location: place for place, location in lying.items() if location},
            "birds": {place: {flock: count for flock, (count, _) in on.items()} for place, on in stacks.items()},
            "nested": nested,
            "housed": {place: {flock: 1 for flock, (_, m) in on.items() if "h" in m} for place, on in stacks.items()},
            "free_nests": {
                location: NESTS[location] - len(nested.get(location, {})) if nests is None else nests.get(location, 0)
                for location in lying.values()
                if location
            },
            "hand": [of_flocks(hand) for hand in hands],
            "bag": of_flocks(bag),
            "roost": of_flocks(roost if roost is not None else "b8 r8 y8 g8 p8", players),
            "plaza": of_flocks(plaza),
            "flying": of_flocks(flying),
            "fountain": {spot: LETTERS[letter] for spot, letter in (fountain or {}).items()},
            "seated": {LETTERS[letter]: seated.count(letter) for letter in set(seated)},
            "creature_on": {name: where for name, (where, _) in creatures.items() if where},
            "controller": {name: str(who) for name, (_, who) in creatures.items() if who is not None},
            "scarecrow_on": scarecrow,
            "used": dict.fromkeys(used, 1),
            "acting": acting,
            "reach": sum(1 << GAME.layout.fields["place"].by[0].value(word, players) for word in reach),
            "sends": sends,
            "birdhouse": list(birdhouses),
            "lightning": list(lightning),
            "cards": [list(hand) for hand in cards or []],
            "cards_known": [[1 << who for _ in hand] for who, hand in enumerate(cards or [])],
        },
        whole=False,  # only what a rule needs lies on its table
    )


def laid_out(drawing, players):
    """A drawing as a dictionary of places."""
    rows = [line.split() for line in drawing.strip("\n").split("\n")][:5]
    words = GAME.layout.fields["location"].by[0].words(players)
    columns = [1 if height == 2 else 0 for height in columns_for(players)]
    found = {}
    for word, (column, row) in zip(words, spots_of(players), strict=True):
        before = sum(start == row % 2 for start in columns[:column])
        found[word] = None if rows[row][before] == "." else rows[row][before]
    return found


def stacks_of(text):
    """Stacks as a dictionary of colours: how many birds, and the marks of nest and birdhouse."""
    found = re.findall(r"([brygp])(\d+)([nh]*)", text)
    return {LETTERS[letter]: (int(count), marks) for letter, count, marks in found}


def of_flocks(text, players=5):
    """Birds by colour."""
    taking_part = COLOURS[: max(3, players)]
    return {flock: count for flock, (count, _) in stacks_of(text).items() if flock in taking_part}


# ---------------------------------------------------------------------- looking


def on(pos, location):
    """What stands on a location, as it is written above."""
    entry = place(pos, location)
    return " ".join(
        f"{stack['flock'][0]}{stack['birds']}{'n' * stack['nest']}{'h' * stack['birdhouse']}"
        for stack in entry["stacks"]
    )


def place(pos, location):
    """A location as the view shows it."""
    return next(entry for entry in pos.view()["homestead"].values() if entry["location"] == location)


def empty_nests(pos, location):
    """How many empty nests a location has."""
    return place(pos, location)["nests"]["empty"]


def fountain(pos):
    """Who sits where, by letters."""
    return {spot["spot"]: spot["flock"][0] for spot in pos.view()["fountain"].values() if spot["flock"]}


def birds(counts):
    """Birds by colour as text."""
    return " ".join(f"{flock[0]}{count}" for flock, count in counts.items() if count)


def creature(pos, name):
    """A creature as the view shows it."""
    return next(entry for entry in pos.view()["creatures"] if entry["creature"] == name)


# ---------------------------------------------------------------------- playing


def named(events, name, *keys):
    """What events of one name say: one value each, or several as a tuple."""
    found = [event.values for event in events if event.name == name]
    return [values[keys[0]] if len(keys) == 1 else tuple(values[key] for key in keys) for values in found]


def scoring(homestead=None, **position):
    """A position in which everybody has placed all birds: `done` begins Upkeep."""
    return perch(homestead, about=(1, 0), **position)


def scored(events, location):
    """The points that each colour got on a location."""
    return {
        COLOURS[int(event.values["seat"])]: event.values["points"]
        for event in events
        if event.name == "scored" and event.values["location"] == location
    }
