"""The `fathom` command, in a process in which noughts and crosses is a campaign: run as a script by its server."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from fathom.cli import main
from tests.tally import noughts_is_a_campaign

if __name__ == "__main__":
    with noughts_is_a_campaign():
        main()
