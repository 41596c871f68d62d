"""The HTTP routes, a module for each resource: games, tables, seats, views, answers, talk.

Other resources lie with what they are about: `people/routes.py`, `accounts/routes.py`, `notify/routes.py`, `archive/`.
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
