"""Cards as data: reading them, what their effects do, and what works while a card is in play."""
