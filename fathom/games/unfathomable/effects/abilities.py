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
from fathom.games.unfathomable.pieces import Item, Mythos, Spell
from fathom.games.unfathomable.pieces.skills import HONEST, VALUE, Skill
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import NOBODY, Test, Unfathomable
from fathom.games.unfathomable.steps.cards.hands import can_draw, cards_of, take
from fathom.games.unfathomable.steps.cards.items import own_items, remove
from fathom.games.unfathomable.steps.cards.looking import renew
from fathom.games.unfathomable.steps.mythos import discard_mythos, draw_mythos, keep
from fathom.games.unfathomable.steps.skill_tests import FAILURE, PARTIAL, SUCCESS, total
from fathom.kernel import Action, Ask, Flow
from fathom.kernel.cards.effects import Choose, Context, Effect, Number, amount, resolve

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
        match (yield Ask(ctx.seat, [PickNumber(by) for by in self._numbers(g, ctx)], Prompt.MODIFY)):
            case PickNumber(by):
                change(g, self.of, by)


class Raise(Effect, frozen=True):
    """Add so much to a roll or to the total of a test, and note whether only that makes the test succeed."""

    of: Literal["roll", "total"]
    by: Number

    def run(self, g: Unfathomable, ctx: Context) -> None:
        passed = succeeds(g)
        change(g, self.of, amount(g, ctx, self.by))
        ctx.bind(g, "turned", int(succeeds(g) and not passed))


def change(g: Unfathomable, of: Literal["roll", "total"], by: int) -> None:
    if of == "roll":
        g.open_roll.bonus += by
    else:
        test = g.open_test
        test.bonus += by
        test.total = total(test)


def succeeds(g: Unfathomable) -> bool:
    """Whether a test would succeed with the total that it has now."""
    return g.test is not None and g.test.total is not None and g.test.total >= g.test.threshold


class SetRoll(Effect, frozen=True):
    """Choose what the die shows instead of rolling it (10.6b)."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickNumber(face) for face in range(1, 9)], Prompt.SET_ROLL)):
            case PickNumber(face):
                g.open_roll.face, g.open_roll.chosen = face, True


class Reroll(Effect, frozen=True):
    def run(self, g: Unfathomable, ctx: Context) -> None:
        g.open_roll.again = True


# ------------------------------------------------------------------------------------------- tests


class HoldTest(Effect, frozen=True):
    """The test is held otherwise: all its cards are added face up, none of Chaos, or one more skill supports it."""

    how: Literal["face-up", "without-chaos", "with-a-skill"]

    def _skills(self, test: Test) -> list[Skill]:
        return [skill for skill in HONEST if skill not in test.skills]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        if g.test is None:
            return False
        match self.how:
            case "face-up":
                return not g.test.face_up
            case "without-chaos":
                return g.test.chaos
            case "with-a-skill":
                return bool(self._skills(g.test))

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        match self.how:
            case "face-up":
                g.open_test.face_up = True
            case "without-chaos":
                g.open_test.chaos = False
            case "with-a-skill":
                return self.choose(g.open_test, ctx)
        return None

    def choose(self, test: Test, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSkill(skill) for skill in self._skills(test)], Prompt.ADD_SKILL)):
            case PickSkill(skill):
                test.skills.append(skill)


class Decide(Effect, frozen=True):
    """The player decides the outcome of a crisis."""

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return g.test is not None and g.test.card in crises()

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        test = g.open_test
        outcomes = [SUCCESS, *([PARTIAL] if test.partial else []), FAILURE]
        match (yield Ask(ctx.seat, [Choose(each) for each in outcomes], Prompt.DECIDE)):
            case Choose(name):
                test.decided = name


class AddToTest(Effect, frozen=True):
    """Add a card to a test whose cards lie open: one of the hand, or the top card of a deck of choice."""

    source: Literal["hand", "deck"]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return self.source == "deck" or bool(g.players[ctx.seat].hand)

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        if self.source == "hand":
            ask = Ask(ctx.seat, [AddCard(card) for card in cards_of(g, ctx.seat)], Prompt.ADD_LATE)
        else:
            ask = Ask(ctx.seat, [DrawFrom(skill) for skill in Skill if can_draw(g, skill)], Prompt.WRITE_LINE)
        test = g.open_test
        match (yield ask):
            case AddCard(card):
                g.players[ctx.seat].hand.remove(card)
                test.added[ctx.seat] += 1
                test.revealed.append(card)
            case DrawFrom(skill) if (drawn := take(g, skill)) is not None:
                test.revealed.append(drawn)
                g.show()
                test.total = total(test)
                ctx.bind(g, "added", VALUE[drawn])


# ----------------------------------------------------------------------------------------- defeats


class Prevent(Effect, frozen=True):
    """The defeat does not happen."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        g.falling, g.endangered = NOBODY, None


# --------------------------------------------------------------------------- Mythos cards and phases


class Keep(Effect, frozen=True):
    """The card stays with the player: a crisis in the own area, or a spell for later."""

    what: Literal["crisis", "spell"]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return ctx.card in (g.crisis if self.what == "crisis" else g.casting)

    def run(self, g: Unfathomable, ctx: Context) -> None:
        if self.what == "crisis":
            keep(g, ctx.seat, Mythos(ctx.card))
        else:
            g.casting.remove(Spell(ctx.card))
            g.players[ctx.seat].spells.append(Spell(ctx.card))
            g.changed()


class UseUp(Effect, frozen=True):
    """The card leaves its player: an item the game, a crisis for the discard pile."""

    what: Literal["crisis", "item"]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        own = g.players[ctx.seat].mythos if self.what == "crisis" else own_items(g, ctx.seat)
        return ctx.card in own

    def run(self, g: Unfathomable, ctx: Context) -> None:
        if self.what == "item":
            remove(g, ctx.seat, Item(ctx.card))
        else:
            g.players[ctx.seat].mythos.remove(Mythos(ctx.card))
            g.changed()
            g.mythos_discard.append(Mythos(ctx.card))


class Calamity(Effect, frozen=True):
    """Draw a Mythos card and resolve its failure, or an option of choice, without its icons."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        draw_mythos(g, ctx.seat)
        name = g.crisis[-1]
        card = crises()[name]
        options: list[Action] = [TakeTest() if card.check else TakeOption(1), TakeOption(2)]
        effect = card.failure
        if card.other is not None:
            match (yield Ask(ctx.seat, options, Prompt.CALAMITY, args={"card": name})):
                case TakeOption(number):
                    effect = card.option(number)
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


class EndPhase(Effect, frozen=True):
    """The Action phase is over before it began (20.2)."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        g.players[ctx.seat].actions = 0


class Again(Effect, frozen=True):
    """Resolve the Lore card that was just used once more."""

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.played) and abilities()[g.played[-1]].do.can(g, Context(ctx.seat))

    def run(self, g: Unfathomable, ctx: Context) -> None:
        resolve(g, abilities()[g.played[-1]].do, ctx.seat)
