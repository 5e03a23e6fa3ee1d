"""A game in words: its sentences, its table, its rulebook; for the terminal, a language model, an environment."""
