"""For those who write games: the skeleton of a new one, the lesson, the storybook."""
