"""What is printed: the text of every card reads well in all languages, and is made from what the card does."""

from collections import Counter

import pytest

from fathom.games import load
from fathom.games.sleeping_gods.client.texts import ability_text, source_name
from fathom.games.sleeping_gods.effects.boosts import RaiseFate
from fathom.games.sleeping_gods.library import Ability, cards, crew, enemies, events, finds, levels, quests, skills
from fathom.games.sleeping_gods.pieces import (
    Card,
    Crew,
    Enemy,
    EventCard,
    Find,
    Good,
    Kind,
    Level,
    Quest,
    Skill,
    SkillCard,
    Status,
    Trick,
)
from fathom.kernel.cards.effects import Choose, OneOf, written_in
from fathom.kernel.words.words import LANGUAGES, Words
from tests.games.sleeping_gods.test_cards import CARDS

GAME = load("sleeping-gods")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str) -> dict[str, str]:
    return GAME.texts.cards(Words(language, GAME))


@in_every_language
def test_every_card_has_its_text(language):
    said = texts(language)
    shelves = {
        "crew": crew(),
        "skill-card": skills(),
        "level": levels(),
        "card": cards(),
        "event-card": events(),
        "find": finds(),
        "trick": Trick,
        "synergy": Crew,
        "quest": [name for name, card in quests().items() if card.unlocked_at],
    }
    expected = {f"text-{kind}-{name}" for kind, shelf in shelves.items() for name in shelf}
    rest = {key for key in said if key.startswith("text-")} - expected
    assert expected <= said.keys()
    assert rest <= {f"text-enemy-{name}" for name in enemies()}
    assert all(said[key] for key in expected)


@in_every_language
def test_texts_are_whole_sentences_without_scraps(language):
    for key, text in texts(language).items():
        assert text[0] in "+−" or text[0].isupper() or text[0].isdigit(), text
        assert text.endswith("."), text
        scraps = ("  ", " ,", " .", "..", "none", "{", "$", "effect-", "bonus-", "once-", "None", "()")
        assert not [scrap for scrap in scraps if scrap in text], (key, text)


@in_every_language
def test_no_two_cards_of_a_kind_have_the_same_name(language):
    words = Words(language, GAME)
    for kind in (Crew, SkillCard, Level, Card, EventCard, Find, Enemy, Quest):
        names = Counter(str(words.value(each)) for each in kind)
        assert [name for name, count in names.items() if count > 1] == [], kind


@in_every_language
def test_what_a_thing_and_what_happens_are_called_is_not_the_same(language):
    words = Words(language, GAME)
    assert not {str(words.value(card)) for card in Card} & {str(words.value(enemy)) for enemy in Enemy}


@in_every_language
def test_every_option_of_a_card_has_words_of_its_own(language):
    words = Words(language, GAME)
    choices = [part for card in CARDS.values() for part in written_in(card) if isinstance(part, OneOf)]
    names = {name for choice in choices for name in choice.options}
    spoken = {name: words.action(Choose(name)) for name in names}
    assert len(set(spoken.values())) == len(names)
    assert not [name for name, said in spoken.items() if said == words.action(Choose("?")).replace("?", name)]


def test_an_option_that_is_called_by_a_thing_is_about_that_thing():
    """`coin: { gain: coin }`, `venom: { cure: venom }`."""
    things = {each.value for kind in (Status, Good, Skill) for each in kind}
    choices = [part for card in CARDS.values() for part in written_in(card) if isinstance(part, OneOf)]
    named = [(name, option) for choice in choices for name, option in choice.options.items() if name in things]
    assert len(named) > 20
    assert [name for name, option in named if name not in map(str, written_in(option))] == []


@in_every_language
def test_a_question_names_the_card_it_comes_from(language):
    words = Words(language, GAME)
    for source in ("events/sea-serpent", "trade/gloria", "adventure/alexei", "skills/counsel", "search/cargo"):
        assert source_name(words, source) not in ("", source, source.partition("/")[2])


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("en", "card-pancakes", "1 order, lose 3 grain: remove 3 fatigue and heal 3 wounds."),
        ("en", "card-hedda", "1 order: heal 2 wounds, or remove 1 status."),
        ("en", "card-crossbow", "Accuracy +2, damage 3, ranged. Discard an equipped perception card: +1 damage."),
        (
            "en",
            "event-card-stinging-starfish",
            "Choose: the ship takes 1 damage, or attempt a strength challenge of 6 (failure: the crew takes 3 damage).",
        ),
        (
            "en",
            "event-card-haunted-galley",
            "Permanent. Whenever you have used the galley, a member gets frightened. "
            "Action: attempt a savvy challenge of 6 (success: discard this card and gain 1 experience).",
        ),
        ("en", "skill-card-hidden-blade", "Until the second attack of a round: +1 damage in attacks."),
        ("en", "quest-heroics", "Whenever a combat of level 12 or more is won, each player gains 1 order."),
        ("en", "find-shoal", "In any case: the ship takes 1 damage. Reward: gain 2 meat."),
        ("fr", "card-ragout", "1 ordre, perdre 3 de nourriture\u00a0: retirer 3 marqueurs fatigue, soigner"),
        ("fr", "event-card-falling-spar", "Tenter un défi de force 7 avec Rafael (succès\u00a0: gagner 1 point"),
        (
            "fr",
            "skill-card-triage",
            "ce membre perd de la fatigue, soigner 1 blessure à un autre membre.",
        ),
        ("es", "card-storm-sail", "1 orden, perder 1 material: mover el barco hasta 2 regiones."),
        (
            "es",
            "event-card-lightning-strike",
            "Robar destino (1-2: el barco sufre 2 de daño; 3-4: la tripulación",
        ),
        ("es", "level-gregory-surgeon", "+1 de salud. 3 órdenes: curar 2 heridas."),
    ],
)
def test_cards_read_as_a_person_would_print_them(language, key, text):
    assert text in texts(language)[f"text-{key}"]


@in_every_language
def test_a_text_follows_what_the_card_does(language):
    words = Words(language, GAME)
    one, two = (ability_text(words, Ability(RaiseFate(by), orders=2)) for by in (1, 2))
    assert one != two
    assert one.replace("1", "2") == two


@in_every_language
def test_a_totem_that_does_nothing_says_so_and_only_such_a_one(language):
    said = texts(language)
    plain = Words(language, GAME).say("plain-totem-text")
    for name, card in cards().items():
        nothing = card.kind is Kind.TOTEM and not (card.abilities or card.bonuses or card.triggers)
        assert (said[f"text-card-{name}"] == plain) is nothing, name


@in_every_language
def test_each_ability_of_a_board_has_a_text_with_its_place(language):
    said = texts(language)
    assert said["ability-crew-audrie-2"] in said["text-level-audrie-bosun"]
    assert said["ability-crew-audrie-1"] in said["text-crew-audrie"]
    assert "ability-crew-odessa-2" not in said


@in_every_language
def test_what_several_things_on_a_card_need_is_said_once(language):
    """Two bonuses of one condition, two tricks at the end of a round, and a recipe for each of the crew."""
    said, words = texts(language), Words(language, GAME)
    assert said["text-skill-card-last-stand"].count("2") == 1
    round_end = words.say("round-end-text", effect="").strip(" ,")
    assert said["text-enemy-weeping-idol"].count(round_end) == 1
    assert said["text-card-captains-table"].count(words.say("who-each")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_enemy_itself_gets_at_the_end_of_a_round_is_told_first(language):
    said = texts(language)
    alone = said["text-trick-heal-3"].rstrip(".")
    assert said["text-enemy-marsh-hydra"].startswith(alone)
