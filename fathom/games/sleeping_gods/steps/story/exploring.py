"""Reading the book: paragraphs, choices, tests, fights, towns, tokens (EXP, QST, VIL, TOK)."""

from collections.abc import Iterable
from functools import partial

from fathom.games.sleeping_gods.actions import GoOn, LeaveTown, TakeOption
from fathom.games.sleeping_gods.events import Explored, OptionTaken, PassageRead, Returned
from fathom.games.sleeping_gods.figures.underway import Bookmark, Trial, there
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import CAPTAIN, Crew, Heading, Label, Location, Passage
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.rounds import Fight
from fathom.games.sleeping_gods.steps.fighting.row import level_of
from fathom.games.sleeping_gods.steps.trials.challenges import CloseTest, begin_test
from fathom.games.sleeping_gods.steps.underway import TrialStep
from fathom.games.sleeping_gods.steps.using.leading import led
from fathom.games.sleeping_gods.stories import book
from fathom.games.sleeping_gods.stories.needs import has_read, meets
from fathom.kernel import Action, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Context, Effect, Resolve, place_of

NEWS = 2  # lines that follow a paragraph at one reading


def explore(g: Voyage, location: Location) -> None:
    """EXP2."""
    g.tell(Explored(SeatNumber(g.active), location))
    read(g, Passage(str(location)))


def paragraph(passage: Passage) -> book.Paragraph:
    return book.the_book().paragraphs[passage]


def read(g: Voyage, passage: Passage, exploring: bool = True) -> None:
    """Begin to read: an exploration, or a paragraph that the campaign asks for."""
    g.bookmark = Bookmark(passage, exploring=exploring)
    g.push(Read(passage))


# ------------------------------------------------------------------------------------------- reading


@cites("EXP2", "EXP4", "EXP6", "QST4", "QST5")
class Read(Step):
    """A paragraph: keywords at its beginning may lead elsewhere; otherwise it is read and acts."""

    passage: Passage
    member: Crew | None = None  # who took the test that led here

    def opens(self, g: Voyage) -> list[str]:
        lines = news(g, self.passage) if has_read(g, self.passage) else []
        return [key_of(self.passage, self.member), *(key for key, _ in lines)]

    def run(self, g: Voyage) -> None:
        page, text = g.open_page, paragraph(self.passage)
        for branch in text.if_:
            if meets(g, branch):
                g.push(Read(Passage(branch.goto), self.member))
                return
        page.at = self.passage
        if text.town is not None:
            page.town = self.passage
        fresh = not has_read(g, self.passage)
        lines = news(g, self.passage)
        note(g, key_of(self.passage, self.member))
        for key, _ in lines:
            note(g, key)
        g.push(ReadOn(self.passage))
        once = text.first if fresh else ()
        carry_out(g, (*text.do, *once, *(effect for _, line in lines for effect in line.do)))


def key_of(passage: Passage, member: Crew | None) -> Passage:
    return Passage(book.naming(passage, member)) if member is not None else passage


def news(g: Voyage, passage: Passage) -> list[tuple[str, book.Also]]:
    """The lines that follow a paragraph now: each is read once in a campaign, a few at a time, at the end all."""
    lines = [(book.line_key(passage, name, line), line) for name, line in paragraph(passage).also.items()]
    told = [(key, line) for key, line in lines if key not in g.log and meets(g, line)]
    return told if passage.startswith("F") else told[:NEWS]


def note(g: Voyage, key: str) -> None:
    """It is read out, and can be read again in the log."""
    if key not in g.log:
        g.log.append(Passage(key))
        g.show()
    g.tell(PassageRead(Passage(key)))


def carry_out(g: Voyage, effects: Iterable[Effect]) -> None:
    g.push(*(Resolve(place_of(effect), Context(g.active, g.bookmark.at if g.bookmark else "")) for effect in effects))


@cites("EXP3", "EXP5", "QST6", "VIL1", "VIL2", "CBT1a")
class ReadOn(Step):
    """How a paragraph ends: a choice, a test, a fight, another paragraph, or the return."""

    passage: Passage

    def run(self, g: Voyage) -> Flow | None:
        text = paragraph(self.passage)
        if text.choices:
            return self.choose(g, text)
        if text.goto is None:
            g.push(GoBack())
        elif text.test is not None:
            begin(g, text.test, TestOver(self.passage, ""), sudden=True)
        elif text.fight:
            g.push(BeforeFight(self.passage), Fight(list(text.fight)), Read(Passage(text.goto)))
        else:
            g.push(Read(Passage(text.goto)))
        return None

    def choose(self, g: Voyage, text: book.Paragraph) -> Flow:
        judge, note = partial(choices, g, self.passage, text), partial(note_on_choice, g, text)
        match (yield led(g, self, g.active, judge, Prompt.CHOICE, {"passage": self.passage}, note)):
            case TakeOption(label):
                take(g, self.passage, label, text.choices[label])
            case LeaveTown():
                return_to_ship(g)


@cites("CMD1", "CMD2h", "CBT1a")
class BeforeFight(Step):
    """A fight that comes without a choice: before it cards may be equipped, recipes cooked, weapons handed over."""

    passage: Passage

    def run(self, g: Voyage) -> Flow:
        level, foes = level_of(paragraph(self.passage).fight), len(paragraph(self.passage).fight)
        yield led(g, self, g.active, [GoOn()], Prompt.BEFORE_FIGHT, {"level": level, "foes": foes})


def choices(g: Voyage, passage: Passage, text: book.Paragraph, include_refused: bool) -> Judged:
    """The choices of a paragraph, and the way out of a town."""
    for label, choice in text.choices.items():
        yield TakeOption(Label(label)), hindrance(g, passage, label, choice)
    if g.bookmark is not None and g.bookmark.town == passage:
        yield LeaveTown(), None


def hindrance(g: Voyage, passage: Passage, label: str, choice: book.Choice) -> Refusal | None:
    """What keeps a choice closed, by its rule: used before in this town, something missing, or a cost too high."""
    if used_before(g, passage, label):
        return Refusal("VIL2", "option-used")
    if choice.requires is not None and not meets(g, choice.requires):
        return Refusal("QST6", "keyword-missing")
    return None if payable(g, choice) else Refusal("EXP3", "cannot-pay")


def payable(g: Voyage, choice: book.Choice) -> bool:
    ctx = Context(g.active)
    return all(cost.all(g, ctx) for cost in choice.cost)


def used_before(g: Voyage, passage: Passage, label: str) -> bool:
    """Whether an option of a town was taken in this visit (VIL2)."""
    mark = g.open_page
    return mark.town == passage and label in mark.taken


def note_on_choice(g: Voyage, text: book.Paragraph, action: Action) -> Note | None:
    """The test or the fight that stands before a choice."""
    choice = text.choices[action.option] if isinstance(action, TakeOption) else None
    if choice is None:
        return None
    if choice.test is not None:
        return Note(skill=choice.test.skill, value=value_of(g, choice.test))
    return Note(level=level_of(choice.fight), foes=len(choice.fight)) if choice.fight else None


def take(g: Voyage, passage: Passage, label: str, choice: book.Choice) -> None:
    mark = g.open_page
    if mark.town == passage:
        mark.taken.append(label)
    g.tell(OptionTaken(SeatNumber(g.active), Heading(f"{passage}/{label}")))
    g.push(Choose(passage, label))
    carry_out(g, choice.cost)


@cites("EXP3", "CBT1a")
class Choose(Step):
    """What a choice leads to, once it is paid: a test or a fight first, if there is one."""

    passage: Passage
    label: str

    def run(self, g: Voyage) -> None:
        choice = paragraph(self.passage).choices[self.label]
        if choice.test is not None:
            begin(g, choice.test, TestOver(self.passage, self.label))
        elif choice.fight:
            g.push(Fight(list(choice.fight)), *told_of(self.passage, choice, self.label), Read(Passage(choice.goto)))
        else:
            g.push(*told_of(self.passage, choice, self.label), Read(Passage(choice.goto)))


def value_of(g: Voyage, test: book.Test) -> int:
    """Keywords that help lower the value by one each."""
    return test.value - sum(map(g.has, test.less))


def begin(g: Voyage, test: book.Test, then: Step, *, sudden: bool = False) -> None:
    g.push(then)
    begin_test(g, test.skill, value_of(g, test), [Crew(crew) for crew in test.forced], sudden=sudden)


@cites("CH10", "CH11c", "CH11f", "CH12")
class TestOver(TrialStep):
    """Success leads on; failure first does harm, is told, and may lead elsewhere."""

    __test__ = False

    passage: Passage
    label: str

    @property
    def lost(self) -> str:
        """The text that tells how the test fails."""
        return f"{self.passage}/{self.label}/fail" if self.label else f"{self.passage}/fail"

    def opens(self, g: Voyage) -> list[str]:
        return [key_of(Passage(self.lost), leader(g, g.test))] if g.test is not None and not g.test.passed else []

    def test(self, g: Voyage, test: Trial) -> None:
        text = paragraph(self.passage)
        choice = text.choices.get(self.label)
        goto = choice.goto if choice is not None else text.goto
        who = leader(g, test)
        if test.passed:
            g.push(CloseTest(), *told_of(self.passage, choice, self.label, who), Read(Passage(goto or ""), who))
            return
        note(g, key_of(Passage(self.lost), who))
        fail = there(choice.test if choice is not None else text.test).fail
        g.push(CloseTest(), Read(Passage(fail.goto or goto or ""), who))
        carry_out(g, fail.do)


def leader(g: Voyage, test: Trial) -> Crew:
    """Who took the test: of those who took part the one who added most, or else the captain."""
    fit_ones = [each for each in test.participants if each not in test.helpless]
    return max(fit_ones, key=lambda crew: g.skill(g.member(crew), test.skill), default=CAPTAIN)


def told_of(passage: Passage, choice: book.Choice | None, label: str, member: Crew | None = None) -> list[Step]:
    """What comes of one choice in particular, if the book says so."""
    return [Told(passage, label, member)] if choice is not None and choice.then is not None else []


@cites("EXP3")
class Told(Step):
    """What came of a choice is read, and acts; then the story goes on."""

    passage: Passage
    label: str
    member: Crew | None = None

    def opens(self, g: Voyage) -> list[str]:
        return [self.key]

    @property
    def key(self) -> Passage:
        return key_of(Passage(f"{self.passage}/{self.label}/then"), self.member)

    def run(self, g: Voyage) -> None:
        then = paragraph(self.passage).choices[self.label].then
        note(g, self.key)
        carry_out(g, then.do if then is not None else ())


# --------------------------------------------------------------------------------------- the way back


@cites("EXP5", "VIL1")
class GoBack(Step):
    """Back to the ship or, from an option of a town, to the list of the town."""

    def run(self, g: Voyage) -> None:
        mark = g.open_page
        if mark.town is not None and mark.at != mark.town:
            mark.at = mark.town
            g.push(ReadOn(mark.town))
        else:
            return_to_ship(g)


def return_to_ship(g: Voyage) -> None:
    """The exploration is over; its tokens go back to the supply (EXP5, TOK3)."""
    g.tokens.clear()
    g.bookmark = None
    g.tell(Returned(SeatNumber(g.active)))
