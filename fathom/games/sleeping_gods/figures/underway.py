"""What is under way: a draw of fate, a challenge, a fight, the page that is read."""

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeVar

from msgspec import Struct

from fathom.games.sleeping_gods.pieces import Card, Crew, Enemy, Passage, Skill
from fathom.kernel import Public

T = TypeVar("T")


def there(thing: T | None) -> T:
    """What is under way, for who cannot be asked otherwise."""
    if thing is None:
        raise LookupError("nothing of the kind is under way")
    return thing


class Purpose(StrEnum):
    """What fate is drawn for."""

    CHALLENGE = "challenge"
    ATTACK = "attack"
    SHIP = "ship"
    EVENT = "event"


class Draw(Struct):
    """An open draw of fate: who drew it and what it has come to."""

    seat: Public[int]
    purpose: Public[Purpose]
    value: Public[int]


class Trial(Struct):
    """A challenge (CH1). `helpless` are forced participants who add nothing (CH13a); `joined` the seats that have paid
    to join; `extra` is what was added after the draw. `sailing`: the navigation test, which has no value to reach."""

    skill: Public[Skill]
    value: Public[int]
    participants: Public[list[Crew]] = []
    helpless: Public[list[Crew]] = []
    joined: Public[list[int]] = []
    fate: Public[int] = 0
    extra: Public[int] = 0
    sailing: Public[bool] = False
    passed: Public[bool] = False


class Foe(Struct):
    """An enemy in the row; `covered` are its squares with a wound token, as bits."""

    enemy: Public[Enemy]
    covered: Public[int] = 0


class Attack(Struct):
    """The attack under way. `weapon`: an adventure card, or the printed one. `free`: without fate and counterattack, on
    one enemy only. `borne`: dealt by a member, and not by a card of the party."""

    seat: Public[int]
    crew: Public[Crew]
    target: Public[Enemy]
    weapon: Public[Card | None] = None
    accuracy: Public[int] = 0
    damage: Public[int] = 0
    bloodless: Public[int] = 0
    diagonal: Public[bool] = False
    boosted: Public[bool] = False
    hit: Public[bool] = False
    settled: Public[bool] = False
    countered: Public[bool] = False
    free: Public[bool] = False
    borne: Public[bool] = True
    placed: Public[list[tuple[Enemy, int]]] = []


class Hit(Struct):
    """Damage about to be dealt to a crew member, as far as it is not blocked yet. `counter`: by a counterattack."""

    crew: Public[Crew]
    amount: Public[int]
    counter: Public[bool] = False


class Combat(Struct):
    """A fight: the row from left to right, free cubes by seat, cubes by crew member, who has passed, and on whose board
    each synergy token lies (both in the order of the crew)."""

    row: Public[list[Foe]]
    cubes: Public[list[int]]
    used: Public[list[int]]
    passed: Public[list[bool]]
    tokens: Public[list[Crew]]  # SET5c
    level: Public[int] = 0
    attack: Public[Attack | None] = None
    hit: Public[Hit | None] = None
    over: Public[bool] = False  # the attacks of this round are over

    @property
    def open_attack(self) -> Attack:
        return there(self.attack)

    @property
    def open_hit(self) -> Hit:
        return there(self.hit)

    def given(self) -> Iterator[tuple[Crew, Crew]]:
        """The synergy tokens that lie on another's board, each with who holds it."""
        return ((owner, holder) for owner, holder in zip(Crew, self.tokens, strict=True) if owner != holder)


class Bookmark(Struct):
    """Where the party is in the book. `town` lists its options anew until it is left; `taken` are those used (VIL2)."""

    at: Public[Passage]
    town: Public[Passage | None] = None
    taken: Public[list[str]] = []
    exploring: Public[bool] = True
