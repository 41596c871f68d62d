"""Views as a client has them: what a line tells, with every update put into the view that it follows."""

from copy import deepcopy
from typing import Any

from fathom.server.live.changes import GONE


def merged(seen: Any, update: Any) -> Any:
    """The view after an update."""
    assert update["kind"] == "update", update
    view = deepcopy(seen)
    for path, value in update["changes"].items():
        *outer, name = path.split("/")
        holder = view
        for each in outer:
            holder = holder[int(each) if isinstance(holder, list) else each]
        if name == GONE:
            leave_out(holder, value)
        elif isinstance(holder, list):
            holder[int(name) : int(name) + 1] = [value]
        else:
            holder[name] = value
    kept = update["events_from"] - view["events_from"]
    assert 0 <= kept <= len(view["events"])
    return {**view, "answers": update["answers"], "events": view["events"][:kept] + update["events"]}


def leave_out(holder: Any, gone: Any) -> None:
    """Cut a list to the length it has left, or take the parts of those names out of a mapping."""
    if isinstance(holder, list):
        del holder[gone:]
    else:
        for name in gone:
            del holder[name]


class Told:
    """What a line has told so far: `view` is what a client shows."""

    def __init__(self) -> None:
        self.view: Any = None

    def hear(self, message: Any) -> Any:
        """A message, in which an update has become the whole view."""
        if message["kind"] == "update":
            message = merged(self.view, message)
        if message["kind"] == "view":
            self.view = message
        return message
