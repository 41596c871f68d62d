"""Many games between bots: simulate, tournament, compare, sweep, report, calibrate, and how fast they run."""
