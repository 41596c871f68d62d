"""The book: which choice of a paragraph to take. Only what is read is known; what lies behind a choice is not."""

from fathom.games.sleeping_gods.actions import LeaveTown, TakeOption
from fathom.games.sleeping_gods.board import arcs, places
from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.effects import total
from fathom.games.sleeping_gods.bots.prospects import prospect
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.library import keywords, quests
from fathom.games.sleeping_gods.steps.fighting.row import level_of
from fathom.games.sleeping_gods.steps.story.exploring import payable, value_of
from fathom.games.sleeping_gods.stories import book
from fathom.games.sleeping_gods.stories.needs import meets
from fathom.kernel import Action, Ask
from fathom.kernel.cards.effects import Context

Worths = dict[Action, float]
LEAVING = ("leave", "go", "return", "back", "away", "decline", "refuse", "pass", "wait", "adjourn", "abstain", "forget")
LEARNING = ("learn",)
MERCY = {"light", "refuse", "stop", "burn", "truth", "quench", "speak", "open", "share", "rock", "tell", "hear", "sing"}
GAIN = {"sell", "sign", "wind", "call", "temper", "swear", "fill", "crown", "shake", "cargo", "break", "lock"}
HARM = -2.0  # what a lost test may cost: it is told only when it is lost
SAFE = 0.45  # of the crew's health: a fight that costs no more is won
RISK = 1.6  # to lose, for what it costs more
PENDING = 0.5  # of a lead, for a choice that goes on with the story
DEEP = 6  # paragraphs that are followed


def choice(sight: Sight, ask: Ask) -> Worths:
    """The choices of the paragraph that is open."""
    mark = sight.view.open_page
    text = book.the_book().paragraphs[mark.at]
    worths: Worths = {}
    for option in ask.options:
        match option:
            case TakeOption(label):
                worths[option] = appeal(sight, mark.at, label, text.choices[label])
            case LeaveTown():
                worths[option] = 0.1
    return worths


def appeal(sight: Sight, passage: str, label: str, taken: book.Choice) -> float:
    """What speaks for a choice: reason, temperament, whim, and the story for which the party has come."""
    wanted = weigh(sight, passage, label, taken) + leaning(sight, passage, label)
    return wanted + sight.mood.whim(f"{passage}/{label}") + _pull(sight, passage, label, taken)


def _pull(sight: Sight, passage: str, label: str, taken: book.Choice) -> float:
    """How much more a choice is worth that goes on where a quest or a hint has led the party."""
    place = book.place_of(passage)
    if place is None or place not in sight.leads or not _new(sight, label, taken):
        return 0.0
    return PENDING * sight.lead(place)


def _new(sight: Sight, label: str, taken: book.Choice) -> bool:
    return taken.goto not in sight.read and not leaves(label, taken)


def leaning(sight: Sight, passage: str, label: str) -> float:
    """Where an arc closes, the words of a choice tell whether it is kind or pays: that is a matter of temperament."""
    if book.place_of(passage) not in {arc.closes for arc in arcs().values()}:
        return 0.0
    wanted, other = (MERCY, GAIN) if sight.mood.kind else (GAIN, MERCY)
    return weights.LEAN * ((label in wanted) - (label in other))


def weigh(sight: Sight, passage: str, label: str, taken: book.Choice) -> float:
    """What a choice costs, the chance to pull it off, and what may come of it."""
    ctx = Context(sight.seat)
    found = total(sight, taken.cost, ctx)
    good = behind(sight, label, taken)
    if taken.fight:
        return found + good - fight_cost(sight, taken.fight)
    if taken.test is None:
        return found + good
    lost = HARM
    if f"{passage}/{label}/fail" in sight.read:
        lost = total(sight, taken.test.fail.do, ctx)
    chance, cost = prospect(sight, taken.test.skill, value_of(sight.view, taken.test), good - lost)
    return found + chance * (good + 0.5) + (1 - chance) * lost - cost


def behind(sight: Sight, label: str, taken: book.Choice) -> float:
    """What may stand in the paragraph that a choice leads to: of one that was read it is known. Who has to fight, to be
    tested or to pay for it may expect more of it, and still more where the story has been waiting for them."""
    if taken.goto in sight.read:
        text = book.the_book().paragraphs[taken.goto]
        return weights.READ + max(0.0, total(sight, text.do, Context(sight.seat)))
    if leaves(label, taken):
        return weights.READ
    hope = weights.UNREAD + weights.LEARNT * (label in LEARNING and sight.mood.studious and not sight.leaking)
    hope += weights.FOUGHT if taken.fight else weights.TESTED if taken.test is not None else 0.0
    return hope + weights.PAID * bool(taken.cost) + weights.AWAITED * (taken.requires is not None)


def leaves(label: str, taken: book.Choice) -> bool:
    """Whether a choice only says that the party goes: nobody pays for that, or is tested."""
    return label in LEAVING and not taken.cost and taken.test is None and not taken.fight


def fight_cost(sight: Sight, numbers: tuple[int, ...]) -> float:
    """What a fight of such a level costs, and the risk to lose it; who the enemies are is unknown."""
    wounds = weights.FIGHT * level_of(numbers) ** 2
    points = max(1, sum(sight.points.values()))
    risk = min(1.0, max(0.0, wounds / points - SAFE) * RISK)
    return (sight.any_wounds(round(min(wounds, points - 1))) + weights.DEFEAT * risk) * sight.fear


# ---------------------------------------------------------------------------------- places visited again


def again(sight: Sight, number: int) -> float:
    """What another visit promises: along what was read, as far as the first paragraph that was not."""
    passage, found, awaited = str(number), 0.0, False
    for _ in range(DEEP):
        text = book.the_book().paragraphs[passage]
        met = next((branch for branch in text.if_ if meets(sight.view, branch)), None)
        if met is not None:
            passage, awaited = met.goto, awaited or _awaited(sight, number, met)
            if passage in sight.read:
                continue
        if passage not in sight.read:
            return found + (sight.lead(number) if awaited else weights.READ)
        found += max(0.0, total(sight, text.do, Context(sight.seat)))
        if text.choices:
            return found + _untaken(sight, number, passage, text)
        if text.goto is None or text.test is not None or text.fight:
            return found
        passage = text.goto
    return found


def _awaited(sight: Sight, number: int, need: book.Need) -> bool:
    """Whether a reader knows that a place waits for what the party has: by a quest, or a hint that was read there."""
    if need.card is not None:
        return number in sight.leads and need.card not in places()[number].cards
    return any((number, word) in sight.hints or number in quests()[keywords()[word]].leads for word in need.keywords)


def _untaken(sight: Sight, number: int, passage: str, text: book.Paragraph) -> float:
    """What the party would take there now, if it leads to something unread: else it would only leave again."""
    open_ = {
        label: each
        for label, each in text.choices.items()
        if (each.requires is None or meets(sight.view, each.requires)) and payable(sight.view, each)
    }
    worths = {label: appeal(sight, passage, label, each) for label, each in open_.items()}
    taken = max(worths, key=lambda label: worths[label], default=None)
    if taken is None or not _new(sight, taken, open_[taken]):
        return 0.0
    needed = open_[taken].requires
    if needed is not None and _awaited(sight, number, needed):
        return sight.lead(number)
    return max(0.0, weights.AGAIN * worths[taken])


__all__ = ["again", "choice", "fight_cost"]
