"""Where games are played: this process, others beside it or a Ray cluster, and what is checked on the way."""
