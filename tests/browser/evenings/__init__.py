"""Whole games of every kind in a browser: by mouse, by finger, by keys, and by what a screen reader tells."""
