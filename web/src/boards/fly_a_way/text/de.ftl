game-fly-a-way = Fly-A-Way
game-fly-a-way-line = Knüpfe einen Zugweg von der Arktis in den Süden.
