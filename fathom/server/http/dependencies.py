"""Dependencies of route handlers: the tables, the table in the path, the calling browser, and checked parameters."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import QueryParameter

from fathom.server.archive.reviews import Reviews
from fathom.server.live.state_parts import EVERYTHING
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table

TheTables = NamedDependency[Tables]
TheTable = NamedDependency[Table]
TheReviews = NamedDependency[Reviews]
Browser = NamedDependency[str]
Viewpoint = Annotated[int, QueryParameter(ge=EVERYTHING, le=11)]
Only = Annotated[str, QueryParameter(max_length=20_000)]
Moment = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Before = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
