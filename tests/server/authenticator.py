"""A passkey in software: it replies to what the server asks as a browser's authenticator would."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


class Authenticator:
    """Holds one passkey for one site."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin, self.site, self.uses = origin, site, 0
        self.id, self.key = secrets.token_bytes(16), ec.generate_private_key(ec.SECP256R1())

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def _about(self, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _credential(self, **response: bytes) -> dict[str, Any]:
        told = {name: text(content) for name, content in response.items()}
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": told}

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        about = self._about(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        data = self._client_data("create", options["challenge"])
        return self._credential(clientDataJSON=data, attestationObject=attestation)

    def signs(self, options: dict[str, Any]) -> dict[str, Any]:
        data, about = self._client_data("get", options["challenge"]), self._about(0x05)
        signature = self.key.sign(about + hashlib.sha256(data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=data, authenticatorData=about, signature=signature)
