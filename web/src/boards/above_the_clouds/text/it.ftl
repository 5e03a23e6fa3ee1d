game-above-the-clouds = Über den Wolken
game-above-the-clouds-line = Guida uno stormo selvatico e arriva primo al nido.
