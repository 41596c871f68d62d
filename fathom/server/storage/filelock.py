"""A lock on a file itself, so that it also holds under its other names, links and mounts.

It ends with the process, also when that is killed. SQLite locks other bytes of the same file, so both can be used.
"""

import os
import struct
import sys
import time

if sys.platform != "win32":
    import fcntl

FAR = 1 << 62  # the byte that is locked: no file is that long, and SQLite's own locks are elsewhere
EACH = 0.05  # seconds between two tries


class FileLock:
    """A lock on one byte of a file. Release it only after SQLite has closed the file: closing drops its locks."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._file: int | None = None

    def acquire(self, patience: float) -> bool:
        """Lock the file, creating it if necessary; returns whether that succeeded within `patience` seconds."""
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        until = time.monotonic() + patience
        while not _locked(self._file):
            if time.monotonic() > until:
                self.release()
                return False
            time.sleep(EACH)
        return True

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _locked(file: int) -> bool:
    """Try to lock a byte of an open file. The lock belongs to this open file description, not to the process."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, FAR, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        elif hasattr(fcntl, "F_OFD_SETLK") and sys.maxsize > 1 << 32:
            wish = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, FAR, 1, 0)
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, wish)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
