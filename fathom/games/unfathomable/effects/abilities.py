"""Verbs of abilities that meddle: with a roll, a test, a defeat, a Mythos card or an Action phase."""

from typing import Literal

from fathom.games.unfathomable.actions import (
    AddCard,
    DrawFrom,
    PickNumber,
    PickSkill,
    TakeOption,
    TakeTest,
)
from fathom.games.unfathomable.library import abilities, crises
from fathom.games.unfathomable.pieces import Mythos, Resource, Spell
from fathom.games.unfathomable.skills import HONEST, VALUE, Skill
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.defeat import Defeat
from fathom.games.unfathomable.steps.endings import lose
from fathom.games.unfathomable.steps.hands import can_draw, cards_of, spend, stir, take
from fathom.games.unfathomable.steps.looking import renew
from fathom.games.unfathomable.steps.mythos import discard_mythos, draw_mythos, keep
from fathom.games.unfathomable.steps.skill_tests import FAILURE, PARTIAL, SUCCESS, effect_of, outcome, total
from fathom.kernel import Action, Ask, Flow
from fathom.kernel.effects import Choose, Context, Effect, resolve

# ------------------------------------------------------------------------------------------- rolls


class Modify(Effect, frozen=True):
    """Add so much to a roll or to the total of a test, or subtract it; `items`: up to the number of own items."""

    of: Literal["roll", "total"]
    by: int | Literal["items"]

    def _numbers(self, g: Unfathomable, ctx: Context) -> list[int]:
        if isinstance(self.by, int):
            return [self.by, -self.by]
        most = g.item_count(ctx.seat)
        return [by for by in range(-most, most + 1) if by]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(self._numbers(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickNumber(by) for by in self._numbers(g, ctx)], "modify")):
            case PickNumber(by) if self.of == "total":
                change_total(g, by)
            case PickNumber(by):
                assert g.die is not None
                g.die.bonus += by


class AddToRoll(Effect, frozen=True):
    """Discard a card of a skill and add its value to the roll."""

    skill: Skill

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(cards_of(g, ctx.seat, self.skill))

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        assert g.die is not None
        g.die.bonus += yield from spend(g, ctx.seat, self.skill)


class SetRoll(Effect, frozen=True):
    """Choose what the die shows instead of rolling it (10.6b)."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickNumber(face) for face in range(1, 9)], "set-roll")):
            case PickNumber(face):
                assert g.die is not None
                g.die.face, g.die.chosen = face, True


class Reroll(Effect, frozen=True):
    def run(self, g: Unfathomable, ctx: Context) -> None:
        assert g.die is not None
        g.die.again = True


# ------------------------------------------------------------------------------------------- tests


class OpenHands(Effect, frozen=True):
    """All cards of the test are added face up."""

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return g.test is not None and not g.test.face_up

    def run(self, g: Unfathomable, ctx: Context) -> None:
        assert g.test is not None
        g.test.face_up = True


class AddSkill(Effect, frozen=True):
    """One more skill supports the test."""

    def _skills(self, g: Unfathomable) -> list[Skill]:
        return [skill for skill in HONEST if g.test is not None and skill not in g.test.skills]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(self._skills(g))

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSkill(skill) for skill in self._skills(g)], "add-skill")):
            case PickSkill(skill):
                assert g.test is not None
                g.test.skills.append(skill)


class NoChaos(Effect, frozen=True):
    """No Chaos cards go into the test."""

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return g.test is not None and g.test.chaos

    def run(self, g: Unfathomable, ctx: Context) -> None:
        assert g.test is not None
        g.test.chaos = False


class Decide(Effect, frozen=True):
    """The player is defeated and decides the outcome of a crisis."""

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return g.test is not None and g.test.card in crises()

    def run(self, g: Unfathomable, ctx: Context) -> None:
        self.wait(g, ctx)
        g.push(Defeat(ctx.seat))

    def after(self, g: Unfathomable, ctx: Context) -> Flow:
        test = g.test
        assert test is not None
        outcomes = [SUCCESS, *([PARTIAL] if test.partial else []), FAILURE]
        match (yield Ask(ctx.seat, [Choose(each) for each in outcomes], "decide")):
            case Choose(name):
                test.decided = name


class AddLate(Effect, frozen=True):
    """Add a card from the hand after the cards were revealed."""

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.players[ctx.seat].hand)

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [AddCard(card) for card in cards_of(g, ctx.seat)], "add-late")):
            case AddCard(card):
                assert g.test is not None
                g.players[ctx.seat].hand.remove(card)
                g.test.added[ctx.seat] += 1
                g.test.revealed.append(card)


def change_total(g: Unfathomable, by: int) -> None:
    assert g.test is not None
    g.test.bonus += by
    g.test.total = total(g.test)


class TemptFate(Effect, frozen=True):
    """Add to the total; if the test passes by it, Treachery cards go into the Chaos deck."""

    by: int
    stir: int

    def run(self, g: Unfathomable, ctx: Context) -> None:
        test = g.test
        assert test is not None
        assert test.total is not None
        before = outcome(test.total, test.threshold, test.partial)
        change_total(g, self.by)
        if before != SUCCESS and test.total >= test.threshold:
            stir(g, self.stir)


class WriteLine(Effect, frozen=True):
    """Add the top card of a deck of choice to the test; a roll of its value or less costs sanity."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        spell, test = Spell(ctx.card), g.test
        assert test is not None
        g.players[ctx.seat].spells.remove(spell)
        g.box_spells.append(spell)
        match (yield Ask(ctx.seat, [DrawFrom(skill) for skill in Skill if can_draw(g, skill)], "write-line")):
            case DrawFrom(skill):
                card = take(g, skill)
                assert card is not None
                test.revealed.append(card)
                g.show()
                test.total = total(test)
                ctx.bind(g, "line", VALUE[card])
                self.wait(g, ctx)
                g.roll(ctx.seat)

    def after(self, g: Unfathomable, ctx: Context) -> None:
        if g.rolled() <= ctx.number("line"):
            lose(g, Resource.SANITY)


# ----------------------------------------------------------------------------------------- defeats


class Prevent(Effect, frozen=True):
    """The defeat does not happen."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        g.prevented = True


# --------------------------------------------------------------------------- Mythos cards and phases


class Redraw(Effect, frozen=True):
    """Discard the Mythos card and draw another."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        g.mythos_discard.append(g.crisis.pop())
        draw_mythos(g, ctx.seat)


class KeepCard(Effect, frozen=True):
    """The Mythos card stays in the player's area."""

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return Mythos(ctx.card) in g.crisis

    def run(self, g: Unfathomable, ctx: Context) -> None:
        keep(g, ctx.seat, Mythos(ctx.card))


class DropCard(Effect, frozen=True):
    """The Mythos card leaves the player's area."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        card = Mythos(ctx.card)
        g.players[ctx.seat].mythos.remove(card)
        g.mythos_discard.append(card)


class Calamity(Effect, frozen=True):
    """Draw a Mythos card and resolve its failure, or an option of choice, without its icons."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        draw_mythos(g, ctx.seat)
        name = g.crisis[-1]
        card = crises()[name]
        effect = card.failure
        options: list[Action] = [TakeTest() if card.check else TakeOption(1), TakeOption(2)]
        if card.other is not None:
            match (yield Ask(ctx.seat, options, "calamity", args={"card": name})):
                case TakeOption(number):
                    effect = card.one if number == 1 else card.other
        ctx.bind(g, "calamity", name.value)
        self.wait(g, ctx)
        if effect is not None:
            resolve(g, effect, ctx.seat, name.value)

    def after(self, g: Unfathomable, ctx: Context) -> None:
        name = Mythos(ctx.id("calamity"))
        if name in g.crisis:
            discard_mythos(g, name)
        elif not g.mythos:
            renew(g)  # 17.6


class FailThis(Effect, frozen=True):
    """Resolve the failure of the crisis."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        effect = effect_of(ctx.card, FAILURE)
        if effect is not None:
            resolve(g, effect, ctx.seat, ctx.card)


class EndPhase(Effect, frozen=True):
    """The Action phase is over before it began (20.2)."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        g.phase_ended = True


class Again(Effect, frozen=True):
    """Resolve the Lore card that was just used once more."""

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.played) and abilities()[g.played[-1]].do.can(g, Context(ctx.seat))

    def run(self, g: Unfathomable, ctx: Context) -> None:
        resolve(g, abilities()[g.played[-1]].do, ctx.seat)
