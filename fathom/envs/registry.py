"""The names of the games for `gymnasium.make`: `fathom/Nautilus-v0`."""

from fathom.games import own
from fathom.kernel.extras import extras


def register() -> None:
    """Name all games of this package; Gymnasium calls it by itself when it is imported (entry point)."""
    with extras():
        from gymnasium.envs.registration import register, registry
    for game in own():
        name = f"fathom/{game.title().replace('-', '')}-v0"
        if name not in registry:
            register(name, "fathom.envs.gymnasium:Against", kwargs={"game": game}, disable_env_checker=True)
