"""The rules of Unfathomable, one file per chapter of the guide."""
