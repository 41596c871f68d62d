"""The report of a study: win rates, ratings, effects, sides, length, endings, scores, and what was done with what."""

import math
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

import polars as pl

from fathom.games import load
from fathom.kernel.insight.odds import SURE, wilson
from fathom.kernel.names import kebab
from fathom.kernel.words.words import Words
from fathom.lab.pages import plots
from fathom.lab.pages.figures import Figures
from fathom.lab.pages.page import Section, Sheet, folded, legend, page, sheet
from fathom.lab.studies.compare import COLUMNS, cells, compared
from fathom.lab.studies.folder import Notes, played, read
from fathom.lab.studies.milestones import arranged
from fathom.lab.studies.sweep import varied
from fathom.lab.studies.tally import ANSWER, EVENT
from fathom.lab.studies.tournament import crosstable, standings

MOST_BARS = 24
Pair = tuple[plots.Bar, plots.Bar]
PERCENTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def report(folder: Path, language: str) -> str:
    """The report of the study in a folder, as one HTML page."""
    return Report(*read(folder), language).page()


class Report:
    """A study seen from several sides. Games that broke off are counted, and left out of everything else."""

    def __init__(self, notes: Notes, games: pl.DataFrame, language: str) -> None:
        self.notes, self.study, self.language = notes, notes.study, language
        self.game = load(self.study.plans[0].game)
        self.words, self.figures = Words(language, self.game), Figures(language)
        self.broken = games.filter(pl.col("error") != "")
        self.games = games.filter(pl.col("error") == "")
        self.chairs = self._chairs()
        self.by_side = self._by_side()

    def _chairs(self) -> pl.DataFrame:
        """A row for each seat of each game: who sat there, when it was its turn, its score and its part of the win."""
        who = pl.col("bots") if self.study.kind == "tournament" else pl.format("{} {}", "bots", pl.col("seat") + 1)
        seat, seats, first = pl.col("seat"), pl.col("seats").cast(pl.Int64), pl.col("first").cast(pl.Int64)
        return (
            self.games.drop("uses")
            .with_columns(seat=pl.int_ranges(0, pl.col("seats")))
            .explode("bots", "scores", "result", "seat")
            .with_columns(
                who=who,
                place=(seat - first + seats) % seats + 1,
                won=pl.col("result"),
            )
        )

    def _by_side(self) -> pl.DataFrame:
        """A row for each side of each game, and whether it won; who was not there has not."""
        won = pl.col("winners").list.contains(pl.col("seat").cast(pl.UInt8)).any().cast(pl.Float64)
        seats = self.games.select(
            "plan", "number", "winners", side="sides", seat=pl.int_ranges(0, pl.col("sides").list.len())
        )
        found = seats.explode("side", "seat").drop_nulls("side").group_by("plan", "number", "side").agg(won=won)
        everywhere = self.games.select("plan", "number").join(found.select("side").unique(), how="cross")
        return everywhere.join(found, on=["plan", "number", "side"], how="left").fill_null(0.0)

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.say(key, **arguments)

    # ----------------------------------------------------------------------------------- the page

    def page(self) -> str:
        plan = self.study.plans[0]
        title = self.say("lab-title", game=self.say("game-name"), kind=self.study.kind)
        facts = [
            f"{self.say('lab-games', count=self.games.height)} · {self.say('lab-seed')} {plan.seed}",
            self.say("lab-versions", fathom=self.notes.fathom, rules=self.notes.rules_version),
        ]
        fixed = [name for name in plan.settings if name not in varied(self.study)]
        if fixed:
            facts.insert(1, " · ".join(f"{name}={plan.settings[name]}" for name in fixed))
        sections = [self._section(key, part) for key, part in SECTIONS.items()] if self.games.height else []
        found = [section for section in sections if section]
        return page(self.language, title, facts, list(self._warnings()), found, self.say("lab-numbers"))

    def _section(self, key: str, part: "Callable[[Report], tuple[str, Sheet | None] | None]") -> Section | None:
        made = part(self)
        if made is None:
            return None
        heading, about = self.say(f"lab-section-{key}"), self.say(f"lab-about-{key}")
        return Section(key, heading, about, *made)

    def _warnings(self) -> Iterator[str]:
        played = self.games.height + self.broken.height
        if played < self.study.total:
            yield self.say("lab-partial", played=played, total=self.study.total)
        if self.broken.height:
            yield self.say("lab-broken", count=self.broken.height, error=self.broken["error"][0])
        if not self.games.height:
            yield self.say("lab-nothing")

    # ------------------------------------------------------------------------------------ who wins

    def wins(self) -> tuple[str, Sheet] | None:
        if self.study.kind == "compare":
            return None  # where a seat's wins are those of two bots
        return self._shares(self.chairs, "who", str, self.say("lab-bot"))

    def sides(self) -> tuple[str, Sheet] | None:
        if self.study.kind == "compare" or not self.by_side.height:
            return None
        return self._shares(self.by_side, "side", self._side, self.say("lab-side"))

    def first(self) -> tuple[str, Sheet]:
        places = self.say("lab-order")
        return self._shares(self.chairs, "place", lambda place: self.say("lab-place", number=place), places)

    def compared(self) -> tuple[str, Sheet] | None:
        if self.study.kind != "compare":
            return None
        found = compared(self.study, played(self.games))
        bars = [plots.Bar(each.bot, each.share, each.low, each.high, self._percent(each.share)) for each in found]
        heading = self.say("lab-wins-of-side", side=self._side(self.study.plans[0].side))
        headings = [self.say(f"lab-{key}") for key in COLUMNS]
        drawn = f"<h3>{escape(heading)}</h3>{plots.bars(heading, bars, self._percent)}"
        return drawn, Sheet(headings, cells(found, self.figures))

    def _side(self, side: str) -> str:
        return self.say(f"side-{side}")

    def _shares(
        self, rows_of: pl.DataFrame, column: str, label: Callable[[Any], str], heading: str
    ) -> tuple[str, Sheet]:
        found = rows_of.group_by(column).agg(pl.col("won").sum(), pl.len().alias("games")).sort(column)
        bars, rows = [], []
        for each, won, games in found.iter_rows():
            low, high = wilson(won, games)
            share, between = self.figures.percent(won / games), self.figures.between(low, high)
            bars.append(plots.Bar(label(each), won / games, low, high, share))
            rows.append([label(each), self.figures.number(games), self.figures.number(won, 1), share, between])
        fair = rows_of["won"].mean()
        drawn = plots.bars(self.say("lab-share"), bars, self._percent, fair if isinstance(fair, float) else None)
        headings = [heading, *(self.say(f"lab-{key}") for key in ("played", "wins", "share", "interval"))]
        return drawn, Sheet(headings, rows)

    def elo(self) -> tuple[str, Sheet] | None:
        if self.study.kind != "tournament":
            return None
        bots = list(dict.fromkeys(bot for plan in self.study.plans for bot in plan.bots))
        games = list(self.games.select("bots", "winners").iter_rows())
        number, found, cross = self.figures.number, standings(bots, games), crosstable(bots, games)
        dots = [plots.Bar(each.bot, each.elo, each.elo_low, each.elo_high, number(each.elo)) for each in found]
        against = [self.say("lab-against", bot=each.bot) for each in found]
        headings = [*(self.say(f"lab-{key}") for key in ("bot", "elo", "interval", "duels", "points")), *against]
        rows = [
            [each.bot, number(each.elo), f"{number(each.elo_low)} – {number(each.elo_high)}", number(each.duels)]
            + [self._percent(each.share)]
            + [self._percent(cross[each.bot, other.bot]) if (each.bot, other.bot) in cross else "" for other in found]
            for each in found
        ]
        return plots.points(self.say("lab-elo"), dots, number), Sheet(headings, rows)

    # ------------------------------------------------------------------------- what a setting does

    def effect(self) -> tuple[str, Sheet] | None:
        names = varied(self.study)
        if self.study.kind != "sweep" or not names:
            return None
        labels = {
            index: " ".join(str(plan.settings[name]) for name in names) for index, plan in enumerate(self.study.plans)
        }
        numeric = len(names) == 1 and all(str(label).lstrip("-").isdigit() for label in labels.values())
        places = {index: float(label) if numeric else float(index) for index, label in labels.items()}
        spoken = {places[index]: label for index, label in labels.items()}
        drawn, headings, rows = [], [" ".join(names)], {index: [label] for index, label in labels.items()}
        for key, show, series in self._effects():
            found = [
                plots.Line(name, [(places[plan], mean, low, high) for plan, mean, low, high in rows])
                for name, rows in series.items()
            ]
            heading = self.say(f"lab-{key}")
            drawn.append(f"<h3>{heading}</h3>")
            drawn.append(plots.lines(heading, found, show, lambda x: spoken.get(x, ""), " ".join(names)))
            headings += [f"{heading}: {name}" for name in series]
            for index, row in rows.items():
                means = ({plan: mean for plan, mean, *_ in points} for points in series.values())
                row += [show(mean[index]) if index in mean else "" for mean in means]
        return "".join(drawn), Sheet(headings, list(rows.values()))

    def _effects(self) -> Iterator[tuple[str, plots.Format, dict[str, list[Any]]]]:
        """Each result that may depend on a setting: its name, its format, and by series plan, mean, low and high."""
        if self.by_side.height:
            found = _by_name(self.by_side.group_by("plan", "side").agg(*_shares("won")))
            yield "section-sides", self._percent, {self._side(name): rows for name, rows in found.items()}
        yield "share", self._percent, _by_name(self.chairs.group_by("plan", "who").agg(*_shares("won")))
        if self._keeps_score():
            yield "mean-score", self._number, _by_name(self.chairs.group_by("plan", "who").agg(*_means("scores")))
        if self.games["rounds"].max():
            name = pl.lit(self.say("lab-rounds")).alias("name")
            yield "rounds", self._number, _by_name(self.games.group_by("plan", name).agg(*_means("rounds")))
        endings = self.games.select("plan", "ending").unique("ending").filter(pl.col("ending") != "")["ending"]
        if len(endings):
            crossed = self.games.select("plan", "ending").join(endings.to_frame("name"), how="cross")
            marked = crossed.with_columns(hit=(pl.col("ending") == pl.col("name")).cast(pl.Float64))
            found = _by_name(marked.group_by("plan", "name").agg(*_shares("hit")))
            yield "section-endings", self._percent, {self._ending(name): rows for name, rows in found.items()}

    # ----------------------------------------------------------------- length, endings and scores

    def length(self) -> tuple[str, Sheet]:
        drawn, rows = [], []
        for column in ("rounds", "decisions"):
            values = self.games[column].to_list()
            if not any(values):
                continue
            axis = self.say(f"lab-{column}-axis")
            drawn.append(plots.histogram(axis, values, self.figures.number, axis))
            rows.append([axis, *self._spread(self.games[column])])
        headings = ["", *(self.say(f"lab-{key}") for key in ("mean", "median", "lowest", "highest"))]
        return "".join(drawn), Sheet(headings, rows)

    def _spread(self, values: pl.Series) -> list[str]:
        found: list[Any] = [values.mean(), values.median(), values.min(), values.max()]
        return [self.figures.number(each, 1 if number < 2 else 0) for number, each in enumerate(found)]

    def endings(self) -> tuple[str, Sheet] | None:
        found = self.games.filter(pl.col("ending") != "").group_by("ending").len().sort("len", descending=True)
        if not found.height:
            return None
        bars, rows = [], []
        for ending, count in found.iter_rows():
            low, high = wilson(count, self.games.height)
            share = self.figures.percent(count / self.games.height)
            bars.append(plots.Bar(self._ending(ending), count / self.games.height, low, high, share))
            rows.append([self._ending(ending), self.figures.number(count), share, self.figures.between(low, high)])
        headings = [self.say(f"lab-{key}") for key in ("ending", "played", "share", "interval")]
        return plots.bars(self.say("lab-section-endings"), bars, self._percent), Sheet(headings, rows)

    def milestones(self) -> tuple[str, Sheet] | None:
        """How far the games came, by numbers of the game's own."""
        found = self.games.select("milestones").explode("milestones").drop_nulls("milestones").unnest("milestones")
        if not found.height:
            return None
        named = found.group_by("name", maintain_order=True)
        rows = [[self.say(f"milestone-{name}"), *self._spread(group["value"])] for (name,), group in named]
        means = {name: spread for name, *spread in named.agg(*_means("value")).iter_rows()}
        alone, grids = arranged(means, self.words)
        bars = [
            plots.Bar(self.say(f"milestone-{name}"), mean, max(0.0, low), high, self._mean(mean))
            for name, (mean, low, high) in means.items()
            if name in alone
        ]
        drawn = plots.bars(self.say("lab-section-milestones"), bars, self._number) if bars else ""
        for grid in grids:
            cells = [[row, *(self._mean(means[name][0]) for name in names)] for row, names in grid.rows.items()]
            drawn += sheet(Sheet([self.say("lab-mean"), *grid.columns], cells))
        headings = ["", *(self.say(f"lab-{key}") for key in ("mean", "median", "lowest", "highest"))]
        return drawn, Sheet(headings, rows)

    def _mean(self, mean: float) -> str:
        """Of what happens in a part of the games only, two places tell the share."""
        return self.figures.number(mean, 1 if mean >= 1 else 2)

    def _ending(self, ending: str) -> str:
        return self.say(f"ending-{ending}") if f"ending-{ending}" in self.words else ending

    def _keeps_score(self) -> bool:
        """Whether scores say more than who has won."""
        highest: Any = self.chairs["scores"].max()
        return bool(highest > 1)

    def scores(self) -> tuple[str, Sheet] | None:
        if not self._keeps_score():
            return None
        boxes, rows = [], []
        for (who,), chairs in self.chairs.group_by("who", maintain_order=True):
            scores = chairs["scores"]
            marks: Any = tuple(scores.quantile(each, "nearest") for each in PERCENTILES)
            mean: Any = scores.mean()
            boxes.append(plots.Box(str(who), marks, mean, self.figures.number(mean, 1)))
            rows.append([str(who), *self._spread(scores)])
        headings = [self.say(f"lab-{key}") for key in ("bot", "mean-score", "median", "lowest", "highest")]
        ordered = sorted(zip(boxes, rows, strict=True), key=lambda pair: pair[0].label)
        drawn = plots.boxes(self.say("lab-section-scores"), [box for box, _ in ordered], self._number)
        return drawn, Sheet(headings, [row for _, row in ordered])

    # --------------------------------------------------------------------------- what is done with

    def actions(self) -> tuple[str, Sheet | None] | None:
        found = self._uses(ANSWER).filter(pl.col("card") == "")
        if not found.height:
            return None
        pairs = self._pairs(found, "name", self._action)
        drawn = self._legend() + self._pair_bars(self.say("lab-section-actions"), pairs)
        return drawn, self._pair_sheet([(one.label, one, other) for one, other in pairs])

    def cards(self) -> tuple[str, Sheet | None] | None:
        """Cards by what happens to them, as far as the game has words for it (`tell-bought.counted`)."""
        found = self._uses(EVENT).filter(pl.col("card") != "")
        drawn, rows = [], []
        for name in found["name"].unique(maintain_order=True):
            heading = self.words.part(f"tell-{name}", "counted")
            if heading:
                pairs = self._pairs(found.filter(pl.col("name") == name), "card", self._card)
                drawn.append(f"<h3>{escape(heading)}</h3>{self._pair_bars(heading, pairs)}")
                rows += [(f"{heading}: {one.label}", one, other) for one, other in pairs]
        return (self._legend() + "".join(drawn), self._pair_sheet(rows)) if drawn else None

    def _uses(self, kind: str) -> pl.DataFrame:
        """Each use with its mean and interval for a seat in a game, separately for seats that won and for others."""
        seats = self.chairs.group_by(victor=pl.col("won") > 0).agg(pl.len().alias("seats"))
        uses = self.games.select("winners", "uses").explode("uses").drop_nulls("uses").unnest("uses")
        return (
            uses.filter(pl.col("kind") == kind, pl.col("seat") >= 0)
            .with_columns(victor=pl.col("winners").list.contains(pl.col("seat").cast(pl.UInt8)))
            .group_by("name", "card", "victor")
            .agg(pl.col("count").sum().alias("sum"), pl.col("count").cast(pl.Float64).pow(2).sum().alias("squares"))
            .join(seats, on="victor")
            .with_columns(mean=pl.col("sum") / pl.col("seats"))
            .with_columns(error=((pl.col("squares") / pl.col("seats") - pl.col("mean") ** 2) / pl.col("seats")).sqrt())
            .sort("name", "card", "victor")
        )

    def _pairs(self, uses: pl.DataFrame, column: str, label: Callable[[str], str]) -> list[Pair]:
        """For each action or card, the most used first, how often winners and others use it."""
        order = uses.group_by(column).agg(pl.col("sum").sum()).sort("sum", column, descending=[True, False])
        rows = {(each[column], each["victor"]): each for each in uses.iter_rows(named=True)}
        alike: dict[str, list[str]] = {}  # cards of the same name count together
        for each in order[column]:
            alike.setdefault(label(each), []).append(each)
        return [
            (self._use_bar(name, each, True, rows), self._use_bar(name, each, False, rows))
            for name, each in alike.items()
        ]

    def _pair_bars(self, title: str, pairs: list[Pair]) -> str:
        """The bars of winners and others; where there are many, the rest folds out."""
        drawn = plots.pairs(title, pairs[:MOST_BARS], self._number)
        if rest := pairs[MOST_BARS:]:
            drawn += folded(self.say("lab-more", count=len(rest)), plots.pairs(title, rest, self._number))
        return drawn

    def _pair_sheet(self, pairs: list[tuple[str, plots.Bar, plots.Bar]]) -> Sheet:
        rows = [[name, one.text, other.text] for name, one, other in pairs]
        return Sheet(["", self.say("lab-winners"), self.say("lab-others")], rows)

    def _legend(self) -> str:
        return legend([self.say("lab-winners"), self.say("lab-others")])

    def _use_bar(self, label: str, keys: list[str], victor: bool, rows: dict[Any, Any]) -> plots.Bar:
        found = [rows[key, victor] for key in keys if (key, victor) in rows]
        mean, error = sum(row["mean"] for row in found), SURE * math.hypot(*(row["error"] for row in found))
        text = self.figures.number(mean, 2) if mean < 10 else self._number(mean)
        return plots.Bar(label, mean, max(0.0, mean - error), mean + error, text)

    def _action(self, name: str) -> str:
        """A kind of answer as the client calls it, or as it is counted here; without either it says the same of all."""
        key = f"do-{name}"
        return self.words.part(key, "short") or self.words.part(key, "counted") or self.say(key)

    def _card(self, card: str) -> str:
        if card in self.words:
            return self.say(card)
        for own, show in self.game.texts.formats.items():
            number = card.removeprefix(f"{kebab(own.__name__)}-")
            if number != card and number.isdigit():
                return show(self.words, int(number))
        return card

    def _percent(self, share: float) -> str:
        return f"{self.figures.short(100 * share)} %"

    def _number(self, value: float) -> str:
        return self.figures.short(value)


def _means(column: str) -> tuple[pl.Expr, ...]:
    """Mean of a column with its 95 % interval."""
    value = pl.col(column).cast(pl.Float64)
    error = SURE * value.std().fill_null(0.0) / value.len().sqrt()
    return value.mean().alias("mean"), (value.mean() - error).alias("low"), (value.mean() + error).alias("high")


def _shares(column: str) -> tuple[pl.Expr, ...]:
    """A share with its 95 % interval (Wilson), as `wilson` computes it."""
    share, games = pl.col(column).mean(), pl.len().cast(pl.Float64)
    middle = share + SURE * SURE / (2 * games)
    spread = SURE * (share * (1 - share) / games + SURE * SURE / (4 * games * games)).sqrt()
    scale = 1 + SURE * SURE / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return share.alias("mean"), low.clip(0, 1).alias("low"), high.clip(0, 1).alias("high")


def _by_name(found: pl.DataFrame) -> dict[str, list[Any]]:
    """Plan, mean, low and high of each series, from columns plan, series, mean, low, high."""
    series: dict[str, list[Any]] = {}
    for plan, name, mean, low, high in found.sort(found.columns[1], "plan").iter_rows():
        series.setdefault(name, []).append((plan, mean, low, high))
    return series


SECTIONS: dict[str, Callable[[Report], Any]] = {
    "elo": Report.elo,
    "compared": Report.compared,
    "effect": Report.effect,
    "sides": Report.sides,
    "wins": Report.wins,
    "first": Report.first,
    "length": Report.length,
    "endings": Report.endings,
    "milestones": Report.milestones,
    "scores": Report.scores,
    "actions": Report.actions,
    "cards": Report.cards,
}
