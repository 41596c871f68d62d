"""What lies on the table: the state, who sees which part of it, hidden components, decks and chance."""
