"""Friends: an optional profile, a link by which others become friends, and the tables where friends sit."""
