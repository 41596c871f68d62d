"""Draws of fate and challenges (GEN4, CH)."""
