"""The settings of a server: database, addresses, time for bots and reviews, rate limits, mail."""

import os
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from fathom.lab.reviews.review import BUDGET


def data_folder() -> Path:
    """The user's data folder, by the conventions of each operating system."""
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
    requests_per_second: float = 20.0  # of one browser
    request_burst: float = 200.0
    address_share: float = 10.0  # a club is behind one address: all there together may ask so many times as often
    imports_per_minute: float = 2.0  # of records and campaigns, by one browser
    import_burst: float = 20.0
    sends_per_hour: float = 12.0  # first messages to addresses that a browser gives, and codes to one mail address
    send_burst: float = 6.0
    reports_per_hour: float = 6.0  # of people, messages and tables, by one browser
    report_burst: float = 6.0
    remarks_per_minute: float = 6.0  # comments, lines of a shared replay's chat, and replays begun, by one browser
    remark_burst: float = 12.0
    invitations_per_minute: float = 6.0  # links of friends and clubs that one browser follows
    invitation_burst: float = 20.0
    announcements_per_hour: float = 30.0  # to all tables of a club, by one browser
    announcement_burst: float = 10.0
    lines_per_browser: int = 50
    lines_per_address: int = 1000
    connections_per_address: int = 1000
    trusted_proxies: tuple[str, ...] = ()  # addresses that tell for whom they call, besides this machine
    table_megabytes: float = 256.0  # that tables may take in memory while nobody is at them
    local_webhooks: bool = False  # whether people may be told at addresses of this network, and without https
    smtp: str = ""  # the server that takes mails: smtp://USER:PASSWORD@HOST:PORT, or smtps://; none: no mails
    admin_key_hash: str = ""  # of the key to the page on which reports are read; none: there is no such page
    mail_from: str = ""  # the address that they are sent from
    names: tuple[str, ...] = ()  # that the server goes by besides its addresses; "*" for any

    @property
    def without_limits(self) -> "Settings":
        """The same settings without rate limits, for tests and measurements."""
        return replace(
            self,
            requests_per_second=1e9,
            request_burst=1e9,
            imports_per_minute=1e9,
            import_burst=1e9,
            sends_per_hour=1e9,
            send_burst=1e9,
            reports_per_hour=1e9,
            report_burst=1e9,
            remarks_per_minute=1e9,
            remark_burst=1e9,
            invitations_per_minute=1e9,
            invitation_burst=1e9,
            announcements_per_hour=1e9,
            announcement_burst=1e9,
            lines_per_browser=10**9,
            lines_per_address=10**9,
        )

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = self.data or data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'tables.sqlite'}"
