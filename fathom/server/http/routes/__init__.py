"""The HTTP routes, a module for each resource: games, tables, seats, views, answers, talk.

Routes of other resources are in their own packages: `people/routes.py`, `accounts/routes.py`, `archive/` and so on.
"""

from typing import Any

from fathom.server.http.routes import answers, games, seats, tables, talk, views

ROUTES: list[Any] = [
    *games.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *views.ROUTES,
    *answers.ROUTES,
    *talk.ROUTES,
]
