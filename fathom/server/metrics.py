"""Metrics for Prometheus. Each worker stores its own in the database, so that any worker can report all."""

from collections.abc import Iterator
from functools import cache

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families

ANSWERS = Counter("fathom_answers", "Answers that were stored.", ["game"])
JOBS = Counter("fathom_jobs", "Jobs that a crew has done.", ["work"])
CONFLICTS = Counter("fathom_conflicts", "Writes that came second to those of another worker.")
REQUESTS = Counter("fathom_requests", "HTTP requests, by the hundred of their status.", ["status"])
WRITES = Histogram(
    "fathom_write_seconds",
    "Seconds that a batch of writes took to be on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
TABLES = Gauge("fathom_tables", "Tables in memory.")
LINES = Gauge("fathom_lines", "Live lines to browsers.")
answers_of = cache(ANSWERS.labels)  # of a game: to look one up costs more than to count

TYPE = "text/plain; version=0.0.4; charset=utf-8"


def own_metrics() -> str:
    """The metrics of this process, as text."""
    return generate_latest(REGISTRY).decode()


def of_all(counted: dict[str, str]) -> str:
    """The metrics of all workers, each under its own label."""
    registry = CollectorRegistry()
    registry.register(Merged(counted))
    return generate_latest(registry).decode()


class Merged:
    def __init__(self, counted: dict[str, str]) -> None:
        self.counted = counted

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for worker, text in self.counted.items():
            for found in text_string_to_metric_families(text):
                family = families.setdefault(found.name, Metric(found.name, found.documentation, found.type))
                for sample in found.samples:
                    if not sample.name.endswith("_created"):
                        family.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)
        yield from families.values()
