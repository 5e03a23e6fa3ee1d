game-perch = Perch
game-perch-line = Fatti posto nel cortile. Il secondo è spesso il più dolce.
