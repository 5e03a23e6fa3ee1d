# Sentences of the table itself, for every game.

reason-over = The game is over.
reason-not-now = That is not what is being decided now: { $decision }
