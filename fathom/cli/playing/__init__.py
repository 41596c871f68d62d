"""A game at the keyboard: who sits where, the table, the question and its menu, saves, a guided first game."""
