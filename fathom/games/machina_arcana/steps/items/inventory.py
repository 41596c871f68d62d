"""Gaining items, the workbench, trading and rearranging inventories (ITEM5 to ITEM9)."""

from collections.abc import Iterator, Sequence
from functools import partial

from fathom.games.machina_arcana.actions import (
    Agree,
    AskFor,
    Attach,
    Destroy,
    Done,
    DrawFrom,
    Equip,
    Exchange,
    Give,
    Keep,
    PutBack,
    Refuse,
    UseInventory,
)
from fathom.games.machina_arcana.events import Drew, Gained, Gave, ItemDestroyed, Returned
from fathom.games.machina_arcana.figures import Explorer, Fate, Gear
from fathom.games.machina_arcana.library import explorers, items
from fathom.games.machina_arcana.notes import Note, note_on_gear
from fathom.games.machina_arcana.pieces import Class, ItemCard, Type, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.items.equipping import equip, stow
from fathom.games.machina_arcana.steps.items.gear import (
    HANDS_FULL,
    ONE_OF_A_TYPE,
    against_attaching,
    against_main,
    gear_of,
    in_slot,
    mains,
    worn,
)
from fathom.games.machina_arcana.steps.refusals import USED_UP, among
from fathom.games.machina_arcana.steps.spaces.targets import adjacent
from fathom.games.machina_arcana.steps.story.marks import return_marks_on
from fathom.kernel import EVERYONE, Action, Ask, Flow, Judged, Refusal, Result, Step, cites
from fathom.kernel.questions.ask import any_legal

AT_ONCE = {Class.GUNNER: Type.APPAREL, Class.BRUTE: Type.WEAPON, Class.MYSTIC: Type.ARTIFACT}  # ITEM5d
GAINED, BENCH = 2, 3  # cards drawn: ITEM5a, ITEM7a
DECK_EMPTY = Refusal("ITEM6c", "deck-empty")
NOBODY_BESIDE = Refusal("ITEM5c", "not-beside")
NOBODY_TO_GIVE = Refusal("ITEM9f", "not-beside")
NOT_BESIDE_OWNER = Refusal("ITEM9b", "not-beside")
ONLY_MAIN = Refusal("ITEM5f", "only-main")
LOWER_STOWED = Refusal("ITEM3a", "lower-stowed")
HANDLED = Refusal("ITEM9d", "equipped-once")
GIVING_NOW = Refusal("ITEM9f", "giving-now")


def neighbours(g: Machina, explorer: Explorer) -> list[Explorer]:
    """Adjacent explorers, who may be given something; nobody is next to one that is not on the board yet (CHAP9d)."""
    if explorer.space is None:
        return []
    others = (each for each in g.here if each is not explorer and each.space is not None)
    return [each for each in others if adjacent(g, explorer.unit, each.unit)]


def draw_item(g: Machina, explorer: Explorer) -> Result[ItemCard | None]:
    """Draw a card from an item deck of one's choice; there is none if all are empty (ITEM6c)."""
    decks = [DrawFrom(type) for type, deck in g.items.items() if len(deck)]
    if not decks:
        return None
    match (yield Ask.judged(explorer.seat, among(decks, lambda: map(DrawFrom, Type), DECK_EMPTY), Prompt.DRAW_ITEM)):
        case DrawFrom(type):
            card: ItemCard = g.items[type].draw(g.chance)
            g.show()
            g.drawn_items.append(card)
            g.tell(Drew(explorer.unit, type, card))
            return card
    return None


def put_back(g: Machina, item: ItemCard) -> None:
    """A drawn card returns to the top of its own deck."""
    g.drawn_items.remove(item)
    return_marks_on(g, item)
    g.items[items()[item].type].put_on_top(item, EVERYONE)
    g.tell(Returned(item))


def discard_drawn(g: Machina, item: ItemCard) -> None:
    g.drawn_items.remove(item)
    return_marks_on(g, item)  # CON4c
    g.item_discard.append(item)
    g.tell(ItemDestroyed(item))


def hand_to(g: Machina, item: ItemCard, explorer: Explorer) -> None:
    """A drawn card joins an inventory, stowed (ITEM5e)."""
    g.drawn_items.remove(item)
    g.give(explorer, Gear(item))
    g.tell(Gained(explorer.unit, item))


# ------------------------------------------------------------------------------------------ gaining


@cites("ITEM5a", "ITEM5b", "ITEM5c", "ITEM5d")
class GainItem(Step):
    """Draw two cards, part with one, keep or give the other, and perhaps equip it at once."""

    unit: Unit

    def run(self, g: Machina) -> Flow:
        explorer = g.explorer_of(self.unit)
        if explorer.fate is not Fate.HERE:
            return
        drawn = []
        for _ in range(GAINED):
            card = yield from draw_item(g, explorer)
            if card is not None:
                drawn.append(card)
        if len(drawn) == GAINED:
            options = [way(item) for item in drawn for way in (PutBack, Destroy)]
            note = partial(after_parting, explorer, drawn)
            match (yield Ask(explorer.seat, options, Prompt.PART_WITH_ITEM, note=note)):
                case PutBack(item):
                    put_back(g, item)
                    drawn.remove(item)
                case Destroy(item):
                    discard_drawn(g, item)
                    drawn.remove(item)
        if drawn:
            kept = yield from keep_or_give(g, explorer, drawn)
            if kept is not None:
                g.push(EquipAtOnce(self.unit, kept))


def after_parting(explorer: Explorer, drawn: Sequence[ItemCard], action: Action) -> Note:
    """How the other card may be equipped at once, if one of two is parted with."""
    match action:
        case PutBack(item) | Destroy(item):
            kept = next(each for each in drawn if each != item)
            ways = ways_to_equip(explorer, kept, False) if may_equip_at_once(explorer, kept) else iter(())
            return Note(then=[way for way, refusal in ways if refusal is None])  # type: ignore[misc]
    return Note()


def may_equip_at_once(explorer: Explorer, item: ItemCard) -> bool:
    """Whether an item is of the type that an explorer's class equips when it gains one."""
    role = explorers()[explorer.card].role
    return role is Class.CRAFTER or AT_ONCE[role] is items()[item].type


def gifts_to_all(g: Machina, giver: Explorer, given: Sequence[ItemCard]) -> Iterator[Give]:
    """Gifts to every other explorer on the board, wherever it stands."""
    return (Give(item, each.unit) for item in given for each in g.here if each is not giver)


def keep_or_give(g: Machina, explorer: Explorer, choice: list[ItemCard]) -> Result[ItemCard | None]:
    """Keep one of some drawn cards or give it to an adjacent explorer; what was kept (ITEM5c, ITEM7c)."""
    near = neighbours(g, explorer)
    options: list[Action] = [Keep(item) for item in choice]
    options += [Give(item, each.unit) for item in choice for each in near]
    others = partial(gifts_to_all, g, explorer, choice)
    match (yield Ask.judged(explorer.seat, among(options, others, NOBODY_BESIDE), Prompt.KEEP_ITEM)):
        case Keep(item):
            hand_to(g, item, explorer)
            return item
        case Give(item, unit):
            hand_to(g, item, g.explorer_of(unit))
    return None


@cites("ITEM5d", "ITEM5f", "ITEM2d")
class EquipAtOnce(Step):
    """Whoever gains and keeps an item of its class's type may equip it as a main item, for nothing."""

    unit: Unit
    item: ItemCard

    def run(self, g: Machina) -> Flow:
        explorer = g.explorer_of(self.unit)
        if not may_equip_at_once(explorer, self.item) or not any_legal(ways_to_equip(explorer, self.item, False)):
            return
        note = partial(note_on_gear, g, explorer)
        match (
            yield Ask.judged(
                explorer.seat, partial(self._ways, explorer), Prompt.EQUIP_AT_ONCE, {"item": self.item}, note
            )
        ):
            case Equip(item, instead):
                wear(g, explorer, item, instead)

    def _ways(self, explorer: Explorer, include_refused: bool) -> Judged:
        yield from ways_to_equip(explorer, self.item, include_refused)
        yield Done(), None
        if include_refused:
            yield from ((Attach(self.item, gear.item), ONLY_MAIN) for gear in worn(explorer))


def ways_to_equip(explorer: Explorer, item: ItemCard, include_refused: bool) -> Judged:
    """Equip it as it is, or first stow one main item of its type (ITEM2d)."""
    refusal = against_main(explorer, item)
    yield Equip(item), refusal
    if refusal is None or refusal in (HANDS_FULL, ONE_OF_A_TYPE) or include_refused:
        for gear in mains(explorer, items()[item].type):
            yield Equip(item, gear.item), against_main(explorer, item, without=gear.item)


def wear(g: Machina, explorer: Explorer, item: ItemCard, instead: ItemCard | None) -> None:
    """Equip a main item, after stowing another one if that is wanted (ITEM2d)."""
    if instead is not None:
        stow(g, explorer, instead)
    equip(g, explorer, item)


# --------------------------------------------------------------------------------------- the workbench


@cites("ITEM7a", "ITEM7b", "ITEM7c", "ITEM7d", "ITEM7e")
class Workbench(Step):
    unit: Unit

    def run(self, g: Machina) -> Flow:
        explorer = g.explorer_of(self.unit)
        pool = []
        for _ in range(BENCH):
            card = yield from draw_item(g, explorer)
            if card is not None:
                pool.append(card)
        if pool:
            g.push(ExchangeItems(self.unit, pool))
        else:
            g.push(ChooseInventory(self.unit))


@cites("ITEM7b")
class ExchangeItems(Step):
    """Swap drawn cards for those of the inventory, one for one, as long as one likes (ITEM7b)."""

    unit: Unit
    pool: list[ItemCard]

    def run(self, g: Machina) -> Flow:
        explorer = g.explorer_of(self.unit)
        match (yield Ask.judged(explorer.seat, partial(self._swaps, explorer), Prompt.EXCHANGE_ITEMS)):
            case Exchange(item, own):
                if gear_of(explorer, own).worn:
                    stow(g, explorer, own)
                g.take(explorer, gear_of(explorer, own))
                g.drawn_items.append(own)
                hand_to(g, item, explorer)
                g.push(ExchangeItems(self.unit, [own if each == item else each for each in self.pool]))
            case Done():
                g.push(TakeOne(self.unit, self.pool))

    def _swaps(self, explorer: Explorer, include_refused: bool) -> Judged:
        yield Done(), None
        for item in self.pool:
            yield from ((Exchange(item, gear.item), USED_UP if gear.spent else None) for gear in explorer.gear)


@cites("ITEM7c")
class TakeOne(Step):
    """Keep one of the cards or give it away (ITEM7c)."""

    unit: Unit
    pool: list[ItemCard]

    def run(self, g: Machina) -> Flow:
        explorer = g.explorer_of(self.unit)
        yield from keep_or_give(g, explorer, self.pool)
        g.push(ReturnRest(self.unit), ChooseInventory(self.unit))


@cites("ITEM7d")
class ReturnRest(Step):
    """Destroy what is left or put it back, in an order of one's choice (ITEM7d)."""

    unit: Unit

    def run(self, g: Machina) -> Flow:
        explorer = g.explorer_of(self.unit)
        if not g.drawn_items:
            return
        options = [way(item) for item in g.drawn_items for way in (PutBack, Destroy)]
        match (yield Ask(explorer.seat, options, Prompt.RETURN_ITEMS)):
            case PutBack(item):
                put_back(g, item)
            case Destroy(item):
                discard_drawn(g, item)
        g.push(ReturnRest(self.unit))


# ----------------------------------------------------------------------------------------- rearranging


@cites("ITEM7e", "ITEM9b")
class ChooseInventory(Step):
    """After the workbench an inventory may be rearranged for nothing: one's own, or an adjacent explorer's."""

    unit: Unit

    def run(self, g: Machina) -> Flow:
        explorer = g.explorer_of(self.unit)
        if explorer.fate is not Fate.HERE:
            return
        whose = [UseInventory(each.unit) for each in [explorer, *neighbours(g, explorer)] if each.gear]
        near = among([Done(), *whose], lambda: (UseInventory(each.unit) for each in g.here), NOT_BESIDE_OWNER)
        match (yield Ask.judged(explorer.seat, near, Prompt.WHOSE_INVENTORY)):
            case UseInventory(unit):
                g.push(Rearrange(self.unit, unit))


@cites("ITEM9c", "ITEM9d", "ITEM9e", "ITEM9f")
class Rearrange(Step):
    """Everything is stowed; then items are equipped, attached and at last given away, one after the other."""

    unit: Unit
    whose: Unit

    def run(self, g: Machina) -> None:
        inventory = g.explorer_of(self.whose)
        for item in [gear.item for gear in worn(inventory) if not gear.on]:
            stow(g, inventory, item)  # ITEM9c
        g.push(Arrange(self.unit, self.whose))


@cites("ITEM9d", "ITEM9e", "ITEM9f")
class Arrange(Step):
    """Each item may be equipped once; after the first gift nothing more is equipped."""

    unit: Unit
    whose: Unit
    handled: list[ItemCard] = []
    giving: bool = False

    def run(self, g: Machina) -> Flow:
        explorer, inventory = g.explorer_of(self.unit), g.explorer_of(self.whose)
        if explorer.fate is not Fate.HERE or inventory.fate is not Fate.HERE:
            return
        note, judge = partial(note_on_gear, g, inventory), partial(self._ways, g, inventory)
        match (yield Ask.judged(explorer.seat, judge, Prompt.REARRANGE, note=note)):
            case Equip(item, instead):
                g.push(Arrange(self.unit, self.whose, [*self.handled, item]))
                wear(g, inventory, item, instead)
            case Attach(item, on):
                g.push(Arrange(self.unit, self.whose, [*self.handled, item]))
                put_on(g, inventory, item, on)
            case Give(item, unit):
                g.push(Arrange(self.unit, self.whose, self.handled, True))
                give(g, inventory, g.explorer_of(unit), item)

    def _ways(self, g: Machina, inventory: Explorer, include_refused: bool) -> Judged:
        """What can be equipped now, as a main item or on what is worn, and given away (ITEM9d to ITEM9f)."""
        yield Done(), None
        on = [gear.item for gear in worn(inventory)]
        for gear in inventory.gear:
            item, refusal = gear.item, self._against(gear)
            if refusal is None:
                yield from ways_to_equip(inventory, item, include_refused)
                yield from ((Attach(item, lower), against_attaching(inventory, item, lower)) for lower in on)
                if include_refused:
                    yield from ((Attach(item, lower), LOWER_STOWED) for lower in self._later(inventory, item))
            elif include_refused:
                yield Equip(item), refusal
                yield from ((Attach(item, lower), refusal) for lower in on if lower != item)
        yield from gifts(g, inventory, include_refused)

    def _later(self, inventory: Explorer, item: ItemCard) -> list[ItemCard]:
        """What an item could be attached to, once that is equipped (ITEM3a)."""
        stowed = [gear.item for gear in inventory.gear if not gear.worn]
        return [lower for lower in stowed if against_attaching(inventory, item, lower) is None]

    def _against(self, gear: Gear) -> Refusal | None:
        """What speaks against equipping an item at all."""
        if gear.spent:
            return USED_UP
        if self.giving:
            return GIVING_NOW
        return HANDLED if gear.worn or gear.item in self.handled else None


def put_on(g: Machina, explorer: Explorer, item: ItemCard, on: ItemCard) -> None:
    """Upgrade or reinforce an item; what was there is stowed (ITEM3d, ITEM3g)."""
    there = in_slot(explorer, item, on)
    if there is not None:
        stow(g, explorer, there)
    equip(g, explorer, item, on)


def gifts(g: Machina, explorer: Explorer, include_refused: bool) -> Judged:
    """What an explorer could give to whom is next to it (ITEM9f)."""
    near = neighbours(g, explorer)
    for gear in explorer.gear:
        for each in g.here if include_refused else near:
            if each is not explorer:
                yield Give(gear.item, each.unit), USED_UP if gear.spent else None if each in near else NOBODY_TO_GIVE


def give(g: Machina, giver: Explorer, receiver: Explorer, item: ItemCard) -> None:
    """An item changes hands; one that was worn is stowed first, so what is on it stays (ITEM8b, ITEM9f)."""
    if gear_of(giver, item).worn:
        stow(g, giver, item)
    gear = gear_of(giver, item)
    g.take(giver, gear)
    g.give(receiver, gear)
    g.tell(Gave(giver.unit, receiver.unit, item))


# --------------------------------------------------------------------------------------------- trading


@cites("ITEM8a", "ITEM8c")
class Trading(Step):
    """Two explorers give each other items until neither wants more; nothing is taken against its owner's will."""

    unit: Unit
    other: Unit

    def run(self, g: Machina) -> Flow:
        one, other = g.explorer_of(self.unit), g.explorer_of(self.other)
        note = partial(note_on_gear, g, one)
        match (yield Ask.judged(one.seat, partial(self._deals, one, other), Prompt.TRADE, note=note)):
            case Done():
                return
            case Give(item):
                give(g, one, other, item)
            case AskFor(item):
                answer = yield Ask(other.seat, [Agree(), Refuse()], Prompt.TRADE_ASKED, args={"item": item})
                if isinstance(answer, Agree):
                    give(g, other, one, item)
        g.push(Trading(self.unit, self.other))

    def _deals(self, one: Explorer, other: Explorer, include_refused: bool) -> Judged:
        yield Done(), None
        yield from ((Give(gear.item, self.other), USED_UP if gear.spent else None) for gear in one.gear)
        yield from ((AskFor(gear.item), USED_UP if gear.spent else None) for gear in other.gear)
