"""The state of a session in play: the voyage, and what the kernel asks of it that takes the rules."""

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
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.any_time.abilities import activate, use_board, use_quest, use_skill
from fathom.games.sleeping_gods.steps.any_time.equipping import bear, equip, unequip
from fathom.games.sleeping_gods.steps.any_time.leading import erase_mark, mark_place
from fathom.games.sleeping_gods.steps.challenges import join
from fathom.games.sleeping_gods.steps.combat import give_cube, keep_cubes
from fathom.games.sleeping_gods.steps.fate import pitch
from fathom.games.sleeping_gods.steps.fighting import begin_attack, spend
from fathom.games.sleeping_gods.steps.goods import sell_artifact
from fathom.games.sleeping_gods.steps.synergy import return_token, use_token
from fathom.kernel import Action


class Session(Voyage, kw_only=True):
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
