"""Cards that a scene reprints say again what they say, when the test is over."""

from collections.abc import Iterator

import pytest

from fathom.kernel.cards import effects
from tests.rules.machina_arcana.scene import forget, shelves


@pytest.fixture(autouse=True)
def restored(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(effects, "PLACES", {**effects.PLACES})  # what is printed keeps its place for later tests
    monkeypatch.setattr(effects, "_PLACE_OF", {**effects._PLACE_OF})
    before = [dict(shelf) for shelf in shelves()]
    yield
    if any(now != then for now, then in zip(shelves(), before, strict=True)):
        for now, then in zip(shelves(), before, strict=True):
            now.update(then)
        forget()
