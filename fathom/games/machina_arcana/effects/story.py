"""Threat, spawning, events, items, chapters and endings: what changes the course of a game."""

from collections.abc import Iterator
from enum import StrEnum
from functools import partial

from fathom.games.machina_arcana.actions import Destroy, Done, Give, Keep, PutBack, Stow
from fathom.games.machina_arcana.effects.units import NOT_MEANT, OnUnits, actor_of, chosen, concerned
from fathom.games.machina_arcana.events import EffectRolled, Gained
from fathom.games.machina_arcana.figures import Explorer, Gear
from fathom.games.machina_arcana.library import items
from fathom.games.machina_arcana.pieces import ItemCard, MonsterCard, Type, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.items.equipping import destroy_item, spend_card, stow
from fathom.games.machina_arcana.steps.items.gear import worn
from fathom.games.machina_arcana.steps.items.inventory import (
    NOBODY_BESIDE,
    ChooseInventory,
    GainItem,
    discard_drawn,
    draw_item,
    gifts_to_all,
    give,
    hand_to,
    neighbours,
    put_back,
)
from fathom.games.machina_arcana.steps.monsters.spawning import Spawn as SpawnStep
from fathom.games.machina_arcana.steps.monsters.spawning import roller, spawn_spaces
from fathom.games.machina_arcana.steps.monsters.threat import RaiseThreat, lower_threat, set_threat
from fathom.games.machina_arcana.steps.refusals import USED_UP, among
from fathom.games.machina_arcana.steps.story import chapters
from fathom.games.machina_arcana.steps.story.advancing import Advance as AdvanceStep
from fathom.games.machina_arcana.steps.story.revealing import InvokeExploration, InvokeHorror, reinvoke, shuffle_events
from fathom.kernel import Ask, Flow, Judged, Refusal
from fathom.kernel.cards.effects import Context, Effect, Selection

NOT_WORN = Refusal("ITEM4b", "only-equipped")
TOO_HIGH = Refusal("CON9c", "level-too-high")


class Deck(StrEnum):
    EXPLORATION = "exploration"
    HORROR = "horror"


class Threat(Effect, frozen=True):
    """Threat rises or falls by so many spaces (THR1)."""

    threat: int

    def run(self, g: Machina, ctx: Context) -> None:
        if self.threat > 0:
            g.push(RaiseThreat(self.threat))
        else:
            lower_threat(g, -self.threat)


class SetThreat(Effect, frozen=True):
    set_threat: int

    def run(self, g: Machina, ctx: Context) -> None:
        set_threat(g, self.set_threat)


class Spawn(OnUnits, frozen=True):
    """A monster comes for each explorer concerned: those it names, else the one that is active (SPN3g).

    Where none is, as on a horror event, it comes for the explorer that made the horror roll.
    """

    spawn: Selection | None = None
    pushes = True

    @property
    def whom(self) -> Selection | None:
        return self.spawn

    def can(self, g: Machina, ctx: Context) -> bool:
        return self._nobody(g, ctx) or super().can(g, ctx)

    def run(self, g: Machina, ctx: Context) -> Flow:
        if not self._nobody(g, ctx):
            yield from super().run(g, ctx)
        elif g.here:
            g.push(SpawnStep(roller(g).unit))

    def _nobody(self, g: Machina, ctx: Context) -> bool:
        """Whether no explorer is named and none is active."""
        return self.spawn is None and g.explorer(Unit(str(ctx.actor))) is None

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        g.push(SpawnStep(unit))


class TakeMonster(OnUnits, frozen=True):
    """A named monster is searched for, wherever its card is, and spawned (CON9d)."""

    take_monster: MonsterCard
    on: Selection | None = None
    pushes = True

    def can(self, g: Machina, ctx: Context) -> bool:
        return super().can(g, ctx) and not any(each.card == self.take_monster for each in g.queue)

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        card = MonsterCard(self.take_monster)
        if not spawn_spaces(g, g.space_of(unit)):
            return  # SPN3a
        if card in g.monsters.cards:
            g.monsters.take(card)
            g.monsters.shuffle(g.chance)
        for pile in (g.monster_discard, g.removed):
            if card in pile:
                pile.remove(card)
        g.push(SpawnStep(unit, card))


class Invoke(Effect, frozen=True):
    """A horror event is invoked, or an exploration event by an explorer: the user, or whom it names (EVT5, EVT6)."""

    invoke: Deck
    on: Selection | None = None

    def run(self, g: Machina, ctx: Context) -> None:
        if self.invoke is Deck.HORROR:
            g.push(InvokeHorror())
            return
        units = self.on.members(g, ctx) if self.on is not None else [actor_of(ctx)]
        g.push(*(InvokeExploration(unit) for unit in units if unit and g.explorer(unit) is not None))


class Reinvoke(Effect, frozen=True):
    reinvoke: Deck

    def run(self, g: Machina, ctx: Context) -> None:
        reinvoke(g, actor_of(ctx), self.reinvoke is Deck.HORROR)


class ShuffleEvents(Effect, frozen=True):
    shuffle_events: Deck

    def run(self, g: Machina, ctx: Context) -> None:
        shuffle_events(g, self.shuffle_events is Deck.HORROR)


class RollFor(Effect, frozen=True):
    """An effect roll: something happens if the die shows enough, otherwise perhaps something else (CON8)."""

    roll_for: int
    do: Effect
    otherwise: Effect | None = None

    def run(self, g: Machina, ctx: Context) -> Flow | None:
        roll = g.die()
        done = roll >= self.roll_for  # CON8a
        g.tell(EffectRolled(roll, self.roll_for, done))
        effect = self.do if done else self.otherwise  # CON8b
        return effect.run(g, ctx) if effect is not None and effect.can(g, ctx) else None


# -------------------------------------------------------------------------------------------- items


class Gain(OnUnits, frozen=True):
    """Explorers resolve gain item (ITEM5)."""

    gain: Selection | None = None
    pushes = True

    @property
    def whom(self) -> Selection | None:
        return self.gain

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        if g.explorer(unit) is not None:
            g.push(GainItem(unit))


class DrawAny(Effect, frozen=True):
    """Draw a card of a deck of one's choice, and keep it or return it."""

    def run(self, g: Machina, ctx: Context) -> Flow:
        explorer = g.explorer_of(Unit(str(ctx.actor)))
        card = yield from draw_item(g, explorer)
        if card is None:
            return
        match (yield Ask(explorer.seat, [Keep(card), PutBack(card), Destroy(card)], Prompt.KEEP_OR_RETURN)):
            case Keep(item):
                hand_to(g, item, explorer)
            case PutBack(item):
                put_back(g, item)
            case Destroy(item):
                discard_drawn(g, item)


class TakeItem(Effect, frozen=True):
    """Search the deck of a type for an item of at most a level, take it, shuffle the deck (CON9c)."""

    take_item: Type
    level: int = 1

    def _found(self, g: Machina) -> list[ItemCard]:
        deck = g.items[self.take_item]
        return [card for card in sorted(filter(None, deck.cards)) if items()[card].level <= self.level]

    def can(self, g: Machina, ctx: Context) -> bool:
        return len(g.items[self.take_item]) > 0

    def run(self, g: Machina, ctx: Context) -> Flow:
        explorer = g.explorer_of(Unit(str(ctx.actor)))
        found = self._found(g)
        g.show()
        if not found:
            g.items[self.take_item].shuffle(g.chance)
            return
        held = partial(map, Keep, sorted(filter(None, g.items[self.take_item].cards)))
        judge = among([Keep(card) for card in found], held, TOO_HIGH)
        match (yield Ask.judged(explorer.seat, judge, Prompt.TAKE_ITEM)):
            case Keep(item):
                g.items[self.take_item].take(item)
                g.items[self.take_item].shuffle(g.chance)
                g.give(explorer, Gear(item))
                g.tell(Gained(explorer.unit, item))


class ShuffleItems(Effect, frozen=True):
    """Each item deck is shuffled by itself (ITEM6b)."""

    def run(self, g: Machina, ctx: Context) -> None:
        for deck in g.items.values():
            deck.shuffle(g.chance)


class GiveItem(Effect, frozen=True):
    """Give an item to an adjacent explorer; `anywhere`: to one of the tile, who may give one back."""

    anywhere: bool = False

    def _gifts(self, g: Machina, giver: Unit) -> list[Give]:
        explorer = g.explorer_of(giver)
        if self.anywhere:
            near = [each for each in g.here if each is not explorer and self._same_tile(g, explorer.unit, each.unit)]
        else:
            near = neighbours(g, explorer)
        return [Give(gear.item, each.unit) for gear in explorer.gear if not gear.spent for each in near]

    def _judged(self, g: Machina, explorer: Explorer, include_refused: bool) -> Judged:
        legal = self._gifts(g, explorer.unit)
        yield from ((gift, None) for gift in legal)
        away = NOT_MEANT if self.anywhere else NOBODY_BESIDE
        for gear in explorer.gear if include_refused else ():
            for gift in gifts_to_all(g, explorer, [gear.item]):
                if gift not in legal:
                    yield gift, USED_UP if gear.spent else away

    def _same_tile(self, g: Machina, one: Unit, other: Unit) -> bool:
        return g.ground.tile(g.space_of(one)) == g.ground.tile(g.space_of(other))

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(self._gifts(g, Unit(str(ctx.actor))))

    def run(self, g: Machina, ctx: Context) -> Flow:
        explorer = g.explorer_of(Unit(str(ctx.actor)))
        match (yield Ask.judged(explorer.seat, partial(self._judged, g, explorer), Prompt.GIVE_ITEM)):
            case Give(item, to):
                give(g, explorer, g.explorer_of(to), item)
                if self.anywhere:
                    yield from self._back(g, g.explorer_of(to).unit, explorer.unit)

    def _back(self, g: Machina, giver: Unit, to: Unit) -> Flow:
        explorer = g.explorer_of(giver)
        gifts = [Give(gear.item, to) for gear in explorer.gear if not gear.spent]
        match (yield Ask(explorer.seat, [Done(), *gifts], Prompt.GIVE_BACK)):
            case Give(item, _):
                give(g, explorer, g.explorer_of(to), item)


def _every(action: type[Stow] | type[Destroy], explorer: Explorer) -> Iterator[Stow | Destroy]:
    """The action with each item of an inventory."""
    return (action(gear.item) for gear in explorer.gear)


class StowOne(OnUnits, frozen=True):
    """Each explorer concerned stows one equipped item of its choice (ITEM4b)."""

    stow: Selection | None = None

    def can(self, g: Machina, ctx: Context) -> bool:
        return any(worn(g.explorer_of(unit)) for unit in concerned(self.stow, g, ctx) if g.explorer(unit) is not None)

    def run(self, g: Machina, ctx: Context) -> Flow:
        for unit in (yield from chosen(self, self.stow, g, ctx)):
            explorer = g.explorer(unit)
            if explorer is not None and worn(explorer):
                options = [Stow(gear.item) for gear in worn(explorer)]
                judge = among(options, partial(_every, Stow, explorer), NOT_WORN)
                match (yield Ask.judged(explorer.seat, judge, Prompt.STOW_ONE)):
                    case Stow(item):
                        stow(g, explorer, item)


class DestroyThis(Effect, frozen=True):
    """The card destroys itself."""

    def run(self, g: Machina, ctx: Context) -> None:
        for explorer in g.explorers:
            cards = [gear.item for gear in explorer.gear] + [bound.event for bound in explorer.bound]
            if ctx.card in cards:
                spend_card(g, explorer, ctx.card)


class DestroyItem(Effect, frozen=True):
    """The user destroys one of its equipped items."""

    def can(self, g: Machina, ctx: Context) -> bool:
        explorer = g.explorer(Unit(str(ctx.actor)))
        return explorer is not None and bool(worn(explorer))

    def run(self, g: Machina, ctx: Context) -> Flow:
        explorer = g.explorer_of(Unit(str(ctx.actor)))
        judge = among([Destroy(gear.item) for gear in worn(explorer)], partial(_every, Destroy, explorer), NOT_WORN)
        match (yield Ask.judged(explorer.seat, judge, Prompt.DESTROY_ITEM)):
            case Destroy(item):
                destroy_item(g, explorer, item)


class Rearrange(Effect, frozen=True):
    """Use inventory, for nothing (ITEM9)."""

    def run(self, g: Machina, ctx: Context) -> None:
        g.push(ChooseInventory(Unit(str(ctx.actor))))


# ------------------------------------------------------------------------------------------ chapters


class Advance(Effect, frozen=True):
    def run(self, g: Machina, ctx: Context) -> None:
        g.push(AdvanceStep(ctx.seat))


class PlaceEntrance(Effect, frozen=True):
    def run(self, g: Machina, ctx: Context) -> None:
        g.push(chapters.PlaceEntrance())


class PlaceExit(Effect, frozen=True):
    def run(self, g: Machina, ctx: Context) -> None:
        g.push(chapters.PlaceTheExit(ctx.seat))


class AddItems(Effect, frozen=True):
    add_items: int

    def run(self, g: Machina, ctx: Context) -> None:
        chapters.add_items(g, self.add_items)


class NewRound(Effect, frozen=True):
    def run(self, g: Machina, ctx: Context) -> None:
        g.push(chapters.NewRound())


class StartFinale(Effect, frozen=True):
    def run(self, g: Machina, ctx: Context) -> None:
        g.push(chapters.StartFinale(ctx.seat))
