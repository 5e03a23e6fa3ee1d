def why_not(seen, action, verbs):
    return []
