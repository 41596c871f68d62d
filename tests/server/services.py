"""Stand-ins for what calls go to: webhooks, push services and a mail server, each listening at this machine."""

import email
import json
import socket
import threading
from base64 import urlsafe_b64encode
from email import policy
from email.message import Message
from http.server import BaseHTTPRequestHandler, HTTPServer
from secrets import token_bytes
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

HIDDEN = "very-secret-token"


class Service:
    """Takes posts to addresses that hold `HIDDEN`; at other ones nothing is."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.status = 204
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.bodies.append(self.rfile.read(int(self.headers["content-length"])))
                service.headers.append({name.lower(): value for name, value in self.headers.items()})
                self.send_response(service.status if HIDDEN in self.path else 404)
                self.end_headers()

            def log_message(self, *about: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hooks/{HIDDEN}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def heard(self) -> list[str]:
        """What webhooks were told."""
        return [json.loads(body)["content"] for body in self.bodies]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Subscriber:
    """A browser that has subscribed to a push service; only it can read what is pushed."""

    def __init__(self, service: Service) -> None:
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), token_bytes(16)
        self.service = service

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.service.address, "p256dh": _plain(point), "auth": _plain(self.secret)}

    @property
    def as_json(self) -> str:
        return json.dumps(self.subscription)

    @property
    def heard_texts(self) -> list[str]:
        """What was pushed, as this browser reads it."""
        bodies = self.service.bodies
        return [http_ece.decrypt(each, private_key=self.key, auth_secret=self.secret).decode() for each in bodies]

    @property
    def heard(self) -> list[dict[str, str]]:
        return [json.loads(text) for text in self.heard_texts]


def _plain(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


class MailServer:
    """An SMTP server that keeps what it is given, and refuses whoever is called `nobody`."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.controller = Controller(self, hostname="127.0.0.1", port=port)
        self.controller.start()
        self.url = f"smtp://127.0.0.1:{port}"

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address.startswith("nobody@"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(email.message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    @property
    def texts(self) -> list[str]:
        return [str(mail.get_payload(decode=True).decode()) for mail in self.mails]  # type: ignore[union-attr]

    def close(self) -> None:
        self.controller.stop()
