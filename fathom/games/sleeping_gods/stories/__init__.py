"""The storybook: how it is read from `book/`, and what nobody shall know of it before it comes."""
