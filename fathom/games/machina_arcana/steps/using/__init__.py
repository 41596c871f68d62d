"""Abilities: which a unit may use, what they cost, what follows from them (ABL)."""
