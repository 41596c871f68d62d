"""Finished games: their course, what each answer cost, and whether the chances that are told come true."""
