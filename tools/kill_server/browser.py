"""A browser at the server: HTTP and live lines, and what it knows of a table."""

from typing import Any

import httpx
from websockets.sync.client import connect

from tools.kill_server.server import PATIENCE, Lost, Server
from tools.kill_server.workers import Workers

JSON = {"content-type": "application/json"}
LIMITS = httpx.Limits(keepalive_expiry=1)  # well before the server hangs up on who asks nothing


class Known:
    """What is known of a table: how its first seat saw it when that was last acknowledged, and what was shown of it."""

    def __init__(self, table: str, owners: list["Browser"], small: bool = True) -> None:
        self.table, self.owners, self.small = table, owners, small
        self.view: dict[str, Any] = {}
        self.lines: list[str] = []  # of the chat
        self.unsure = True  # something was asked and not answered
        self.shown = -1  # the highest number of a question that somebody who looks on has seen

    @property
    def number(self) -> int:
        question = self.view.get("question")
        return question["number"] if question else -1


class Browser:
    def __init__(self, server: "Server | Workers") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, limits=LIMITS)

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        self._is_away(answer)
        if answer.status_code != 200:
            raise Lost(f"GET {path} {params}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        self._is_away(answer)
        if answer.status_code >= 500:
            raise Lost(f"POST {path} {body}: {answer.status_code} {answer.text[:200]}")
        return answer.json() if answer.status_code < 400 else None

    def file(self, path: str) -> bytes:
        answer = self.http.get(path)
        self._is_away(answer)
        return answer.content

    def sends(self, path: str, content: bytes) -> httpx.Response:
        answer = self.http.post(path, content=content, headers=JSON)
        self._is_away(answer)
        return answer

    def _is_away(self, answer: httpx.Response) -> None:
        """While PostgreSQL is away its workers say so, and nothing is stored."""
        if isinstance(self.server, Workers) and answer.status_code in (500, 503):
            raise httpx.TransportError(answer.text[:200])

    def line(self, table: str) -> Any:
        cookie = f"fathom={self.http.cookies['fathom']}" if "fathom" in self.http.cookies else "x=1"
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        return connect(address, additional_headers={"cookie": cookie}, open_timeout=PATIENCE, close_timeout=1)


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """What of a view must come back as it was."""
    seats = [(seat["kind"], seat["name"], seat["mine"]) for seat in view["table"]["seats"]]
    names = ("state", "answers", "question", "events", "scores", "winners")
    return {**{name: view[name] for name in names}, "seats": seats, "status": view["table"]["status"]}
