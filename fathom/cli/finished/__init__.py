"""Games that are over: transcript, replay, verify and review."""
