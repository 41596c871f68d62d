"""How Hypothesis runs here: the same examples everywhere, and never judged by the clock."""

from hypothesis import HealthCheck, settings

JUDGED_ELSEWHERE = [HealthCheck.too_slow, HealthCheck.filter_too_much]
settings.register_profile("fathom", deadline=None, derandomize=True, suppress_health_check=JUDGED_ELSEWHERE)
settings.load_profile("fathom")
