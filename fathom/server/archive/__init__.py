"""Finished games: records, reviews and campaigns."""
