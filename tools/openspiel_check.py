"""Run OpenSpiel's random simulation on our games: `python tools/openspiel_check.py nautilus noughts`.

OpenSpiel is large and no dependency of ours: install `open_spiel` beside `fathom-table[rl]` first.
"""

import os
import sys

import pyspiel

from fathom.envs import openspiel
from fathom.games import load

openspiel.register()
for name in sys.argv[1:]:
    for seats in sorted({load(name).seats[0], load(name).seats[-1]}):
        game = pyspiel.load_game(f"fathom_{name.replace('-', '_')}(seats={seats})")
        pyspiel.random_sim_test(game, num_sims=1, serialize=name in ("noughts", "connect-four"), verbose=False)
        print(f"{name}, {seats} seats: random_sim_test passes", flush=True)
os._exit(0)  # at its end OpenSpiel breaks down over games that are registered from Python
