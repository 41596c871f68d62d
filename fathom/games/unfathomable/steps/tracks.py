"""The two tracks (chapter 44): the Voyage with its Waypoints, and the Ritual with the greater banishment."""

from fathom.games.unfathomable.actions import PickWaypoint
from fathom.games.unfathomable.board import DECK, WATER, Space
from fathom.games.unfathomable.decks import deck_of
from fathom.games.unfathomable.events import Banished, TrackMoved, WaypointReached
from fathom.games.unfathomable.library import waypoints
from fathom.games.unfathomable.pieces import Icon, Resource, Track, Waypoint
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.scoring import FULL_DISTANCE, Ending
from fathom.games.unfathomable.state import HALFWAY, LAST_SPACE, NOBODY, Unfathomable
from fathom.games.unfathomable.steps.cards.looking import top
from fathom.games.unfathomable.steps.fighting.activation import drift, place_monarch
from fathom.games.unfathomable.steps.fighting.defeat import DefeatAll, defeat_deep_ones
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt
from fathom.games.unfathomable.steps.loyalty.awakening import Awakening
from fathom.games.unfathomable.steps.loyalty.endings import end, lose
from fathom.kernel import Ask, Flow, SeatNumber, Step, cites
from fathom.kernel.cards.effects import resolve

CHOICES = 2  # Waypoints the Captain looks at (44.8c)


@cites("44.1a")
class Advance(Step):
    """Move a track's marker forward, one space at a time."""

    track: Track
    by: int = 1

    def run(self, g: Unfathomable) -> None:
        if self.by <= 0:
            return
        g.tracks[self.track] += 1
        g.tell(TrackMoved(self.track, 1, g.tracks[self.track]))
        rest = Advance(self.track, self.by - 1)  # 44.1b
        if self.track is Track.VOYAGE:
            drift(g)  # 44.7a
        if g.tracks[self.track] < LAST_SPACE:
            g.push(rest)
        elif self.track is Track.VOYAGE:
            g.push(Arrival(), rest)
        else:
            g.push(Banishment(), rest)


def delay(g: Unfathomable, track: Track, by: int) -> int:
    """Move a marker back, never behind Start (44.2b); returns how many spaces could not be taken."""
    taken = min(by, g.tracks[track])
    if taken:
        g.tracks[track] -= taken  # 44.2a
        g.tell(TrackMoved(track, -taken, g.tracks[track]))
    return by - taken


def reset(g: Unfathomable, track: Track) -> None:
    delay(g, track, g.tracks[track])  # 44.3a, 44.3b


@cites("44.8a")
class Arrival(Step):
    """The Voyage marker has reached Arrival: the end of the crossing, or a new Waypoint."""

    def run(self, g: Unfathomable) -> Flow:
        if g.distance() >= FULL_DISTANCE:
            end(g, Ending.ARRIVED)  # 44.8b
        captain = g.captain
        seen = top(g, "waypoints", CHOICES, captain)
        if not seen:
            g.push(Reach())
            return
        chosen = seen[0]
        if len(seen) > 1:
            options = [PickWaypoint(card) for card in seen]
            match (yield Ask(captain, options, Prompt.CHOOSE_WAYPOINT, args={"distance": g.distance()})):  # 44.8c
                case PickWaypoint(card):
                    chosen = card
            deck_of(g, "waypoints").move_to_bottom(seen[1] if chosen is seen[0] else seen[0])
        g.push(ResolveWaypoint(captain), Reach())


@cites("44.8d")
class ResolveWaypoint(Step):
    """The top Waypoint is placed beside the others and resolved by the Captain who picked it."""

    captain: int

    def run(self, g: Unfathomable) -> None:
        if not g.waypoints:
            return
        card: Waypoint = deck_of(g, "waypoints").draw(g.chance)
        g.course.append(card)
        g.show()
        waypoint = waypoints()[card]
        g.tell(WaypointReached(SeatNumber(self.captain), card, g.distance()))
        if waypoint.fuel:
            lose(g, Resource.FUEL, waypoint.fuel)
        resolve(g, waypoint.do, self.captain, card.value)


@cites("44.8e", "44.8f")
class Reach(Step):
    """After a Waypoint the marker returns to Start, and half-way the Awakening follows."""

    def run(self, g: Unfathomable) -> None:
        reset(g, Track.VOYAGE)
        if g.distance() >= HALFWAY and not g.awakened:  # 43.0, 43.5
            g.push(Awakening())


@cites("44.12a")
class Banishment(Step):
    """The greater banishment sweeps the water and the deck."""

    def run(self, g: Unfathomable) -> None:
        g.tell(Banished())
        for at in (*WATER, *DECK):  # 44.12b
            if g.deep_ones.get(at, 0):
                defeat_deep_ones(g, at, g.deep_ones[at])
        for monarch in (Icon.HYDRA, Icon.DAGON):
            place_monarch(g, monarch, Space.ABYSS)  # 44.12c
        fallen = [DefeatPassengerAt(at, NOBODY) for at in DECK for _ in g.deck(at).passengers]  # 44.12d
        hurt = [seat for seat in g.clockwise(g.active) if g.players[seat].space in DECK]  # 44.12e, 44.12g
        g.push(*fallen, DefeatAll(hurt), ResetTrack(Track.RITUAL))  # 44.12h


@cites("44.3a")
class ResetTrack(Step):
    track: Track

    def run(self, g: Unfathomable) -> None:
        reset(g, self.track)
