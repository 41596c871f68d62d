"""Chapters, events and markers, and how a scenario ends (CHAP, EVT, CON)."""
