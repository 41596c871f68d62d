"""What paragraphs do with quests, cards, tokens and the campaign (QST, ADV1, TOK, EVT9)."""

from fathom.games.sleeping_gods.events import TokenGained
from fathom.games.sleeping_gods.library import card_number, cards, quest_number
from fathom.games.sleeping_gods.pieces import Kind
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.campaign import build_events, reach_ending
from fathom.games.sleeping_gods.steps.cards import (
    BearWeapon,
    complete_quest,
    discard_equipped,
    gain_card,
    lose_card,
    take_quest,
)
from fathom.kernel.cards.effects import Context, Effect


class TakeQuest(Effect, frozen=True):
    """QST1."""

    number: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        quest = quest_number(self.number)
        return quest not in g.quests and quest not in g.finished  # QST2

    def run(self, g: Voyage, ctx: Context) -> None:
        take_quest(g, quest_number(self.number))


class CompleteQuest(Effect, frozen=True):
    """QST2."""

    number: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        return quest_number(self.number) in g.quests

    def run(self, g: Voyage, ctx: Context) -> None:
        complete_quest(g, quest_number(self.number))


class TakeCard(Effect, frozen=True):
    """An adventure card by its number; a weapon is given to somebody at once (ADV1, MKT6)."""

    number: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        return g.owned(card_number(self.number)) is None

    def run(self, g: Voyage, ctx: Context) -> None:
        card = card_number(self.number)
        gain_card(g, card)
        if cards()[card].kind is Kind.WEAPON:
            g.push(BearWeapon(g.active, card))


class LoseCard(Effect, frozen=True):
    number: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        return g.owned(card_number(self.number)) is not None

    def run(self, g: Voyage, ctx: Context) -> None:
        lose_card(g, card_number(self.number))


class Token(Effect, frozen=True):
    """An exploration token, until the party returns to the ship (TOK1)."""

    letter: str

    def can(self, g: Voyage, ctx: Context) -> bool:
        return self.letter not in g.tokens

    def run(self, g: Voyage, ctx: Context) -> None:
        g.tokens.append(self.letter)
        g.tell(TokenGained(self.letter))


class DiscardEquipped(Effect, frozen=True):
    """All equipped skill cards of the crew (EVT9)."""

    all_of_them: bool = True

    def run(self, g: Voyage, ctx: Context) -> None:
        discard_equipped(g)


class BuildEvents(Effect, frozen=True):
    """The next event deck, from cards that were not used yet."""

    next_deck: bool = True

    def run(self, g: Voyage, ctx: Context) -> None:
        build_events(g)


class TickEnding(Effect, frozen=True):
    """One of the endings of the campaign is reached (UNL1, SCO7)."""

    ending: int

    def run(self, g: Voyage, ctx: Context) -> None:
        reach_ending(g, self.ending)
