"""Adventure cards and quests that come and go (ADV1, QST1, QST2, EVT9, MKT6)."""

from fathom.games.sleeping_gods.actions import Bear
from fathom.games.sleeping_gods.events import CardGained, CardLost, QuestCompleted, QuestTaken
from fathom.games.sleeping_gods.figures import Owned
from fathom.games.sleeping_gods.library import cards
from fathom.games.sleeping_gods.pieces import Card, Kind, Quest
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import CREW, Voyage
from fathom.games.sleeping_gods.steps.using.equipping import bear, unequip
from fathom.kernel import Flow, Step, cites
from fathom.kernel.cards.moments import changed_for
from fathom.kernel.questions.asking import pick


def gain_card(g: Voyage, card: Card) -> None:
    """It belongs to all players (ADV1); a totem is ticked on the achievement sheet at once (UNL1)."""
    g.cards.append(Owned(card))
    changed_for(g, None)
    g.tell(CardGained(card))
    if cards()[card].kind is Kind.TOTEM and card not in g.ticked:
        g.ticked.append(card)


def lose_card(g: Voyage, card: Card) -> None:
    """Back to the box; orders on it go to the supply."""
    g.cards.remove(g.having(card))
    changed_for(g, None)
    g.had.append(card)
    g.tell(CardLost(card))


@cites("MKT6", "ADV5a")
class BearWeapon(Step):
    """A weapon that was gained is given to a crew member at once."""

    seat: int
    card: Card

    def run(self, g: Voyage) -> Flow:
        answer = yield from pick(
            self.seat, [Bear(self.card, crew) for crew in CREW], Prompt.BEAR, args={"card": self.card}
        )
        assert isinstance(answer, Bear)
        bear(g, self.card, answer.crew)


def take_quest(g: Voyage, quest: Quest) -> None:
    g.quests.append(quest)
    changed_for(g, None)
    g.tell(QuestTaken(quest))


def complete_quest(g: Voyage, quest: Quest) -> None:
    g.quests.remove(quest)
    changed_for(g, None)
    g.finished.append(quest)
    g.tell(QuestCompleted(quest))


def discard_equipped(g: Voyage) -> None:
    """All equipped skill cards; level cards, weapons and hands stay (EVT9)."""
    for member in g.crew:
        for card in list(member.skills):
            unequip(g, member, card)
