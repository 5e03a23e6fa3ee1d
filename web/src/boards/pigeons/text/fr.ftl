game-pigeons = Pigeons
game-pigeons-line = Des toits, un faucon au bout d’une tige et un œil sûr.
