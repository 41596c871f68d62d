"""The page as a screen reader tells it: roles, names and live regions, never pixels or CSS classes."""

import re
from functools import cached_property

from playwright.sync_api import Page

from fathom.games import load
from fathom.kernel import Action, Game
from fathom.kernel.words.words import Words

BUTTON = re.compile(r'^ *- \'?button(?: "((?:[^"\\]|\\.)*)")?(.*)$')
# What a screen reader would say of its own accord: text that comes into a live region. `spoken` in the page keeps it.
LISTEN = """
window.spoken = [];
const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";
function speak(node) {
  const near = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  const region = near?.closest(LIVE);
  if (!region || region.closest("[aria-hidden=true], [hidden]") || region.ariaLive === "off") return;
  const text = (near === region ? near : node).textContent.trim().replace(/\\s+/g, " ");
  if (text) window.spoken.push(text);
}
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === "characterData") speak(target);
    else for (const node of addedNodes) speak(node);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def subkinds(kind: type[Action]) -> list[type[Action]]:
    return [each for child in kind.__subclasses__() for each in (child, *subkinds(child))]


class PageText:
    """What the question and its answers are called, in the reader's language."""

    def __init__(self, page: Page, game: str, language: str) -> None:
        self.page, self.game = page, load(game)
        self.words = Words(language, self.game)
        self.question = page.get_by_role("region", name=self.say("web-question"), exact=True)
        self.answers = self.question.get_by_role("group", name=self.say("web-answers"), exact=True)

    def say(self, key: str, **arguments: object) -> str:
        return self.words.say(key, **arguments)

    def buttons(self) -> tuple[list[str], list[str]]:
        """The names of the buttons of the question that can be pressed: its answers, and all of them."""
        answers, every, inside, depth = list[str](), list[str](), False, 0
        for line in self.question.aria_snapshot().splitlines():
            indent = len(line) - len(line.lstrip())
            if inside and indent <= depth:
                inside = False
            if line.strip().startswith(f'- group "{self.say("web-answers")}"'):
                inside, depth = True, indent
            if (found := BUTTON.match(line)) and "[disabled]" not in found[2]:
                name = (found[1] or "").replace('\\"', '"')
                every.append(name)
                if inside:
                    answers.append(name)
        return [each for each in answers if each not in self.tools], every

    @cached_property
    def more(self) -> set[str]:
        """What leads to answers that hardly anybody means."""
        return {self.say("web-more-answers", count=count) for count in range(1, 100)}

    @cached_property
    def tools(self) -> set[str]:
        """What stands among the answers and is none."""
        return self.more | {self.say(key) for key in ("web-back", "web-fewer-answers", "web-end-all")}

    @cached_property
    def passes(self) -> tuple[str, ...]:
        """What the answers are called that do nothing."""
        return passes(self.game, self.words)

    def spoken(self) -> list[str]:
        """What was said of its own accord since this was asked last."""
        said: list[str] = self.page.evaluate("window.spoken.splice(0)")
        return [" ".join(each.split()) for each in said]


def passes(game: Game, words: Words) -> tuple[str, ...]:
    package = f".games.{game.name.replace('-', '_')}."
    idle = [kind for kind in subkinds(Action) if kind.idle and package in kind.__module__]
    return tuple(words.action(kind()) for kind in idle if not kind.__struct_fields__)
