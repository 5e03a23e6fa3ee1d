def why_not(seen, action, verbs):
    from birdtable.errors import Reason
    return [Reason("pigeons.end.trigger","reason-x",{})]
