"""How a server is run: where it keeps its tables, where it listens, and how long its bots and reviews may think."""

import os
from pathlib import Path

from msgspec import Struct

from fathom.lab.review import BUDGET


def data_folder() -> Path:
    """The user's own data folder, by the conventions of each system."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Fathom"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "fathom"


class Settings(Struct, frozen=True, kw_only=True):
    database: str = ""
    data: Path | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    bot_seconds: float = 10.0
    bot_pause: float = 0.4
    bot_processes: int = 1
    review_budget: int = BUDGET  # as `fathom review` counts it: both find the same
    requests_per_second: float = 20.0
    request_burst: float = 200.0
    lines_per_address: int = 200
    connections_per_address: int = 200
    table_megabytes: float = 256.0  # that tables may take in memory while nobody is at them
    names: tuple[str, ...] = ()  # that the server goes by besides its addresses; "*" for any

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = self.data or data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'tables.sqlite'}"
