game-birdwatcher = Birdwatcher
game-birdwatcher-line = Appelle, attends, photographie. Remplis le plus beau carnet.
