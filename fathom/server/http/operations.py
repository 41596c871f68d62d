"""Routes for operators: liveness, readiness, and metrics."""

from ipaddress import ip_address
from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, get

import fathom
from fathom.server import metrics, wire
from fathom.server.http.dependencies import TheTables
from fathom.server.http.errors import Refused
from fathom.server.http.guard import caller_of, header
from fathom.server.http.hosts import is_address
from fathom.server.storage import schema
from fathom.server.tables.registry import Tables


@get("/health", tags=["server"])
async def health(tables: TheTables) -> wire.Health:
    """Liveness: restart the process if this is not answered."""
    return wire.Health("ok", fathom.__version__, len(tables.held))


@get("/ready", tags=["server"])
async def ready(tables: TheTables) -> Response[wire.Health]:
    """Readiness: fails while nothing can be stored. The log says why."""
    failing = await tables.store.is_failing()
    found = wire.Health("failing" if failing else "ok", fathom.__version__, len(tables.held))
    return Response(found, status_code=503 if failing else 200)


@get("/metrics", tags=["server"], media_type="text/plain")
async def counted(request: Request[Any, Any, Any], tables: TheTables) -> Response[str]:
    """Metrics of all workers, for Prometheus. Not served through a proxy."""
    if header(request.scope, b"x-forwarded-for") or not _is_inside(caller_of(request.scope)):
        raise Refused("not-found", 404)
    return Response(await _counted(tables), media_type=metrics.TYPE)


def _is_inside(address: str) -> bool:
    """Whether a caller is on this machine or its private network."""
    return not is_address(address) or ip_address(address).is_private or ip_address(address).is_loopback


async def _counted(tables: Tables) -> str:
    own = tables.counted()
    if not tables.store.shared:
        return own
    others = sa.select(schema.workers.c.id, schema.workers.c.metrics).where(schema.workers.c.metrics != "")
    found = {row["id"]: row["metrics"] for row in await tables.store.rows(others)}
    return metrics.of_all(found | {tables.store.worker: own})


ROUTES: list[Any] = [health, ready, counted]
