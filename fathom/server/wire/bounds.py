"""The types of message fields, with their limits."""

from typing import Annotated, Any

from msgspec import Meta

Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
Minute = Annotated[int, Meta(ge=0, le=1439)]  # of the day
SeatIndex = Annotated[int, Meta(ge=0, le=11)]
EyesOf = Annotated[int, Meta(ge=-2, le=11)]  # a seat, -1: a spectator, -2: everything, once the game is over
Actions = Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=60)]
QuestionNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
