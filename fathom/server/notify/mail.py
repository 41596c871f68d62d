"""E-mail by the operator's SMTP server, in plain text."""

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from fathom.server.http.errors import Refused, Unusable
from fathom.server.http.hosts import is_address, is_near
from fathom.server.settings import Settings

PATIENCE = 10.0  # seconds
PORTS = {"smtp": 587, "smtps": 465}
WELL = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
    r"(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+"
)


def checked(address: str) -> str:
    """Check the form of an e-mail address."""
    if len(address) > 254 or not WELL.fullmatch(address) or ".." in address:
        raise Refused("mail-address", 400)
    return address


def check_settings(settings: Settings) -> None:
    """Check the SMTP settings before the server starts; the error is one sentence for the operator."""
    if not settings.smtp:
        return
    try:
        parts = urlsplit(settings.smtp)
        good = parts.scheme in PORTS and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        good = False
    if not good:
        raise Unusable("--smtp is an address like smtp://USER:PASSWORD@mail.example.org:587, or smtps://…")
    try:
        checked(settings.mail_from)
    except Refused:
        raise Unusable("with --smtp, --mail-from must say from which address mails are sent") from None


def message(settings: Settings, to: str, subject: str, text: str, ends_at: str = "") -> EmailMessage:
    """A mail; `ends_at` is the page on which its reader can unsubscribe."""
    mail = EmailMessage()
    mail["Subject"], mail["From"], mail["To"] = subject, Address("Fathom", addr_spec=settings.mail_from), to
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=settings.mail_from.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if ends_at:
        mail["List-Unsubscribe"] = f"<{ends_at}>"
    mail.set_content(text)
    return mail


def send(settings: Settings, mail: EmailMessage) -> None:
    """Hand a mail to the SMTP server. TLS is required unless that server is on this machine."""
    parts = urlsplit(settings.smtp)
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    secure = ssl.create_default_context()
    client = (
        smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=secure)
        if parts.scheme == "smtps"
        else (smtplib.SMTP(host, port, timeout=PATIENCE))
    )
    with client:
        client.ehlo()
        near = host == "localhost" or (is_address(host) and is_near(host))
        if parts.scheme == "smtp" and (client.has_extn("starttls") or not near):
            client.starttls(context=secure)
        if parts.username:
            client.login(unquote(parts.username), unquote(parts.password or ""))
        client.send_message(mail)
