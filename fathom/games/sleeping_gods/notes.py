"""Notes on answers: what one costs, what it needs and what it would change, for clients to show before it is given."""

from msgspec import Struct

from fathom.games.sleeping_gods.pieces import Skill


class Note(Struct, frozen=True, omit_defaults=True):
    """What an answer costs in orders, coins, materials and experience.

    `least` is the fate that it takes, `chance` how likely that is in per cent. Of somebody who may take part: what they
    `add`. Of a choice or a hazard: the `skill` and `value` of its test, the `level` of its fight and how many `foes`.
    Of an attack: the damage of a hit and of a miss, and what the counterattack deals after blocks. Of a wound: what the
    square `takes`, what is `left` afterwards, whether it `beats` the enemy and is the `last`. `heals`: wounds removed.
    """

    orders: int = 0
    coins: int = 0
    materials: int = 0
    xp: int = 0
    adds: int | None = None
    skill: Skill | None = None
    value: int = 0
    least: int | None = None
    chance: int | None = None
    level: int = 0
    foes: int = 0
    damage: int = 0
    miss: int = 0
    counter: int | None = None
    takes: int = 0
    left: int | None = None
    beats: bool = False
    last: bool = False
    heals: int = 0
