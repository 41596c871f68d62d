"""Asking a person: the menu of a question, what they type, and the commands that work at any question."""

from pathlib import Path
from typing import Any

from rich.text import Text

from fathom.cli.errors import one_line
from fathom.cli.playing import explain
from fathom.cli.playing.keyboard import read_line
from fathom.cli.playing.menu import Line, alike, at_place, blocked_at, flat, folded
from fathom.cli.playing.table import Table, listed, targets
from fathom.kernel import Action, Ask, Illegal

WEIGHED = 6  # answers whose odds are told at once
YES = {"y", "yes", "o", "oui", "s", "si", "sí"}


class Leave(Exception):
    """The person has left the table."""


class Changed(Exception):
    """The open question is another one now."""


class Prompt:
    """One keyboard. `seat` is the person at it; in front of another's secrets it asks to change places first."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words = table.words
        self.print = table.console.print
        self.seat: int | None = None

    def answer(self, ask: Ask) -> None:
        """Put a question to a person until it is answered, or until another one is open."""
        if ask.seat not in self.table.match.asks:
            self.offer(ask)
            return
        self.hand_over(ask.seat)
        self.table.put(ask)
        try:
            self.table.match.answer(ask.seat, self.choose(ask))
        except Changed:
            return
        if self.table.keeps:
            self.write(None)

    def offer(self, ask: Ask) -> None:
        """Let a person speak up where another seat is asked; Enter stays silent."""
        match = self.table.match
        self.hand_over(ask.seat)
        self.table.put(ask)
        lines = folded(ask.options, self.words)
        for entry in listed(lines, None, self.words):
            self.print(entry)
        self.table.say("cli-stay-silent")
        try:
            picked = self.pick(ask, lines, ask.options, None, back=True)
            while len(picked) > 1:
                picked = self.narrow(ask, picked)
        except Changed:
            return
        if picked:
            match.answer(ask.seat, picked[0])
        else:
            self.table.silent.add((match.number, ask.seat))

    def speak_up(self) -> None:
        """Let the others at this keyboard speak up before who is asked, one after the other."""
        match, interrupts = self.table.match, self.table.interrupts()
        if not interrupts:
            self.table.say("cli-no-interrupt")
            return
        for ask in interrupts:
            number = match.number
            self.offer(ask)
            if match.number != number:
                break
        raise Changed

    def hand_over(self, seat: int) -> None:
        before, self.seat = self.seat, seat
        others = [other for other in self.table.people if other != seat]
        if before == seat or not any(self.table.secrets_differ(seat, other) for other in others):
            return
        if before is not None:
            self.table.console.clear()
        self.print(Text(self.words.say("cli-hand-over", name=self.words.seat(seat)), "bold"))
        read_line()

    # ------------------------------------------------------------------------------------- choosing

    def choose(self, ask: Ask) -> Action:
        """The answer a person picks: from the folded menu, and if need be from those that one line stands for."""
        while True:
            default = self.default(ask)
            lines = folded(ask.options, self.words)
            for entry in listed(lines, default, self.words):
                self.print(entry)
            picked = self.pick(ask, lines, ask.options, default)
            while len(picked) > 1:
                picked = self.narrow(ask, picked)
            if picked:
                return picked[0]

    def default(self, ask: Ask) -> Action | None:
        """The one answer that does nothing, or the only answer there is."""
        idle = [option for option in ask.options if self.table.terminal.does_nothing(option)]
        return ask.options[0] if len(ask.options) == 1 else idle[0] if len(idle) == 1 else None

    def narrow(self, ask: Ask, actions: list[Action]) -> list[Action]:
        """Ask which of several answers is meant; Enter goes back."""
        lines = flat(actions, self.words)
        if alike(actions, self.words):
            self.print(targets(actions, self.words))
        else:
            for entry in listed(lines, None, self.words):
                self.print(entry)
        self.print(Text(self.words.say("cli-which"), "dim"))
        narrowed = Ask(ask.seat, actions, ask.prompt, ask.blocked, ask.args)
        return self.pick(narrowed, lines, actions, None, back=True)

    def pick(
        self, ask: Ask, lines: list[Line], actions: list[Action], default: Action | None, back: bool = False
    ) -> list[Action]:
        """The answers that the typed text stands for; none to start again from the first menu."""
        while True:
            typed = read_line()
            if not typed and (back or default):
                return [default] if default else []
            if not typed:
                self.table.say("cli-no-default")
            elif typed.isdecimal():
                if 1 <= int(typed) <= len(lines):
                    return lines[int(typed) - 1].actions
                self.table.say("cli-no-such-number", last=len(lines))
            elif not self.command(typed, ask, lines):
                found = at_place(typed, actions, self.words)
                if found:
                    return found
                self.refuse(typed, ask)

    def refuse(self, typed: str, ask: Ask) -> None:
        """Why there is no answer of that name."""
        found = blocked_at(typed, ask.blocked, self.words)
        if found:
            self.print(explain.why_blocked(found, self.words))
        else:
            self.table.say("cli-not-understood", typed=typed)

    # ------------------------------------------------------------------------------------- commands

    def command(self, typed: str, ask: Ask, lines: list[Line]) -> bool:
        """Carry out a command; False if it is none."""
        name, _, argument = typed.partition(" ")
        if typed.startswith("?"):
            name, argument = "?", typed[1:]
        does: dict[str, Any] = {
            "h": self.help,
            "?": lambda: self.explain(argument.strip(), ask),
            "b": lambda: self.table.draw(ask.seat, ask),
            "j": lambda: self.table.tell_all(ask.seat),
            "m": lambda: self.own(ask.seat),
            "o": lambda: self.weigh(argument.strip(), ask, lines),
            "odds": lambda: self.weigh(argument.strip(), ask, lines),
            "r": lambda: self.print(explain.rule_text(argument, self.words)),
            "a": self.speak_up,
            "u": self.undo,
            "U": self.redo,
            "s": lambda: self.save(argument.strip()),
            "q": self.leave,
        }
        action = does.get(name) or does.get(name.lower())
        if action is None or (argument and name.lower() not in ("?", "o", "odds", "r", "s")):
            return False
        action()
        return True

    def help(self) -> None:
        self.print(explain.helps(self.words))
        self.print()
        self.print(self.table.terminal.legend(self.words))

    def explain(self, place: str, ask: Ask) -> None:
        if not place:
            self.print(explain.why_blocked(ask.blocked, self.words))
            return
        possible = at_place(place, ask.options, self.words)
        blocked = blocked_at(place, ask.blocked, self.words)
        if possible:
            self.print(explain.possible(possible, self.words))
        if blocked:
            self.print(explain.why_blocked(blocked, self.words))
        if not possible and not blocked:
            self.table.say("cli-nothing-there", place=place)

    def weigh(self, which: str, ask: Ask, lines: list[Line]) -> None:
        """What may come of an answer, given by its number or its place."""
        if which.isdecimal() and not 1 <= int(which) <= len(lines):
            self.table.say("cli-no-such-number", last=len(lines))
            return
        found = lines[int(which) - 1].actions if which.isdecimal() else at_place(which, ask.options, self.words)
        if not which or len(found) > WEIGHED:
            self.table.say("cli-odds-which")
        elif not found:
            self.table.say("cli-nothing-there", place=which)
        for action in found if len(found) <= WEIGHED else []:
            self.print(explain.odds(action, self.table.match.odds(ask.seat, action), self.words))

    def own(self, seat: int) -> None:
        self.table.look(seat)
        self.print(self.table.terminal.own(self.table.match.view(seat), self.words, seat))

    def undo(self) -> None:
        """Take back the last answer, if a person at this keyboard gave it and the rules of undo allow it."""
        match = self.table.match
        seat = next((person for person in self.table.people if match.can_undo(person)), None)
        if seat is None:
            self.print(self.words.why(Illegal("nothing-to-undo")))
            return
        match.undo(seat)
        self.table.say("cli-undone")
        raise Changed

    def redo(self) -> None:
        match = self.table.match
        seat = next((person for person in self.table.people if match.can_redo(person)), None)
        if seat is None:
            self.print(self.words.why(Illegal("nothing-to-redo")))
            return
        match.redo(seat)
        self.table.say("cli-redone")
        raise Changed

    def save(self, name: str = "") -> None:
        file = Path(name).expanduser() if name else None
        if file is not None and file != self.table.file and file.exists() and not self.agrees("cli-overwrite", file):
            return
        if self.write(file):
            self.table.say("cli-saved", file=str(self.table.file))

    def write(self, file: Path | None) -> bool:
        """Save; if that fails, say why and play on."""
        try:
            self.table.save(file)
        except OSError as error:
            self.table.say("cli-not-saved", why=one_line(error))
            return False
        return True

    def leave(self) -> None:
        if self.table.unsaved and self.agrees("cli-save-first", self.table.file):
            self.save()
        raise Leave

    def agrees(self, key: str, file: Path | None) -> bool:
        self.table.say(key, file=str(file or ""))
        return read_line().lower() in YES

    def farewell(self) -> None:
        """After the end: the record may be saved, and the journal read once more."""
        self.table.say("cli-farewell")
        while True:
            try:
                name, _, argument = read_line().partition(" ")
            except EOFError:
                return
            if name == "s":
                self.save(argument.strip())
            elif name == "j":
                self.table.tell_all(self.table.host)
            elif name in ("", "q"):
                return
