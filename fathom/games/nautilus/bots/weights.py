"""What the bots believe: every number behind their choices, in points unless said otherwise, each with its reason.

The numbers of `greedy` were thought out and tried; those of `seasoned` were learned from them by playing (file
`learned.json`, written by `python -m fathom.rl.evolve nautilus`).
"""

from functools import cache
from pathlib import Path
from typing import ClassVar

import msgspec
from msgspec import Struct, field

from fathom.games.nautilus.pieces import Kind

LEARNED = Path(__file__).with_name("learned.json")

ABILITY = {  # points per round left for the next step of what a type gives:
    Kind.TRAINING: 0.4,  # one more step for aquanauts
    Kind.TECHNICAL: 0.6,  # one more square for every submarine
    Kind.SONAR: 0.1,  # sonar is seldom used
    Kind.RESEARCH: 0.2,  # one more look per shell
    Kind.ANALYSIS: 0.35,  # one more Nemo per chest
}
ABILITY_STEPS = 2  # modules of a type beyond the second give nothing more
HABITATION_FIRST = 50.0  # more than any site differs from another: what else is built this turn joins its aquanauts
NO_HANDS = 3  # passages to the nearest aquanaut, while there is none
PROSPECT_RANGE = 10  # squares around a submarine in which tokens count as near
SEARCH = 40  # squares that a voyage is planned ahead
VOYAGES = 10  # goals that are compared: those still farther away are never the best


class Weights(Struct, frozen=True):
    """Numbers that can be learned; the defaults are those of `greedy`."""

    LIMITS: ClassVar[dict[str, float]] = {"work_ahead": 0.95}  # with 1, work would be looked for without end

    # --------------------------------------------------------------------------------------------- how the game will go

    typical_rounds: float = 17  # most games are over by then; reckoning with too few rounds wastes money early
    fewest_rounds_ahead: float = 2  # until the last round is known, there may always be a few more
    exploration_per_round: float = 0.55  # exploration points that a seat still gains per round
    discovery_per_round: float = 0.9  # discovery points that a seat still gains per round
    most_exploration: float = 12.0  # rivals never leave all five majorities to one seat

    # ------------------------------------------------------------------------------------------------------------ money

    nemos_per_round: float = 4.0  # Nemos that a seat could use well per round left, for tokens and what leads to them
    scarcity: float = 1.0  # how far a lacking Nemo comes to the worth of the discovery point it could have paid

    # ----------------------------------------------------------------------------------------------------------- tokens

    atlantis_next: float = 0.5  # discovery points of a further Atlantis token: it may gain a rank
    stroll: float = 1.5  # two free steps of an aquanaut
    dash: float = 2.0  # three free squares of a submarine: about half a token
    look: float = 0.4  # a secret look at a token: a detour saved now and then

    # ------------------------------------------------------------------------- exploration types, in exploration points

    near_pair: float = 0.75  # one module of a type: the second one may bring the majority
    near_late_pair: float = 0.3  # the same when a rival has a pair already
    risk: tuple[float, ...] = (0.9, 0.6, 0.25)  # by the lead of a majority holder: what may be lost again
    near_majority: tuple[float, ...] = (0.4, 0.2)  # by the distance to the holder: what may still be won
    rival_loss: float = 0.5  # taking a majority also takes 2 points from one rival among several

    ability: dict[Kind, float] = field(default_factory=ABILITY.copy)  # points per round left
    trench_key: float = 0.12  # part of what the trench holds that goes to the seat that opens it with its fifth type

    # --------------------------------------------------------------------------------------------------- hands and work

    idle_hands: tuple[float, ...] = (6.0, 5.5, 5.0, 1.5, 0.5)  # aquanauts without work yet: the first find some soon
    open_work: float = 0.25  # share of a work's worth while no aquanaut is there to do it
    rounds_to_pay_off: float = 3  # a purchase needs about so many rounds to show its worth
    usual_fee: float = 1.5  # what building will cost, as guessed while buying

    # --------------------------------------------------------------------------------------------------- building sites

    site_prospect: float = 0.5  # part of the prospects before an airlock that a launch from it will harvest
    open_end: float = 0.3  # an airlock towards open sea lets the city grow there
    step_away: float = 1.5  # each passage between a new module and the nearest aquanaut
    covered_token: float = 0.5  # part of a token's worth that is lost by building over it
    outwards: float = 0.15  # habitations draw the city towards tokens

    # ---------------------------------------------------------------------------------------------------------- walking

    walked_step: float = 0.3  # steps of the pool are better left to the second aquanaut
    work_ahead: float = 0.75  # part of a work's worth that is left for each passage on the way to it
    approach: float = 0.5  # part that counts of work come nearer: it is not done yet
    bound_hand: float = 1.0  # an aquanaut in service is bound for good: a Nemo to replace

    # ------------------------------------------------------------------------------------------------------- submarines

    launch: float = 1.0  # part of what lies around an airlock that a submarine launched there will harvest
    launch_rounds: float = 4  # rounds that the harvest takes
    launch_site: float = 12.0  # a module in service with a free airlock, for a seat that has none
    worth_launching: float = 3.0  # less than this is not worth an aquanaut
    follow_up: float = 0.5  # part of what lies around a target that counts for it: the next voyages start there
    contested: float = 0.35  # chance to be first where a rival submarine is nearer
    relaunch_rounds: float = 3  # rounds that a submarine is away when it docks
    berth_hand: float = 1.0  # the aquanaut that goes ashore is free: a Nemo saved
    sonar_learns: float = 0.06  # discovery points gained per further unknown token to choose among: seldom worth a Nemo


GREEDY = Weights()


@cache
def learned_weights() -> Weights:
    """The numbers of `seasoned`."""
    return msgspec.json.decode(LEARNED.read_bytes(), type=Weights)
