"""Tests that cite rules: `@rule("B2a")` marks a test that fails when that rule is removed."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
