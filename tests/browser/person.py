"""Somebody at a browser of their own: what they do and see, named by what they intend."""

import json
import re
import time
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Response, Route, WebSocket, expect

from fathom.server.wire import TableOptions
from tests.browser.chromium import PATIENCE
from tests.updates import Told

# Keeps the latest view that the table's live line told the page. When it changes, the page has it too: in a context
# with reduced motion the page shows every view at once, so no test has to guess when a question is on the screen.
# Crises do not wait for a reader, and no answer asks first, unless a test's own settings say so.
LISTEN = """
window.heard = null;
const quick = '{"wait": false, "confirm": false}';
if (!localStorage.getItem("fathom.settings")) localStorage.setItem("fathom.settings", quick);
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    let heard = null;
    this.addEventListener("message", ({ data }) => {
      const told = JSON.parse(data);
      if (told.kind === "view") heard = told;
      else if (told.kind === "update") {
        heard = { ...structuredClone(heard), answers: told.answers };
        for (const [path, value] of Object.entries(told.changes)) {
          const outer = path.split("/");
          const name = outer.pop();
          outer.reduce((holder, each) => holder[each], heard)[name] = value;
        }
      } else return;
      window.heard = heard;
    });
  }
};
"""
OVER = 'window.heard?.table.status === "over"'
MINE = f"""after => {OVER} || (window.heard?.question?.number > after
  && window.heard.question.waiting.includes(window.heard.seat))"""

ME = {"kind": "me", "name": "Ada"}
BOB = {"kind": "me", "name": "Bob"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy", "name": "Marlin"}


class Person:
    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.invites: dict[int, str] = {}
        self.errors: list[str] = []
        self.expected = "^$"
        self.frames: list[Any] = []
        self.responses: list[Response] = []
        context.add_init_script(LISTEN)
        self.page = context.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("response", lambda response: self.responses.append(response))
        self.page.on("websocket", self._listen)

    def _note(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(f"{said.text} {said.location['url']}")

    def _listen(self, line: WebSocket) -> None:
        told = Told()
        line.on("framereceived", lambda frame: self.frames.append(told.hear(json.loads(frame))))

    @property
    def complaints(self) -> list[str]:
        """Errors in the console, without those that the test provokes."""
        return [error for error in self.errors if not re.search(self.expected, error)]

    # ----------------------------------------------------------------------------------- going places

    def visit(self, path: str) -> None:
        self.page.goto(f"{self.url}{path}")

    def open_home(self) -> None:
        self.visit("/")
        expect(self.page.get_by_role("article").first).to_be_visible()

    def on_shelf(self, game: str) -> Locator:
        """A game's card on the first page."""
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game))

    def start_solo(self, game: str = "Nautilus", seed: str = "") -> Any:
        """One click: a game against bots. A seed is slipped in on the way, so that every run sees the same game."""
        self.open_home()
        if seed:
            self.seeded(seed)
        self.on_shelf(game).get_by_role("button", name="Play now").click()
        return self.wait_for_my_turn()

    def seeded(self, seed: str) -> None:
        """Slip a seed into the next table that the page opens."""
        self.page.route("**/api/tables", lambda route: _with_seed(route, seed))

    def open_table(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """Open a table without the form, and go there; returns its id. The keys of its open seats are in `invites`."""
        terms = {name: more.pop(name) for name in TableOptions.__struct_fields__ if name in more}
        opened = self.post("/api/tables", {"game": game, "seats": list(seats), "terms": terms, **more})
        self.invites = {invite["seat"]: invite["key"] for invite in opened["invites"]}
        table: str = opened["table"]["id"]
        self.visit(f"/t/{table}")
        return table

    def invitation(self, table: str, seat: int) -> str:
        return f"/t/{table}#seat={seat}&key={self.invites[seat]}"

    def sit_down(self, name: str) -> None:
        """Give a name to whoever came by a link."""
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    # ------------------------------------------------------------------------------- without the page

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.url}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        answer = self.context.request.post(f"{self.url}{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def play_noughts(self, *cells: int) -> str:
        """A game of noughts in which both seats are mine, played so far without the page; returns its table."""
        opened = self.post("/api/tables", {"game": "noughts", "seats": [ME, BOB]})
        table: str = opened["table"]["id"]
        for turn, cell in enumerate(cells):
            answer = {"seat": turn % 2, "number": turn, "action": {"do": "mark", "cell": cell}}
            self.post(f"/api/tables/{table}/answer", answer)
        return table

    def pass_by(self, table: str, *seats: int) -> None:
        """Give the first answer, which in Nautilus is to pass, as long as one of these seats of mine is asked."""
        while (question := self.get(f"/api/tables/{table}/view")["question"]) and question["waiting"][0] in seats:
            seat = question["waiting"][0]
            options = self.get(f"/api/tables/{table}/view?seat={seat}")["question"]["options"]
            answer = {"seat": seat, "number": question["number"], "action": options[0]}
            self.post(f"/api/tables/{table}/answer", answer)

    # ------------------------------------------------------------------------------------ the question

    def heard(self) -> Any:
        """The latest view that the page was told."""
        return self.page.evaluate("window.heard")

    def wait_for_answers(self, count: int = 0) -> Any:
        """Wait until so many answers have been given at the table; returns the view."""
        self.page.wait_for_function("count => window.heard?.answers >= count", arg=count)
        return self.heard()

    def wait_until(self, told: str) -> None:
        """Wait until a promise tells something true. `wait_for_function` takes the promise itself for that."""
        until = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(told):
            assert time.monotonic() < until, told
            self.page.wait_for_timeout(50)

    def wait_for_start(self) -> None:
        """Wait until everybody sits and the game has begun."""
        self.page.wait_for_function("() => window.heard?.question != null")

    def wait_for_my_turn(self, after: int = -1) -> Any:
        """Wait until the table asks me something newer than question `after`, or is over; returns the view."""
        self.page.wait_for_function(MINE, arg=after)
        return self.heard()

    def wait_until_shown(self, number: int) -> None:
        """Wait until the page has come to a question of which it has heard."""
        self.bar.locator(f"[data-question='{number}']").wait_for(state="attached")

    @property
    def bar(self) -> Locator:
        return self.page.locator("section.question")

    @property
    def asked(self) -> Locator:
        """What the question bar says: whose turn it is, and the question."""
        return self.bar.locator(".head [role=status]")

    @property
    def answers(self) -> Locator:
        """The answers offered in the question bar, and the kinds of answers."""
        return self.bar.locator(".answers ul button")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main")

    def open_tab(self, tab: str) -> None:
        """Bring a tab beside the board to the front, where it is one of several: own, seats, journal or chat."""
        self.bar.wait_for()  # a page that is only being drawn has no tabs yet
        button = self.page.locator(f"[role=tab][data-tab={tab}]")
        if button.count() and button.get_attribute("aria-selected") == "false":
            button.click()

    def read_journal(self) -> Locator:
        self.open_tab("journal")
        return self.page.get_by_role("log", name="Journal")

    def own_things(self) -> Locator:
        self.open_tab("own")
        return self.page.get_by_role("complementary", name="What is yours")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def targets(self, name: str | re.Pattern[str] = "") -> Locator:
        """The answers that glow on the board, by what they are called."""
        return self.board.locator("[role=button]").and_(self.page.get_by_role("button", name=name))

    def give(self, answer: Locator) -> Any:
        """Click an answer once I am asked; returns the view in which I am asked next."""
        number = self.wait_for_my_turn()["question"]["number"]
        answer.click()
        return self.wait_for_my_turn(after=number)

    def answer_something(self) -> Any:
        """Give the first answer that the bar offers, through its kind if there are many."""
        self.wait_for_my_turn()
        kind = self.bar.locator("button.kind").first
        if kind.is_visible():
            kind.click()
        return self.give(self.answers.and_(self.page.locator(":not(.kind)")).first)


def _with_seed(route: Route, seed: str) -> None:
    if route.request.method == "POST":
        route.continue_(post_data=json.dumps({**route.request.post_data_json, "seed": seed}))
    else:
        route.continue_()
