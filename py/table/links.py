"""Links that hold a whole record: the moves, compressed, after the # of the address."""

import base64
import binascii
import json
import zlib

from drakkar import BadInput, Record
from drakkar.core.record import MAX_TEXT

PREFIX = "record="


def to_fragment(record: Record) -> str:
    """The part of a link after the #."""
    compact = json.dumps(json.loads(record.print()), ensure_ascii=False, separators=(",", ":"))
    packed = base64.urlsafe_b64encode(zlib.compress(compact.encode(), 9)).decode().rstrip("=")
    return PREFIX + packed


def from_fragment(fragment: str) -> Record:
    """The record of a link; anything else is refused with a sentence."""
    packed = fragment.removeprefix(PREFIX)
    if len(packed) > MAX_TEXT:
        raise BadInput("record.size", "This record is too long.")
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(
            raw, MAX_TEXT + 1
        )  # never more than a record may have: a link can't fill the memory
        if len(text) > MAX_TEXT:
            raise BadInput("record.size", "This record is too long.")
        if not unpacker.eof:
            raise BadInput("record.link", "This link is damaged or incomplete.")
        return Record.parse(text.decode())
    except (binascii.Error, zlib.error, UnicodeDecodeError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("record.link", "This link is damaged or incomplete.") from error
