"""What things are worth to an explorer, counted in points of health."""

HEALTH = 1.0
DEATH = 14.0  # an explorer is gone for good, and its player turns against the others
STEEP = 2.5  # how sharply the risk of death grows with the hits expected
ESSENCE = 1.1
STAMINA = 0.35
THREAT = 0.7  # a step
ITEM = 2.2
EVENT = 0.8
TOOL = 0.6  # a card that gives something to do now and then
ADVANCE = 12.0  # the next chapter
RITUAL = 12.0
LEAVE = 11.0
SEAL = 3.2
LIGHT = 3.0
RECHARGE = 0.5
BENCH = 2.4
DOOR = 0.6
FIND = 5.5  # a tile, when what the chapter asks for is on none of those that lie
LOOK = 2.2  # a tile, when there is little left to do
NEAR = 3.0  # to be there when essence is put together
KILL = 1.4  # a monster's blows in a round, over the rounds that it would live
COUNTED = 3.0  # a kill that a chapter counts
ALLY_NEARER = 0.55  # what is left of a thing that another explorer will reach first
HIT_TO_WIN = 5.0  # a hit on a part of the statue, or on the Beast
EQUIPPED = 1.2  # what a point of better gear is worth
