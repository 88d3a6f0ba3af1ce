// Generated from frogs.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, commitTreeData, type Language, type ParseOptions, acquireTreeData, enlargeTreeData, Tree } from '../../../../../src/cst/index.js';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, type NodesByKind, views } from './nodes.js';

/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */
export const language: Language = {
  id: 'frogs',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [10],
  errors: [2, 3, 6, 9],
  table,
};

// prettier-ignore
const ALPHABET: Alphabet = {
  zero: 128,
  starts: [
    128,
  ],
  classes: [
    128,
  ],
};

const NO_BYTES = new Uint8Array(1);
const NO_DATA = new Int32Array(0);

// The state of one parse; empty between parses.
var text = '';
var end = 0;
var input: Uint8Array = NO_BYTES;
var data: Int32Array = NO_DATA;
var n = 0;
var hasNotable = false;

/** Enlarges `data` for the whole text, which is assumed to need little more per character than the text up to `p`. */
const grow = (p: number): void => {
  const likely = Math.min((n / Math.max(p, 1)) * 1.1, 6) * end;
  data = enlargeTreeData(data, likely);
};

/** Begins a node; `close` writes its end. */
const open = (p: number, head: number, start: number): number => {
  const at = n & 0x3fffffff;
  if (at + 4 > data.length) grow(p);
  n = at + 4;
  data[at] = head;
  data[at + 1] = start;
  return at;
};

const close = (node: number, stop: number): void => {
  const at = node & 0x3fffffff;
  data[at + 2] = stop;
  data[at + 3] = n;
};

const leaf = (head: number, start: number, stop: number): void => {
  const at = n & 0x3fffffff;
  if (at + 4 > data.length) grow(start);
  n = at + 4;
  data[at] = head;
  data[at + 1] = start;
  data[at + 2] = stop;
  data[at + 3] = at + 4;
};

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [.LR]
// 2: [\x09-\x0a\x0d\x20#]
// 4: [\x09-\x0a\x0d\x20]
// 8: [\x01-\x08\x0b-\x0c\x0e-\x1f!-"$-\x7f] 128-255
// prettier-ignore
const T0 = new Uint8Array([
  0,8,8,8,8,8,8,8,8,6,6,8,8,6,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,
  6,8,8,2,8,8,8,8,8,8,8,8,8,8,9,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,
  8,8,8,8,8,8,8,8,8,8,8,8,9,8,8,8,8,8,9,8,8,8,8,8,8,8,8,8,8,8,8,8,
  8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,
  8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,
  8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,
  8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,
  8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,
]);

var from_10 = 0;
var found_10 = -1;
/** Returns the offset of the next '\n' at or after `p`, or of the end; the last result is reused while it is correct. */
const next_10 = (p: number): number => {
  if (p < from_10 || p > found_10) {
    const i = text.indexOf('\n', p);
    from_10 = p;
    found_10 = i < 0 ? end : i;
  }
  return found_10;
};

var from_13 = 0;
var found_13 = -1;
/** Returns the offset of the next '\r' at or after `p`, or of the end; the last result is reused while it is correct. */
const next_13 = (p: number): number => {
  if (p < from_13 || p > found_13) {
    const i = text.indexOf('\r', p);
    from_13 = p;
    found_13 = i < 0 ? end : i;
  }
  return found_13;
};

const skip_10_13 = (bytes: Uint8Array, p: number): number => {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 10 && c !== 13 && c !== 0) c = bytes[++p]!;
  return p < near ? p : Math.min(next_10(p), next_13(p));
};

/** The start rules, and the type of the root that each makes. */
export interface Roots {
  FrogFile: nodes.FrogFile;
}

/**
 * Reads a text as FrogFile. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'FrogFile'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start], NodesByKind> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'FrogFile';
  input = encode(source, arena?.bytes ?? input, ALPHABET);
  text = source;
  end = source.length;
  data = acquireTreeData(end, arena);
  found_10 = -1;
  found_13 = -1;
  n = 4;
  hasNotable = false;
  document(start);
  data[0] = 0;
  data[1] = 0;
  data[2] = end;
  data[3] = n;
  const tree = new Tree<Roots[Start], NodesByKind>(language, source, data, n, start, hasNotable);
  if (arena === undefined) commitTreeData(data, n);
  else {
    arena.data = data;
    arena.bytes = input;
  }
  if (arena !== undefined || input.length > 65536) input = NO_BYTES;
  data = NO_DATA;
  text = '';
  return tree;
}

/** Matches the start rule; the rest of the text becomes an error node. */
function document(start: keyof Roots): void {
  const p = startAt0(start);
  if (p < 0) n = 4;
  if (p < end) {
    hasNotable = true;
    leaf(2, Math.max(p, 0), end);
  }
}

function startAt0(start: keyof Roots): number {
  switch (start) {
    case 'FrogFile':
      return $FrogFile(input, 0, 0);
  }
}

/**
 * FrogFile = _ board:(Board / BoardError) (_ moves:(Move / MoveError))* _
 */
const $FrogFile = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 4 | field, p);
  p = $_(bytes, p, 0);
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 1) !== 0) {
      if ((p = $Board(bytes, p, 2048)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    p = $BoardError(bytes, p, 2048);
  }
  while (bytes[p]! >= 1) {
    const p6 = p, n7 = n;
    try8: {
      p = $_(bytes, p, 0);
      const p10 = p, n11 = n;
      done9: {
        or12: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
          if ((p = $Move(bytes, p, 4096)) < 0) break or12;
          break done9;
        }
        p = p10; n = n11;
        if ((p = $MoveError(bytes, p, 4096)) < 0) break try8;
      }
      continue;
    }
    p = p6; n = n7;
    break;
  }
  p = $_(bytes, p, 0);
  close(at, p);
  return p;
};

/**
 * Board "board" = [RL.]+ !word
 */
const $Board = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T0[bytes[p]!]! & 1) === 0) return -1;
  p += 1;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  if ((T0[bytes[p]!]! & 8) !== 0) return -1;
  leaf(5 | field, start, p);
  return p;
};

/**
 * BoardError    = word / ""
 */
const $BoardError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p2 = p;
  done1: {
    or3: if ((T0[bytes[p]!]! & 8) !== 0) {
      if ((T0[bytes[p]!]! & 8) === 0) break or3;
      p += 1;
      while ((T0[bytes[p]!]! & 8) !== 0) p += 1;
      break done1;
    }
    p = p2;
  }
  leaf(6 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * Move "move"     = from:Stone "-" to:Stone !word
 */
const $Move = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 7 | field, p);
  if ((p = $Stone(bytes, p, 6144)) < 0) return -1;
  if (bytes[p]! !== 45) return -1; // '-'
  p += 1;
  if ((p = $Stone(bytes, p, 8192)) < 0) return -1;
  if ((T0[bytes[p]!]! & 8) !== 0) return -1;
  close(at, p);
  return p;
};

/**
 * Stone "stone"   = [0-9]|1..3|
 */
const $Stone = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const s1 = p;
  while (p - s1 < 3 && bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (p - s1 < 1) return -1;
  leaf(8 | field, start, p);
  return p;
};

/**
 * MoveError       = word
 */
const $MoveError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T0[bytes[p]!]! & 8) === 0) return -1;
  p += 1;
  while ((T0[bytes[p]!]! & 8) !== 0) p += 1;
  leaf(9 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * _       = ([ \t\r\n] / Comment)*
 */
const $_ = (bytes: Uint8Array, p: number, _field: number): number => {
  while ((T0[bytes[p]!]! & 2) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      done5: {
        or6: {
          if ((T0[bytes[p]!]! & 4) === 0) break or6;
          p += 1;
          break done5;
        }
        if ((p = $Comment(bytes, p, 0)) < 0) break try4;
      }
      continue;
    }
    p = p2; n = n3;
    break;
  }
  return p;
};

/**
 * Comment = "#" [^\r\n]*
 */
const $Comment = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 35) return -1; // '#'
  p += 1;
  p = skip_10_13(bytes, p);
  leaf(10 | field, start, p);
  hasNotable = true;
  return p;
};
