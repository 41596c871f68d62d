"""Live connections: what each seat may see, rendered for its browser, and what has changed since."""
