"""Puzzles: one decision of a real game, of which a deep search says that one choice is the best.

`box.py` reads those that come with a game and plays them, `mine.py` finds new ones, `judge.py` weighs choices.
"""
