"""Looking back together: comments at moments of finished games, replays that several follow, and puzzles."""
