"""What things are worth to the humans, in points: a point is about one unit of a resource while there is plenty.

The numbers were tried out in some hundreds of games between bots. Those of `Weights` can be learned by playing
(`python -m fathom.rl.evolve unfathomable`).
"""

from msgspec import Struct

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import Item

THE_GAME = 100.0  # what ends the game at once
STEPS = 20  # of the voyage, from port to port
MILES_PER_WAYPOINT = 3
ROOM_USE = {Space.BOILER: 1.2, Space.GALLEY: 0.6, Space.CARGO: 0.4, Space.CHAPEL: 0.3, Space.CABIN: 0.2}
FEW_LEFT = 6  # few Deep Ones in the supply
FULL_HAND = 8
FEW_CARDS = 4  # cards in a hand
ITEM = {Item.MEDICINE_CHEST: 0.8, Item.BOMB: 0.4, Item.DECK_SHOES: 0.6, Item.CROOKED_RING: 0.7, Item.BLADE: 0.6}
CHAOS = {2: -1.0, 3: 1.0}  # the Chaos cards, by how many skills support the test
HALF_HEARTED = 0.4  # how much a traitor in hiding cares for the ship
BLATANT = 3.5  # a choice worse than the best by more than this would betray a hidden traitor
FIRST_TURNS = 2  # rounds in which nobody reveals
WEAK_DIAL = 2
WEAK_HULL = 4
EXCHANGED = 1.5  # cards of less than this become Treachery on revealing
REVEAL = 4.0  # the harm of a reveal ability that is worth revealing for
DOUBT = 1.5  # how fast suspicion grows with every card too many in the piles of skill tests
HOARD = 9  # cards in a hand that look like withheld help
SUSPECTED = 0.6  # enough to accuse somebody
CERTAIN = 1.0
SPREAD = 4.5  # how far the totals of tests stray from what is expected


class Weights(Struct, frozen=True):
    """Numbers that can be learned; the defaults are those of `shipmate`."""

    # --------------------------------------------------------------------------------------------------------- the ship

    # Of a unit of a resource, by what is left of it:
    price: tuple[float, ...] = (100.0, 100.0, 9.0, 6.0, 4.6, 3.8, 3.2, 2.8, 2.5, 2.2, 2.0)
    drain: float = 0.2  # units of a resource that are lost on each step of the voyage
    fuel_per_distance: float = 0.2  # fuel that must be left for what lies ahead
    voyage_step: float = 4.5
    hurry: float = 0.75  # more for each revealed traitor
    last_steps: float = 5.0  # a step of the voyage after the last Waypoint
    damage: tuple[float, ...] = (2.2, 2.5, 3.0, 4.2, 8.0, 100.0)  # one more damaged room, by how many there are
    structural: float = 0.8  # part of the Damage cards that stay in a room
    most_held_back: float = 2.0  # at most, when the ritual is delayed: it will come all the same
    ritual_part: float = 0.75  # part of a banishment that counts for a step of the ritual

    # --------------------------------------------------------------------------------------------------------- monsters

    deep_one_inside: float = 3.5
    deep_one_in_ruins: float = 2.6  # in a room that is damaged already
    deep_one_on_deck: float = 2.0
    deep_one_in_water: float = 0.8
    deep_one_in_abyss: float = 0.35
    crowded: float = 0.25  # with so few in the supply each Deep One more is worse by so much per one missing
    monarch: float = 1.6
    moved_on: float = 0.6  # a Deep One comes a space nearer

    # ------------------------------------------------------------------------------------------------------- passengers

    passenger_loss: float = 0.89  # souls
    in_danger: float = 1.0  # chance to fall with a Deep One in the space,
    near_danger: float = 0.8  # with one next to it,
    banished: tuple[float, ...] = (0.5, 0.6, 0.8, 1.0)  # or through a banishment, by where the ritual stands
    endangered: float = 0.5

    # ------------------------------------------------------------------------------------------------------- characters

    defeated: float = 2.4
    jailed: float = 3.5
    traitor_jailed: float = 6.5  # a revealed traitor, who has to pay for getting out
    title: float = 0.4
    card: float = 0.55  # a card more or less
    card_of_many: float = 0.25  # the same with a full hand
    card_of_few: float = 0.85
    value_point: float = 0.18  # what each point of value adds to it
    treachery_in_chaos: float = 0.3
    an_action: float = 1.0
    a_spell: float = 1.3
    an_item: float = 1.0
    upgrade: float = 1.8
    a_look: float = 0.25  # at the top of a deck

    # ------------------------------------------------------------------------------------------------------------ tests

    per_card: float = 2.5  # what a card added by somebody is worth on average
    against: float = -3.0  # and one that a revealed traitor has added
    matching: float = 0.2  # part of a hand in each skill
    promised: float = 0.75  # part of the matching cards in other hands that will be added
    # A point, by the cards in an average hand:
    point: tuple[float, ...] = (0.35, 0.35, 0.35, 0.3, 0.25, 0.22, 0.18, 0.14, 0.1, 0.07, 0.05)
    chaos_treachery: float = 0.12  # points that each card beyond the first ten costs

    # ------------------------------------------------------------------------------------------------------------- time

    next_action: float = 0.85  # what can be done with the next action of this turn,
    next_turn: float = 0.3  # and in the next turn


SHIPMATE = Weights()
