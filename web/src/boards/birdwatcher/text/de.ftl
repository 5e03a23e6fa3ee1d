game-birdwatcher = Birdwatcher
game-birdwatcher-line = Rufen, warten, fotografieren. Fülle das schönste Tagebuch.
