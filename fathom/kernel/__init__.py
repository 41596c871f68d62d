"""What every game needs and no game owns: questions, steps, visibility, chance, matches, effects and words."""

from fathom.kernel.game import BadOption, Game, Only, Options, Setup, Unknown
from fathom.kernel.names import EVERYONE, SPECTATOR, SeatNumber
from fathom.kernel.questions.ask import Action, Ask, AskAll, AskAny, Blocked, Illegal, Judged, Question, Refusal, cites
from fathom.kernel.questions.journal import Event
from fathom.kernel.questions.step import Flow, Result, Step
from fathom.kernel.questions.windows import Window
from fathom.kernel.record.match import Answer, Match
from fathom.kernel.record.save import BadSave
from fathom.kernel.state.chance import Chance, commitment
from fathom.kernel.state.pools import Pool
from fathom.kernel.state.state import Finished, State
from fathom.kernel.state.visibility import Hidden, Knowers, Known, Owner, Public, Secret, Top

__all__ = [
    "EVERYONE",
    "SPECTATOR",
    "Action",
    "Answer",
    "Ask",
    "AskAll",
    "AskAny",
    "BadOption",
    "BadSave",
    "Blocked",
    "Chance",
    "Event",
    "Finished",
    "Flow",
    "Game",
    "Hidden",
    "Illegal",
    "Judged",
    "Knowers",
    "Known",
    "Match",
    "Only",
    "Options",
    "Owner",
    "Pool",
    "Public",
    "Question",
    "Refusal",
    "Result",
    "SeatNumber",
    "Secret",
    "Setup",
    "State",
    "Step",
    "Top",
    "Unknown",
    "Window",
    "cites",
    "commitment",
]
