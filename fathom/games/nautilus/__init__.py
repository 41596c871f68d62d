"""Nautilus: a city on the sea floor, built by all, and the discoveries around it. For 2 to 4 seats."""

from typing import Annotated, Literal

from fathom.games.nautilus import effects
from fathom.games.nautilus.board import DISCOVERY_SQUARES, FIRST_BASE, Square, Zone, name
from fathom.games.nautilus.client.facts import facts
from fathom.games.nautilus.client.reading import reading
from fathom.games.nautilus.library import (
    TOKENS_IN,
    Find,
    Mission,
    discoveries,
    tokens_of,
)
from fathom.games.nautilus.notes import Note
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.prompts import Prompt
from fathom.games.nautilus.state import IN_SEA, NOBODY, Module, ModuleNumber, Nautilus, Player
from fathom.games.nautilus.steps.building import Founding
from fathom.games.nautilus.steps.rounds import Round
from fathom.kernel import BadOption, Chance, Game, Options, SeatNumber, Setup, State
from fathom.kernel.game import Client, Questions, Secrets, Texts
from fathom.kernel.words.words import Words

MONEY = {2: 55, 3: 50, 4: 45}  # S6d
ZONES_WITH_TOKENS = (Zone.SLOPE, Zone.DEEP, Zone.TRENCH)  # S3a


class NautilusOptions(Options, frozen=True):
    """`base`: where the base stands; `first`: the seat of the first player, 0 for drawn by lot, else 1 to 4."""

    base: Literal["printed", "free"] = "printed"
    first: Annotated[Literal[0, 1, 2, 3, 4], SeatNumber] = 0


def set_up(setup: Setup, chance: Chance) -> Nautilus:
    options, seats = setup.options, range(setup.seats)
    if options.first > setup.seats:
        why = f"first is {options.first}, but there are {setup.seats} seats"
        raise BadOption("nautilus", "first", options.first, why)
    missions = list(Mission)
    chance.shuffle(missions)  # S8a
    tokens: list[Find | None] = [None] * len(DISCOVERY_SQUARES)
    for zone in ZONES_WITH_TOKENS:
        finds = list(tokens_of(zone))
        chance.shuffle(finds)  # S3e
        for token, find in zip(TOKENS_IN[zone], finds, strict=True):
            tokens[token] = find
    money = setup.numbers.get("start.money", MONEY[setup.seats])
    first = options.first - 1 if options.first else chance.below(setup.seats)  # S9d
    return Nautilus(
        chance=chance,
        players=[Player(seat, money, missions[seat], 1 << seat) for seat in seats],
        city=[Module(Kind.BASE, FIRST_BASE, 0, NOBODY, [0] * setup.seats)],  # S1c
        tokens=tokens,
        seen=[0] * len(tokens),
        holders=[IN_SEA] * len(tokens),
        left_missions=list(missions[setup.seats :]),
        majority={},  # S5a
        first=first,
        agenda=[Round(), Founding(first)] if options.base == "free" else [Round()],  # S1d
    )


def components(state: State) -> dict[str, list[object]]:
    """Every component that can be hidden, by pool."""
    pools: dict[str, list[object]] = {f"token-{zone.value}": list(tokens_of(zone)) for zone in ZONES_WITH_TOKENS}
    pools["mission"] = list(Mission)
    return pools


def module_name(words: Words, number: int) -> str:
    """A module as people point at it: its kind and where it stands."""
    if not isinstance(words.state, Nautilus) or number >= len(words.state.city):
        return words.say("module-number", number=number)
    module = words.state.city[number]
    return words.say("module-name", kind=module.kind, at=module.at)


discoveries()  # a wrong card is an error when the game loads

GAME = Game(
    name="nautilus",
    package=__name__,
    seats=range(2, 5),
    state=Nautilus,
    setup=set_up,
    options=NautilusOptions,
    questions=Questions(prompts=Prompt, arguments={"at": Square, "kind": Kind, "first": Find, "second": Find}),
    secrets=Secrets(components=components, open_choices=True),
    texts=Texts(formats={Square: lambda words, at: name(at), ModuleNumber: module_name}),
    client=Client(
        facts=facts(),
        reading=reading,
        note=Note,
    ),
    numbers={"start.money": range(201)},
)
__all__ = ["GAME", "effects"]
