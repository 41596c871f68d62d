"""Find a PostgreSQL server for the tests, or install Debian's; says plainly what to do where that is not possible."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
MISSING = (
    "The tests of PostgreSQL need its server (initdb and pg_ctl, not only psql): install it, or name the folder of"
    " these programs in the variable POSTGRESQL."
)


def found() -> Path | None:
    """The folder with the programs of an installed server, the one named by POSTGRESQL first."""
    debians = sorted(DEBIAN.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
    named, on_path = os.environ.get("POSTGRESQL"), shutil.which("initdb")
    folders = [Path(named)] if named else [*([Path(on_path).parent] if on_path else []), *debians]
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def install() -> None:
    root = [] if os.geteuid() == 0 else ["sudo"]
    quiet = {"stdout": subprocess.DEVNULL}
    subprocess.run([*root, "apt-get", "update"], check=True, **quiet)
    subprocess.run([*root, "apt-get", "install", "-y", "--no-install-recommends", "postgresql"], check=True, **quiet)


if __name__ == "__main__":
    if found() is None and shutil.which("apt-get"):
        print("installing PostgreSQL for the tests")
        install()
    if found() is None:
        sys.exit(MISSING)
