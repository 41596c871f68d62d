"""Numbers as people write them in each language."""

from babel.numbers import format_decimal


class Figures:
    """Formats numbers for one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def number(self, value: float, digits: int = 0) -> str:
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return str(format_decimal(value, pattern, locale=self.language)).replace("-", "−")

    def short(self, value: float) -> str:
        """Three digits that count, or all before the point: 1,234, 27.2, 0.05."""
        rounded = float(f"{value:.3g}") if abs(value) < 1000 else value
        pattern = "#,##0.####" if abs(value) < 1000 else "#,##0"
        return str(format_decimal(rounded, pattern, locale=self.language)).replace("-", "−")

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)} %"

    def points(self, difference: float) -> str:
        """How far two shares are apart, in percentage points: +5.0, −1.5."""
        sign = "+" if round(100 * difference, 1) > 0 else ""
        return f"{sign}{self.number(100 * difference, 1)}"

    def points_between(self, low: float, high: float) -> str:
        return f"{self.points(low)} – {self.points(high)}"

    def between(self, low: float, high: float, digits: int = 1) -> str:
        """An interval of shares."""
        return f"{self.number(100 * low, digits)} – {self.number(100 * high, digits)} %"
