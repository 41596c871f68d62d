"""Tests of Sleeping Gods may write a book of their own."""

from tests.rules.sleeping_gods.story import shelves, story

__all__ = ["shelves", "story"]
