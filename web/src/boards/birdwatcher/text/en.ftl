game-birdwatcher = Birdwatcher
game-birdwatcher-line = Call, wait, photograph. Fill the finest journal.
