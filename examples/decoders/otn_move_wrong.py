"""A decoder of tafl moves with mistakes, to show how the suite reports them.

    ludogram conformance --notation otn-move --level syntax --decoder 'python3 examples/decoders/otn_move_wrong.py'

It is otn_move.py with four mistakes: it accepts spaces in upper case, takes the letter of a file for a symbol, crashes
on jumps, and never finishes reading a resignation.
"""

import sys
import time

import otn_move

if __name__ == "__main__":
    text = sys.stdin.buffer.read().decode("utf-8")
    if text.startswith("---"):
        time.sleep(3600)
    if "^" in text:
        sys.exit(3)
    if text[:1].isupper() and text[1:2].isdigit():
        text = text.lower()
    model = otn_move.decode(text)
    if model is None:
        sys.exit(1)
    if model.get("piece") is None and text[:1] in "tcnkmg":
        model["piece"] = {"type": "symbol", "value": text[0]}
    otn_move.json.dump(model, sys.stdout)
