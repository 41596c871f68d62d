"""Measuring a server from a second process."""
