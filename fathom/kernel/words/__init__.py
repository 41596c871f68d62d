"""Words in three languages: messages, typography, passages to read and guided first games."""
