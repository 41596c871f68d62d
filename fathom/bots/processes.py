"""Child processes that end when their parent process ends, also when it is killed."""

import os
import threading
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess


def end_with_parent() -> None:
    """Make this process end as soon as its parent process has ended."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_mourn, args=(parent,), daemon=True).start()


def _mourn(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
