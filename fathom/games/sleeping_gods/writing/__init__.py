"""Tools for those who write the story: checks, measures, walks. No rule needs them; see docs/write-stories.md."""
