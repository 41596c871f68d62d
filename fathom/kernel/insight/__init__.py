"""What a seat may know: its memory, imagined worlds that fit it, and the odds of its answers."""
