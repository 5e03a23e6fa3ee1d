game-pigeons = Piccioni
game-pigeons-line = Tetti, un falco su un’asta e una mira eccellente.
