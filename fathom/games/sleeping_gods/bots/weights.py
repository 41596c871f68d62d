"""What things are worth to the party, counted in wounds."""

from fathom.games.sleeping_gods.pieces import Gift, Kind, Status

WOUND = 1.0
DOWN = 2.5  # a member has no health points left
DEFEAT = 25.0
FATIGUE = (0.7, 1.3)  # the first and the second of a member
RESTED = 0.6  # one fatigue less by a night at an inn
SHIP = 1.1  # a damage cube on a sound ship; more, the worse it is already
ORDER = 0.6
SKILL_CARD = 0.5
STATUSES = {
    Status.WEAKENED: 1.8,
    Status.LOW_MORALE: 1.2,
    Status.FRIGHTENED: 1.3,
    Status.MADNESS: 1.4,
    Status.VENOM: 3.0,
}
GIFTS = {
    Gift.COIN: 0.8,
    Gift.MEAT: 0.55,
    Gift.GRAIN: 0.6,
    Gift.VEGETABLE: 0.55,
    Gift.MATERIAL: 0.8,
    Gift.ARTIFACT: 1.3,
    Gift.FOOD: 0.6,
    Gift.ORDER: ORDER,
    Gift.XP: 1.3,
    Gift.CARD: SKILL_CARD,
}
QUEST = 3.0
DONE_QUEST = 2.0
CARDS = {
    Kind.PASSENGER: 3.5,
    Kind.ANIMAL: 3.0,
    Kind.EQUIPMENT: 3.0,
    Kind.WEAPON: 3.0,
    Kind.RECIPE: 3.0,
    Kind.TOTEM: 8.0,
}
LEVEL = 3.5
TOKEN = 1.0
EVENT_GONE = 2.0  # a permanent event leaves play
MOVE = 5.0
UNREAD = 1.5  # what may stand in a paragraph that nobody has read
TESTED, FOUGHT, PAID, AWAITED = 4.5, 6.5, 3.5, 3.0  # how much more, behind a test, a fight, a price, a keyword
READ = 0.2
LEARNT = 4.0  # where a choice promises to teach something
LEAN = 6.0  # which way a mate would rather close an arc
PLACE = 6.0  # a place where nobody has been
LEAD = 15.0  # a place that has been waiting for what the party now has
HINT = 0.45  # of a lead, where something is to be had that another place asks for
RUMOUR = 0.7  # of a lead, where the party has heard that there is something to see
GRIPPED = 0.3  # how much more with every quest of the same story that the party has taken
BEGUN, RESOLVED = 2, 1.0  # quests of an arc after which the party goes through with it, like it or not
BY_THE_WAY, OVER = 0.7, 0.4  # of a lead, where it serves no arc, or one that is closed
HEADING = 1.6  # how much more a place is worth on the map that the party wants to see
AGAIN = 0.7  # of what a choice is worth, if it was not taken before
STORY_TEST = 5.0  # what hangs on a test of the book, of the sea, of sailing
SEA_TEST = 3.5
FIGHT = 0.105  # wounds of a fight, times the square of its level
