"""A PostgreSQL server of the tests' own: on a free port, in a temporary folder, as somebody who is not root."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tools.postgresql import MISSING, found

OPTIONS = "-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=50 -p {port}"


class PostgreSQL:
    def __init__(self, more: str = "") -> None:
        self.more = more
        programs = found()
        if programs is None:
            pytest.fail(MISSING)
        self.programs: Path = programs
        self.folder = Path(tempfile.mkdtemp(prefix="fathom-postgresql-"))
        self.made = 0
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-U", "fathom", "-A", "trust", "-E", "UTF8", "--no-sync")
        self._begin()

    def _begin(self) -> None:
        options = f"{OPTIONS.format(port=self.port)} {self.more}"
        self._run("pg_ctl", "start", "-w", "-o", options, "-l", str(self.folder / "log"))

    def restart(self) -> None:
        """Break off whatever is under way, and begin again: no connection survives."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")
        for patience in (0.2, 1.0, 5.0):
            try:
                self._begin()
                return
            except AssertionError:  # processes of before are still ending
                time.sleep(patience)
        self._begin()

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")
        shutil.rmtree(self.folder)

    def new(self) -> str:
        """The address of a new database."""
        self.made += 1
        self.execute(f"CREATE DATABASE fathom{self.made}", "postgres")
        return f"postgresql+psycopg://fathom@127.0.0.1:{self.port}/fathom{self.made}"

    def execute(self, statement: str, database: str) -> list[Any]:
        with psycopg.connect(
            host="127.0.0.1", port=self.port, user="fathom", dbname=database, autocommit=True
        ) as connection:
            told = connection.execute(statement.encode())
            return told.fetchall() if told.description else []

    def _run(self, program: str, *options: str) -> None:
        somebody: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *options]
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
            **somebody,
        )
        assert done.returncode == 0, done.stderr
