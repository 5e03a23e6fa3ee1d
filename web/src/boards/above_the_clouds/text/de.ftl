game-above-the-clouds = Über den Wolken
game-above-the-clouds-line = Lenke einen wilden Schwarm und sei zuerst am Nest.
