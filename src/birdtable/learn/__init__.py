"""Learned players: networks trained by self-play, with PyTorch (the extra `learn`). Playing needs none of this.

model.py     the network and the loss: what a researcher changes first
selfplay.py  many tables side by side, and what is learned from them
trainer.py   the loop: play, learn, write down
recipes.py   what is set for each game
export.py    the network as a small file for the table (`bots/network.py` reads it)
"""
