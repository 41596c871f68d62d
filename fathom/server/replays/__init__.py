"""Looking back together: comments at moments of finished games, shared replays, and puzzles."""
