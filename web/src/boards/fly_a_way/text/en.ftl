game-fly-a-way = Fly-A-Way
game-fly-a-way-line = Link a flyway from the Arctic to the south.
