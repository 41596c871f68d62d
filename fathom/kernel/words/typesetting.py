"""Typesetting: words are typed with the signs of any keyboard, and read with those of print.

An apostrophe is round in every language, and in French a space that does not break stands before the high signs and
inside the quotation marks. English prose is typed with straight quotation marks, and read with those that turn.
"""

import re

NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
EVERYWHERE = ((r"(?<=[\w}])'", "’"),)
FRENCH = ((r"(?<=[^\s=,\]]) (?=[;!?])", NARROW), (r"(?<=[^\s=,\]]) (?=[:»])", WIDE), (r"(?<=«) ", WIDE))

SPEECH = (
    (r'(?:^|(?<=[\s(\[]))"(?=\S)', "“"),
    (r'(?<=[—–*])"(?=\w)', "“"),
    (r'"', "”"),
    (r"(?<!\w)'(?=em\b)", "’"),
    (r"(?:^|(?<=[\s(\[—–*“]))'(?=\w)", "‘"),
    (r"'", "’"),
)


def typeset(text: str, language: str) -> str:
    """A Fluent source, or any text, with the signs that a printer would take."""
    for typed, printed in EVERYWHERE + (FRENCH if language == "fr" else ()):
        text = re.sub(typed, printed, text)
    return text


def spoken(text: str, language: str) -> str:
    """Prose in print: a Fluent source has quotation marks of its own, but here each belongs to somebody who speaks."""
    text = typeset(text, language)
    for typed, printed in SPEECH if language == "en" else ():
        text = re.sub(typed, printed, text)
    return text
