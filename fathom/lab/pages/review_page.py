"""The page of a review: the course of the game, its turns and its costly answers in one HTML file."""

from collections.abc import Sequence
from html import escape

from fathom.lab.pages import plots
from fathom.lab.pages.page import Section, Sheet, page
from fathom.lab.reviews.review import Review
from fathom.lab.reviews.telling import Telling


def review_page(review: Review, telling: Telling) -> str:
    say = telling.say
    facts = [telling.result(), say("review-played-on", count=review.budget, seed=review.seed)]
    warnings = [] if review.complete else [say("review-partial")]
    sections = [
        Section("chances", say("review-chances"), say("review-about-chances"), *_course(review, telling)),
        Section("turns", say("review-turns"), say("review-about-turns"), _turns(review, telling)),
        Section("costs", say("review-costs"), say("review-about-costs", count=review.judged), _costs(review, telling)),
    ]
    title = say("review-title", game=say("game-name"))
    return page(telling.language, title, facts, warnings, sections, say("review-numbers"))


def _course(review: Review, telling: Telling) -> tuple[str, Sheet]:
    series = [
        plots.Line(
            telling.name(line),
            [(at, chance, chance, chance) for at, chance in zip(review.moments, line.chances, strict=True)],
        )
        for line in review.lines
    ]
    turns = [(turn.at + 1, turn.after) for turn in review.turns]
    title, axis = telling.say("review-chance"), telling.say("review-axis")
    drawn = plots.course(title, series, review.answers, turns, telling.percent, axis)
    rows = [
        [str(at), *(telling.percent(line.chances[number]) for line in review.lines)]
        for number, at in enumerate(review.moments)
    ]
    return drawn, Sheet([axis, *(telling.name(line) for line in review.lines)], rows)


def _turns(review: Review, telling: Telling) -> str:
    told = [(telling.turn(turn), telling.change(turn, review.lines[turn.line])) for turn in review.turns]
    return _list(told) or f"<p>{escape(telling.say('review-no-turns'))}</p>"


def _costs(review: Review, telling: Telling) -> str:
    told = [(telling.cost(cost), telling.loss(cost), telling.better(cost)) for cost in review.costs]
    return _list(told) or f"<p>{escape(telling.say('review-no-costs'))}</p>"


def _list(told: Sequence[tuple[str, ...]]) -> str:
    """A numbered list; each of its members is a line, and what is to be said of it below."""
    members = (f"<li>{escape(first)}{''.join(f'<p>{escape(more)}</p>' for more in rest)}</li>" for first, *rest in told)
    return f'<ol class="moves">{"".join(members)}</ol>' if told else ""
