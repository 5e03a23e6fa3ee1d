game-fly-a-way = Fly-A-Way
game-fly-a-way-line = Relie une voie de migration de l’Arctique au sud.
