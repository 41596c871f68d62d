"""Steps of what is under way: each receives the open fight, attack or challenge."""

from fathom.games.sleeping_gods.figures.underway import Attack, Combat, Trial
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Flow, Step, cites


@cites("CBT1a")
class FightStep(Step):
    def run(self, g: Voyage) -> Flow | None:
        return self.fight(g, g.open_combat)

    def fight(self, g: Voyage, combat: Combat) -> Flow | None:
        """Do it, in this fight."""
        raise NotImplementedError


@cites("CBT4a")
class AttackStep(Step):
    def run(self, g: Voyage) -> Flow | None:
        combat = g.open_combat
        return self.attack(g, combat, combat.open_attack)

    def attack(self, g: Voyage, combat: Combat, attack: Attack) -> Flow | None:
        """Do it, in this attack."""
        raise NotImplementedError


@cites("CH1")
class TrialStep(Step):
    def run(self, g: Voyage) -> Flow | None:
        return self.test(g, g.open_test)

    def test(self, g: Voyage, test: Trial) -> Flow | None:
        """Do it, in this challenge."""
        raise NotImplementedError
