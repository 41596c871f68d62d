"""The text on the cards, made from the same data that the rules run."""

from collections.abc import Iterator

from fathom.games.machina_arcana.library import (
    Active,
    ChapterPrint,
    Cost,
    EventPrint,
    ItemPrint,
    Printed,
    chapters,
    events,
    explorers,
    items,
    monsters,
)
from fathom.kernel.effects import Do, Effect
from fathom.kernel.words import Words


def texts(words: Words) -> dict[str, str]:
    """Every card's text by its key: `text-circular-saw`."""
    shelves: tuple[dict[str, Printed], ...] = (  # type: ignore[assignment]
        explorers(),
        monsters(),
        items(),
        events(),
        chapters(),
    )
    return {f"text-{name}": " ".join(lines(words, card)) for shelf in shelves for name, card in shelf.items()}


def lines(words: Words, card: Printed) -> Iterator[str]:
    """What a card says, a sentence or two for each ability."""
    if isinstance(card, ItemPrint) and (card.armor or card.will):
        yield words.say("card-bonus", armor=card.armor, will=card.will)
    if isinstance(card, EventPrint) and card.bound:
        yield words.say("card-bound")
    if isinstance(card, ChapterPrint) and card.blocking:
        yield words.say("card-blocking")
    if card.arrival is not None:
        yield sentence(words.say("ability-arrival", effect=sequence(words, card.arrival)))
    for ability in card.active:
        yield sentence(active(words, ability))
    for passive in card.passive:
        yield sentence(words.effect(passive))


def sentence(text: str) -> str:
    """A capital at the beginning and a full stop at the end."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def sequence(words: Words, effect: Effect) -> str:
    """What is done in turn."""
    steps = effect.do if isinstance(effect, Do) else (effect,)
    return "; ".join(words.effect(each) for each in steps)


def active(words: Words, ability: Active) -> str:
    """What an ability costs, what it is aimed at, and what it does."""
    does = sequence(words, ability.do)
    if ability.counted:
        does = words.say("ability-counted", counted=ability.counted, effect=does)
    if ability.aim is not None:
        does = words.say("ability-aimed", aim=words.effect(ability.aim), effect=does)
    condition = words.effect(ability.only_if) if ability.only_if is not None else "none"
    paid = ", ".join(costs(words, ability.cost)) or words.say("ability-free")
    return words.say("ability-active", cost=paid, condition=condition, effect=does)


def costs(words: Words, cost: Cost) -> Iterator[str]:
    for name in ("stamina", "essence", "health"):
        count = getattr(cost, name)
        if count:
            yield words.say(f"cost-{name}", count=count)
    if cost.this:
        yield words.say("cost-this")
    if cost.marker:
        yield words.say("cost-marker")
    if cost.space is not None:
        yield words.say("cost-space", kind=cost.space)
