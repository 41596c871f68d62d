"""Running a server: one process or several workers, logs as JSON lines, a clean end on Ctrl-C."""

import errno
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from fathom.server import logs
from fathom.server.http.addresses import here
from fathom.server.http.app import BODY_BYTES, create_app
from fathom.server.http.connection_limits import limited_protocol
from fathom.server.http.errors import Unusable
from fathom.server.live import websocket
from fathom.server.notify.mail import check_settings
from fathom.server.settings import Settings
from fathom.server.storage.store import Store

GRACE, PATIENCE = 5, 60  # seconds that a worker may take to finish, and to start or give a sign of life


def _open_when_ready(url: str) -> None:
    for _ in range(100):
        try:
            with urlopen(f"{url}/health", timeout=1):
                webbrowser.open(url)
                return
        except (URLError, OSError):
            time.sleep(0.1)


def trouble_at(host: str, port: int) -> str:
    """Why the server cannot listen there, or an empty string."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except PermissionError:
            return f"port {port} of {host} is not for everybody: choose another with --port"
        except OSError as error:
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                return f"{host} is no address of this computer: choose another with --host"
            return f"port {port} of {host} is taken: choose another with --port"
    return ""


def serve_forever(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    browser: bool = False,
    verbose: bool = True,
    workers: int = 1,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve tables until stopped; with `browser`, open the page once the server answers. `ready` is called when the
    checks before the start have passed.

    Several workers share one socket. On SIGHUP they are replaced one by one, each once its successor answers.
    """
    logs.set_up(verbose)
    settings = msgspec.structs.replace(settings, host=host, port=port)
    check_settings(settings)
    if browser:
        threading.Thread(target=_open_when_ready, args=(here(host, port),), daemon=True).start()
    store = Store(settings.database_url)
    if workers > 1 and not store.shared:
        raise Unusable("several workers need PostgreSQL: give its address with --database postgresql+psycopg://…")
    store.database.prepare()  # before anything else: if it cannot be used, who started us is told so in a sentence
    if workers > 1:
        store.database.close()
        config = WorkerConfig(settings, verbose, workers)
        socket = config.bind_socket()
        ready()
        Multiprocess(config, [socket]).run()
    else:
        ready()
        uvicorn.Server(WorkerConfig(settings, verbose, store=store)).run()


class WorkerConfig(uvicorn.Config):
    """The uvicorn configuration of a worker. It is pickled as its settings alone, and rebuilt in the new process."""

    def __init__(self, settings: Settings, verbose: bool, workers: int = 1, store: Store | None = None) -> None:
        self.made_of = settings, verbose, workers
        super().__init__(
            partial(create_app, settings, store),
            factory=True,
            workers=workers,
            host=settings.host,
            port=settings.port,
            http=limited_protocol(settings.connections_per_address, settings.trusted_proxies),
            forwarded_allow_ips=["127.0.0.1", "::1", *settings.trusted_proxies],
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=GRACE,
            timeout_worker_healthcheck=PATIENCE,
            ws_max_size=BODY_BYTES,
            **websocket.OPTIONS,
        )

    def configure_logging(self) -> None:
        super().configure_logging()
        logs.set_up(self.made_of[1])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.made_of
