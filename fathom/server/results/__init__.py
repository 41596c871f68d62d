"""Results of finished tables: noted when a game ends, rated, and counted for whoever sat there."""
