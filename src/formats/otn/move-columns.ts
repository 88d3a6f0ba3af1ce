import { Field, type GameRecord } from '../../../generated/otn/nodes.js';
import { END, fieldAt, kindAt, NEXT, START, variantAt, WORDS } from '../../cst/layout.js';
import type { Tree } from '../../cst/index.js';
import { spaceIn } from './space.js';

/**
 * The moves of a game as columns of numbers: entry `i` of each column is about move `i`, in the order of the text. For
 * bulk work, where making an object for every move would take longer than reading the text.
 */
export interface MoveColumns {
  /** Number of moves. */
  readonly length: number;
  /** Word index of the move's node: `tree.node(columns.node[i])` is its view. */
  readonly node: Uint32Array;
  /** Kind number of that node: `Play`, `Skip`, `Resignation`, or an error where the move could not be read. */
  readonly kind: Uint8Array;
  /** Of a play, as the model numbers spaces. 0 for other moves. */
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  /** Of a play: 0 for `-`, 1 for `^=`, 2 for `^`, 3 for `=`. */
  readonly type: Uint8Array;
  /** The spaces captured by move `i` are `captured` from `capturesEnd[i - 1]` (0 for the first move) to `capturesEnd[i]`. */
  readonly capturesEnd: Uint32Array;
  readonly captured: Uint16Array;
}

/** The moves of a game, variations included, as columns (section 2). Reports nothing: what `parseOtn` says holds. */
export function moveColumns(tree: Tree<GameRecord>): MoveColumns {
  const { text, words } = tree;
  // Each move is a node and each capture two. Memory that is never written to costs nothing.
  const most = tree.nodeCount;
  const node = new Uint32Array(most);
  const kind = new Uint8Array(most);
  const from = new Uint16Array(most);
  const to = new Uint16Array(most);
  const type = new Uint8Array(most);
  const capturesEnd = new Uint32Array(most);
  const captured = new Uint16Array(most >> 1);
  let move = -1;
  let captures = 0;
  const end = words[tree.root.index + NEXT]!;
  for (let at = firstTurn(tree); at < end; at += WORDS) {
    switch (fieldAt(words, at)) {
      case Field.moves:
        move++;
        node[move] = at;
        kind[move] = kindAt(words, at);
        capturesEnd[move] = captures;
        break;
      case Field.from:
        from[move] = spaceIn(text, words[at + START]!, words[at + END]!);
        break;
      case Field.to:
        to[move] = spaceIn(text, words[at + START]!, words[at + END]!);
        break;
      case Field.type:
        type[move] = variantAt(words, at);
        break;
      case Field.space:
        captured[captures++] = spaceIn(text, words[at + START]!, words[at + END]!);
        capturesEnd[move] = captures;
        break;
      case Field.comment:
        at = words[at + NEXT]! - WORDS;
    }
  }
  const length = move + 1;
  return {
    length,
    node: node.subarray(0, length),
    kind: kind.subarray(0, length),
    from: from.subarray(0, length),
    to: to.subarray(0, length),
    type: type.subarray(0, length),
    capturesEnd: capturesEnd.subarray(0, length),
    captured: captured.subarray(0, captures),
  };
}

/** Word index of the first turn of a game, or behind all that it has. */
function firstTurn({ root, words }: Tree<GameRecord>): number {
  const end = words[root.index + NEXT]!;
  let at = root.index + WORDS;
  while (at < end && fieldAt(words, at) !== Field.turns) at = words[at + NEXT]!;
  return at;
}
