"""Notifications: whoever is asked at a table and is not there is told, if they have said where."""
