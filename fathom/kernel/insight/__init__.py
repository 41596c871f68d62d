"""What a seat may know: its memory, the worlds it may believe in, and the odds of its answers."""
