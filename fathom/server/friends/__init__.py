"""Friends: a profile for whoever wants one, a link by which it becomes a friend's, and at which tables friends sit."""
