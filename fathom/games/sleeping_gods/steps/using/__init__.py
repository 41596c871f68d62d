"""What may be done at any time, also in another's turn, and what cards do by themselves (CMD, ABI, ADV5, MKT8)."""
