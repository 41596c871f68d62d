"""Reviews of finished games: the course of the chances, the cost of each answer, and their calibration."""
