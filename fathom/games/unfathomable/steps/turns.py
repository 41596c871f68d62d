"""A turn (chapter 26): Skills, Action, Mythos and Discard phases of a human; no Mythos phase for a revealed traitor."""

from functools import partial

from fathom.games.unfathomable.actions import Discard, DrawFrom, Forgo, Pass, PickNumber, PickSkill
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import PhaseEnded, TurnBegins
from fathom.games.unfathomable.library import Limit, Moment
from fathom.games.unfathomable.pieces.skills import SKILLS, Skill
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import HAND_LIMIT, Unfathomable
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.cards.abilities import OpenWindow
from fathom.games.unfathomable.steps.cards.hands import (
    cards_of,
    choose_and_draw_own,
    count_of,
    discard_from_hand,
    draw,
)
from fathom.games.unfathomable.steps.cards.items import ChangeUpgrade
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.kernel import Ask, AskAll, Flow, Judged, Refusal, Result, SeatNumber, Step, cites
from fathom.kernel.cards.moments import end_span

ACTIONS = 2  # 2.0a
IN_SICKBAY = 1  # cards drawn there (26.4b)


@cites("26.1", "26.3", "26.9")
class Turn(Step):
    seat: int

    def run(self, g: Unfathomable) -> None:
        seat = self.seat
        g.active = seat
        g.turn += 1
        g.rooms_used = []
        end_span(Limit.TURN, g.uses)  # 10.10b
        g.tell(TurnBegins(SeatNumber(seat), g.turn))
        following = (seat + 1) % len(g.players)  # 26.8
        g.push(
            ChangeUpgrade(seat),  # 18.8a, 18.10b
            SkillsPhase(seat),
            ActionPhase(seat),
            MythosPhase(seat),
            DiscardPhase(),
            Turn(following),
        )


@cites("26.4a", "26.4b", "26.10a")
class SkillsPhase(Step):
    seat: int

    def run(self, g: Unfathomable) -> Flow:
        seat, player = self.seat, g.players[self.seat]
        skills = [skill for skill, count in g.skill_set(seat).items() for _ in range(count)]
        if player.space == Space.SICKBAY and not player.revealed:  # 32.2b
            yield from choose_and_draw_own(g, seat, IN_SICKBAY - len(player.mythos))  # 26.4b, 10.11, 32.1b
            return
        if player.mythos:
            skills = yield from self.one_less(g, skills)
        if player.revealed:
            skills = yield from self.forgo(g, skills)
        draw(g, seat, skills)

    def one_less(self, g: Unfathomable, skills: list[Skill]) -> Result[list[Skill]]:
        """A crisis in the play area costs a card."""
        match (yield Ask(self.seat, [PickSkill(skill) for skill in dict.fromkeys(skills)], Prompt.DRAW_LESS)):
            case PickSkill(skill):
                skills.remove(skill)
        return skills

    def forgo(self, g: Unfathomable, skills: list[Skill]) -> Result[list[Skill]]:
        """A traitor leaves any number of cards undrawn and may replace them by Treachery (26.10b, 26.10c)."""
        if g.players[self.seat].space == Space.SICKBAY:
            skills = yield from self.just_one(g, skills)
        undrawn = 0
        left = list(skills)
        while left:
            judge = partial(self.to_leave, list(skills), list(left))
            match (yield Ask.judged(self.seat, judge, Prompt.FORGO, {"count": undrawn})):
                case Forgo(skill):
                    left.remove(skill)
                    undrawn += 1
                case Pass():
                    break
        return left + (yield from self.replace(g, undrawn))

    def to_leave(self, own: list[Skill], left: list[Skill], include_refused: bool) -> Judged:
        yield Pass(), None
        for skill in dict.fromkeys(left):
            yield Forgo(skill), None
        if include_refused:
            for skill in SKILLS:
                if skill not in left:
                    yield Forgo(skill), Refusal("26.10b", "all-left" if skill in own else "not-in-set")

    def replace(self, g: Unfathomable, undrawn: int) -> Result[list[Skill]]:
        """How many Treachery cards come in the place of those left undrawn."""
        most = min(undrawn, count_of(g, Skill.TREACHERY))
        if most:
            options = [PickNumber(number) for number in range(most, -1, -1)]
            match (yield Ask(self.seat, options, Prompt.REPLACE, args={"count": undrawn})):
                case PickNumber(number):
                    return [Skill.TREACHERY] * number
        return []

    def just_one(self, g: Unfathomable, skills: list[Skill]) -> Result[list[Skill]]:
        """In the Sickbay a traitor, too, draws a single card of the set (32.1a)."""
        match (
            yield Ask(
                self.seat, [DrawFrom(skill) for skill in dict.fromkeys(skills)], Prompt.DRAW_OWN, args={"left": 1}
            )
        ):
            case DrawFrom(skill):
                return [skill]
        return []


@cites("26.5a", "26.11")
class ActionPhase(Step):
    """Two actions, unless the active traitor ends the own phase by a Treachery card before it begins (20.2)."""

    seat: int

    def run(self, g: Unfathomable) -> None:
        g.players[self.seat].actions = ACTIONS
        g.push(OpenWindow([Moment.ACTION_PHASE], self.seat), TakeActions(self.seat))


@cites("26.5a", "26.11")
class TakeActions(Step):
    seat: int

    def run(self, g: Unfathomable) -> None:
        actions = g.players[self.seat].actions
        if not actions:
            g.tell(PhaseEnded(SeatNumber(self.seat)))
        g.push(*(TakeAction(self.seat) for _ in range(actions)))


@cites("26.7", "35.2")
class DiscardPhase(Step):
    """Everybody with more than ten cards discards down to ten."""

    def run(self, g: Unfathomable) -> Flow:
        while True:
            over = [player for player in g.players if len(player.hand) > HAND_LIMIT]
            if not over:
                return
            given = yield AskAll(
                [
                    Ask.judged(
                        player.seat,
                        partial(too_many_cards, g, player.seat),
                        Prompt.HAND_LIMIT,
                        {"left": len(player.hand) - HAND_LIMIT},
                    )
                    for player in over
                ]
            )
            for seat, action in given.items():
                discard_from_hand(g, seat, action.card)


def too_many_cards(g: Unfathomable, seat: int, include_refused: bool) -> Judged:
    yield from ((Discard(card), None) for card in cards_of(g, seat))
    yield Pass(), Refusal("35.2", "over-limit", {"limit": HAND_LIMIT})
