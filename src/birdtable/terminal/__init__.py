"""The table in a terminal: plain sentences in, plain sentences out. Knows no game; see `telling/show.py` for the one door."""
