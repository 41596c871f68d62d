"""The games as reinforcement-learning environments."""
