"""Phase 2: aquanauts go where the best work is, or nearer to it. The reward of an Atlantis token is answered alike."""

from fathom.games.nautilus.actions import Stay, Walk
from fathom.games.nautilus.bots.outlook import Outlook
from fathom.games.nautilus.bots.work import Work
from fathom.games.nautilus.pieces import EXPLORATIONS
from fathom.kernel import Action, Ask


def walk(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    work = Work(outlook)
    worths: dict[Action, float] = {}
    for option in ask.options:
        match option:
            case Walk(start, to):
                steps = outlook.view.walks(start)[to]
                worths[option] = stopping(work, start, to) - leaving(work, start) - outlook.weights.walked_step * steps
            case Stay():
                worths[option] = 0.0
    return worths


def stopping(work: Work, start: int, to: int) -> float:
    """Work done there, or what the way to further work has become shorter."""
    if work.here[to] > 0 or binds(work, to):
        return work.here[to]
    return work.outlook.weights.approach * (work.ahead[to] - work.ahead[start])


def binds(work: Work, to: int) -> bool:
    module = work.view.city[to]
    return module.kind in EXPLORATIONS and not module.crew[work.seat]


def leaving(work: Work, start: int) -> float:
    """The launch that the start module may lose with the aquanaut."""
    module = work.view.city[start]
    if module.kind not in EXPLORATIONS or work.launches_ready > work.submarines_waiting:
        return 0.0
    return work.launch_worth(module) if work.submarines_waiting else 0.0
