"""The websocket protocol of live connections: uvicorn's, with compression of long messages and little memory when idle.

`OPTIONS` is all that others use: settings for `uvicorn.Config`. It builds on a class that uvicorn does not document, so
with a release that has moved it, uvicorn serves websockets as it is (docs/decisions/0010-no-own-protocol.md).
"""

import asyncio
from typing import Any

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

LONG = 2_048  # bytes: to compress what is shorter costs more than it saves
QUICKLY = {"level": 1}


class LongMessageDeflate(PerMessageDeflate):
    """Compresses each long message by itself; short ones are sent uncompressed."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) > LONG else frame


class LongMessageDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates compression without context takeover: no memory is kept between messages."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, compress_settings=dict(QUICKLY)
        )

    def process_request_params(self, params: Any, accepted_extensions: Any) -> tuple[Any, LongMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        bits = usual.remote_max_window_bits, usual.local_max_window_bits
        return agreed, LongMessageDeflate(True, True, *bits, usual.compress_settings)


EXTENSIONS = [LongMessageDeflateFactory()]


class Inbox:
    """A queue of received messages for one reader. It takes a tenth of the memory of an `asyncio.Queue`."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.get_nowait()

    def get_nowait(self) -> Any:
        return self._messages.pop(0)

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages


try:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError:
    OPTIONS: dict[str, Any] = {"ws": "auto", "ws_per_message_deflate": True}
else:

    class LiveProtocol(WebSocketsSansIOProtocol):
        """uvicorn's protocol with what no setting of it can do.

        - Messages of more than 2 kB are compressed (the setting of uvicorn compresses all or none).
        - Text comes as bytes, so that invalid UTF-8 is refused by the message parser like any nonsense, without a trace
          in the log.
        - Who does not read what is sent gets no answer to pings: the answers would pile up in memory.
        - Empty parts of a message are not kept, nor the headers once a connection is accepted, and messages wait in an
          `Inbox`: an idle connection takes 19 kB instead of 28.
        """

        handle_text = WebSocketsSansIOProtocol.handle_bytes

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.conn.available_extensions = EXTENSIONS
            self.queue = Inbox()  # type: ignore[assignment]

        async def send(self, message: Any) -> None:
            await super().send(message)
            if message["type"] == "websocket.accept":  # neither is needed any more
                self.request.headers.clear()
                self.response.headers.clear()

        def handle_ping(self) -> None:
            answer = self.conn.data_to_send()
            if self.writable.is_set():
                self.transport.write(b"".join(answer))

        def handle_cont(self, event: Frame) -> None:
            if event.data or event.fin:
                super().handle_cont(event)

    OPTIONS = {"ws": LiveProtocol, "ws_per_message_deflate": False}
