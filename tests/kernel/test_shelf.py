"""Shelves: ids come from the card files, and everything else follows from them."""

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from fathom.kernel.cards.effects import PLACES, Effect
from fathom.kernel.cards.reader import CardError
from fathom.kernel.cards.shelf import Id, Library, ids

FILE = """# Two tools.
flare-gun:
  price: 3
  use: { give: 2 }
rope: { price: 1, use: [{ give: 1 }, { give: 4 }] }
"""


class Give(Effect, frozen=True):
    count: int


class Tool(Struct, frozen=True):
    price: int
    use: Effect


@pytest.fixture
def library(tmp_path: Path) -> Library:
    (tmp_path / "tools.yaml").write_text(FILE)
    return Library(__name__, tmp_path)


def test_ids_are_the_keys_of_the_file_in_their_order(library):
    assert ids(library.folder / "tools.yaml") == {"FLARE_GUN": "flare-gun", "ROPE": "rope"}


def test_a_shelf_holds_typed_cards_by_id(library):
    class Name(Id):
        vars().update(ids(library.folder / "tools.yaml"))

    tools = library.shelf("tools", Name, Tool)
    assert [name.value for name in Name] == ["flare-gun", "rope"]
    assert tools()[Name.FLARE_GUN] == Tool(3, Give(2))
    assert msgspec.convert("rope", Name) is Name.ROPE
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("anchor", Name)


def test_a_shelf_is_read_once_and_when_it_is_needed(library):
    tools = library.shelf("tools", str, Tool)
    assert tools() is tools()
    broken = library.shelf("missing", str, Tool)
    with pytest.raises(FileNotFoundError):
        broken()


def test_a_library_reads_all_its_shelves(library):
    library.shelf("tools", str, Tool)
    library.load()
    library.shelf("missing", str, Tool)
    with pytest.raises(FileNotFoundError):
        library.load()


def test_a_card_that_no_id_names_is_an_error(library):
    class Name(Id):
        ROPE = "rope"

    with pytest.raises(CardError, match=r"tools\.yaml: no Name is called flare-gun"):
        library.shelf("tools", Name, Tool)()


def test_every_effect_on_a_shelf_has_a_place(library):
    tools = library.shelf("tools", str, Tool)()
    assert PLACES["test_shelf/tools/rope.use.do.1"] is tools["rope"].use.do[1]
