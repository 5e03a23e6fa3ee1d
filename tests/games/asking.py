"""What tests of every game ask of a position."""


def legal(pos, verb=""):
    """The notation of every legal action, or of those with one verb."""
    return {str(action) for action in pos.legal() if not verb or action.verb == verb}


def why(pos, action):
    """Why an action is refused, as "clause: message"; every reason names a clause and has a sentence."""
    game = pos.game
    reasons = pos.why_not(action)
    for reason in reasons:
        assert reason.clause in game.clauses
        assert game.text().reason(reason, game.clauses)
    short = [(reason.clause.partition(".")[2], reason.message.removeprefix("reason-")) for reason in reasons]
    return [f"{clause}: {message}" for clause, message in short]


def play(pos, *actions):
    """Play several actions; returns what all of them caused."""
    return [event for action in actions for event in pos.play(action)]
