"""Unfathomable in a terminal: dials and tracks, who is where, what is in the water and on the ship, the test that goes
on, and what one knows oneself."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.games.unfathomable import card_name
from fathom.games.unfathomable.actions import PlayCard, UseFeat
from fathom.games.unfathomable.board import BOARD, Space
from fathom.games.unfathomable.client.texts import texts
from fathom.games.unfathomable.library import crises, names_of_abilities
from fathom.games.unfathomable.pieces import Item, Mythos, Role, Spell, Waypoint
from fathom.games.unfathomable.scoring import FULL_DISTANCE
from fathom.games.unfathomable.state import HIGHEST, LAST_SPACE, Player, Test, Unfathomable
from fathom.kernel import Action, Ask
from fathom.kernel.words.words import Words

READABLE = {Role: "sheet", Item: "item", Spell: "spell", Waypoint: "waypoint"}
OUTCOMES = ("success", "partial", "failure")


def draw(view: Unfathomable, words: Words, ask: Ask | None) -> RenderableType:
    """The table as a seat sees it."""
    parts: list[RenderableType] = [instruments(view, words), people(view, words), ship(view, words)]
    parts += [Text("\n".join(crisis(card, words))) for card in view.crisis]
    if view.test is not None:
        parts.append(test(view.test, words))
    if ask is not None:
        parts.append(own(view, words, ask.seat))
        parts += cards_asked_about(ask, words)
    return Group(*parts)


def does_nothing(action: Action) -> bool:
    return action.idle


def instruments(view: Unfathomable, words: Words) -> Text:
    """Whose turn it is, the dials, both tracks and how far the ship has come."""
    lines = Text(words.say("board-turn", turn=view.turn, seat=words.seat(view.active)), "bold")
    dials = (f"{words.value(resource)} {now}/{HIGHEST}" for resource, now in view.dials.items())
    tracks = (
        words.say(
            "board-track",
            name=words.value(track),
            step=words.say(f"board-step-{track.value}-{now}"),
            now=now,
            last=LAST_SPACE,
        )
        for track, now in view.tracks.items()
    )
    passed = [words.value(card) for card in view.course] or [words.say("board-no-waypoint")]
    course = words.say("board-distance", far=view.distance(), full=FULL_DISTANCE, waypoints=words.value(passed))
    lines.append("\n" + "\n".join([" · ".join(dials), " · ".join(tracks), course]), "not bold")
    return lines


def people(view: Unfathomable, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for player in view.players:
        table.add_row(
            words.seat(player.seat),
            str(words.value(player.role)) if player.role else words.say("board-no-character"),
            str(words.value(player.space)),
            words.say("board-cards", count=len(player.hand)),
            ", ".join(_before(view, player, words)),
        )
    return table


def _before(view: Unfathomable, player: Player, words: Words) -> Iterator[str]:
    """Titles, and what lies open before a player."""
    if player.revealed:
        yield words.say("board-traitor")
    for title, seat in (("captain", view.captain), ("keeper", view.keeper)):
        if seat == player.seat:
            yield words.say(f"title-{title}")
    if player.role is not None:
        yield words.say("board-feat-ready" if player.feat else "board-feat-used")
    yield from (str(words.value(card)) for card in (*player.items, *player.mythos, *player.spells))


def ship(view: Unfathomable, words: Words) -> Table:
    """Every space with a monster, a passenger or damage."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for space in (*BOARD, Space.ABYSS):
        found = ", ".join(_figures(view, space, words))
        if found:
            table.add_row(str(words.value(space)), found)
    return table


def _figures(view: Unfathomable, space: Space, words: Words) -> Iterator[str]:
    for monarch, at in (("hydra", view.hydra), ("dagon", view.dagon)):
        if at == space:
            yield words.say(f"board-name-{monarch}")
    if view.deep_ones.get(space):
        yield f"{words.say('board-deck-deep-ones')} {view.deep_ones[space]}"
    if view.passengers_at(space):
        yield f"{words.say('board-deck-passengers')} {view.passengers_at(space)}"
    if space in view.damaged:
        yield f"{words.say('board-deck-damage')} ({words.value(view.damaged[space])})"


def crisis(card: Mythos, words: Words) -> Iterator[str]:
    """A crisis, and what each outcome brings; between two it is for somebody to choose."""
    known = crises()[card]
    yield str(words.value(card))
    for part in (*OUTCOMES, "one", "other"):
        effect = getattr(known, part)
        if effect is not None:
            text = words.sentences(effect)
            yield f"  {_labelled(f'board-outcome-{part}', text, words) if part in OUTCOMES else f'– {text}'}"


def test(going_on: Test, words: Words) -> Text:
    """Threshold and skills, who has added how many cards, and the pile once it lies open."""
    skills = words.value([words.value(skill) for skill in going_on.skills])
    lines = [words.say("board-check", threshold=going_on.threshold, skills=skills)]
    added = (f"{words.seat(seat)} {count}" for seat, count in enumerate(going_on.added))
    lines.append(_labelled("board-added", ", ".join(added), words))
    if going_on.revealed:
        lines.append(", ".join(card_name(words, card) for card in going_on.revealed))
    if going_on.total is not None:
        lines.append(words.say("board-total", total=going_on.total, threshold=going_on.threshold))
    return Text("\n".join(lines))


def own(view: Unfathomable, words: Words, seat: int) -> RenderableType:
    """Loyalty and hand."""
    player = view.players[seat]
    loyalty = ", ".join(words.say(f"loyalty-{card}") for card in player.loyalty if card is not None)
    hand = ", ".join(card_name(words, card) for card in player.hand if card is not None)
    lines = [_labelled("board-cards-shown", loyalty, words), _labelled("board-hand", hand, words)]
    return Text("\n".join(lines))


def _labelled(key: str, text: str, words: Words) -> str:
    return words.say("cli-score", name=words.say(key), score=text or "-")


def cards_asked_about(ask: Ask, words: Words) -> Iterator[Text]:
    """What is printed on each character or card that an answer names."""
    named = dict.fromkeys(each for option in ask.options for each in _printed(option, words))
    known = texts(words) if named else {}
    for name, key in named:
        yield Text(words.say("cli-score", name=name, score=known[key]), "dim")


def _printed(option: Action, words: Words) -> Iterator[tuple[str, str]]:
    """The name of what an answer uses, and the key of its text."""
    match option:
        case UseFeat(role):
            yield words.say("board-feat"), f"text-feat-{role.value}"
        case PlayCard(card):
            yield card_name(words, card), f"text-ability-{names_of_abilities()[card]}"
        case _:
            for field in option.__struct_fields__:
                card = getattr(option, field)
                if type(card) in READABLE:
                    yield str(words.value(card)), f"text-{READABLE[type(card)]}-{card.value}"


def result(state: Unfathomable, words: Words) -> RenderableType:
    """How it ended, and who was what."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for player in state.players:
        loyalty = ", ".join(words.say(f"loyalty-{card}") for card in player.loyalty if card is not None)
        table.add_row(words.seat(player.seat), str(words.value(player.role)) if player.role else "", loyalty)
    ending = Text(words.say(f"ending-{state.ending}") if state.ending is not None else "")
    return Group(ending, table)
