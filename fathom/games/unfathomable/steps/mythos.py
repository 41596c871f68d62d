"""Mythos cards (chapter 17): the crisis, the activation, the track."""

from fathom.games.unfathomable.actions import PickTrack, TakeOption, TakeTest, UseFeat
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.decks import deck_of
from fathom.games.unfathomable.events import MythosDiscarded, MythosDrawn, OptionTaken
from fathom.games.unfathomable.library import Chooser, Crisis, Moment, characters, crises
from fathom.games.unfathomable.pieces import Mythos, Track, TrackIcon
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.cards.abilities import OpenWindow, on_the_table, use
from fathom.games.unfathomable.steps.cards.looking import dead, renew
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.games.unfathomable.steps.tracks import Advance
from fathom.kernel import Action, Ask, Flow, SeatNumber, Step, cites
from fathom.kernel.cards.effects import resolve


@cites("26.6", "17.4a")
class MythosPhase(Step):
    """The active human draws and resolves a card; whoever has revealed this turn does not (48.8b)."""

    seat: int

    def run(self, g: Unfathomable) -> None:
        if not g.players[self.seat].revealed:  # 26.2
            g.push(DrawMythos(self.seat))
            always = on_the_table(g, self.seat, Moment.MYTHOS_PHASE)
            for offer in reversed(always):
                resolve(g, offer.ability.do, self.seat)


@cites("17.4a")
class DrawMythos(Step):
    """A card is drawn; the jinx may once discard it and draw another."""

    seat: int

    def run(self, g: Unfathomable) -> None:
        draw_mythos(g, self.seat)
        g.push(OpenWindow([Moment.MYTHOS_DRAWN], self.seat), FaceMythos(self.seat))


@cites("17.4a")
class FaceMythos(Step):
    """The three parts of the card, from top to bottom."""

    seat: int

    def run(self, g: Unfathomable) -> None:
        g.push(ResolveCrisis(self.seat), ResolveIcons(g.crisis[-1], self.seat), DiscardMythos())


def draw_mythos(g: Unfathomable, seat: int) -> None:
    """Draw the next card that can be resolved and show it to everybody (17.4a, 17.4f)."""
    while True:
        if not g.mythos:
            renew(g)
        card = deck_of(g, "mythos").draw(g.chance)
        g.show()
        if not dead(g, card):
            break
        g.mythos_discard.append(card)
        g.tell(MythosDiscarded(card))
    g.crisis.append(card)
    g.tell(MythosDrawn(SeatNumber(seat), card))


def chooser(g: Unfathomable, card: Crisis, seat: int) -> int:
    """Who resolves a crisis (17.9b, 17.12)."""
    match card.chooser:
        case Chooser.CURRENT:
            return seat  # 17.12a
        case Chooser.CAPTAIN:
            return g.captain  # 17.12b
        case Chooser.KEEPER:
            return g.keeper  # 17.12c
        case Chooser.CHARACTER:
            return g.playing(card.role)  # 17.4e, 17.12d


@cites("17.1", "17.7")
class ResolveCrisis(Step):
    """The first part of a Mythos card. In the Brig there is none (9.7a)."""

    seat: int

    def run(self, g: Unfathomable) -> Flow:
        if g.in_brig(self.seat):
            return
        name = g.crisis[-1]
        card = crises()[name]
        who = chooser(g, card, self.seat)  # 17.4d
        if card.other is None:
            g.push(SkillTest(name.value, who))  # 17.14
            return
        options: list[Action] = [TakeTest() if card.check else TakeOption(1), TakeOption(2)]  # 17.11, 17.18
        role = g.players[who].role
        if g.players[who].feat and role is not None and characters()[role].feat.when is Moment.CRISIS_CHOICE:
            options.append(UseFeat(role))
        answer = yield Ask(who, options, Prompt.CRISIS, args={"card": name})
        match answer:
            case TakeTest():
                g.push(SkillTest(name.value, who))
            case TakeOption(number):
                g.tell(OptionTaken(SeatNumber(who), name, number))
                resolve(g, card.option(number), who, name.value)  # 17.13b, 10.2b
            case _:
                use(g, who, answer, Moment.CRISIS_CHOICE)


@cites("17.2", "17.3")
class ResolveIcons(Step):
    """The second and third part of a Mythos card: the activation, then the track."""

    card: Mythos
    seat: int

    def run(self, g: Unfathomable) -> None:
        card = crises()[self.card]
        g.push(ActivateIcon(card.icon), ResolveTrack(card.track, self.seat))  # 17.22, 17.26


@cites("17.27a", "17.27b", "17.27c")
class ResolveTrack(Step):
    icon: TrackIcon
    seat: int

    def run(self, g: Unfathomable) -> Flow:
        if self.icon is not TrackIcon.CHOOSE:
            g.push(Advance(Track(self.icon.value)))
            return
        who = g.captain if g.players[self.seat].space == Space.BRIG else self.seat  # 17.27d, 9.7b
        match (yield Ask(who, [PickTrack(track) for track in Track], Prompt.CHOOSE_TRACK)):
            case PickTrack(track):
                g.push(Advance(track))


@cites("17.4b")
class DiscardMythos(Step):
    def run(self, g: Unfathomable) -> None:
        if g.crisis:  # it may lie in somebody's play area by now
            discard_mythos(g, g.crisis[-1])
        elif not g.mythos:
            renew(g)  # 17.6


def discard_mythos(g: Unfathomable, card: Mythos) -> None:
    """A resolved crisis is discarded; if it was the last of the deck, a new deck is made (17.6)."""
    g.crisis.remove(card)
    g.mythos_discard.append(card)
    if not g.mythos:
        renew(g)


def keep(g: Unfathomable, seat: int, card: Mythos) -> None:
    """A crisis stays in a player's area (10.11)."""
    g.crisis.remove(card)
    g.players[seat].mythos.append(card)
    g.changed()
