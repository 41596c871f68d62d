"""What the book asks the party to have, for a branch or a choice, and whether it has it (QST3, QST6, TOK2)."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from fathom.games.sleeping_gods.library import card_number, keywords, quest_number
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.stories.book import Need, bare

OMENS, MERCIES, GAINS = range(159, 168), range(11, 122, 10), range(12, 123, 10)  # quest numbers


class Needed(Struct, frozen=True):
    """Something the party must have: a keyword, a quest done, a token, a card, or so many of a kind."""

    kind: str
    name: str
    met: bool
    count: int = 1


def needed(g: Voyage, need: Need) -> Iterator[Needed]:
    """All that is asked for; of several keywords of which any will do those that are there, if there are some."""
    if need.keyword is not None:
        yield Needed("keyword", keywords()[need.keyword], g.has(need.keyword))
    if need.done is not None:
        quest = keywords()[need.done]
        yield Needed("done", quest, quest in g.finished)
    if need.any:
        held = [word for word in need.any if g.has(word)]
        yield from (Needed("any", keywords()[word], bool(held)) for word in held or need.any)
    if need.token is not None:
        yield Needed("token", need.token, need.token in g.tokens)
    if need.card is not None:
        card = card_number(need.card)
        yield Needed("card", card, g.owned(card) is not None)
    if need.read is not None:
        yield Needed("read", need.read, has_read(g, need.read))
    if need.deck:
        yield Needed("deck", "deck", g.deck >= need.deck, need.deck)
    if need.totems:
        yield Needed("totems", "totems", len(g.totems) >= need.totems, need.totems)
    for kind, least, numbers in (
        ("omens", need.omens, OMENS),
        ("mercies", need.mercies, MERCIES),
        ("gains", need.gains, GAINS),
    ):
        if least:
            yield Needed(kind, kind, held_of(g, numbers) >= least, least)


def meets(g: Voyage, need: Need) -> bool:
    return all(each.met for each in needed(g, need))


def has_read(g: Voyage, key: str) -> bool:
    """Whether a text was read in this campaign, whoever it named."""
    return any(bare(read) == key for read in g.log)


def held_of(g: Voyage, numbers: Iterable[int]) -> int:
    """How many of these quests the party holds."""
    return sum(quest_number(number) in g.quests for number in numbers)
