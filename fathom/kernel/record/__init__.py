"""A match and its record: answers, snapshots, undo, saves and campaigns."""
