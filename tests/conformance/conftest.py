"""The long games are looked at in wide strides only where the narrow ones are left out."""

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("markexpr"):  # `make quick`, or somebody's choice
        return
    wide = [item for item in items if "-in-strides" in item.name]
    narrow = {item.nodeid for item in items} - {item.nodeid for item in wide}
    spared = [item for item in wide if item.nodeid.replace("-in-strides", "") in narrow]
    items[:] = [item for item in items if item not in set(spared)]
    config.hook.pytest_deselected(items=spared)
