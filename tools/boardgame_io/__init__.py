"""Measures a server of ours beside one of boardgame.io."""
