// Generated from 5dfen-ebnf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, commitTreeData, type Language, type ParseOptions, acquireTreeData, enlargeTreeData, Tree } from '../../src/cst/index.js';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, type NodesByKind, views } from './nodes.js';

/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */
export const language: Language = {
  id: '5dfen-ebnf',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [],
  errors: [2, 3],
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
// 1: [\x01-\x09\x0b-\x1f!-Z\\-\x7f] 128-255
// 2: [\--.A-Z_a-z]
// 4: [\x01-!#-[\]-\x7f] 128-255
// 8: [0-9A-Za-z]
// prettier-ignore
const T0 = new Uint8Array([
  0,5,5,5,5,5,5,5,5,5,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
  4,5,1,5,5,5,5,5,5,5,5,5,5,7,7,5,13,13,13,13,13,13,13,13,13,13,5,5,5,5,5,5,
  5,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,4,1,5,5,7,
  5,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,5,5,5,5,5,
  5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
  5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
  5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
  5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
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

const skip_10 = (bytes: Uint8Array, p: number): number => {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 10 && c !== 0) c = bytes[++p]!;
  return p < near ? p : next_10(p);
};

/** The start rules, and the type of the root that each makes. */
export interface Roots {
  ROOT: nodes.ROOT;
  space: undefined;
}

/**
 * Reads a text as ROOT or space. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'ROOT'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start], NodesByKind> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'ROOT';
  input = encode(source, arena?.bytes ?? input, ALPHABET);
  text = source;
  end = source.length;
  data = acquireTreeData(end, arena);
  found_10 = -1;
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
    case 'ROOT':
      return $ROOT(input, 0, 0);
    case 'space':
      return $space(input, 0, 0);
  }
}

/**
 * space = " " / "\n"
 */
const $space = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! !== 10 && bytes[p]! !== 32) return -1;
  p += 1;
  return p;
};

/**
 * ROOT = headers:HEADER* boards:BOARD* moves:MOVE*
 */
const $ROOT = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 4 | field, p);
  while (bytes[p]! === 91) {
    const p2 = p, n3 = n;
    try4: {
      if ((p = $HEADER(bytes, p, 2048)) < 0) break try4;
      continue;
    }
    p = p2; n = n3;
    break;
  }
  while (bytes[p]! === 91) {
    const p6 = p, n7 = n;
    try8: {
      if ((p = $BOARD(bytes, p, 4096)) < 0) break try8;
      continue;
    }
    p = p6; n = n7;
    break;
  }
  while ((T0[bytes[p]!]! & 1) !== 0) {
    const p10 = p, n11 = n;
    try12: {
      if ((p = $MOVE(bytes, p, 6144)) < 0) break try12;
      continue;
    }
    p = p10; n = n11;
    break;
  }
  close(at, p);
  return p;
};

/**
 * MOVE = move:$([^[ \n] [^\n]*) space*
 */
const $MOVE = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 5 | field, p);
  const s1 = p;
  if ((T0[bytes[p]!]! & 1) === 0) return -1;
  p += 1;
  p = skip_10(bytes, p);
  leaf(8193, s1, p);
  while (bytes[p]! === 10 || bytes[p]! === 32) {
    const p4 = p;
    try5: {
      if (bytes[p]! !== 10 && bytes[p]! !== 32) break try5;
      p += 1;
      continue;
    }
    p = p4;
    break;
  }
  close(at, p);
  return p;
};

/**
 * HEADER = "[" key:$key_character* space* '"' value:$escaped_string* '"]' space*
 */
const $HEADER = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  const at = open(p, 6 | field, p - 1);
  const s1 = p;
  while ((T0[bytes[p]!]! & 2) !== 0) {
    const p3 = p;
    try4: {
      if ((T0[bytes[p]!]! & 2) === 0) break try4;
      p += 1;
      continue;
    }
    p = p3;
    break;
  }
  leaf(10241, s1, p);
  while (bytes[p]! === 10 || bytes[p]! === 32) {
    const p6 = p;
    try7: {
      if (bytes[p]! !== 10 && bytes[p]! !== 32) break try7;
      p += 1;
      continue;
    }
    p = p6;
    break;
  }
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  const s8 = p;
  while ((bytes[p]! >= 1 && bytes[p]! <= 33) || bytes[p]! >= 35) {
    const p10 = p;
    try11: {
      done12: {
        or13: {
          if ((T0[bytes[p]!]! & 4) === 0) break or13;
          p += 1;
          break done12;
        }
        if (bytes[p]! !== 92) break try11; // '\\'
        p += 1;
        if (bytes[p]! < 1) break try11;
        p += 1;
      }
      continue;
    }
    p = p10;
    break;
  }
  leaf(12289, s8, p);
  if (bytes[p]! !== 34 || bytes[p + 1]! !== 93) return -1; // '"]'
  p += 2;
  while (bytes[p]! === 10 || bytes[p]! === 32) {
    const p15 = p;
    try16: {
      if (bytes[p]! !== 10 && bytes[p]! !== 32) break try16;
      p += 1;
      continue;
    }
    p = p15;
    break;
  }
  close(at, p);
  return p;
};

/**
 * BOARD = "[" pieces:$fen_pieces ";" layer:$board_layer ";" time:$board_time ";" colour:$board_color "]" space*
 */
const $BOARD = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  const at = open(p, 7 | field, p - 1);
  const s1 = p;
  while ((T0[bytes[p]!]! & 8) !== 0) {
    const p3 = p;
    try4: {
      const p6 = p;
      done5: {
        or7: if ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) {
          if ((p = $fen_piece(bytes, p, 0)) < 0) break or7;
          break done5;
        }
        p = p6;
        if (bytes[p]! < 48 || bytes[p]! > 57) break try4;
        p += 1;
      }
      continue;
    }
    p = p3;
    break;
  }
  loop8: for (;;) {
    if (bytes[p]! !== 47) break loop8; // '/'
    p += 1;
    while ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) {
      const p10 = p;
      try11: {
        if ((p = $fen_piece(bytes, p, 0)) < 0) break try11;
        continue;
      }
      p = p10;
      break;
    }
  }
  leaf(14337, s1, p);
  if (bytes[p]! !== 59) return -1; // ';'
  p += 1;
  const s12 = p;
  done13: {
    or14: if (bytes[p]! === 43 || bytes[p]! === 45) {
      if (bytes[p]! !== 43 && bytes[p]! !== 45) break or14;
      p += 1;
      while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
      break done13;
    }
    if (bytes[p]! !== 48) return -1; // '0'
    p += 1;
  }
  leaf(16385, s12, p);
  if (bytes[p]! !== 59) return -1; // ';'
  p += 1;
  const s16 = p;
  while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  leaf(18433, s16, p);
  if (bytes[p]! !== 59) return -1; // ';'
  p += 1;
  const s18 = p;
  let v19 = 0;
  done20: {
    or21: {
      if (bytes[p]! !== 119) break or21; // 'w'
      p += 1;
      break done20;
    }
    if (bytes[p]! !== 98) return -1; // 'b'
    p += 1;
    v19 = 1;
  }
  leaf(20481 | (v19 << 22), s18, p);
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  while (bytes[p]! === 10 || bytes[p]! === 32) {
    const p23 = p;
    try24: {
      if (bytes[p]! !== 10 && bytes[p]! !== 32) break try24;
      p += 1;
      continue;
    }
    p = p23;
    break;
  }
  close(at, p);
  return p;
};

/**
 * fen_piece = (piece_white / piece_black) unmoved?
 */
const $fen_piece = (bytes: Uint8Array, p: number, _field: number): number => {
  if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) return -1;
  p += 1;
  if (bytes[p]! === 42) p += 1;
  return p;
};
