game-perch = Perch
game-perch-line = Fais-toi une place. La deuxième est souvent la meilleure.
