"""Learning to play: a network that scores answers (NumPy), a bot that plays by it, and a trainer (PyTorch)."""
