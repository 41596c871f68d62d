"""What is printed on the cards of the story is known to those who came by them or read of them, and to no others."""

import pytest

from fathom.games.sleeping_gods import GAME
from fathom.games.sleeping_gods.library import adventure, quests
from fathom.games.sleeping_gods.pieces import Card, Passage, Quest
from fathom.games.sleeping_gods.steps.cards import gain_card, lose_card, take_quest
from fathom.games.sleeping_gods.stories.faces import faces, named_in
from fathom.kernel import SPECTATOR, Match
from fathom.kernel.cards.faces import words
from fathom.kernel.words.words import LANGUAGES
from fathom.server.typescript import game_types


def voyage():
    return Match.start(GAME, seats=2, seed="faces").state


def test_every_card_of_the_story_has_a_face_with_words_in_the_books_of_words():
    found = faces()
    assert {f"card-{card}" for card in adventure()} <= found.keys()
    assert {f"quest-{quest}" for quest, card in quests().items() if card.keyword} <= found.keys()
    assert "card-gloria" not in found  # of the trade deck


@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_the_words_for_everybody_nor_the_types_hold_a_name_of_the_story(language):
    everybodys = words(language, GAME)
    for name in faces():
        assert f"\n{name} =" not in everybodys
        assert f"\ntext-{name} =" not in everybodys
    drawn = game_types(GAME).partition("export const FACTS")[2]
    assert not [card for card in adventure() if f'"{card}"' in drawn]


def test_a_card_is_known_from_when_it_comes_also_after_it_is_lost():
    g, card = voyage(), Card.BLACK_GLASS_PEAR
    assert f"card-{card}" not in g.revealed_cards(0)
    gain_card(g, card)
    assert f"card-{card}" in g.revealed_cards(0)
    g.ticked.clear()
    lose_card(g, card)
    assert f"card-{card}" in g.revealed_cards(SPECTATOR)


def test_a_quest_is_known_when_it_is_taken_or_when_a_choice_that_was_read_asks_for_it():
    g = voyage()
    assert "quest-wake" not in g.revealed_cards(0)
    take_quest(g, Quest.WAKE)
    assert "quest-wake" in g.revealed_cards(1)
    assert named_in(Passage("97.1")) == ("quest-mourning",)
    assert "quest-mourning" not in g.revealed_cards(0)
    g.log.append(Passage("97.1"))
    assert "quest-mourning" in g.revealed_cards(0)


def test_an_ending_is_named_when_it_was_reached():
    g = voyage()
    assert not [name for name in g.revealed_cards(0) if name.startswith("ending-")]
    g.ended = 7
    assert [name for name in g.revealed_cards(0) if name.startswith("ending-")] == ["ending-7"]


def test_where_a_quest_leads_is_known_only_to_those_who_have_it():
    g = voyage()
    assert named_in(Passage("9")) == ("quest-wick", "quest-wick")
    g.log.append(Passage("9"))
    assert "quest-wick" in g.revealed_cards(0)
    assert "leads-wick" not in g.revealed_cards(0)
    take_quest(g, Quest.WICK)
    assert "leads-wick" in g.revealed_cards(0)
    assert faces()["leads-wick"].drawn.leads == (9, 15)
