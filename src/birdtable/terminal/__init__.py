"""The table in a terminal: plain sentences in, plain sentences out. `telling/show.py` is the one door to a game."""
