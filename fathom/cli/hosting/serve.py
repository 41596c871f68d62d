"""`fathom serve` runs tables on the network, `fathom crew` thinks for servers, `fathom types` writes types."""

import os
from ipaddress import ip_network
from pathlib import Path
from secrets import token_urlsafe
from typing import Annotated

import msgspec
import typer

from fathom.cli.errors import BadInput, refusing
from fathom.kernel.extras import extras
from fathom.lab.reviews.review import BUDGET

FIRST_PORT = 8000
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")]
Pause = Annotated[float, typer.Option(min=0, metavar="SECONDS", help="Pause before a bot's answer while people watch.")]
Think = Annotated[float, typer.Option(min=0.1, metavar="SECONDS", help="How long a bot may think about an answer.")]


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for your network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, metavar="N", help="By default the first free from 8000.")
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where the tables are kept.")] = None,
    database: Annotated[str, typer.Option(metavar="URL", help="Another database, as an SQLAlchemy URL.")] = "",
    open_page: Open = False,
    workers: Annotated[
        int, typer.Option(min=1, metavar="N", help="Processes that serve; more than one need PostgreSQL.")
    ] = 1,
    bot_pause: Pause = 0.4,
    bot_seconds: Think = 10.0,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A name that the server goes by, as behind a proxy.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy elsewhere that tells for whom it calls."),
    ] = None,
    review_budget: Annotated[
        int, typer.Option(min=1, metavar="GAMES", help="How often a review plays a game on, in all.")
    ] = BUDGET,
    local_webhooks: Annotated[
        bool, typer.Option("--local-webhooks", help="Let webhooks and pushes lead into this network, and by http.")
    ] = False,
    smtp: Annotated[
        str, typer.Option(metavar="URL", envvar="FATHOM_SMTP", help="The server that takes e-mails, as smtp://…")
    ] = "",
    mail_from: Annotated[
        str, typer.Option(metavar="ADDRESS", envvar="FATHOM_MAIL_FROM", help="The address that e-mails come from.")
    ] = "",
    admin_key_hash: Annotated[
        str, typer.Option(metavar="HASH", envvar="FATHOM_ADMIN_KEY_HASH", help="Of `fathom admin-key`: read reports.")
    ] = "",
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="Do not limit requests (for measuring).")] = False,
) -> None:
    """Serve tables to browsers. Ctrl-C stops; every table is where it was when you start again."""
    with refusing(), extras():  # the server is slow to import: only who serves waits
        from fathom.server.http.addresses import here, origins
        from fathom.server.http.errors import Unusable
        from fathom.server.run import serve_forever, trouble_at
        from fathom.server.settings import Settings

    wanted = range(FIRST_PORT, FIRST_PORT + 20) if port is None else [port]
    port = next((each for each in wanted if not trouble_at(host, each)), None)
    if port is None:
        raise BadInput(trouble_at(host, wanted[0]))
    with refusing(what="--data"):
        if data is not None:
            data.mkdir(parents=True, exist_ok=True)
    with refusing(what="--trusted-proxy"):
        for each in trusted_proxy or []:
            ip_network(each)
    settings = Settings(database=database, data=data, bot_pause=bot_pause, bot_seconds=bot_seconds)
    settings = msgspec.structs.replace(settings, names=(*(name or []), host), review_budget=review_budget)
    settings = msgspec.structs.replace(
        settings, trusted_proxies=tuple(trusted_proxy or []), local_webhooks=local_webhooks
    )
    settings = msgspec.structs.replace(settings, smtp=smtp, mail_from=mail_from, admin_key_hash=admin_key_hash)
    if no_limits:
        settings = settings.without_limits
    found_at = [f"Fathom is at {here(host, port)} (Ctrl-C stops)"]
    found_at += [f"Friends on your network find it at {friend}" for friend in origins(host, port)[:1]]
    try:
        serve_forever(
            settings,
            host,
            port,
            browser=open_page,
            verbose=not quiet,
            workers=workers,
            ready=lambda: typer.echo("\n".join(found_at), err=True),
        )
    except Unusable as error:
        raise BadInput(str(error)) from None


def admin_key() -> None:
    """Draw a key to the page on which reports are read, and the hash by which a server knows it."""
    with refusing(), extras():
        from fathom.server.moderation.administration import hash_of
    key = token_urlsafe(24)
    typer.echo(f"key:  {key}")
    typer.echo(f"hash: {hash_of(key)}")
    typer.echo(
        "Keep the key; start the server with --admin-key-hash and the hash, then open its page /admin.", err=True
    )


def crew(
    database: Annotated[str, typer.Option(metavar="URL", help="The servers' PostgreSQL, as an SQLAlchemy URL.")] = "",
    processes: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="That think for bots; by default as many as cores.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
) -> None:
    """Think for servers on other machines: bots, odds and reviews. Ctrl-C stops; others take over what it was at."""
    with refusing(), extras():
        from fathom.server.http.errors import Unusable
        from fathom.server.workers.job_runner import work_forever

    if not database.startswith("postgresql"):
        raise BadInput(
            "a crew works for servers on PostgreSQL: give its address with --database postgresql+psycopg://…"
        )
    try:
        work_forever(database, processes or os.cpu_count() or 1, verbose=not quiet)
    except Unusable as error:
        raise BadInput(str(error)) from None


def types(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the .ts files go.")] = Path(
        "web/src/generated"
    ),
) -> None:
    """Write the TypeScript types of the wire and of every game."""
    from fathom.server.typescript import write

    with refusing():
        for file in write(folder):
            typer.echo(f"wrote {file}")
