game-above-the-clouds = Above the Clouds
game-above-the-clouds-line = Steer a wild flock and be first to the nest.
