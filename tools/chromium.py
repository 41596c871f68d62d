"""Find a Chromium for the browser tests, or install Debian's; says plainly what to do where that is not possible."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """The path of an installed Chromium, the one named by CHROMIUM first."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    root = [] if os.geteuid() == 0 else ["sudo"]
    quiet = {"stdout": subprocess.DEVNULL}
    subprocess.run([*root, "apt-get", "update"], check=True, **quiet)
    subprocess.run([*root, "apt-get", "install", "-y", "--no-install-recommends", "chromium"], check=True, **quiet)


if __name__ == "__main__":
    if found() is None and shutil.which("apt-get"):
        print("installing Chromium for the browser tests")
        install()
    if found() is None:
        sys.exit("The browser tests need Chromium: install it, or name its program in the variable CHROMIUM.")
