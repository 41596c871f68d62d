"""Sleeping Gods in a terminal: ship and goods, the crew, in combat the row of enemies with their squares, and what the
cards say that one is asked about."""

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.games.sleeping_gods.actions import DrawFate, DropAnchor, GoOn, KeepCubes
from fathom.games.sleeping_gods.client.texts import Readable, card_text
from fathom.games.sleeping_gods.figures.underway import Combat
from fathom.games.sleeping_gods.library import Drawn, enemies, squares
from fathom.games.sleeping_gods.pieces import PLACES
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.row import SIZE
from fathom.kernel import Action, Ask
from fathom.kernel.words.words import Words

COVERED = "##"


def draw(view: Voyage, words: Words, ask: Ask | None) -> RenderableType:
    """The table as a seat sees it."""
    parts: list[RenderableType] = [heading(view, words), ship(view, words), crew(view, words)]
    if view.combat is not None:
        parts.append(row(view.combat, words))
    if ask is not None and view.players:
        parts.append(hand(view, words, ask.seat))
        parts += open_cards(view, words, ask)
    return Group(*parts)


def places(view: Voyage) -> dict[Any, Callable[[Any], str]]:
    """Regions and locations are pointed at by the names that the atlas prints."""
    return {}


def does_nothing(action: Action) -> bool:
    return isinstance(action, GoOn | DrawFate | DropAnchor | KeepCubes)


def heading(view: Voyage, words: Words) -> Text:
    return Text(words.say("terminal-heading", turn=view.turn, region=view.ship, events=len(view.events)), "bold")


def ship(view: Voyage, words: Words) -> Text:
    """Goods, experience, damage and free orders, each on its line."""
    goods = ", ".join(f"{count} {words.value(good)}" for good, count in view.goods.items() if count)
    damage = ", ".join(
        f"{words.value(place)} {cubes}" for place, cubes in zip(PLACES, view.damage, strict=True) if cubes
    )
    orders = ", ".join(f"{words.seat(player.seat)} {player.orders}" for player in view.players)
    cards = ", ".join(words.value(owned.card) + "*" * owned.orders for owned in view.cards)
    lines = [
        words.say("terminal-goods", goods=goods or "-", xp=view.xp),
        words.say("terminal-damage", damage=damage or "-"),
        words.say("terminal-orders", orders=orders, supply=view.order_supply),
        words.say("terminal-cards", cards=cards or "-"),
    ]
    return Text("\n".join(lines))


def crew(view: Voyage, words: Words) -> Table:
    table = Table(box=None, padding=(0, 1))
    for key in ("crew", "player", "health", "fatigue", "placed", "statuses", "equipped"):
        table.add_column(words.say(f"terminal-{key}"), overflow="fold")
    for member in view.crew:
        cards = [*member.skills, *member.levels, *(each.card for each in view.cards if each.on == member.crew)]
        table.add_row(
            str(words.value(member.crew)),
            words.seat(view.leads(member.crew)),
            f"{view.points(member)}/{view.health(member)}",
            str(member.fatigue or ""),
            str(member.orders or ""),
            ", ".join(str(words.value(status)) for status in member.statuses),
            ", ".join(str(words.value(card)) for card in cards),
        )
    return table


def row(combat: Combat, words: Words) -> Table:
    """The enemies side by side, each with its three rows of squares."""
    table = Table(box=None, padding=(0, 3))
    for foe in combat.row:
        printed = enemies()[foe.enemy]
        about = words.say("terminal-enemy", level=printed.level, defence=printed.defence, damage=printed.damage)
        table.add_column(f"{words.value(foe.enemy)}\n{about}")
    grids = []
    for foe in combat.row:
        cells = [COVERED if foe.covered >> n & 1 else mark(each) for n, each in enumerate(squares(foe.enemy))]
        lines = [cells[start : start + SIZE] for start in range(0, len(cells), SIZE)]
        grids.append("\n".join(" ".join(f"{cell:>4}" for cell in line) for line in lines))
    table.add_row(*grids)
    return table


def mark(square: Drawn) -> str:
    """What a square shows, in a few letters."""
    marks = [
        f"H{square.hearts if square.hearts > 1 else ''}" if square.hearts else "",
        "D" if square.damage else "",
        "F" if square.flying else "",
        square.trick.value[:3] if square.trick is not None else "",
        "S" if square.synergy else "",
    ]
    return "".join(marks) or "."


def hand(view: Voyage, words: Words, seat: int) -> Text:
    cards = ", ".join(str(words.value(card)) for card in view.players[seat].hand if card is not None)
    return Text(words.say("terminal-hand", cards=cards or "-"))


def open_cards(view: Voyage, words: Words, ask: Ask) -> Iterator[Text]:
    """What is printed on the events that act, and on each card that an answer is about."""
    named = [getattr(option, field) for option in ask.options for field in option.__struct_fields__]
    for card in dict.fromkeys([*view.acting_events(), *(each for each in named if isinstance(each, Readable))]):
        yield Text(words.say("terminal-card", card=card, text=card_text(words, card)), "dim")
