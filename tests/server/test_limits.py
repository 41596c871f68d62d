"""Rate limits and the quota for imports."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.record.save import save
from fathom.server.http import limits
from fathom.server.http.app import create_app
from fathom.server.http.limits import Bucket, Buckets
from fathom.server.settings import Settings
from tests.server.conftest import Person, newcomer

RECORD = save(Match.start(load("noughts"), seats=2), ["Ada", "Eve"])


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock for the limits that only the test moves."""
    now = SimpleNamespace(monotonic=lambda: now.at, at=100.0)
    monkeypatch.setattr("fathom.server.http.limits.time", now)
    return now


@pytest.fixture
def carla(settings: Settings, clock: SimpleNamespace) -> Iterator[Person]:
    """Somebody on a server where a browser may import twice at once, then once a minute."""
    app = create_app(replace(settings, imports_per_minute=1.0, import_burst=2.0))
    with TestClient(app) as client:
        yield Person(client, app)


def imports(person: Person, path: str = "/api/import") -> tuple[int, str]:
    answer = person.sends(path, RECORD)
    return answer.status_code, answer.json().get("why", "")


def test_a_bucket_fills_again_with_time_but_never_above_its_burst(clock: SimpleNamespace):
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    clock.at += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.at += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_a_caller_has_taken_elsewhere_is_charged_here_and_never_more_than_a_burst_beyond(clock: SimpleNamespace):
    buckets = Buckets(1.0, 4.0)
    buckets.taken_elsewhere("ada", 3.0)
    assert [buckets.take("ada"), buckets.take("ada"), buckets.take("bob")] == [True, False, True]
    buckets.taken_elsewhere("ada", 1000.0)
    assert buckets.of("ada").wait() == 1.0 + 4.0


def test_buckets_forget_who_was_away_longest(clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "CALLERS", 2)
    buckets = Buckets(1.0, 1.0)
    kept = buckets.of("ada")
    first = buckets.of("bob")
    assert buckets.of("ada") is kept
    buckets.of("eve")
    assert buckets.of("ada") is kept
    assert buckets.of("bob") is not first


def test_a_browser_imports_so_much_and_is_told_when_it_may_again(carla: Person, clock: SimpleNamespace):
    assert [imports(carla) for _ in range(3)] == [(201, ""), (201, ""), (429, "too-many-imports")]
    answer = carla.sends("/api/import", RECORD)
    assert answer.json()["args"] == {"seconds": 60}
    assert "60" in answer.json()["message"]
    assert len(carla.get("/api/tables")) == 2
    clock.at += 59
    assert imports(carla)[0] == 429
    clock.at += 1
    assert imports(carla)[0] == 201


def test_campaigns_and_records_count_together_also_those_that_are_refused(carla: Person):
    found = [imports(carla, path) for path in ("/api/campaigns/import", "/api/import", "/api/campaigns/import")]
    assert found == [(400, "record-unreadable"), (201, ""), (429, "too-many-imports")]


def test_another_browser_has_a_quota_of_its_own_but_all_at_one_address_share_three(carla: Person):
    others = [newcomer(carla) for _ in range(4)]
    for person in others:
        person.post("/api/promise")
    assert [imports(person)[0] for person in others[:3] for _ in range(3)] == [201, 201, 429] * 3
    assert imports(others[3])[0] == 429


def test_who_has_no_cookie_yet_shares_the_quota_of_the_address(carla: Person):
    assert [imports(newcomer(carla))[0] for _ in range(7)] == [201] * 6 + [429]
