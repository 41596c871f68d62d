"""Monsters: how they come, whom they pursue, and their turn (AI, SPN, THR)."""
