"""Sleeping Gods: a ship lost on a sea of sleeping gods, an atlas and a storybook, together. For 1 to 4 seats."""

from fathom.games.sleeping_gods import effects
from fathom.games.sleeping_gods.campaign import Log
from fathom.games.sleeping_gods.campaign.carrying import carried
from fathom.games.sleeping_gods.client.facts import facts
from fathom.games.sleeping_gods.client.reading import reading
from fathom.games.sleeping_gods.client.texts import Source, source_name, texts
from fathom.games.sleeping_gods.library import LIBRARY
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import (
    Card,
    Crew,
    Enemy,
    EventCard,
    Heading,
    Label,
    Passage,
    Place,
    Quest,
    Region,
    Skill,
    SkillCard,
    Status,
)
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps import defeat
from fathom.games.sleeping_gods.steps.session import Session
from fathom.games.sleeping_gods.steps.setting_up import SleepingGodsOptions, components, set_up
from fathom.games.sleeping_gods.stories.book import bare, prose
from fathom.games.sleeping_gods.stories.faces import StoryFace, faces
from fathom.games.sleeping_gods.stories.needs import has_read
from fathom.kernel import Game
from fathom.kernel.game import Carry, Client, Questions, Secrets, Story, Texts
from fathom.kernel.words.words import Words

LIBRARY.load()


def region_name(words: Words, region: str) -> str:
    return words.say(f"region-{region}")


def paragraph_number(_: Words, passage: str) -> str:
    """The number of the paragraph in which a passage stands."""
    return bare(passage).partition("/")[0]


def choice_name(words: Words, choice: str) -> str:
    """What the book says of a choice, to who has the page before him; else only its label (EXP6)."""
    page, _, label = choice.rpartition("/")
    view = words.state
    if isinstance(view, Voyage):
        page = page or (view.bookmark.at if view.bookmark else "")
        if has_read(view, page):
            return prose(words.language)[f"{page}/{label}"]
    return label


ARGUMENTS = {
    "card": Card,
    "crew": Crew,
    "enemy": Enemy,
    "hunter": EventCard,
    "quest": Quest,
    "region": Region,
    "room": Place,
    "skill": Skill,
    "skill_card": SkillCard,
    "source": Source,
    "status": Status,
}
"""What questions speak of."""

GAME = Game(
    name="sleeping-gods",
    package=__name__,
    seats=range(1, 5),  # SET1
    state=Session,
    setup=set_up,
    options=SleepingGodsOptions,
    questions=Questions(prompts=Prompt, arguments=ARGUMENTS),
    secrets=Secrets(components=components),
    story=Story(prose=prose, faces=faces, face=StoryFace),
    texts=Texts(
        formats={
            Region: region_name,
            Passage: paragraph_number,
            Label: choice_name,
            Heading: choice_name,
            Source: source_name,
        },
        cards=texts,
    ),
    client=Client(facts=facts(), reading=reading, reads_apart=True, note=Note),
    carry=Carry(Log, carried),
)
__all__ = ["GAME", "defeat", "effects"]
