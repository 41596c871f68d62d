"""What things are worth to the humans, in points: a point is about one unit of a resource while there is plenty.

The numbers were tried out in some hundreds of games between bots.
"""

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import Item

THE_GAME = 100.0  # what ends the game at once

# ---------------------------------------------------------------------------------------- the ship

PRICE = (100.0, 100.0, 9.0, 6.0, 4.6, 3.8, 3.2, 2.8, 2.5, 2.2, 2.0)  # of a unit of a resource, by what is left of it
DRAIN = 0.2  # units of a resource that are lost on each step of the voyage
STEPS = 20  # of the voyage, from port to port
FUEL_PER_DISTANCE = 0.2  # fuel that must be left for what lies ahead
VOYAGE_STEP = 4.5
HURRY = 0.75  # more for each revealed traitor
LAST_STEPS = 5.0  # a step of the voyage after the last Waypoint
MILES_PER_WAYPOINT = 3
DAMAGE = (2.2, 2.5, 3.0, 4.2, 8.0, 100.0)  # one more damaged room, by how many there are
ROOM_USE = {Space.BOILER: 1.2, Space.GALLEY: 0.6, Space.CARGO: 0.4, Space.CHAPEL: 0.3, Space.CABIN: 0.2}
STRUCTURAL = 0.8  # part of the Damage cards that stay in a room
MOST_HELD_BACK = 2.0  # at most, when the ritual is delayed: it will come all the same
RITUAL_PART = 0.75  # part of a banishment that counts for a step of the ritual

# ---------------------------------------------------------------------------------------- monsters

DEEP_ONE_INSIDE = 3.5
DEEP_ONE_IN_RUINS = 2.6  # in a room that is damaged already
DEEP_ONE_ON_DECK = 2.0
DEEP_ONE_IN_WATER = 0.8
DEEP_ONE_IN_ABYSS = 0.35
FEW_LEFT, CROWDED = 6, 0.25  # with so few in the supply each Deep One more is worse by so much per one missing
MONARCH = 1.6
MOVED_ON = 0.6  # a Deep One comes a space nearer

# -------------------------------------------------------------------------------------- passengers

PASSENGER_LOSS = 0.89  # souls
IN_DANGER = 1.0  # chance to fall with a Deep One in the space,
NEAR_DANGER = 0.8  # with one next to it,
BANISHED = (0.5, 0.6, 0.8, 1.0)  # or through a banishment, by where the ritual stands
ENDANGERED = 0.5

# -------------------------------------------------------------------------------------- characters

DEFEATED = 2.4
JAILED = 3.5
TRAITOR_JAILED = 6.5  # a revealed traitor, who has to pay for getting out
TITLE = 0.4
CARD = 0.55  # a card more or less
FULL_HAND = 8
CARD_OF_MANY = 0.25  # the same with a full hand
FEW_CARDS, CARD_OF_FEW = 4, 0.85
VALUE_POINT = 0.18  # what each point of value adds to it
TREACHERY_IN_CHAOS = 0.3
AN_ACTION = 1.0
A_SPELL = 1.3
AN_ITEM = 1.0
ITEM = {Item.MEDICINE_CHEST: 0.8, Item.BOMB: 0.4, Item.DECK_SHOES: 0.6, Item.CROOKED_RING: 0.7, Item.BLADE: 0.6}
UPGRADE = 1.8
A_LOOK = 0.25  # at the top of a deck

# ------------------------------------------------------------------------------------------- tests

PER_CARD = 2.5  # what a card added by somebody is worth on average
AGAINST = -3.0  # and one that a revealed traitor has added
MATCHING = 0.2  # part of a hand in each skill
PROMISED = 0.75  # part of the matching cards in other hands that will be added
SPREAD = 4.5  # how far totals stray from what is expected
POINT = (0.35, 0.35, 0.35, 0.3, 0.25, 0.22, 0.18, 0.14, 0.1, 0.07, 0.05)  # a point, by the cards in an average hand
CHAOS = {2: -1.0, 3: 1.0}  # the Chaos cards, by how many skills support the test
CHAOS_TREACHERY = 0.12  # points that each card beyond the first ten costs

# ------------------------------------------------------------------------------------------- time

NEXT_ACTION = 0.85  # what can be done with the next action of this turn,
NEXT_TURN = 0.3  # and in the next turn

# ---------------------------------------------------------------------------------------- treason

HALF_HEARTED = 0.4  # how much a traitor in hiding cares for the ship
BLATANT = 3.5  # a choice worse than the best by more than this would betray a hidden traitor
FIRST_TURNS = 2  # rounds in which nobody reveals
WEAK_DIAL = 2
WEAK_HULL = 4
EXCHANGED = 1.5  # cards of less than this become Treachery on revealing
REVEAL = 4.0  # the harm of a reveal ability that is worth revealing for

# --------------------------------------------------------------------------------------- suspicion

DOUBT = 1.5  # how fast suspicion grows with every card too many in the piles of skill tests
HOARD = 9  # cards in a hand that look like withheld help
SUSPECTED = 0.6  # enough to accuse somebody
CERTAIN = 1.0
