game-birdwatcher = Birdwatcher
game-birdwatcher-line = Chiama, aspetta, fotografa. Riempi il diario più bello.
