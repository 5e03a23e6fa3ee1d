game-pigeons = Pigeons
game-pigeons-line = Rooftops, a falcon on a rod and excellent aim.
