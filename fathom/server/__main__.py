"""`python -m fathom.server`: a server with its defaults, for development."""

from fathom.server.run import serve
from fathom.server.settings import Settings

if __name__ == "__main__":
    serve(Settings())
