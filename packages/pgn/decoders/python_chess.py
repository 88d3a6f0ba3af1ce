"""A decoder of python-chess for the conformance suite.

    pip install chess
    ludogram conformance --decoder 'python3 decoders/python_chess.py'

It reads a text on standard input. If python-chess reports no error in it, it prints the tagged JSON of its games and exits
with 0; otherwise it exits with 1.
"""

import io
import json
import sys

import chess.pgn

ROSTER = ["Event", "Site", "Date", "Round", "White", "Black", "Result"]


def leaf(kind, value):
    return {"type": kind, "value": value}


def comments(key_values):
    """Returns an object with the comments that are not empty, or without any."""
    texts = [" ".join(text.split()) for text in key_values if text]
    return {"comments": [leaf("comment", text) for text in texts]} if texts else {}


def as_list(value):
    """Newer versions keep a list of comments, older ones a text."""
    return [value] if isinstance(value, str) else list(value)


def line_of(node):
    """Returns the moves after a node; each variation is one of the move that it replaces."""
    moves = []
    while node.variations:
        first, *others = node.variations
        move = {"san": leaf("move", "--" if not first.move else node.board().san(first.move))}
        if first.nags:
            move["nags"] = [leaf("nag", str(nag)) for nag in sorted(first.nags)]
        move.update(comments(as_list(first.comment)))
        if others:
            move["variations"] = [variation_of(node, other) for other in others]
        moves.append(move)
        node = first
    return moves


def variation_of(parent, first):
    move = {"san": leaf("move", "--" if not first.move else parent.board().san(first.move))}
    if first.nags:
        move["nags"] = [leaf("nag", str(nag)) for nag in sorted(first.nags)]
    move.update(comments(as_list(first.comment)))
    return {**comments(as_list(first.starting_comment)), "moves": [move, *line_of(first)]}


def game_of(game):
    order = {name: i for i, name in enumerate(ROSTER)}
    names = sorted(game.headers, key=lambda name: (order.get(name, len(ROSTER)), name))
    return {
        "tags": [{"name": leaf("name", name), "value": leaf("value", game.headers[name])} for name in names],
        **comments(as_list(game.comment)),
        "moves": line_of(game),
        "result": leaf("result", game.headers.get("Result", "*")),
    }


def decode(text):
    file = io.StringIO(text)
    games = []
    while (game := chess.pgn.read_game(file)) is not None:
        if game.errors:
            return None
        games.append(game_of(game))
    return {"games": games}


if __name__ == "__main__":
    model = decode(sys.stdin.buffer.read().decode("utf-8-sig"))
    if model is None:
        sys.exit(1)
    json.dump(model, sys.stdout)
