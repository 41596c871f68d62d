"""What is printed on the modules, against a written expectation: how many there are, their airlocks, what they give."""

from fathom.games.nautilus.modules import PLANS

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
