"""Cards in hand and on the table: Skill cards, items, spells, decks, and their abilities."""
