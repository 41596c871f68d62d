"""Clubs: members who join by a link, the club's own tables, and evenings with pairings and standings."""
