"""What is printed: card texts and stories read well, in all languages, and are all there."""

from pathlib import Path

import pytest
import yaml

from fathom.games import load
from fathom.games.machina_arcana import unit_name
from fathom.games.machina_arcana.board.tiles import SPACES, Space, space_as_unit
from fathom.games.machina_arcana.library import chapters, printed
from fathom.games.machina_arcana.steps.story.advancing import Advance
from fathom.games.machina_arcana.steps.story.chapters import StartFinale
from fathom.kernel import SPECTATOR, Match
from fathom.kernel.words.words import LANGUAGES, Words

GAME = load("machina-arcana")
STORIES = Path(GAME.folder) / "stories"
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str) -> dict[str, str]:
    return GAME.texts.cards(Words(language, GAME))


@in_every_language
def test_every_card_with_an_ability_says_so_in_whole_sentences(language):
    for key, text in texts(language).items():
        if not key.startswith("text-"):
            continue
        card = printed(key.removeprefix("text-"))
        assert bool(text) >= bool(card.active or card.passive or card.arrival), key
        assert not text or (text[0].isupper() or text[0].isdigit()), text
        assert not text or text.endswith("."), text
        assert not [scrap for scrap in ("  ", " ,", " .", "..", "none", "{", "$", "(s)", "effect-") if scrap in text], (
            text
        )


@pytest.mark.parametrize(
    ("language", "card", "text"),
    [
        (
            "en",
            "cog-leech",
            "2 stamina, melee: attack with 1 low die, then, if the attack hits, the target loses 1 essence.",
        ),
        ("en", "lantern-shade", "Ethereal, except while an explorer is adjacent."),
        ("en", "three-trophies", "Every third time you destroy a unit: light the chapter"),
        ("fr", "exorcism-candle", "bannir un monstre de niveau 2 ou moins sur la tuile."),
        ("fr", "chain-flail", "3 d’endurance\xa0: attaquer avec 2 dés faibles chaque unité adjacente."),
        ("es", "grapnel", "Destruir esta carta, alcance 5: atraer al objetivo 3 casillas."),
        (
            "es",
            "veil-mother",
            "si hay un monstruo herido en la loseta: cada monstruo en la loseta recupera 1 de salud.",
        ),
    ],
)
def test_cards_read_as_a_person_would_print_them(language, card, text):
    assert text in texts(language)[f"text-{card}"]


@in_every_language
def test_an_effect_that_nobody_owns_speaks_of_the_board(language):
    """TGT4d."""
    where = {"en": "on the board", "fr": "sur le plateau", "es": "en el tablero"}[language]
    assert where in texts(language)["text-they-have-heard-us"]
    assert where not in texts(language)["text-warm-vent"]


@in_every_language
def test_every_chapter_has_a_story_of_80_to_200_words(language):
    stories = yaml.safe_load((STORIES / f"{language}.yaml").read_text(encoding="utf-8"))
    assert {key for key in stories if not key.startswith("ending/")} == chapters().keys()
    assert {key: len(text.split()) for key, text in stories.items() if not 80 <= len(text.split()) <= 200} == {}


@pytest.mark.parametrize("scenario", ["ice", "statue", "beast"])
def test_a_story_can_be_read_when_its_chapter_begins_and_undo_does_not_reach_behind_it(scenario):
    """CHAP1c."""
    stories = [name for name, card in chapters().items() if card.scenario.value == scenario]
    g = Match.start(GAME, seats=1, seed=1, scenario=scenario).state
    assert g.readable_passages(0) == g.readable_passages(SPECTATOR) == stories[:2]
    for begun in range(3, len(stories)):
        shown = g.shown
        Advance().run(g)
        assert g.readable_passages(0) == stories[:begun]
        assert g.shown > shown
    shown = g.shown
    StartFinale().run(g)
    assert g.readable_passages(0) == stories
    assert g.shown > shown


@in_every_language
def test_a_space_that_counts_as_a_unit_is_called_by_what_it_is_and_where(language):
    """ATT1b."""
    g = Match.start(GAME, seats=1, seed=1, scenario="statue").state
    words = Words(language, GAME, state=g)
    barrel, part = {"en": ("barrel", "statue"), "fr": ("baril", "statue"), "es": ("barril", "estatua")}[language]
    barrels = {unit_name(words, space_as_unit(Space(space))) for space in range(2 * SPACES)}
    assert len(barrels) == 2 * SPACES
    assert all(barrel in name for name in barrels)
    StartFinale().run(g)
    parts = [unit_name(words, space_as_unit(space)) for space in g.parts]
    assert len(set(parts)) == 4
    assert all(part in name for name in parts)


@pytest.mark.parametrize(
    ("language", "each", "one"),
    [
        ("en", "each explorer on the board", "one explorer on the board"),
        ("fr", "chaque explorateur sur le plateau", "un explorateur sur le plateau"),
        ("es", "cada explorador en el tablero", "un explorador en el tablero"),
    ],
)
def test_who_has_just_been_named_is_not_named_in_full_again(language, each, one):
    said = texts(language)
    assert said["text-weight-of-grief"].lower().count(each) == 1
    assert said["text-petrified"].lower().count(each) == 1
    assert said["text-ice-3"].lower().count(one) == 1
