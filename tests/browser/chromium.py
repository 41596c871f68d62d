"""The Chromium of the browser tests: the system's own, quiet and without a window."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import found

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = float(os.environ.get("FATHOM_PATIENCE", "60")) * 1000  # milliseconds to wait for anything on a busy machine


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=QUIET)
        yield browser
        browser.close()
