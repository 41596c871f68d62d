"""What the table explains when asked: why answers are blocked, what a rule says, how to answer."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fathom.cli.playing.boards import TerminalWords, quietly
from fathom.cli.playing.menu import DOTS, alike, flat, short, with_dots
from fathom.kernel import Action, Blocked
from fathom.kernel.insight.odds import Odds
from fathom.kernel.words.words import Words

LISTED = 14  # places named before "and so many more"

COMMANDS = ("h", "?", "o", "b", "j", "m", "r", "a", "u", "U", "s", "q")
HELP_KEYS = {
    "h": "cli-help-help",
    "?": "cli-help-blocked",
    "o": "cli-help-odds",
    "b": "cli-help-board",
    "j": "cli-help-journal",
    "m": "cli-help-own",
    "r": "cli-help-rule",
    "a": "cli-help-interrupt",
    "u": "cli-help-undo",
    "U": "cli-help-redo",
    "s": "cli-help-save",
    "q": "cli-help-quit",
}
FORMS = {"?": "? R12", "o": "o 3", "r": "r B2a", "s": "s game.json"}


def helps(words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_row(Text("3", "bold"), words.say("cli-help-number"))
    table.add_row(Text("R12", "bold"), words.say("cli-help-square"))
    table.add_row(Text("⏎", "bold"), words.say("cli-help-enter"))
    for command in COMMANDS:
        table.add_row(Text(FORMS.get(command, command), "bold"), words.say(HELP_KEYS[command]))
    return Padding(table, (0, 0, 0, 2))


def possible(actions: list[Action], words: TerminalWords) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for line in flat(actions[:LISTED], words):
        table.add_row(Text(line.rules, "bold"), line.text)
    return Group(words.say("cli-possible"), Padding(table, (0, 0, 0, 2)))


def why_blocked(blocked: list[Blocked], words: TerminalWords) -> RenderableType:
    """Blocked answers, those of one kind and one reason together."""
    if not blocked:
        return words.say("cli-nothing-blocked")
    reasons: dict[tuple[str, str, str], list[Action]] = {}
    for each in blocked:
        reasons.setdefault((each.rule, with_dots(each.action, words), words.why(each)), []).append(each.action)
    table = Table.grid(padding=(0, 2))
    for (rule, text, why), actions in reasons.items():
        what = text if len(actions) > 1 and DOTS in text else words.action(actions[0])
        reason = Text(what).append(f"\n{why}", "dim")
        if len(actions) > 1:
            reason.append(f"\n{_listed(actions, words)}", "dim")
        table.add_row(Text(rule, "bold"), reason)
    return Group(words.say("cli-blocked"), Padding(table, (0, 0, 0, 2)))


def _listed(actions: list[Action], words: TerminalWords) -> str:
    names = list(dict.fromkeys(short(action, words) for action in actions))
    if not alike(actions, words):
        names = [line.text for line in flat(actions, words)]
    more = len(names) - LISTED
    return ", ".join(names[:LISTED]) + (f" {words.say('cli-and-more', count=more)}" if more > 0 else "")


def odds(action: Action, found: Odds | None, words: TerminalWords) -> RenderableType:
    """What may come of an answer, the likeliest first."""
    if found is None or not found.outcomes:
        why = words.say("cli-odds-unknown" if found is None else "cli-odds-none")
        return Group(words.action(action), Padding(why, (0, 0, 0, 2)))
    table = Table.grid(padding=(0, 2))
    for outcome in found.outcomes:
        chance, low, high = (round(100 * share, 1) for share in (outcome.chance, outcome.low, outcome.high))
        if found.exact:
            share = words.say("cli-odds-exact", percent=chance)
        else:
            share = words.say("cli-odds-about", percent=round(chance), low=round(low), high=round(high))
        table.add_row(Text(share, "bold", justify="right"), words.odds(outcome.event))
    return Group(words.action(action), Padding(table, (0, 0, 0, 2)))


def rule_text(rule: str, words: Words) -> RenderableType:
    """One rule in a sentence, or where the rules are if there is none of that id."""
    known = {each.lower(): each for each in (words.game.ledger.rules if words.game else {})}
    found = known.get(rule.strip().lower())
    if found is None:
        return words.say("cli-no-such-rule", rule=rule.strip())
    return Text(f"{found}  ", "bold").append(summary(found, words), "not bold")


def summary(rule: str, words: Words) -> str:
    """A rule in our sentence for it; without one, in the ledger's English."""
    said = words.rule(rule)
    if said == f"rule-{rule.replace('.', '_')}" and words.game:
        return words.game.ledger.rules[rule].text
    return said


def how_to_answer(words: Words) -> RenderableType:
    return quietly(words.say("cli-how-to-answer"))
