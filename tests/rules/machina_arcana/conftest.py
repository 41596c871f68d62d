"""Cards that a scene reprints say again what they say, when the test is over."""

from collections.abc import Iterator

import pytest

from fathom.games.machina_arcana.library import printed
from fathom.games.machina_arcana.passives import _index
from tests.rules.machina_arcana.scene import shelves


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    before = [dict(shelf) for shelf in shelves()]
    yield
    if any(now != then for now, then in zip(shelves(), before, strict=True)):
        for now, then in zip(shelves(), before, strict=True):
            now.update(then)
        printed.cache_clear()
        _index.cache_clear()
