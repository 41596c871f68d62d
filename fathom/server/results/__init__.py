"""Results of finished tables: stored when a game ends, then rated and shown as statistics."""
