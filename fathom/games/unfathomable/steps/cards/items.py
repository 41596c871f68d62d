"""Items (chapter 18): drawing, losing and trading them, and the one upgrade that is active."""

from functools import partial

from fathom.games.unfathomable.actions import Give, Pass, PickItem, SetUpgrade
from fathom.games.unfathomable.decks import deck_of
from fathom.games.unfathomable.events import GaveItem, GotItem, LostItem, Upgraded
from fathom.games.unfathomable.library import items
from fathom.games.unfathomable.pieces import Item
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.kernel import Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Accept, Decline


def is_upgrade(item: Item) -> bool:
    return items()[item].skill is not None  # 18.6


def own_items(g: Unfathomable, seat: int) -> list[Item]:
    """All items of a seat, face up or face down (18.7e)."""
    player = g.players[seat]
    return [*player.items, *(item for item in player.spare if item is not None)]


def upgrades(g: Unfathomable, seat: int) -> list[Item]:
    return [item for item in own_items(g, seat) if is_upgrade(item)]


def get(g: Unfathomable, seat: int, item: Item) -> None:
    """An item comes into a play area, face up; a second upgrade lies face down until it is chosen (18.7a)."""
    player = g.players[seat]
    if is_upgrade(item) and upgrades(g, seat):
        player.spare.append(item)
    else:
        player.items.append(item)
    g.changed()
    g.show()
    g.tell(GotItem(SeatNumber(seat), item))
    if is_upgrade(item):
        g.push(ChangeUpgrade(seat))  # 18.8b


def draw_item(g: Unfathomable, seat: int) -> None:
    if g.items:  # 18.4a
        get(g, seat, deck_of(g, "items").draw(g.chance))  # 18.1


def take_away(g: Unfathomable, seat: int, item: Item) -> None:
    player = g.players[seat]
    if item in player.items:
        player.items.remove(item)
    else:
        player.spare.remove(item)
    g.changed()
    if is_upgrade(item):
        g.push(ChangeUpgrade(seat))  # 18.8c


def remove(g: Unfathomable, seat: int, item: Item) -> None:
    """An item leaves play: out of the game (18.2)."""
    take_away(g, seat, item)
    g.box_items.append(item)
    g.tell(LostItem(SeatNumber(seat), item))


def give(g: Unfathomable, seat: int, item: Item, to: int) -> None:
    take_away(g, seat, item)
    g.tell(GaveItem(SeatNumber(seat), item, SeatNumber(to)))
    get(g, to, item)


def remove_chosen(g: Unfathomable, seat: int) -> Flow:
    """A seat picks one of its items, which leaves the game."""
    own = own_items(g, seat)
    if own:
        match (yield Ask(seat, [PickItem(item) for item in own], Prompt.REMOVE_ITEM)):
            case PickItem(item):
                remove(g, seat, item)


@cites("18.8a", "18.9")
class ChangeUpgrade(Step):
    """A seat with more than one upgrade, or one face down, says which is active."""

    seat: int

    def run(self, g: Unfathomable) -> Flow:
        seat, player = self.seat, g.players[self.seat]
        if not player.spare:
            return
        active = [item for item in player.items if is_upgrade(item)]

        def judge(include_refused: bool) -> Judged:
            yield Pass(), None if active else Refusal("18.9", "choose-upgrade")
            yield from ((SetUpgrade(item), None) for item in player.spare if item)
            if include_refused:
                yield from ((SetUpgrade(item), Refusal("18.7b", "active-already")) for item in active)

        match (yield Ask.judged(seat, judge, Prompt.UPGRADE)):
            case SetUpgrade(item):
                for other in active:
                    player.items.remove(other)
                    player.spare.append(other)
                player.spare.remove(item)
                player.items.append(item)
                g.changed()
                g.show()
                g.tell(Upgraded(SeatNumber(seat), item))


@cites("2.6a", "2.6b")
class Trading(Step):
    """Everybody in a space may give items to others there, in turn, until all have passed one after the other.

    The first of the `seats` has a say; `passed` counts those who wanted nothing since the last offer, and what was
    `declined` is not offered to the same player again.
    """

    seats: list[int]
    passed: int = 0
    declined: list[Give] = []

    def run(self, g: Unfathomable) -> Flow:
        if self.passed == len(self.seats):
            return
        seat, *others = self.seats
        if all(refusal for _, refusal in self.gifts(g, include_refused=False)):
            g.push(Trading([*others, seat], self.passed + 1, self.declined))
            return
        match (yield Ask.judged(seat, partial(self.judge, g), Prompt.TRADE)):
            case Give(item, to) as gift:
                offer = Ask(
                    to, [Accept(), Decline()], Prompt.TAKE_ITEM, args={"item": item, "seats": [SeatNumber(seat)]}
                )
                match (yield offer):
                    case Accept():
                        g.push(Trading([*others, seat], 0, self.declined))
                        give(g, seat, item, to)
                    case Decline():
                        g.push(Trading([*others, seat], 0, [*self.declined, gift]))
            case Pass():
                g.push(Trading([*others, seat], self.passed + 1, self.declined))

    def judge(self, g: Unfathomable, include_refused: bool) -> Judged:
        yield Pass(), None
        yield from self.gifts(g, include_refused)

    def gifts(self, g: Unfathomable, include_refused: bool) -> Judged:
        seat, *others = self.seats
        elsewhere = [player.seat for player in g.players if player.seat not in self.seats] if include_refused else []
        for item in own_items(g, seat):
            for to in others:
                gift = Give(item, SeatNumber(to))
                yield gift, Refusal("2.6b", "declined") if gift in self.declined else None
            for to in elsewhere:
                yield Give(item, SeatNumber(to)), Refusal("2.6a", "not-here")
