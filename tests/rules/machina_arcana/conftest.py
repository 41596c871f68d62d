"""What every test of these rules needs."""

from collections.abc import Iterator

import pytest

from tests.rules.machina_arcana.scene import _shelves, forget


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Cards that a test reprints say again what is printed."""
    before = [(shelf, dict(shelf)) for shelf in _shelves()]
    yield
    for shelf, cards in before:
        if shelf != cards:
            shelf.update(cards)
            forget()
