"""What Nautilus says about Atlantis tokens that nobody gets, and its one word for each thing."""

import pytest

from fathom.cli.playing.seats import told_name
from fathom.games import load
from fathom.games.nautilus.actions import Dock
from fathom.games.nautilus.board import Square
from fathom.games.nautilus.events import BuiltOver, LeftOpen
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.state import ModuleNumber
from fathom.kernel import Match, SeatNumber
from fathom.kernel.words.words import LANGUAGES, Words, sources

GAME = load("nautilus")
FOUND = {"en": "counts as found", "fr": "compte comme trouvé", "es": "cuenta como encontrada"}
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
@pytest.mark.parametrize("kind", [BuiltOver, LeftOpen])
@pytest.mark.parametrize(("find", "counts"), [(Find.GOLD, False), (Find.ATLANTIS_1, True), (Find.ATLANTIS_15, True)])
def test_an_atlantis_token_that_nobody_gets_counts_as_found(language, kind, find, counts):
    told = Words(language, GAME, ["Ada"]).event(kind(SeatNumber(0), find, Square(40)))
    assert (FOUND[language] in told) is counts


def test_there_is_one_word_for_each_thing():
    assert "trouvaille" not in sources("fr", GAME).lower()
    assert "descubrim" not in sources("es", GAME).lower()
    last = Words("fr", GAME).say("board-last-round", round=7)
    assert last == "La manche 7 est la dernière"


def test_a_module_is_named_by_its_kind_and_place_as_long_as_it_stands():
    match = Match.start(GAME, 2, "words")
    words = Words("en", GAME, state=match.state)
    docks = [words.action(Dock(ModuleNumber(number), False)) for number in (0, 1)]
    assert docks == ["Dock at the base", "Dock at module 1"]


def test_a_transcript_names_bots_in_its_language():
    assert [told_name("greedy", 1, language) for language in LANGUAGES] == ["greedy 2", "gourmand 2", "codicioso 2"]
    assert told_name("thinker:fast", 0, "fr") == "penseur 1"
