"""Monsters and what they do: activation, attacks, dice, defeat, damage and passengers."""
