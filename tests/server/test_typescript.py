"""The client's types are those of Python: a struct that changes must be written out anew, and then fails the client."""

from pathlib import Path

from fathom.games import load
from fathom.server.typescript import game_types, wire_types, word_fields, write

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"


def test_the_generated_types_are_up_to_date(tmp_path: Path):
    for file in write(tmp_path):
        committed = (GENERATED / file.name).read_text(encoding="utf-8")
        assert file.read_text(encoding="utf-8") == committed, f"run `fathom types`: {file.name} is out of date"


def test_a_second_writing_changes_nothing(tmp_path: Path):
    assert write(tmp_path)
    assert write(tmp_path) == []


def test_what_the_types_say():
    assert 'export interface Mark {\n  do: "mark";\n  cell: number;\n}' in game_types(load("noughts"))
    assert "tokens: (Find | null)[];" in game_types(load("nautilus"))
    assert 'kind: "me" | "open" | "bot";' in wire_types()


def test_how_arguments_become_words():
    fields = word_fields(load("nautilus"))
    assert fields["tell-bought"] == {"seat": "seat", "kind": "enum:kind"}
    assert fields["do-sail"] == {"submarine": "format:square", "to": "format:square"}
    assert fields["tell-won"] == {"seats": "list:seat"}
