"""Frames of the live lines: uvicorn's websockets, with a short way for what nearly all of them are.

That is one short message in one piece. Everything else about the protocol is left to the library.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

LONG = 2_048  # bytes: to compress what is shorter costs more than it saves
QUICKLY = {"level": 1}
WHOLE_TEXT, WHOLE_BYTES, END, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A  # first bytes of frames that are a message
MASKED, WIDE, WIDER = 0x80, 126, 127  # of the second byte: whether there is a mask, and if the length comes after it


class Packing(PerMessageDeflate):
    """Compresses long messages, each by itself; short ones go as they are."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) > LONG else frame


class Packs(ServerPerMessageDeflateFactory):
    """Agrees with a browser that messages may be packed. Nothing is kept from one to the next."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, compress_settings=dict(QUICKLY)
        )

    def process_request_params(self, params: Any, accepted_extensions: Any) -> tuple[Any, Packing]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        bits = usual.remote_max_window_bits, usual.local_max_window_bits
        return agreed, Packing(True, True, *bits, usual.compress_settings)


class LiveLine(WebSocketsSansIOProtocol):
    """uvicorn's websockets, which pack long messages. Text that is none is not their affair: who reads the message
    refuses it like any other. Nothing is kept for who calls and does not listen, nor of parts that hold nothing.

    A message that is one frame, and came by itself, never gets to the library, which stays between two messages. Once
    anything else has come, be it half of a frame, it may be in the midst of one: from then on it reads them all.
    """

    handle_text = WebSocketsSansIOProtocol.handle_bytes
    _by_library = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [Packs()]

    @property
    def _open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self._by_library:
            content = content_of(data)
            if content is not None and data[0] in (WHOLE_TEXT, WHOLE_BYTES) and self._open:
                self.queue.put_nowait({"type": "websocket.receive", "bytes": content})
                if self.queue.qsize() > 1 and not self.read_paused:  # who sends more than is read has to wait
                    self.read_paused = True
                    self.transport.pause_reading()
                return
            self._by_library = content is None or data[0] not in (END, PING, PONG)
        super().data_received(data)

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is not None and self._open and self.writable.is_set() and not self.disconnected:
            content = text.encode()
            if len(content) <= LONG:
                self.transport.write(head(len(content)) + content)
                return
        await super().send(message)

    def handle_ping(self) -> None:
        answer = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(answer))

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:
            super().handle_cont(event)


def content_of(data: bytes) -> bytes | None:
    """What a frame holds, if these bytes are one, masked and whole, of a length that fits into two bytes."""
    if len(data) < 6 or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 6
    if size == WIDER:
        return None
    if size == WIDE:
        size, start = int.from_bytes(data[2:4], "big"), 8
    return apply_mask(data[start:], data[start - 4 : start]) if len(data) == start + size else None


def head(size: int) -> bytes:
    """What stands before a text of so many bytes on its way to a client."""
    if size < WIDE:
        return bytes((WHOLE_TEXT, size))
    return bytes((WHOLE_TEXT, WIDE)) + size.to_bytes(2, "big")
