"""The rules of Nautilus, one file per chapter of the rulebook."""
