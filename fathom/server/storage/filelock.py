"""A lock on a file itself, not on its name: links, other names and mounts of it are locked as well.

It ends with the process, however that ends. SQLite locks other bytes of the same file, so neither disturbs the other.
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
    """Closing a file drops all of SQLite's locks on it in this process: release only once SQLite has closed it."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._file: int | None = None

    def acquire(self, patience: float) -> bool:
        """Lock the file, which is made if it is not there; returns whether it could be locked in so many seconds."""
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
    """Lock a byte of an open file, if nobody has. The lock belongs to this opening of it, not to the process."""
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
