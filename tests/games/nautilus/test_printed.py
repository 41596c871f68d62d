"""What is printed on modules and tokens, against a written expectation: how many there are, and what they give."""

from fathom.games.nautilus.effects import Dash, Earn, Look, Stroll
from fathom.games.nautilus.library import ATLANTIS, discoveries, missions
from fathom.games.nautilus.pieces import PLANS, Kind

MODULES = """
base       1  N E S W  NE SE SW NW
violet     10 N S      NE SE SW NW
green      10 N E S W  NE SW
training   4  E W      NE SW        3 4 5
technical  4  N E S    NW           4 5 6
sonar      4  N S      NE SW        4 5 6
research   4  N E      SW NW        0 1 2
analysis   4  N        NE SE SW     2 3 4
"""


def test_every_module_is_as_it_is_printed():
    printed = []
    for kind, plan in PLANS.items():
        blue, orange = (" ".join(side.name for side in sides) for sides in (plan.blue, plan.orange))
        printed.append(f"{kind} {plan.count} {blue} {orange} {' '.join(map(str, plan.gives))}".split())
    assert printed == [line.split() for line in MODULES.strip().splitlines()]


def test_what_salvaging_a_token_does():
    done = {find.value: card.salvaged for find, card in discoveries().items() if find not in ATLANTIS}
    looks = dict.fromkeys(("scallop", "snail"), Look(Kind.RESEARCH))
    nothing = dict.fromkeys(("gold", "jellyfish", "urchin"))
    assert done == {"chest": Earn(Kind.ANALYSIS), "speed": Dash(3), **looks, **nothing}
    assert {discoveries()[find].salvaged for find in ATLANTIS} == {Stroll(2)}


def test_which_zones_a_token_lies_in_and_what_it_is_worth():
    lying = {find.value: (card.slope, card.deep, card.trench, card.value) for find, card in discoveries().items()}
    atlantis = [lying.pop(find.value).index(1) for find in ATLANTIS]
    assert atlantis == [0] * 6 + [1] * 4 + [2] * 2 + [1] + [2] * 2
    assert lying == {
        "gold": (0, 1, 3, 2),
        "jellyfish": (3, 2, 1, 1),
        "urchin": (3, 2, 1, 1),
        "scallop": (4, 3, 1, 0),
        "snail": (4, 3, 1, 0),
        "chest": (4, 3, 2, 0),
        "speed": (2, 1, 1, 0),
    }


def test_which_two_kinds_a_mission_upgrades():
    assert {mission.value: [kind.value for kind in card.kinds] for mission, card in missions().items()} == {
        "reef": ["scallop", "jellyfish"],
        "garden": ["scallop", "urchin"],
        "current": ["snail", "jellyfish"],
        "shelf": ["snail", "urchin"],
    }
