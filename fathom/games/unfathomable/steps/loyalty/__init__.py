"""Loyalty: the Awakening, traitors, titles, and the end of the game."""
