"""Pictures of people and endings: each has one, and none is known before its text."""

import re
from pathlib import Path

import pytest

from fathom.games import load
from fathom.games.sleeping_gods.library import cards
from fathom.games.sleeping_gods.pieces import ENDINGS, Kind
from fathom.games.sleeping_gods.stories.book import glossary, people_in, prose, read_prose, told
from fathom.games.sleeping_gods.stories.faces import faces
from fathom.games.sleeping_gods.stories.pictures import Looks, Scene, Thing, cast, scenes
from fathom.kernel import Match
from fathom.kernel.words.words import LANGUAGES

CLIENT = Path(__file__).parents[3] / "web/src/games/sleeping-gods"


def test_everybody_who_is_called_by_a_name_has_a_face_and_every_passenger_travels_with_it():
    assert set(cast()) == set(glossary().called)
    assert {person.card for person in cast().values() if person.card} == {
        name for name, card in cards().items() if card.kind is Kind.PASSENGER and not card.starting
    }


def test_every_ending_has_a_scene_of_its_own():
    assert set(scenes()) == {str(number) for number in ENDINGS}
    assert len(set(scenes().values())) == len(ENDINGS)


def test_scenes_are_made_of_parts_that_are_drawn():
    drawn = "".join(
        (CLIENT / "pictures" / "scenes" / f"{name}.ts").read_text() for name in ("skies", "coasts", "waters")
    )
    for thing in (thing for scene in scenes().values() for thing in scene.things):
        assert f"\n  {thing.part}: (" in drawn


def test_a_thing_in_a_scene_is_as_drawn_unless_it_is_said_how_it_differs():
    quay = Thing("quay")
    assert (quay.x, quay.y, quay.size, quay.colour, quay.flip) == (300, 150, 1, "", False)
    assert {thing.flip for scene in scenes().values() for thing in scene.things} == {False, True}
    assert Scene(("", ""), ("", ""), "", ()).horizon == 140


def test_somebody_has_a_bare_head_and_face_and_open_eyes_unless_it_is_said():
    plain = {name: "" for name in Looks.__struct_fields__ if name not in ("hat", "beard", "eyes", "freckled")}
    looks = Looks(**plain)
    assert (looks.hat, looks.beard, looks.eyes, looks.freckled) == ("none", "none", "open", False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", glossary().called)
def test_a_name_is_said_in_the_persons_own_story_in_every_language(language, name):
    called = glossary().called[name].in_(language)
    named = [key for key, text in read_prose(language).items() if re.search(rf"\b{called}\b", text)]
    assert named
    assert prose(language)[f"person/{name}"] == called


def test_somebody_is_known_from_the_first_passage_that_says_the_name():
    assert people_in("2") == ("wenna",)
    assert "person/wenna" in told(["2"])
    assert not [key for key in told(["25"]) if key.startswith("person/")]  # whoever knocks there has no name yet
    match = Match.start(load("sleeping-gods"), 1, seed="nobody met")
    assert not [name for name in match.state.revealed_cards(0) if name.startswith("person-")]
    match.state.log.append("2")
    assert "person-wenna" in match.state.revealed_cards(0)


def test_what_was_told_only_becomes_longer():
    log = [key for key in read_prose("en") if "/" not in key]
    for length in range(0, len(log), 40):
        assert told(log)[: len(told(log[:length]))] == told(log[:length])


def test_no_file_of_the_client_tells_who_is_met_or_how_it_ends():
    """Its parts are named after what they are, never after whom or what they belong to."""
    sources = "".join(file.read_text() for file in CLIENT.rglob("*.ts")).lower()
    for called in glossary().called.values():
        assert not re.search(rf"\b{called.en.lower()}\b", sources) or called.en in ("Bo", "Rue", "Nan")
    for ending in glossary().endings.values():
        assert ending.en.lower() not in sources


def test_faces_say_no_more_than_what_is_drawn():
    assert not faces()["person-wenna"].words
    assert faces()["ending-7"].drawn.scene == scenes()["7"]
