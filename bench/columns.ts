import { Field, Kind } from '../generated/otn/nodes.js';
import { parse } from '../generated/otn/parser.js';
import { createArena, type Tree } from '../src/cst/index.js';
import { END, fieldAt, kindAt, NEXT, START, variantAt, WORDS } from '../src/cst/layout.js';
import type { Contender, Counts } from './contender.js';

/** The moves of a game as columns, one entry a move: what bulk work such as `check` and `export` reads. */
interface Columns {
  readonly turns: number;
  readonly moves: number;
  readonly captures: number;
  readonly comments: number;
  /** Spaces as 32 × rank + file. */
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  /** Which way of moving. */
  readonly type: Uint8Array;
  /** Index behind the move's captures in `captured`. */
  readonly capturesEnd: Uint32Array;
  readonly captured: Uint16Array;
  /** Offset of the move in the text. */
  readonly at: Uint32Array;
}

/** Columns as large as a text of this length could need: a move takes four characters and more, a capture three. */
function emptyColumns(length: number) {
  const moves = length >> 2;
  return {
    turns: 0,
    moves: 0,
    captures: 0,
    comments: 0,
    from: new Uint16Array(moves),
    to: new Uint16Array(moves),
    type: new Uint8Array(moves),
    capturesEnd: new Uint32Array(moves),
    captured: new Uint16Array(length >> 1),
    at: new Uint32Array(moves),
  };
}

/** A space, read from the text: `k11` is 11 × 32 + 10. */
function spaceAt(text: string, start: number, end: number): number {
  const tens = end - start === 3 ? (text.charCodeAt(start + 1) - 48) * 10 : 0;
  return (tens + text.charCodeAt(end - 1) - 48) * 32 + text.charCodeAt(start) - 97;
}

/** One pass over the words of the tree, in document order. */
function scan({ text, words, size }: Tree, out: ReturnType<typeof emptyColumns>): Columns {
  const { from, to, type, capturesEnd, captured, at } = out;
  let move = -1;
  let captures = 0;
  let turns = 0;
  let comments = 0;
  for (let i = WORDS; i < size; i += WORDS) {
    switch (kindAt(words, i)) {
      case Kind.Space: {
        const space = spaceAt(text, words[i + START]!, words[i + END]!);
        const field = fieldAt(words, i);
        if (field === Field.from) from[move] = space;
        else if (field === Field.to) to[move] = space;
        else captured[captures++] = space;
        capturesEnd[move] = captures;
        break;
      }
      case Kind.Token:
        if (fieldAt(words, i) === Field.type) type[move] = variantAt(words, i);
        break;
      case Kind.Play:
      case Kind.Skip:
      case Kind.Resignation:
        at[++move] = words[i + START]!;
        break;
      case Kind.Turn:
        turns++;
        break;
      case Kind.Comment:
        comments++;
        i = words[i + NEXT]! - WORDS;
    }
  }
  return { ...out, turns, comments, captures, moves: move + 1 };
}

/** The same with the cursor, which is what a user of the package has. */
function walk(tree: Tree, out: ReturnType<typeof emptyColumns>): Columns {
  const { text } = tree;
  const { from, to, type, capturesEnd, captured, at } = out;
  let move = -1;
  let captures = 0;
  let turns = 0;
  let comments = 0;
  const cursor = tree.cursor();
  while (cursor.next()) {
    switch (cursor.kind) {
      case Kind.Space: {
        const space = spaceAt(text, cursor.start, cursor.end);
        const { field } = cursor;
        if (field === Field.from) from[move] = space;
        else if (field === Field.to) to[move] = space;
        else captured[captures++] = space;
        capturesEnd[move] = captures;
        break;
      }
      case Kind.Token:
        if (cursor.field === Field.type) type[move] = cursor.variant;
        break;
      case Kind.Play:
      case Kind.Skip:
      case Kind.Resignation:
        at[++move] = cursor.start;
        break;
      case Kind.Turn:
        turns++;
        break;
      case Kind.Comment:
        comments++;
    }
  }
  return { ...out, turns, comments, captures, moves: move + 1 };
}

const counts = (result: unknown): Counts => {
  const { turns, moves, captures, comments } = result as Columns;
  return { turns, moves, captures, comments };
};

/** Text to columns; the tree and the columns are made in memory that is used again. */
export function bulkContenders(): Contender[] {
  const arena = createArena();
  let columns = emptyColumns(0);
  const read = (text: string, fill: typeof scan) => {
    const tree = parse(text, { arena });
    if (columns.at.length < text.length >> 2) columns = emptyColumns(text.length);
    return fill(tree, columns);
  };
  return [
    { name: 'ours, columns by linear scan', read: (text) => read(text, scan), counts },
    { name: 'ours, columns by cursor', read: (text) => read(text, walk), counts },
  ];
}
