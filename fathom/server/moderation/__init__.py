"""Moderation: muting and blocking, reports, suspensions, and the operator's page."""
