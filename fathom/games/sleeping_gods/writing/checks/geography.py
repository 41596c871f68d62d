"""Check 1: the atlas."""

from collections.abc import Iterator

from fathom.games.sleeping_gods.board import Edge, facing, map_of, maps, page_of, places, reachable, regions
from fathom.games.sleeping_gods.stories.book import Book
from fathom.games.sleeping_gods.writing.checks.findings import Finding, Prose


def atlas(book: Book, prose: Prose) -> Iterator[Finding]:
    """81 regions, symmetric neighbours, a connected world, edges that match, contents as the table says."""
    for problem in _atlas_problems():
        yield Finding(1, False, "atlas", problem)


def _atlas_problems() -> Iterator[str]:
    seas = regions()
    if len(seas) != 81:
        yield f"{len(seas)} regions, not 81"
    for name, sea in seas.items():
        for near in sea.to:
            if near not in seas or name not in seas[near].to:
                yield f"{name} leads to {near}, which does not lead back"
            elif map_of(page_of(near)) != map_of(page_of(name)):
                yield f"{name} and {near} lie on two maps"
        for edge in sea.edges:
            there = facing(page_of(name), edge)
            if there is None:
                yield f"{name} touches the {edge} edge, which is closed"
    for page in (page for each in maps().values() for page in each.pages):
        for edge in Edge:
            there = facing(page, edge)
            if there and not any(page_of(n) == there and edge.opposite in sea.edges for n, sea in seas.items()):
                yield f"nobody can arrive on page {there} from page {page}"
            if there and not any(page_of(n) == page and edge in sea.edges for n, sea in seas.items()):
                yield f"page {page} has no region at its {edge} edge"
    yield from _unconnected()
    for spread, each in maps().items():
        own = [sea for region, sea in seas.items() if page_of(region) in each.pages]
        hazards = sum(sea.hazard is not None for sea in own)
        counted = (sum(len(s.locations) for s in own), sum(s.port for s in own), sum(s.market for s in own), hazards)
        wanted = (each.has.locations, each.has.ports, each.has.markets, each.has.hazards)
        if len(own) != 9 or counted != wanted:
            yield f"{spread}: locations, ports, markets, hazards {counted}, not {wanted}, in {len(own)} regions"
    found = sorted(n for sea in seas.values() for n in sea.locations)
    if found != sorted(places()) or found != list(range(2, 145)):
        yield "the places are not 2 to 144, each in one region"


def _unconnected() -> Iterator[str]:
    seen, waiting = set(), [next(iter(regions()))]
    while waiting:
        region = waiting.pop()
        if region not in seen:
            seen.add(region)
            waiting += reachable(region)
    if len(seen) < len(regions()):
        yield f"no way leads to {', '.join(sorted(set(regions()) - seen))}"
