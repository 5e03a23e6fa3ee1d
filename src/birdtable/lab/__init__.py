"""The lab: what many games say about a game. Marks and rows, studies, balance reports, datasets."""
