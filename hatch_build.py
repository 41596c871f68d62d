"""Before the package is built: the client must be in it, so that nobody needs Node to install Fathom."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # `make client` builds it when it is wanted
        web, page = Path(self.root) / "web", Path(self.root) / "fathom" / "server" / "static" / "index.html"
        built = page.stat().st_mtime if page.exists() else 0.0
        if not built or ((web / "node_modules").exists() and _newest(web / "src") > built):
            _build(web)


def _newest(folder: Path) -> float:
    return max((file.stat().st_mtime for file in folder.rglob("*") if file.is_file()), default=0.0)


def _build(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None or not web.exists():
        raise SystemExit("the client is not built: run `make client` first, or install Node 20 or newer")
    if not (web / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)
