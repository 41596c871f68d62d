"""The state of a session in play: the voyage, and what the kernel asks of it that takes the rules."""

from collections.abc import Sequence
from typing import NoReturn

from fathom.games.sleeping_gods.actions import (
    Activate,
    Bear,
    Equip,
    EraseMark,
    GiveCube,
    Join,
    KeepCubes,
    MarkPlace,
    Pitch,
    ReturnToken,
    SellArtifact,
    Spend,
    Strike,
    Unequip,
    UseBoard,
    UseQuest,
    UseSkill,
    UseToken,
)
from fathom.games.sleeping_gods.campaign import Log, milestones, write
from fathom.games.sleeping_gods.events import Defeated
from fathom.games.sleeping_gods.figures.underway import Purpose
from fathom.games.sleeping_gods.scoring import score
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.defeat import Limp
from fathom.games.sleeping_gods.steps.fighting.attacks import begin_attack, spend
from fathom.games.sleeping_gods.steps.fighting.rounds import give_cube, keep_cubes
from fathom.games.sleeping_gods.steps.fighting.tokens import return_token, use_token
from fathom.games.sleeping_gods.steps.goods import sell_artifact
from fathom.games.sleeping_gods.steps.ship.marking import erase_mark, mark_place
from fathom.games.sleeping_gods.steps.trials.challenges import join
from fathom.games.sleeping_gods.steps.trials.fate import DrawingFate, pitch
from fathom.games.sleeping_gods.steps.using.abilities import activate, use_board, use_quest, use_skill
from fathom.games.sleeping_gods.steps.using.equipping import bear, equip, unequip
from fathom.games.sleeping_gods.stories.book import told
from fathom.games.sleeping_gods.stories.faces import revealed
from fathom.kernel import Action, Finished


class Session(Voyage, kw_only=True):
    def be_defeated(self, ship: bool) -> NoReturn:
        self.tell(Defeated(ship, self.mode))
        self.agenda.clear()
        self.push(Limp(ship))
        raise Finished

    def roll(self, seat: int) -> None:
        """Fate is drawn for an event."""
        self.push(DrawingFate(seat, Purpose.EVENT))

    def score(self) -> int:
        """SCO1 to SCO9."""
        return score(self)

    def scores(self) -> list[int]:
        """The final score of the party, won or lost; 0 while the campaign goes on in another session (DEF8)."""
        return [score(self) if self.ended or self.lost else 0] * self.seats

    def milestones(self) -> dict[str, int]:
        return {name.value: count for name, count in milestones(self).items()}

    def carry_out(self) -> Log:
        return write(self)

    def readable_passages(self, seat: int) -> Sequence[str]:
        """What was read, and the ending that was reached."""
        return [*told(self.log), *([f"ending/{self.ended}"] if self.ended else [])]

    def revealed_cards(self, seat: int) -> Sequence[str]:
        """The cards and people of the story that the party has come by or read of, and the endings ever reached."""
        return revealed(self)

    def interrupt(self, seat: int, action: Action) -> None:
        match action:
            case Equip(card, crew):
                equip(self, seat, card, crew)
            case Unequip(crew, card):
                unequip(self, self.member(crew), card)
            case UseBoard(crew, n):
                use_board(self, seat, self.member(crew), n)
            case UseSkill(crew, card):
                use_skill(self, seat, self.member(crew), card)
            case Activate(adventure):
                activate(self, seat, adventure)
            case UseQuest(quest):
                use_quest(self, seat, quest)
            case Bear(weapon, crew):
                bear(self, weapon, crew)
            case SellArtifact():
                sell_artifact(self, seat)
            case MarkPlace(location):
                mark_place(self, seat, location)
            case EraseMark(location):
                erase_mark(self, seat, location)
            case UseToken(holder, token) if self.combat is not None:
                use_token(self, self.combat, seat, holder, token)
            case ReturnToken(token) if self.combat is not None:
                return_token(self, self.combat, token)
            case Join(crew):
                join(self, seat, crew)
            case Pitch(card):
                pitch(self, seat, card)
            case Strike():
                begin_attack(self, seat, action)
            case KeepCubes():
                keep_cubes(self, seat)
            case GiveCube(to, payer):
                give_cube(self, seat, to, payer)
            case Spend(card):
                spend(self, card)
            case _:
                super().interrupt(seat, action)
