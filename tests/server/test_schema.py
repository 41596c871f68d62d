"""Schemathesis over our own OpenAPI: whatever is sent, the server never fails."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy
from litestar.testing import TestClient

from fathom.server.http.app import create_app
from fathom.server.http.guard import Guard
from fathom.server.settings import Settings

MODEST = settings(
    max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def test_no_field_of_a_body_is_called_like_what_routes_depend_on():
    """Litestar takes a wrong value of such a field for a fault of the server's own: 500."""
    pages: Any = create_app().pages
    given = set(pages.dependencies)
    assert "table" in given
    bodies = [
        msgspec.structs.fields(handler.parsed_data_field.annotation)
        for route in pages.routes
        for handler in getattr(route, "route_handlers", ())
        if handler.parsed_data_field and issubclass(handler.parsed_data_field.annotation, msgspec.Struct)
    ]
    assert len(bodies) > 20
    assert [field.name for fields in bodies for field in fields if field.encode_name in given] == []


@pytest.mark.slow
def test_no_request_makes_the_server_fail(tmp_path: Path):
    import schemathesis  # here, since it takes as long to read as all the rest, and no other test needs it
    from schemathesis.generation import GenerationMode

    app = create_app(Settings(data=tmp_path, bot_pause=0.0).without_limits)
    with TestClient(app) as client:
        schema = schemathesis.openapi.from_dict(in_one_part(client.get("/api/schema/openapi.json").json()))
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Eve"}]
        tried = 0
        for game in ("noughts", "nautilus"):
            table = client.post("/api/tables", json={"game": game, "seats": seats}).json()["table"]["id"]
            for operation in (found.ok() for found in schema.get_all_operations()):
                for mode in GenerationMode if operation.body else [GenerationMode.POSITIVE]:
                    tried += send_many(client, operation.as_strategy(generation_mode=mode), table)
    assert tried > 200


def in_one_part(document: dict[str, Any]) -> dict[str, Any]:
    """The schema, with paths inside of paths as plain texts: schemathesis makes up no parameter that has a slash."""
    for operations in document["paths"].values():
        for operation in operations.values():
            for parameter in operation.get("parameters", ()):
                if parameter["in"] == "path":
                    parameter["schema"].pop("format", None)
    return document


def send_many(client: TestClient[Guard], cases: SearchStrategy[Any], table: str) -> int:
    """Send what the strategy makes up, mostly to a table that exists; returns how many requests were sent."""
    tried = 0

    @MODEST
    @given(cases)
    def send(case: Any) -> None:
        nonlocal tried
        tried += 1
        if "table_id" in case.path_parameters and tried % 4:
            case.path_parameters["table_id"] = table
        request = case.as_transport_kwargs(base_url="http://testserver")
        request.pop("cookies", None)
        answer = client.request(**request)
        busy = answer.status_code == 503 and answer.json()["why"] == "no-advice"  # a bot that is slow to start
        assert answer.status_code < 500 or busy, (case.method, case.path, request, answer.text)

    send()
    return tried
