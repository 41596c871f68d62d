"""Moderation: what people want to hear no more, what they report, and what the operator does about it."""
