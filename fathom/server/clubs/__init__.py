"""Clubs: members who come by one link, tables of their own, and evenings with pairings and standings."""
