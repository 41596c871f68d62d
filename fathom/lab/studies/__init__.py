"""Studies of many games between bots: planning, running, counting, storing and comparing them."""
