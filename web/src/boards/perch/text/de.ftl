game-perch = Perch
game-perch-line = Drängel dich auf den Hof. Der zweite Platz ist oft der süßere.
