"""What clients are told of the table: what never changes, what the rules make of a view, words made from verbs."""
