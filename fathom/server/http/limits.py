"""Rate limits: how often one caller may do something, and the quota for imports."""

import time
from collections import OrderedDict
from math import ceil

from fathom.server.http.errors import Refused

CALLERS = 10_000  # remembered by each limit; the one that was away longest is forgotten
ADDRESS_SHARE = 3.0  # browsers behind one address may do so many times as much as a single one


class Bucket:
    """Allows so many calls a second, and a burst."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.tokens, self.at = burst, time.monotonic()

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until a call of this cost is allowed; 0 if it is allowed now."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, cost - self.tokens) / self.rate

    def take(self, cost: float = 1.0) -> bool:
        if self.wait(cost) > 0:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """One bucket for each caller. Workers tell each other soon what callers have taken."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._taken: dict[str, float] | None = None  # here, and not yet told

    def take(self, caller: str, cost: float = 1.0) -> bool:
        allowed = self.of(caller).take(cost)
        if allowed and self._taken is not None:
            self._taken[caller] = self._taken.get(caller, 0.0) + cost
        return allowed

    def untold(self, least: float) -> dict[str, float]:
        """What each caller has taken since the other workers were last told, where it is at least so much."""
        if self._taken is None:
            self._taken = {}
        told = {caller: cost for caller, cost in self._taken.items() if cost >= least}
        for caller in told:
            del self._taken[caller]
        if len(self._taken) > CALLERS:
            self._taken.clear()
        return told

    def taken_elsewhere(self, caller: str, cost: float) -> None:
        bucket = self.of(caller)
        bucket.tokens = max(-bucket.burst, bucket.tokens - cost)

    def of(self, caller: str) -> Bucket:
        bucket = self._buckets.pop(caller, None) or Bucket(self.rate, self.burst)
        self._buckets[caller] = bucket
        if len(self._buckets) > CALLERS:
            self._buckets.popitem(last=False)
        return bucket


class Quota:
    """A quota for something costly, for each browser and for all browsers at an address together."""

    def __init__(self, what: str, rate: float, burst: float, why: str) -> None:
        self._browsers, self._why = Buckets(rate, burst), why
        self._addresses = Buckets(rate * ADDRESS_SHARE, burst * ADDRESS_SHARE)
        self.limits = {f"{what} of browsers": self._browsers, f"{what} of addresses": self._addresses}

    def charge(self, browser: str, address: str = "") -> None:
        """Count a call, or refuse it with the time at which the next one is allowed."""
        limits = [(self._browsers, browser), (self._addresses, address)] if address else [(self._browsers, browser)]
        wait = max(buckets.of(caller).wait() for buckets, caller in limits)
        if wait > 0:
            raise Refused(self._why, 429, seconds=ceil(wait))
        for buckets, caller in limits:
            buckets.take(caller)
