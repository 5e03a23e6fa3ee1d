game-above-the-clouds = Au-dessus des nuages
game-above-the-clouds-line = Mène un vol sauvage et sois en tête au nid.
