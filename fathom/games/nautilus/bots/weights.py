"""What `greedy` believes: every number behind its choices, in points unless said otherwise, each with its reason."""

from fathom.games.nautilus.pieces import Kind

# ------------------------------------------------------------------------------ how the game will go

TYPICAL_ROUNDS = 17  # most games are over by then; reckoning with too few rounds wastes money early
FEWEST_ROUNDS_AHEAD = 2  # until the last round is known, there may always be a few more
EXPLORATION_PER_ROUND = 0.55  # exploration points that a seat still gains per round
DISCOVERY_PER_ROUND = 0.9  # discovery points that a seat still gains per round
MOST_EXPLORATION = 12.0  # rivals never leave all five majorities to one seat

# -------------------------------------------------------------------------------------------- money

NEMOS_PER_ROUND = 4.0  # Nemos that a seat could use well per round left, for tokens and what leads to them
SCARCITY = 1.0  # how far a lacking Nemo comes to the worth of the discovery point it could have paid

# ------------------------------------------------------------------------------------------- tokens

ATLANTIS_NEXT = 0.5  # discovery points of a further Atlantis token: it may gain a rank
STROLL = 1.5  # two free steps of an aquanaut
DASH = 2.0  # three free squares of a submarine: about half a token
LOOK = 0.4  # a secret look at a token: a detour saved now and then

# ------------------------------------------------------- exploration types, in exploration points

NEAR_PAIR = 0.75  # one module of a type: the second one may bring the majority
NEAR_LATE_PAIR = 0.3  # the same when a rival has a pair already
RISK = {0: 0.9, 1: 0.6, 2: 0.25}  # by the lead of a majority holder: what may be lost again
NEAR_MAJORITY = {0: 0.4, 1: 0.2}  # by the distance to the holder: what may still be won
RIVAL_LOSS = 0.5  # taking a majority also takes 2 points from one rival among several

ABILITY = {  # points per round left for the next step of what a type gives:
    Kind.TRAINING: 0.4,  # one more step for aquanauts
    Kind.TECHNICAL: 0.6,  # one more square for every submarine
    Kind.SONAR: 0.1,  # sonar is seldom used
    Kind.RESEARCH: 0.2,  # one more look per shell
    Kind.ANALYSIS: 0.35,  # one more Nemo per chest
}
ABILITY_STEPS = 2  # modules of a type beyond the second give nothing more
TRENCH_KEY = 0.12  # part of what the trench holds that goes to the seat that opens it with its fifth type

# ---------------------------------------------------------------------------------- hands and work

IDLE_HANDS = (6.0, 5.5, 5.0, 1.5, 0.5)  # aquanauts without work yet: the first ones will find some soon
OPEN_WORK = 0.25  # share of a work's worth while no aquanaut is there to do it
ROUNDS_TO_PAY_OFF = 3  # a purchase needs about so many rounds to show its worth
USUAL_FEE = 1.5  # what building will cost, as guessed while buying

# ---------------------------------------------------------------------------------- building sites

SITE_PROSPECT = 0.5  # part of the prospects before an airlock that a launch from it will harvest
OPEN_END = 0.3  # an airlock towards open sea lets the city grow there
STEP_AWAY = 1.5  # each passage between a new module and the nearest aquanaut
COVERED_TOKEN = 0.5  # part of a token's worth that is lost by building over it
HABITATION_FIRST = 50.0  # more than any site differs from another: what else is built this turn joins its aquanauts
NO_HANDS = 3  # passages to the nearest aquanaut, while there is none
OUTWARDS = 0.15  # habitations draw the city towards tokens

# ------------------------------------------------------------------------------------------ walking

WALKED_STEP = 0.3  # steps of the pool are better left to the second aquanaut
WORK_AHEAD = 0.75  # part of a work's worth that is left for each passage on the way to it
APPROACH = 0.5  # part that counts of work come nearer: it is not done yet
BOUND_HAND = 1.0  # an aquanaut in service is bound for good: a Nemo to replace

# -------------------------------------------------------------------------------------- submarines

PROSPECT_RANGE = 10  # squares around a submarine in which tokens count as near
LAUNCH = 1.0  # part of what lies around an airlock that a submarine launched there will harvest
LAUNCH_ROUNDS = 4  # rounds that the harvest takes
LAUNCH_SITE = 12.0  # a module in service with a free airlock, for a seat that has none
WORTH_LAUNCHING = 3.0  # less than this is not worth an aquanaut
FOLLOW_UP = 0.5  # part of what lies around a target that counts for it: the next voyages start there
SEARCH = 40  # squares that a voyage is planned ahead
VOYAGES = 10  # goals that are compared: those still farther away are never the best
CONTESTED = 0.35  # chance to be first where a rival submarine is nearer
RELAUNCH_ROUNDS = 3  # rounds that a submarine is away when it docks
BERTH_HAND = 1.0  # the aquanaut that goes ashore is free: a Nemo saved
SONAR_LEARNS = 0.06  # discovery points gained per further unknown token to choose among: seldom worth a Nemo
