"""What there is to read of a game: its rules, and the pages before them."""
