"""Running many games: in this process, in worker processes or on a Ray cluster; checks and benchmarks."""
