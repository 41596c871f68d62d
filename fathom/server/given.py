"""What route handlers are given: the tables, the one in the path, the browser that asks, and checked parameters."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import QueryParameter

from fathom.server.parts import EVERYTHING
from fathom.server.reviews import Reviews
from fathom.server.table import Table
from fathom.server.tables import Tables

TheTables = NamedDependency[Tables]
TheTable = NamedDependency[Table]
TheReviews = NamedDependency[Reviews]
Browser = NamedDependency[str]
Eyes = Annotated[int, QueryParameter(ge=EVERYTHING, le=11)]
Only = Annotated[str, QueryParameter(max_length=20_000)]
Moment = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Before = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
