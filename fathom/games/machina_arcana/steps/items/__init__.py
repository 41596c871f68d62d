"""Items: inventories, trading, and what is worn (ITEM)."""
