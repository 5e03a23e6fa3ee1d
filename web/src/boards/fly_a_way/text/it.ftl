game-fly-a-way = Fly-A-Way
game-fly-a-way-line = Unisci una rotta migratoria dall’Artico al sud.
