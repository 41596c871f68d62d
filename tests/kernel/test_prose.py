"""Prose: passages by language, in one file or in a folder of files."""

import pytest

from fathom.kernel.cards.reader import CardError
from fathom.kernel.words.prose import stories


def write(folder, **files):
    folder.mkdir()
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")


def test_the_files_of_a_language_are_one_book(tmp_path):
    write(tmp_path / "en", one="2.10: |\n  First\n  line.\n\n  Second.\n", two="2.1: Other.\n")
    assert stories(tmp_path)("en") == {"2.10": "First line.\n\nSecond.", "2.1": "Other."}


def test_a_single_file_will_do(tmp_path):
    (tmp_path / "fr.yaml").write_text("opening: Il était une fois.\n", encoding="utf-8")
    assert stories(tmp_path)("fr") == {"opening": "Il était une fois."}


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"one": "a: x\na: y\n"}, "en/one.yaml:2: a is given twice"),
        ({"one": "a: x\n", "two": "a: y\n"}, "en/two.yaml: a stands in another file, too"),
        ({"one": "a: [x]\n"}, "en/one.yaml:1: a should be a text"),
        ({"one": "a: 'x\n"}, "en/one.yaml:2: found unexpected end of stream"),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path, files, told):
    write(tmp_path / "en", **files)
    with pytest.raises(CardError) as refusal:
        stories(tmp_path)("en")
    assert str(refusal.value) == told
