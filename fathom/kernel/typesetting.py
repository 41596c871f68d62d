"""Typesetting: words are typed with the signs of any keyboard, and read with those of print.

An apostrophe is round in every language, and in French a space that does not break stands before the high signs and
inside the quotation marks.
"""

import re

NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
EVERYWHERE = ((r"(?<=[\w}])'", "’"),)
FRENCH = ((r"(?<=[^\s=,\]]) (?=[;!?])", NARROW), (r"(?<=[^\s=,\]]) (?=[:»])", WIDE), (r"(?<=«) ", WIDE))


def typeset(text: str, language: str) -> str:
    """A Fluent source, or any text, with the signs that a printer would take."""
    for typed, printed in EVERYWHERE + (FRENCH if language == "fr" else ()):
        text = re.sub(typed, printed, text)
    return text
