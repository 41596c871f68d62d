"""The start: explorers are chosen, the first chapter begins (SET1, SET7)."""

from fathom.games.machina_arcana.actions import PickExplorer
from fathom.games.machina_arcana.events import Chose
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.library import explorers
from fathom.games.machina_arcana.pieces import ExplorerCard
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.rounds import Round
from fathom.games.machina_arcana.steps.story.advancing import begin_chapter
from fathom.kernel import Ask, Flow, Refusal, SeatNumber, Step, cites

TAKEN = Refusal("SET1b", "explorer-taken")


@cites("SET1a", "SET1b", "SET3a", "SET3b")
class ChooseExplorer(Step):
    seat: int

    def run(self, g: Machina) -> Flow:
        taken = {each.card for each in g.explorers}
        everybody = [PickExplorer(ExplorerCard(name)) for name in explorers()]
        free = [pick for pick in everybody if pick.explorer not in taken]
        party = len(g.explorers) + 1 + sum(isinstance(step, ChooseExplorer) for step in g.agenda)
        judge = among(free, lambda: everybody, TAKEN)
        match (yield Ask.judged(self.seat, judge, Prompt.PICK_EXPLORER, {"party": party})):
            case PickExplorer(card):
                sheet = explorers()[card]
                g.add_explorer(Explorer(self.seat, card, health=sheet.health, stamina=sheet.stamina))
                g.tell(Chose(SeatNumber(self.seat), card))


@cites("SET7a", "SET7b", "SET7c")
class Begin(Step):
    def run(self, g: Machina) -> None:
        g.push(Round())
        begin_chapter(g)
