game-perch = Perch
game-perch-line = Crowd the homestead. Second place is often the sweet one.
