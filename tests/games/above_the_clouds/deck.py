"""The 57 maneuver cards and the seven nest cards as they are laid out on the table, written down once more by hand."""

COST = {
    "dodge": 2,
    "sharp-dodge": 2,
    "lead-change": 2,
    "standard": 2,
    "neutral": 2,
    "diagonal": 3,
    "score": 3,
    "free-flight": 4,
    "favorite-bird": 4,
}

MANEUVERS = {
    2: [
        "neutral-b1-b5", "lead-change-m1-b2",
        "sharp-dodge-m1-b4",
        "lead-change-m2-b1", "lead-change-m2-b5",
        "dodge-m4-b1", "standard-m4-b5",
        "standard-m5-b2", "display-m5-b4",
        "standard-b1-b4", "standard-b2-b5",
        "diagonal-m1-b3", "diagonal-m2-m3",
        "score-m3-m4",
        "favorite-bird-m5-b3",
        "free-flight-m3-b3",
    ],
    3: [
        "neutral-b1-b6", "free-flight-m1-b5",
        "lead-change-m6-b2", "sharp-dodge-b1-b2",
        "lead-change-b5-b6", "lead-change-m1-b3",
        "dodge-m1-b4", "lead-change-m2-b5",
        "standard-m2-m4", "display-m3-b1",
        "standard-m3-b6", "standard-m3-m5",
        "diagonal-m4-b1", "diagonal-m4-b6",
        "score-m5-b2",
        "favorite-bird-m6-b3", "standard-m6-b4",
        "free-flight-m2-b3", "free-flight-m5-b4",
    ],
    4: [
        "neutral-m2-m6", "neutral-b1-b2",
        "sharp-dodge-b6-b7", "lead-change-b2-b7",
        "lead-change-b1-b6", "lead-change-m1-b3",
        "dodge-m1-b4", "lead-change-m1-b5", "standard-m2-m5",
        "display-m3-b7", "display-m3-m6",
        "standard-m4-b1", "standard-m4-b7",
        "diagonal-m5-b1", "lead-change-m7-b3", "standard-m7-b4",
        "score-m7-b5", "free-flight-m2-b5",
        "favorite-bird-m4-b4", "free-flight-m5-b2",
        "free-flight-m6-b3", "free-flight-m3-b6",
    ],
}  # fmt: skip
EVERY_MANEUVER = [(players, card) for players, cards in MANEUVERS.items() for card in cards]

NEST_POINTS = {  # for 0, 1, 2, 3, 4, 5 landed birds
    "even": (0, 3, 7, 11, 15, 19),
    "crowd": (0, 2, 5, 9, 14, 20),
    "loners": (0, 6, 12, 17, 21, 24),
    "early": (0, 5, 9, 12, 14, 15),
    "growing": (0, 2, 6, 11, 17, 24),
    "shy": (0, 4, 9, 14, 19, 24),
    "couples": (0, 3, 6, 9, 12, 15),
}
PAIR_POINTS = {"even": 3, "crowd": 4, "loners": -10, "early": 2, "growing": 2, "shy": -5, "couples": 5}


def kind(card):
    """The kind of a card: `dodge-m4-b1` is a dodge."""
    return "-".join(card.split("-")[:-2])


def marks(card):
    """The two spaces that a card marks."""
    return card.split("-")[-2:]


def worth(space, card, players):
    """The points of a marked space: little on a card whose action is wanted, 3 in a back corner on the others."""
    if kind(card) in ("lead-change", "standard", "free-flight", "diagonal"):
        return 1
    if space in ("b1", f"b{players + 3}"):
        return 3
    return 2 if space[0] == "m" and kind(card) in ("score", "favorite-bird", "display") else 1
