"""Sweeps: the values of a setting, and the plans made from them."""

import pytest

from fathom.lab.studies.sweep import sweep, values, varied


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("6..10", [6, 7, 8, 9, 10]),
        ("45..60:5", [45, 50, 55, 60]),
        ("45..58:5", [45, 50, 55]),
        ("-2..1", [-2, -1, 0, 1]),
        ("7", ["7"]),
        ("printed,free", ["printed", "free"]),
        ("1..3,10,2..4", [1, 2, 3, "10", 4]),
    ],
)
def test_the_values_of_a_setting(text, found):
    assert values(text) == found


@pytest.mark.parametrize("text", ["10..6", "1..5:0", "1..", "..5", "a..b", "", "1,,2", "1..9999"])
def test_what_is_no_value(text):
    with pytest.raises(ValueError, match="value"):
        values(text)


def test_a_plan_for_each_combination_with_the_same_seeds():
    study = sweep(
        "nautilus", ["random"] * 2, 10, "tide", {"start.money": "50,60", "base": "printed,free", "first": "1"}
    )
    assert [plan.settings for plan in study.plans] == [
        {"start.money": "50", "base": "printed", "first": "1"},
        {"start.money": "50", "base": "free", "first": "1"},
        {"start.money": "60", "base": "printed", "first": "1"},
        {"start.money": "60", "base": "free", "first": "1"},
    ]
    assert {plan.seed for plan in study.plans} == {"tide"}
    assert varied(study) == ["start.money", "base"]


def test_one_value_is_no_sweep():
    with pytest.raises(ValueError, match="two or more values"):
        sweep("nautilus", ["random"] * 2, 10, "tide", {"start.money": "50"})


def test_too_many_combinations():
    with pytest.raises(ValueError, match="900 combinations of values; a sweep takes at most 500"):
        sweep("nautilus", ["random"] * 2, 10, "tide", {"start.money": "1..30", "first": "1..30"})


def test_a_span_holds_at_most_five_hundred_values():
    assert len(values("1..500")) == len(values("0..4999:10")) == 500
    for more in ("0..500", "0..5000:10"):
        with pytest.raises(ValueError, match=r"holds more than 500 values: .+ such as 0\.\.50*:(2|11)$"):
            values(more)


def test_exactly_five_hundred_combinations_are_taken():
    study = sweep("nautilus", ["random"] * 2, 1, "tide", {"start.money": "1..25", "first": "1..20"})
    assert len(study.plans) == 500


def test_a_span_may_hold_one_value():
    assert values("7..7") == [7]
