"""Logs: one JSON object a line, with the id of the request that it belongs to."""

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar

GIVEN = re.compile("[A-Za-z0-9_-]{8,64}")
MORE = ("status", "ms")  # what a line may tell besides its message

request_id: ContextVar[str] = ContextVar("request_id", default="")


def begin_request(given: str) -> str:
    """Set the id of the current request: the one that a proxy has given it, or a new one."""
    found = given if GIVEN.fullmatch(given) else secrets.token_hex(8)
    request_id.set(found)
    return found


class JsonLines(logging.Formatter):
    """One JSON object a line. Requests are logged without their query, and never with a cookie or a body."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= {name: getattr(record, name) for name in MORE if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(verbose: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler], force=True)
