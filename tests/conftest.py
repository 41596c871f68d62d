"""How Hypothesis runs here: the same examples everywhere, and never judged by the clock. Compiled tests are kept."""

import os
import sys

from hypothesis import HealthCheck, settings

JUDGED_ELSEWHERE = [HealthCheck.too_slow, HealthCheck.filter_too_much]
settings.register_profile("fathom", deadline=None, derandomize=True, suppress_health_check=JUDGED_ELSEWHERE)
settings.load_profile("fathom")

sys.dont_write_bytecode = False  # where nothing compiled is kept, half of the time goes into compiling tests again
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # and every process that a test starts compiles the whole program
