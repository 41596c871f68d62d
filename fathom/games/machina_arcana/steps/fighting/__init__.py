"""Attacks, health, and leaving the board (ATK, ATT, EXP2, MON2)."""
