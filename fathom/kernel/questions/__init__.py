"""Questions and steps: what a seat is asked, how rules wait for an answer, and how the agenda is run."""
