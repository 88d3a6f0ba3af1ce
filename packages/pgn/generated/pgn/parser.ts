// Generated from pgn.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, commitTreeData, type Language, type ParseOptions, acquireTreeData, enlargeTreeData, Tree, DEFAULT_DEPTH_LIMIT, STACK_DEPTH } from 'ludogram/cst';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, type NodesByKind, views } from './nodes.js';

/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */
export const language: Language = {
  id: 'pgn',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [34],
  errors: [2, 3, 10, 11, 12, 13, 14, 20, 21, 22, 31, 33],
  table,
};

// prettier-ignore
const ALPHABET: Alphabet = {
  zero: 128,
  starts: [
    128, 160, 161, 177, 178, 189, 190, 215, 216, 8211, 8212, 8224, 8225, 8226, 8230, 8231,
    8723, 8724, 8734, 8735, 9633, 9634, 9812, 9824, 10865, 10866, 10867, 65279, 65280,
  ],
  classes: [
    128, 129, 128, 130, 128, 131, 128, 132, 128, 133, 128, 134, 135, 128, 136, 128,
    137, 128, 138, 128, 139, 128, 140, 128, 141, 142, 128, 143, 128,
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
var limit = 0;
var deepest = 0;
const TOO_DEEP = new Error();

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
  data[at + 3] = 0;
  return at;
};

const close = (node: number, stop: number): void => {
  const at = node & 0x3fffffff;
  data[at + 2] = stop;
  data[at + 3] = n;
};

/** Ends the nodes that are open when nesting passes its limit. */
const closeAll = (stop: number): void => {
  for (let i = 4; i < n; ) {
    const next = data[i + 3]!;
    if (next === 0) close(i, stop);
    i = next === 0 ? i + 4 : next;
  }
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

var kept: Int32Array = NO_DATA;
var keptSize = 0;

/** Keeps a match up to `p`, and moves its integers from `from` on out of the tree. */
const remember = (from: number, p: number): number => {
  const entry = keptSize;
  const count = n - from;
  keptSize = entry + 3 + count;
  if (keptSize > kept.length) {
    const larger = new Int32Array(keptSize * 2);
    larger.set(kept);
    kept = larger;
  }
  kept[entry] = p;
  kept[entry + 1] = count;
  kept[entry + 2] = 0;
  for (let i = 0; i < count; i += 4) {
    const to = entry + 3 + i;
    kept[to] = data[from + i]!;
    kept[to + 1] = data[from + i + 1]!;
    kept[to + 2] = data[from + i + 2]!;
    kept[to + 3] = data[from + i + 3]! - from;
  }
  n = from;
  return entry;
};

/** Writes a match that was kept: a single node as it is, several as a reference. Returns the offset after it. */
const recall = (entry: number, field: number): number => {
  const count = kept[entry + 1]!;
  if (count > 0) {
    const at = n & 0x3fffffff;
    if (at + 4 > data.length) grow(kept[entry]!);
    n = at + 4;
    const head = kept[entry + 3]!;
    const own = (head & 4192256) === 4192256 ? (head & -4192257) | field : head;
    data[at] = count === 4 ? own : 2047 | field;
    data[at + 1] = count === 4 ? kept[entry + 4]! : entry;
    data[at + 2] = kept[entry + 5]!;
    data[at + 3] = n;
  }
  return kept[entry]!;
};

/** Replaces all references in the tree with the nodes of their entries. */
const expandReferences = (): void => {
  const opened: number[] = [];
  const ends: number[] = [];
  const outer: { source: Int32Array; i: number; stop: number; base: number; field: number; floor: number }[] = [];
  let source: Int32Array = data.slice(0, n);
  let i = 4;
  let stop = n;
  let base = 0;
  let field = 0;
  let floor = 0;
  n = 4;
  for (;;) {
    while (opened.length > floor && ends[ends.length - 1] === i) {
      data[opened.pop()! + 3] = n;
      ends.pop();
    }
    if (i === stop) {
      const list = outer.pop();
      if (list === undefined) return;
      ({ source, i, stop, base, field, floor } = list);
      continue;
    }
    let head = source[i]!;
    if ((head & 4192256) === 4192256) head = (head & -4192257) | field;
    if ((head & 2047) === 2047) {
      outer.push({ source, i: i + 4, stop, base, field, floor });
      const entry = source[i + 1]!;
      source = kept;
      base = i = entry + 3;
      stop = i + kept[entry + 1]!;
      field = head & 4192256;
      floor = opened.length;
      continue;
    }
    const at = n & 0x3fffffff;
    if (at + 4 > data.length) grow(end);
    n = at + 4;
    data[at] = head;
    data[at + 1] = source[i + 1]!;
    data[at + 2] = source[i + 2]!;
    opened.push(at);
    ends.push(base + source[i + 3]!);
    i += 4;
  }
};


// The largest allowed depth, and the depth that is read in one go.
var maxDepth = 0;
var stackDepth = 0;
// The depth around the part that is being read, and the rule of that part. Only the rules of its cycle count that
// depth: a call that does not lead back starts counting again.
var outerDepth = 0;
var outerRule = 0;
// For each rule that nests, a number for its cycle.
const CYCLES: readonly number[] = [0];
// The part to read first: rule, offset, field and depth. There is none if its depth is not allowed.
var innerRule = -1;
var innerAt = 0;
var innerField = 0;
var innerDepth = 0;
// The matches of rules that nest, by offset and rule, or -1. Only a text that nests too deeply for the stack has them.
var parts: Map<number, number> | undefined;
// Whether nodes that are open at the limit stay in the tree.
var isCut = false;

const byNumber = (rule: number, bytes: Uint8Array, p: number, field: number, depth: number): number => {
  switch (rule) {
    case 0:
      return inner$item(bytes, p, field, depth);
    default:
      return -1;
  }
};

/** Matches a rule whose depth is beyond `limit`. */
const nested = (rule: number, bytes: Uint8Array, p: number, field: number, depth: number): number => {
  innerRule = -1;
  deepest = p;
  const full = CYCLES[rule] === CYCLES[outerRule] ? outerDepth + depth : depth;
  if (full > maxDepth) throw TOO_DEEP;
  const key = p * 1 + rule;
  const known = parts?.get(key);
  if (known !== undefined) return known < 0 ? -1 : recall(known, field);
  if (depth > stackDepth) {
    innerRule = rule;
    innerAt = p;
    innerField = field;
    innerDepth = full;
    throw TOO_DEEP;
  }
  if (parts === undefined || isCut) return byNumber(rule, bytes, p, field, depth);
  const from = n;
  const stop = byNumber(rule, bytes, p, 4192256, depth);
  const entry = stop < 0 ? -1 : remember(from, stop);
  parts.set(key, entry);
  return stop < 0 ? -1 : recall(entry, field);
};


// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x09\x0b-\x0c\x1a\x20] 129 143
// 2: [0-9;A-[_a-{]
// 4: [0-9A-[_a-z]
// 8: [\x09-\x0d\x1a\x20*0-1] 129 131 143
// 16: [\x09-\x0d\x20] 129
// 32: [\x09-\x0d\x20\]] 129
// 64: [@BKN-Ra-h]
// 128: [+\-0-:@-Za-rx] 132-133 140
// prettier-ignore
const T0 = new Uint8Array([
  0,0,0,0,0,0,0,0,0,57,56,57,57,56,0,0,0,0,0,0,0,0,0,0,0,0,9,0,0,0,0,0,
  57,0,0,0,0,0,0,0,0,0,8,128,0,128,0,0,142,142,134,134,134,134,134,134,134,134,128,2,0,0,0,0,
  192,134,198,134,134,134,134,134,134,134,134,198,134,134,198,198,198,198,198,134,134,134,134,134,134,134,134,6,0,32,0,6,
  0,198,198,198,198,198,198,198,198,134,134,134,134,134,134,134,134,134,134,6,6,6,6,6,134,6,6,2,0,0,0,0,
  0,57,0,8,128,128,0,0,0,0,0,0,128,0,0,9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [+\-=] 130 137-139 141-142
// 2: [\x01-\x08\x0e-\x19\x1b-\x1f"-#%-'*-\-/-:<->@-Z\\\^-z|~-\x7f] 128 130-142
// 4: [\x09\x20;{]
// 8: [0-9A-Z_a-z]
// 16: [\x01-\x09\x0b-\x0c\x0e-!#-\x7f] 128-255
// 32: [\x01-\x09\x0b-\x0c\x0e-!#-[\]-\x7f] 128-255
// 64: [\x01-\x09\x0b-\x0c\x0e-\x7f] 128-255
// 128: [\x09\x0b-\x0c\x20] 129
// prettier-ignore
const T1 = new Uint8Array([
  0,114,114,114,114,114,114,114,114,244,0,240,240,0,114,114,114,114,114,114,114,114,114,114,114,114,112,114,114,114,114,114,
  244,112,66,114,112,114,114,114,112,112,114,115,114,115,112,114,122,122,122,122,122,122,122,122,122,122,114,116,114,115,114,112,
  114,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,112,82,112,114,122,
  114,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,122,116,114,112,114,114,
  114,240,115,114,114,114,114,114,114,115,115,115,114,115,115,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,
  112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,
  112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,
  112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x01-\x09\x0b-\x0c\x0e-\\\^-\x7f] 128-255
// 2: [\x01-\x09\x0b-\x0c\x0e-!#-Z\\\^-\x7f] 128-255
// 4: [\x0a\x0d] 0
// 8: [\-/-:] 133
// 16: [\x09-\x0a\x0d\x20]
// 32: [BKNQ-R]
// 64: [#+cm] 134-135
// 128: [BNP-R]
// prettier-ignore
const T2 = new Uint8Array([
  4,3,3,3,3,3,3,3,3,19,20,3,3,20,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
  19,3,1,67,3,3,3,3,3,3,3,67,3,11,3,11,11,11,11,11,11,11,11,11,11,11,11,3,3,3,3,3,
  3,3,163,3,3,3,3,3,3,3,3,35,3,3,163,3,131,163,163,3,3,3,3,3,3,3,3,1,3,0,3,3,
  3,3,3,67,3,3,3,3,3,3,3,3,3,67,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
  3,3,3,3,3,11,67,67,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
  3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
  3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
  3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x09-\x0d\x1a\x20)] 129 143
// 2: [\-0-8:@BKN-RZa-hkn-oq-rx] 132-133 140
// 4: [0Oo]
// 8: [\-@Z]
// 16: [BKNP-Rknq-r] 140
// 32: [\-:x] 132-133
// 64: [(/=BNQ-Rbnq-r]
// 128: [BKNQ-Rbknq-r]
// prettier-ignore
const T3 = new Uint8Array([
  0,0,0,0,0,0,0,0,0,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,
  1,0,0,0,0,0,0,0,64,1,0,0,0,42,0,64,6,2,2,2,2,2,2,2,2,0,34,0,0,64,0,0,
  10,0,210,0,0,0,0,0,0,0,0,146,0,0,210,6,18,210,210,0,0,0,0,0,0,0,10,0,0,0,0,0,
  0,2,194,2,2,2,2,2,2,0,0,146,0,0,210,6,0,210,210,0,0,0,0,0,34,0,0,0,0,0,0,0,
  0,1,0,0,34,34,0,0,0,0,0,0,18,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [BNQ-Rbnq-r]
// 2: [*0-1] 131
// 4: [\x01-z|~-\x7f] 128-255
// 8: [\x01-\x08\x0e-\x19\x1b-\x1f!-'*-:<-Z\\\^-z|~-\x7f] 128 130-142
// 16: [\x01-\x09\x0b-\x0c\x0e-Z\\-z|~-\x7f] 128-255
// 32: [\x01-\x09\x0b-\x0c\x0e-Z\\-|~-\x7f] 128-255
// 64: [\-/=]
// 128: [+\-/=]
// prettier-ignore
const T4 = new Uint8Array([
  0,60,60,60,60,60,60,60,60,52,4,52,52,4,60,60,60,60,60,60,60,60,60,60,60,60,52,60,60,60,60,60,
  52,60,60,60,60,60,60,60,52,52,62,188,60,252,60,252,62,62,60,60,60,60,60,60,60,60,60,52,60,252,60,60,
  60,60,61,60,60,60,60,60,60,60,60,60,60,60,61,60,60,61,61,60,60,60,60,60,60,60,60,4,60,52,60,60,
  60,60,61,60,60,60,60,60,60,60,60,60,60,60,61,60,60,61,61,60,60,60,60,60,60,60,60,32,60,0,60,60,
  60,52,60,62,60,60,60,60,60,60,60,60,60,60,60,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,
  52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,
  52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,
  52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [cem]
// 2: [A-Z_a-z]
// prettier-ignore
const T5 = new Uint8Array([
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,0,0,0,0,2,
  0,2,2,3,2,3,2,2,2,2,2,2,2,3,2,2,2,2,2,2,2,2,2,2,2,2,2,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
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

var from_93 = 0;
var found_93 = -1;
/** Returns the offset of the next ']' at or after `p`, or of the end; the last result is reused while it is correct. */
const next_93 = (p: number): number => {
  if (p < from_93 || p > found_93) {
    const i = text.indexOf(']', p);
    from_93 = p;
    found_93 = i < 0 ? end : i;
  }
  return found_93;
};

var from_125 = 0;
var found_125 = -1;
/** Returns the offset of the next '}' at or after `p`, or of the end; the last result is reused while it is correct. */
const next_125 = (p: number): number => {
  if (p < from_125 || p > found_125) {
    const i = text.indexOf('}', p);
    from_125 = p;
    found_125 = i < 0 ? end : i;
  }
  return found_125;
};

const skip_10_13 = (bytes: Uint8Array, p: number): number => {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 10 && c !== 13 && c !== 0) c = bytes[++p]!;
  return p < near ? p : Math.min(next_10(p), next_13(p));
};

const skip_93_125 = (bytes: Uint8Array, p: number): number => {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 93 && c !== 125 && c !== 0) c = bytes[++p]!;
  return p < near ? p : Math.min(next_93(p), next_125(p));
};

/** The start rules, and the type of the root that each makes. */
export interface Roots {
  PgnFile: nodes.PgnFile;
}

/**
 * Reads a text as PgnFile. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'PgnFile'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start], NodesByKind> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'PgnFile';
  input = encode(source, arena?.bytes ?? input, ALPHABET);
  text = source;
  end = source.length;
  data = acquireTreeData(end, arena);
  maxDepth = options.depthLimit ?? DEFAULT_DEPTH_LIMIT;
  stackDepth = STACK_DEPTH;
  limit = Math.min(maxDepth, stackDepth);
  deepest = 0;
  found_10 = -1;
  found_13 = -1;
  found_93 = -1;
  found_125 = -1;
  n = 4;
  hasNotable = false;
  keptSize = 1;
  try {
    documentInParts(start);
  } catch (error) {
    if (error !== TOO_DEEP) throw error;
    closeAll(deepest);
    hasNotable = true;
    leaf(3, deepest, end);
  }
  if (keptSize > 1) expandReferences();
  kept = NO_DATA;
  parts = undefined;
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

/** Discards the state of a parse that ended too early. */
function beginAgain(): void {
}

/** A part of the text that is too deep to be read together with the text around it. */
interface Part {
  readonly rule: number;
  readonly at: number;
  readonly depth: number;
}

/**
 * Matches the start rule like `document`, however deep the text nests: reads parts that are too deep for the stack
 * first.
 */
function documentInParts(start: keyof Roots): void {
  // The parts to read, each before the one that it is in: the innermost is last.
  const waiting: Part[] = [];
  isCut = false;
  for (;;) {
    const part = waiting.at(-1);
    outerRule = part?.rule ?? 0;
    outerDepth = part?.depth ?? 0;
    try {
      if (part === undefined) return document(start);
      nested(part.rule, input, part.at, 0, 0);
      waiting.pop();
    } catch (error) {
      if (error === TOO_DEEP) {
        if (innerRule < 0) return documentUpToLimit(start, waiting);
        waiting.push({ rule: innerRule, at: innerAt, depth: innerDepth });
      } else if (error instanceof RangeError) {
        if (stackDepth < 32) {
          maxDepth = -1;
          return documentUpToLimit(start, []);
        }
        stackDepth >>= 1;
      } else throw error;
    }
    limit = -1;
    parts ??= new Map();
    beginAgain();
    n = 4;
  }
}

/**
 * Reads the text up to the limit of nesting, from the outermost waiting part to the innermost.
 *
 * @throws `TOO_DEEP`
 */
function documentUpToLimit(start: keyof Roots, waiting: readonly Part[]): never {
  isCut = true;
  n = 4;
  for (const part of [undefined, ...waiting]) {
    beginAgain();
    outerRule = part?.rule ?? 0;
    outerDepth = part?.depth ?? 0;
    try {
      if (part === undefined) document(start);
      else byNumber(part.rule, input, part.at, innerField, 0);
    } catch (error) {
      if (error === TOO_DEEP) continue;
      if (!(error instanceof RangeError)) throw error;
      n = 4;
      deepest = 0;
    }
  }
  throw TOO_DEEP;
}

function startAt0(start: keyof Roots): number {
  switch (start) {
    case 'PgnFile':
      return $PgnFile(input, 0, 0);
  }
}

/**
 * PgnFile = Escape? _ (games:Game _)*
 */
const $PgnFile = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 4 | field, p);
  done1: if (bytes[p]! === 37) {
    const p3 = p, n4 = n;
    try2: {
      if ((p = $Escape(bytes, p, 0)) < 0) break try2;
      break done1;
    }
    p = p3; n = n4;
  }
  p = $_(bytes, p, 0);
  while (bytes[p]! >= 1) {
    const p6 = p, n7 = n;
    try8: {
      if ((p = $Game(bytes, p, 2048)) < 0) break try8;
      p = $_(bytes, p, 0);
      continue;
    }
    p = p6; n = n7;
    break;
  }
  close(at, p);
  return p;
};

/**
 * Game
 *   = (tags:tag / notes:comment)|1.., _| (_ items:gameItem)* (_ result:result after)?
 *   / items:gameItem|1.., _| (_ result:result after)?
 *   / result:result after
 */
const $Game = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 5 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 2) !== 0) {
      let k5 = 0;
      for (;;) {
        const p7 = p, n8 = n;
        try6: {
          if (k5 > 0) {
            p = $_(bytes, p, 0);
          }
          const p10 = p, n11 = n;
          done9: {
            or12: if ((T0[bytes[p]!]! & 4) !== 0) {
              const p14 = p, n15 = n;
              done13: {
                or16: if (bytes[p]! === 91) {
                  if ((p = $Tag(bytes, p, 4096)) < 0) break or16;
                  break done13;
                }
                p = p14; n = n15;
                if ((p = $TagError(bytes, p, 4096)) < 0) break or12;
              }
              break done9;
            }
            p = p10; n = n11;
            if ((p = $comment(bytes, p, 6144)) < 0) break try6;
          }
          k5++;
          continue;
        }
        p = p7; n = n8;
        break;
      }
      if (k5 < 1) break or4;
      while (bytes[p]! >= 1) {
        const p18 = p, n19 = n;
        try20: {
          p = $_(bytes, p, 0);
          const p22 = p, n23 = n;
          done21: {
            or24: if (bytes[p]! >= 1) {
              if ((p = $item(bytes, p, 8192, 0)) < 0) break or24;
              break done21;
            }
            p = p22; n = n23;
            if ((p = $StrayParenthesisError(bytes, p, 8192)) < 0) break try20;
          }
          continue;
        }
        p = p18; n = n19;
        break;
      }
      done25: if ((T0[bytes[p]!]! & 8) !== 0) {
        const p27 = p, n28 = n;
        try26: {
          p = $_(bytes, p, 0);
          const p30 = p, n31 = n;
          done29: {
            or32: if (bytes[p]! === 42 || (bytes[p]! >= 48 && bytes[p]! <= 49)) {
              if ((p = $Result(bytes, p, 10240)) < 0) break or32;
              break done29;
            }
            p = p30; n = n31;
            if ((p = $OddResult(bytes, p, 10240)) < 0) break try26;
          }
          p = $after(bytes, p, 0);
          break done25;
        }
        p = p27; n = n28;
      }
      break done1;
    }
    p = p2; n = n3;
    or33: if (bytes[p]! >= 1) {
      let k34 = 0;
      for (;;) {
        const p36 = p, n37 = n;
        try35: {
          if (k34 > 0) {
            p = $_(bytes, p, 0);
          }
          const p39 = p, n40 = n;
          done38: {
            or41: if (bytes[p]! >= 1) {
              if ((p = $item(bytes, p, 8192, 0)) < 0) break or41;
              break done38;
            }
            p = p39; n = n40;
            if ((p = $StrayParenthesisError(bytes, p, 8192)) < 0) break try35;
          }
          k34++;
          continue;
        }
        p = p36; n = n37;
        break;
      }
      if (k34 < 1) break or33;
      done42: if ((T0[bytes[p]!]! & 8) !== 0) {
        const p44 = p, n45 = n;
        try43: {
          p = $_(bytes, p, 0);
          const p47 = p, n48 = n;
          done46: {
            or49: if (bytes[p]! === 42 || (bytes[p]! >= 48 && bytes[p]! <= 49)) {
              if ((p = $Result(bytes, p, 10240)) < 0) break or49;
              break done46;
            }
            p = p47; n = n48;
            if ((p = $OddResult(bytes, p, 10240)) < 0) break try43;
          }
          p = $after(bytes, p, 0);
          break done42;
        }
        p = p44; n = n45;
      }
      break done1;
    }
    p = p2; n = n3;
    const p51 = p, n52 = n;
    done50: {
      or53: if (bytes[p]! === 42 || (bytes[p]! >= 48 && bytes[p]! <= 49)) {
        if ((p = $Result(bytes, p, 10240)) < 0) break or53;
        break done50;
      }
      p = p51; n = n52;
      if ((p = $OddResult(bytes, p, 10240)) < 0) return -1;
    }
    p = $after(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * after = ([ \t]* trailing:comment)*
 */
const $after = (bytes: Uint8Array, p: number, _field: number): number => {
  while ((T1[bytes[p]!]! & 4) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      if ((p = $comment(bytes, p, 12288)) < 0) break try4;
      continue;
    }
    p = p2; n = n3;
    break;
  }
  return p;
};

/**
 * Tag = "[" gap? name:TagName gap? value:value (gap? "]" / UnclosedTagError)
 */
const $Tag = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  done1: if ((T0[bytes[p]!]! & 16) !== 0) {
    const p3 = p;
    try2: {
      if ((T0[bytes[p]!]! & 16) === 0) break try2;
      p += 1;
      while ((T0[bytes[p]!]! & 16) !== 0) p += 1;
      break done1;
    }
    p = p3;
  }
  const at = open(p, 6 | field, start);
  if ((p = $TagName(bytes, p, 14336)) < 0) return -1;
  done5: if ((T0[bytes[p]!]! & 16) !== 0) {
    const p7 = p;
    try6: {
      if ((T0[bytes[p]!]! & 16) === 0) break try6;
      p += 1;
      while ((T0[bytes[p]!]! & 16) !== 0) p += 1;
      break done5;
    }
    p = p7;
  }
  const p10 = p, n11 = n;
  done9: {
    or12: if (bytes[p]! === 34) {
      if ((p = $TagValue(bytes, p, 16384)) < 0) break or12;
      break done9;
    }
    p = p10; n = n11;
    or13: if (bytes[p]! === 34) {
      if ((p = $OddTagValue(bytes, p, 16384)) < 0) break or13;
      break done9;
    }
    p = p10; n = n11;
    or14: if (bytes[p]! === 34) {
      if ((p = $UnescapedQuoteError(bytes, p, 16384)) < 0) break or14;
      break done9;
    }
    p = p10; n = n11;
    or15: if (bytes[p]! === 34) {
      if ((p = $UnclosedValueError(bytes, p, 16384)) < 0) break or15;
      break done9;
    }
    p = p10; n = n11;
    if ((p = $UnquotedValueError(bytes, p, 16384)) < 0) return -1;
  }
  const p17 = p;
  done16: {
    or18: if ((T0[bytes[p]!]! & 32) !== 0) {
      done19: if ((T0[bytes[p]!]! & 16) !== 0) {
        const p21 = p;
        try20: {
          if ((T0[bytes[p]!]! & 16) === 0) break try20;
          p += 1;
          while ((T0[bytes[p]!]! & 16) !== 0) p += 1;
          break done19;
        }
        p = p21;
      }
      if (bytes[p]! !== 93) break or18; // ']'
      p += 1;
      break done16;
    }
    p = p17;
    if ((p = $UnclosedTagError(bytes, p, 0)) < 0) return -1;
  }
  close(at, p);
  return p;
};

/**
 * TagName "tag name" = [A-Za-z0-9_]+
 */
const $TagName = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T1[bytes[p]!]! & 8) === 0) return -1;
  p += 1;
  while ((T1[bytes[p]!]! & 8) !== 0) p += 1;
  leaf(7 | field, start, p);
  return p;
};

/**
 * TagValue "value in quotation marks" = '"' ([^"\\\r\n] / "\\" ["\\])* '"' valueEnd
 */
const $TagValue = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  while ((T1[bytes[p]!]! & 16) !== 0) {
    const p2 = p;
    try3: {
      done4: {
        or5: {
          if ((T1[bytes[p]!]! & 32) === 0) break or5;
          p += 1;
          break done4;
        }
        if (bytes[p]! !== 92) break try3; // '\\'
        p += 1;
        if (bytes[p]! !== 34 && bytes[p]! !== 92) break try3;
        p += 1;
      }
      continue;
    }
    p = p2;
    break;
  }
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  if ((p = $valueEnd(bytes, p, 0)) < 0) return -1;
  leaf(8 | field, start, p);
  return p;
};

/**
 * OddTagValue = '"' ([^"\\\r\n] / "\\" [^\r\n])* '"' valueEnd
 */
const $OddTagValue = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  while ((T1[bytes[p]!]! & 16) !== 0) {
    const p2 = p;
    try3: {
      done4: {
        or5: {
          if ((T1[bytes[p]!]! & 32) === 0) break or5;
          p += 1;
          break done4;
        }
        if (bytes[p]! !== 92) break try3; // '\\'
        p += 1;
        if ((T1[bytes[p]!]! & 64) === 0) break try3;
        p += 1;
      }
      continue;
    }
    p = p2;
    break;
  }
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  if ((p = $valueEnd(bytes, p, 0)) < 0) return -1;
  leaf(9 | field, start, p);
  return p;
};

/**
 * valueEnd = &(b ("]" / lineEnd))
 */
const $valueEnd = (bytes: Uint8Array, p: number, _field: number): number => {
  const p1 = p;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  done3: {
    or4: {
      if (bytes[p]! !== 93) break or4; // ']'
      p += 1;
      break done3;
    }
    if ((p = $lineEnd(bytes, p, 0)) < 0) return -1;
  }
  p = p1;
  return p;
};

/**
 * UnescapedQuoteError = '"' (!('"' b "]" b lineEnd) [^\r\n])* '"' &(b "]")
 */
const $UnescapedQuoteError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  while ((T1[bytes[p]!]! & 64) !== 0) {
    const p2 = p;
    try3: {
      const p4 = p;
      not5: {
        if (bytes[p]! !== 34) break not5; // '"'
        p += 1;
        while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
        if (bytes[p]! !== 93) break not5; // ']'
        p += 1;
        while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
        if ((p = $lineEnd(bytes, p, 0)) < 0) break not5;
        break try3;
      }
      p = p4;
      if ((T1[bytes[p]!]! & 64) === 0) break try3;
      p += 1;
      continue;
    }
    p = p2;
    break;
  }
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  const p8 = p;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  p = p8;
  leaf(10 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * UnclosedValueError  = '"' [^\]\r\n]* &("]" b lineEnd)
 */
const $UnclosedValueError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  while ((T2[bytes[p]!]! & 1) !== 0) p += 1;
  const p2 = p;
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  if ((p = $lineEnd(bytes, p, 0)) < 0) return -1;
  p = p2;
  leaf(11 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * UnquotedValueError  = [^"\]\[\r\n]+ &"]"
 */
const $UnquotedValueError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T2[bytes[p]!]! & 2) === 0) return -1;
  p += 1;
  while ((T2[bytes[p]!]! & 2) !== 0) p += 1;
  if (bytes[p]! !== 93) return -1;
  leaf(12 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * UnclosedTagError    = b &lineEnd
 */
const $UnclosedTagError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  if ((T2[bytes[p]!]! & 4) === 0) return -1;
  leaf(13 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * TagError            = "[" [^\r\n]* / unopenedTag
 */
const $TagError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if (bytes[p]! !== 91) break or2; // '['
      p += 1;
      p = skip_10_13(bytes, p);
      break done1;
    }
    if ((p = $unopenedTag(bytes, p, 0)) < 0) return -1;
  }
  leaf(14 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * unopenedTag         = [A-Za-z0-9_]+ b '"' [^"\r\n]* '"' b "]"
 */
const $unopenedTag = (bytes: Uint8Array, p: number, _field: number): number => {
  if ((T1[bytes[p]!]! & 8) === 0) return -1;
  p += 1;
  while ((T1[bytes[p]!]! & 8) !== 0) p += 1;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  while ((T1[bytes[p]!]! & 16) !== 0) p += 1;
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  return p;
};

/**
 * variationItem = item / Result &(_ ")")
 */
const $variationItem = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! >= 1) {
      if ((p = $item(bytes, p, field, depth + 1)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $Result(bytes, p, field)) < 0) return -1;
    const p5 = p, n6 = n;
    p = $_(bytes, p, 0);
    if (bytes[p]! !== 41) return -1; // ')'
    p += 1;
    p = p5; n = n6;
  }
  return p;
};

/**
 * item
 *   = Number / Move / comment / Nag / Suffix / Variation / OddMove / EnPassant / Symbol / Periods / TokenError
 */
const inner$item = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      if ((p = $Number(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    or5: if ((T0[bytes[p]!]! & 64) !== 0) {
      if ((p = $Move(bytes, p, field)) < 0) break or5;
      break done1;
    }
    p = p2; n = n3;
    or6: if (bytes[p]! === 59 || bytes[p]! === 123) {
      if ((p = $comment(bytes, p, field)) < 0) break or6;
      break done1;
    }
    p = p2; n = n3;
    or7: if (bytes[p]! === 36) {
      if ((p = $Nag(bytes, p, field)) < 0) break or7;
      break done1;
    }
    p = p2; n = n3;
    or8: if (bytes[p]! === 33 || bytes[p]! === 63) {
      if ((p = $Suffix(bytes, p, field)) < 0) break or8;
      break done1;
    }
    p = p2; n = n3;
    or9: if (bytes[p]! === 40) {
      if ((p = $Variation(bytes, p, field, depth)) < 0) break or9;
      break done1;
    }
    p = p2; n = n3;
    or10: if ((T0[bytes[p]!]! & 128) !== 0) {
      if ((p = $OddMove(bytes, p, field)) < 0) break or10;
      break done1;
    }
    p = p2; n = n3;
    or11: if (bytes[p]! === 101) {
      if ((p = $EnPassant(bytes, p, field)) < 0) break or11;
      break done1;
    }
    p = p2; n = n3;
    or12: if ((T1[bytes[p]!]! & 1) !== 0) {
      if ((p = $Symbol(bytes, p, field)) < 0) break or12;
      break done1;
    }
    p = p2; n = n3;
    or13: if (bytes[p]! === 46 || bytes[p]! === 136) {
      if ((p = $Periods(bytes, p, field)) < 0) break or13;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $TokenError(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/** Matches `item`, which takes a level of nesting. */
const $item = (bytes: Uint8Array, p: number, field: number, depth: number): number =>
  depth > limit ? nested(0, bytes, p, field, depth) : inner$item(bytes, p, field, depth);


/**
 * Number "move number" = [0-9]+ ![0-9:/–-] [.…]* ([ \t\r\n]+ [.…]+)*
 */
const $Number = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
  p += 1;
  while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if ((T2[bytes[p]!]! & 8) !== 0) return -1;
  while (bytes[p]! === 46 || bytes[p]! === 136) p += 1;
  while ((T2[bytes[p]!]! & 16) !== 0) {
    const p4 = p;
    try5: {
      if ((T2[bytes[p]!]! & 16) === 0) break try5;
      p += 1;
      while ((T2[bytes[p]!]! & 16) !== 0) p += 1;
      if (bytes[p]! !== 46 && bytes[p]! !== 136) break try5;
      p += 1;
      while (bytes[p]! === 46 || bytes[p]! === 136) p += 1;
      continue;
    }
    p = p4;
    break;
  }
  leaf(15 | field, start, p);
  return p;
};

/**
 * Periods = [.…]+
 */
const $Periods = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 46 && bytes[p]! !== 136) return -1;
  p += 1;
  while (bytes[p]! === 46 || bytes[p]! === 136) p += 1;
  leaf(16 | field, start, p);
  return p;
};

/**
 * Nag "NAG" = "$" [0-9]+ !wordPart
 */
const $Nag = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 36) return -1; // '$'
  p += 1;
  if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
  p += 1;
  while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if ((T1[bytes[p]!]! & 2) !== 0) return -1;
  leaf(17 | field, start, p);
  return p;
};

/**
 * Suffix "suffix" = [!?] [!?]?
 */
const $Suffix = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 33 && bytes[p]! !== 63) return -1;
  p += 1;
  if (bytes[p]! === 33 || bytes[p]! === 63) p += 1;
  leaf(18 | field, start, p);
  return p;
};

/**
 * Variation = "(" (_ items:variationItem)* (_ ")" / UnclosedVariationError)
 */
const $Variation = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  if (bytes[p]! !== 40) return -1; // '('
  p += 1;
  const at = open(p, 19 | field, p - 1);
  while (bytes[p]! >= 1) {
    const p2 = p, n3 = n;
    try4: {
      p = $_(bytes, p, 0);
      if ((p = $variationItem(bytes, p, 8192, depth)) < 0) break try4;
      continue;
    }
    p = p2; n = n3;
    break;
  }
  const p6 = p, n7 = n;
  done5: {
    or8: if ((T3[bytes[p]!]! & 1) !== 0) {
      p = $_(bytes, p, 0);
      if (bytes[p]! !== 41) break or8; // ')'
      p += 1;
      break done5;
    }
    p = p6; n = n7;
    p = $UnclosedVariationError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * UnclosedVariationError = ""
 */
const $UnclosedVariationError = (_bytes: Uint8Array, p: number, field: number): number => {
  leaf(20 | field, p, p);
  hasNotable = true;
  return p;
};

/**
 * StrayParenthesisError  = ")"
 */
const $StrayParenthesisError = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 41) return -1; // ')'
  p += 1;
  leaf(21 | field, p - 1, p);
  hasNotable = true;
  return p;
};

/**
 * TokenError             = !result !tagBegins !unopenedTag (unopenedComment / word / "[" [^\]\r\n]* "]"? / [}\]])
 */
const $TokenError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p1 = p, n2 = n;
  not3: if ((T4[bytes[p]!]! & 2) !== 0) {
    const p5 = p, n6 = n;
    done4: {
      or7: if (bytes[p]! === 42 || (bytes[p]! >= 48 && bytes[p]! <= 49)) {
        if ((p = $Result(bytes, p, 0)) < 0) break or7;
        break done4;
      }
      p = p5; n = n6;
      if ((p = $OddResult(bytes, p, 0)) < 0) break not3;
    }
    return -1;
  }
  p = p1; n = n2;
  const p8 = p;
  not9: {
    if ((p = $tagBegins(bytes, p, 0)) < 0) break not9;
    return -1;
  }
  p = p8;
  const p10 = p;
  not11: if ((T1[bytes[p]!]! & 8) !== 0) {
    if ((p = $unopenedTag(bytes, p, 0)) < 0) break not11;
    return -1;
  }
  p = p10;
  const p13 = p;
  done12: {
    or14: if ((T4[bytes[p]!]! & 4) !== 0) {
      if ((T4[bytes[p]!]! & 8) === 0) break or14;
      let k15 = 0;
      while (k15 < 500) {
        const p17 = p;
        try16: {
          const p19 = p;
          done18: {
            or20: {
              if ((T4[bytes[p]!]! & 16) === 0) break or20;
              p += 1;
              break done18;
            }
            or21: if (bytes[p]! === 91) {
              const p22 = p;
              not23: {
                if ((p = $tagBegins(bytes, p, 0)) < 0) break not23;
                break or21;
              }
              p = p22;
              if (bytes[p]! !== 91) break or21; // '['
              p += 1;
              break done18;
            }
            p = p19;
            if ((p = $newLine(bytes, p, 0)) < 0) break try16;
            const p24 = p;
            not25: {
              if ((p = $tagBegins(bytes, p, 0)) < 0) break not25;
              break try16;
            }
            p = p24;
          }
          k15++;
          continue;
        }
        p = p17;
        break;
      }
      if (k15 < 1) break or14;
      if (bytes[p]! !== 125) break or14; // '}'
      p += 1;
      break done12;
    }
    p = p13;
    or26: if ((T4[bytes[p]!]! & 8) !== 0) {
      if ((T4[bytes[p]!]! & 8) === 0) break or26;
      p += 1;
      while ((T4[bytes[p]!]! & 8) !== 0) p += 1;
      break done12;
    }
    p = p13;
    or28: {
      if (bytes[p]! !== 91) break or28; // '['
      p += 1;
      while ((T2[bytes[p]!]! & 1) !== 0) p += 1;
      if (bytes[p]! === 93) p += 1;
      break done12;
    }
    if (bytes[p]! !== 93 && bytes[p]! !== 125) return -1;
    p += 1;
  }
  leaf(22 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * Move "move" = (piece / pawn / "O-O" "-O"? / drop) mark? moveEnd
 */
const $Move = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p2 = p, n3 = n;
  done1: {
    or4: {
      if ((T2[bytes[p]!]! & 32) === 0) break or4;
      p += 1;
      const p6 = p;
      done5: {
        or7: {
          if (bytes[p]! < 97 || bytes[p]! > 104) break or7;
          p += 1;
          if (bytes[p]! < 49 || bytes[p]! > 56) break or7;
          p += 1;
          done8: if ((bytes[p]! >= 97 && bytes[p]! <= 104) || bytes[p]! === 120) {
            const p10 = p;
            try9: {
              if (bytes[p]! === 120) p += 1;
              if (bytes[p]! < 97 || bytes[p]! > 104) break try9;
              p += 1;
              if (bytes[p]! < 49 || bytes[p]! > 56) break try9;
              p += 1;
              break done8;
            }
            p = p10;
          }
          break done5;
        }
        p = p6;
        or12: {
          if (bytes[p]! < 97 || bytes[p]! > 104) break or12;
          p += 1;
          if (bytes[p]! === 120) p += 1;
          if (bytes[p]! < 97 || bytes[p]! > 104) break or12;
          p += 1;
          if (bytes[p]! < 49 || bytes[p]! > 56) break or12;
          p += 1;
          break done5;
        }
        p = p6;
        or14: {
          if (bytes[p]! < 49 || bytes[p]! > 56) break or14;
          p += 1;
          if (bytes[p]! === 120) p += 1;
          if (bytes[p]! < 97 || bytes[p]! > 104) break or14;
          p += 1;
          if (bytes[p]! < 49 || bytes[p]! > 56) break or14;
          p += 1;
          break done5;
        }
        p = p6;
        if (bytes[p]! !== 120) break or4; // 'x'
        p += 1;
        if (bytes[p]! < 97 || bytes[p]! > 104) break or4;
        p += 1;
        if (bytes[p]! < 49 || bytes[p]! > 56) break or4;
        p += 1;
      }
      break done1;
    }
    p = p2;
    or16: {
      if (bytes[p]! < 97 || bytes[p]! > 104) break or16;
      p += 1;
      done17: {
        or18: {
          if (bytes[p]! < 49 || bytes[p]! > 56) break or18;
          p += 1;
          break done17;
        }
        if (bytes[p]! !== 120) break or16; // 'x'
        p += 1;
        if (bytes[p]! < 97 || bytes[p]! > 104) break or16;
        p += 1;
        if (bytes[p]! < 49 || bytes[p]! > 56) break or16;
        p += 1;
      }
      const p20 = p;
      done19: {
        or21: {
          if (bytes[p]! !== 61) break or21; // '='
          p += 1;
          if ((T2[bytes[p]!]! & 32) === 0) break or21;
          p += 1;
          break done19;
        }
        p = p20;
        const p22 = p, n23 = n;
        not24: {
          if ((p = $promotionInParentheses(bytes, p, 0)) < 0) break not24;
          done25: if ((T2[bytes[p]!]! & 64) !== 0) {
            const p27 = p;
            try26: {
              if ((p = $oddMark(bytes, p, 0)) < 0) break try26;
              break done25;
            }
            p = p27;
          }
          if ((p = $moveEnd(bytes, p, 0)) < 0) break not24;
          break or16;
        }
        p = p22; n = n23;
      }
      break done1;
    }
    p = p2; n = n3;
    or28: {
      if (bytes[p]! !== 79 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 79) break or28; // 'O-O'
      p += 3;
      done29: {
        if (bytes[p]! !== 45 || bytes[p + 1]! !== 79) break done29; // '-O'
        p += 2;
      }
      break done1;
    }
    if ((T2[bytes[p]!]! & 128) !== 0) p += 1;
    if (bytes[p]! !== 64) return -1; // '@'
    p += 1;
    if (bytes[p]! < 97 || bytes[p]! > 104) return -1;
    p += 1;
    if (bytes[p]! < 49 || bytes[p]! > 56) return -1;
    p += 1;
  }
  done32: if (bytes[p]! === 35 || bytes[p]! === 43) {
    const p34 = p;
    try33: {
      if ((p = $mark(bytes, p, 0)) < 0) break try33;
      break done32;
    }
    p = p34;
  }
  if ((p = $moveEnd(bytes, p, 0)) < 0) return -1;
  leaf(23 | field, start, p);
  return p;
};

/**
 * promotionInParentheses = "(" [QRBNKqrbnk] ")"
 */
const $promotionInParentheses = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! !== 40) return -1; // '('
  p += 1;
  if ((T3[bytes[p]!]! & 128) === 0) return -1;
  p += 1;
  if (bytes[p]! !== 41) return -1; // ')'
  p += 1;
  return p;
};

/**
 * mark = "#" / "+" ![-/=+]
 */
const $mark = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if (bytes[p]! !== 35) break or2; // '#'
      p += 1;
      break done1;
    }
    if (bytes[p]! !== 43) return -1; // '+'
    p += 1;
    if ((T4[bytes[p]!]! & 128) !== 0) return -1;
  }
  return p;
};

/**
 * moveEnd = !wordPart / &(EnPassant / Symbol)
 */
const $moveEnd = (bytes: Uint8Array, p: number, _field: number): number => {
  const p2 = p;
  done1: {
    or3: {
      if ((T1[bytes[p]!]! & 2) !== 0) break or3;
      break done1;
    }
    p = p2;
    const p4 = p, n5 = n;
    const p7 = p, n8 = n;
    done6: {
      or9: if (bytes[p]! === 101) {
        if ((p = $EnPassant(bytes, p, 0)) < 0) break or9;
        break done6;
      }
      p = p7; n = n8;
      if ((p = $Symbol(bytes, p, 0)) < 0) return -1;
    }
    p = p4; n = n5;
  }
  return p;
};

/**
 * OddMove
 *   = (oddCastling / null / oddPiece? oddSquares oddPromotion?) oddMark? moveEnd
 *   / variantMove mark? !wordPart
 */
const $OddMove = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T3[bytes[p]!]! & 2) !== 0) {
      const p6 = p;
      done5: {
        or7: {
          if ((T3[bytes[p]!]! & 4) === 0) break or7;
          p += 1;
          if (bytes[p]! !== 45) break or7; // '-'
          p += 1;
          if ((T3[bytes[p]!]! & 4) === 0) break or7;
          p += 1;
          done8: {
            const p10 = p;
            try9: {
              if (bytes[p]! !== 45) break try9; // '-'
              p += 1;
              if ((T3[bytes[p]!]! & 4) === 0) break try9;
              p += 1;
              break done8;
            }
            p = p10;
          }
          break done5;
        }
        p = p6;
        or11: if ((T3[bytes[p]!]! & 8) !== 0) {
          done12: {
            or13: {
              if (bytes[p]! !== 45 || bytes[p + 1]! !== 45) break or13; // '--'
              p += 2;
              break done12;
            }
            or14: {
              if (bytes[p]! !== 90 || bytes[p + 1]! !== 48) break or14; // 'Z0'
              p += 2;
              break done12;
            }
            if (bytes[p]! !== 64 || bytes[p + 1]! !== 64 || bytes[p + 2]! !== 64 || bytes[p + 3]! !== 64) break or11; // '@@@@'
            p += 4;
          }
          break done5;
        }
        p = p6;
        if ((T3[bytes[p]!]! & 16) !== 0) p += 1;
        const p17 = p;
        done16: {
          or18: {
            if (bytes[p]! < 97 || bytes[p]! > 104) break or18;
            p += 1;
            if (bytes[p]! < 49 || bytes[p]! > 56) break or18;
            p += 1;
            if ((T3[bytes[p]!]! & 32) !== 0) p += 1;
            if (bytes[p]! < 97 || bytes[p]! > 104) break or18;
            p += 1;
            if (bytes[p]! < 49 || bytes[p]! > 56) break or18;
            p += 1;
            break done16;
          }
          p = p17;
          or20: {
            if (bytes[p]! < 97 || bytes[p]! > 104) break or20;
            p += 1;
            if ((T3[bytes[p]!]! & 32) !== 0) p += 1;
            if (bytes[p]! < 97 || bytes[p]! > 104) break or20;
            p += 1;
            if (bytes[p]! < 49 || bytes[p]! > 56) break or20;
            p += 1;
            break done16;
          }
          p = p17;
          or22: {
            if (bytes[p]! < 49 || bytes[p]! > 56) break or22;
            p += 1;
            if ((T3[bytes[p]!]! & 32) !== 0) p += 1;
            if (bytes[p]! < 97 || bytes[p]! > 104) break or22;
            p += 1;
            if (bytes[p]! < 49 || bytes[p]! > 56) break or22;
            p += 1;
            break done16;
          }
          p = p17;
          if ((T3[bytes[p]!]! & 32) !== 0) p += 1;
          if (bytes[p]! < 97 || bytes[p]! > 104) break or4;
          p += 1;
          if (bytes[p]! < 49 || bytes[p]! > 56) break or4;
          p += 1;
        }
        done25: if ((T3[bytes[p]!]! & 64) !== 0) {
          const p27 = p;
          try26: {
            const p29 = p;
            done28: {
              or30: {
                if (bytes[p]! !== 61) break or30; // '='
                p += 1;
                if ((T3[bytes[p]!]! & 128) === 0) break or30;
                p += 1;
                break done28;
              }
              p = p29;
              or31: {
                if (bytes[p]! !== 47) break or31; // '/'
                p += 1;
                if ((T3[bytes[p]!]! & 128) === 0) break or31;
                p += 1;
                break done28;
              }
              p = p29;
              or32: {
                if ((p = $promotionInParentheses(bytes, p, 0)) < 0) break or32;
                break done28;
              }
              p = p29;
              if ((T4[bytes[p]!]! & 1) === 0) break try26;
              p += 1;
            }
            break done25;
          }
          p = p27;
        }
      }
      done33: if ((T2[bytes[p]!]! & 64) !== 0) {
        const p35 = p;
        try34: {
          if ((p = $oddMark(bytes, p, 0)) < 0) break try34;
          break done33;
        }
        p = p35;
      }
      if ((p = $moveEnd(bytes, p, 0)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    const p37 = p;
    done36: {
      or38: {
        if (bytes[p]! !== 79 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 79) break or38; // 'O-O'
        p += 3;
        done39: {
          if (bytes[p]! !== 45 || bytes[p + 1]! !== 79) break done39; // '-O'
          p += 2;
        }
        break done36;
      }
      or41: {
        if (bytes[p]! < 65 || bytes[p]! > 90) break or41;
        p += 1;
        if (bytes[p]! === 43) p += 1;
        if (bytes[p]! !== 64) break or41; // '@'
        p += 1;
        if ((p = $variantSquare(bytes, p, 0)) < 0) break or41;
        break done36;
      }
      p = p37;
      done43: if (bytes[p]! === 43 || (bytes[p]! >= 65 && bytes[p]! <= 90)) {
        const p45 = p;
        try44: {
          if (bytes[p]! === 43) p += 1;
          if (bytes[p]! < 65 || bytes[p]! > 90) break try44;
          p += 1;
          break done43;
        }
        p = p45;
      }
      const p48 = p;
      done47: {
        or49: {
          if ((p = $variantSquare(bytes, p, 0)) < 0) break or49;
          if (bytes[p]! === 120) p += 1;
          if ((p = $variantSquare(bytes, p, 0)) < 0) break or49;
          break done47;
        }
        p = p48;
        or51: {
          if (bytes[p]! < 97 || bytes[p]! > 112) break or51;
          p += 1;
          if (bytes[p]! === 120) p += 1;
          if ((p = $variantSquare(bytes, p, 0)) < 0) break or51;
          break done47;
        }
        p = p48;
        or53: if (bytes[p]! >= 49 && bytes[p]! <= 57) {
          if ((p = $variantRank(bytes, p, 0)) < 0) break or53;
          if (bytes[p]! === 120) p += 1;
          if ((p = $variantSquare(bytes, p, 0)) < 0) break or53;
          break done47;
        }
        p = p48;
        if (bytes[p]! === 120) p += 1;
        if ((p = $variantSquare(bytes, p, 0)) < 0) return -1;
      }
      done56: {
        const p58 = p;
        try57: {
          if (bytes[p]! !== 61) break try57; // '='
          p += 1;
          if (bytes[p]! === 43) p += 1;
          if (bytes[p]! < 65 || bytes[p]! > 90) break try57;
          p += 1;
          break done56;
        }
        p = p58;
      }
    }
    done60: {
      const p62 = p;
      try61: {
        if (bytes[p]! !== 47) break try61; // '/'
        p += 1;
        if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) break try61;
        p += 1;
        done63: {
          const p65 = p;
          try64: {
            if ((p = $variantSquare(bytes, p, 0)) < 0) break try64;
            break done63;
          }
          p = p65;
        }
        break done60;
      }
      p = p62;
    }
    done66: if (bytes[p]! === 35 || bytes[p]! === 43) {
      const p68 = p;
      try67: {
        if ((p = $mark(bytes, p, 0)) < 0) break try67;
        break done66;
      }
      p = p68;
    }
    if ((T1[bytes[p]!]! & 2) !== 0) return -1;
  }
  leaf(24 | field, start, p);
  return p;
};

/**
 * oddMark = "++" ![/=-] / mark / "†" / "‡" / "ch" / "mate"
 */
const $oddMark = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p;
  done1: {
    or3: {
      if (bytes[p]! !== 43 || bytes[p + 1]! !== 43) break or3; // '++'
      p += 2;
      if ((T4[bytes[p]!]! & 64) !== 0) break or3;
      break done1;
    }
    p = p2;
    or4: if (bytes[p]! === 35 || bytes[p]! === 43) {
      if ((p = $mark(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2;
    or5: {
      if (bytes[p]! !== 134) break or5; // '†'
      p += 1;
      break done1;
    }
    or6: {
      if (bytes[p]! !== 135) break or6; // '‡'
      p += 1;
      break done1;
    }
    or7: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 104) break or7; // 'ch'
      p += 2;
      break done1;
    }
    if (bytes[p]! !== 109 || bytes[p + 1]! !== 97 || bytes[p + 2]! !== 116 || bytes[p + 3]! !== 101) return -1; // 'mate'
    p += 4;
  }
  return p;
};

/**
 * variantSquare = variantFile variantRank
 */
const $variantSquare = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! < 97 || bytes[p]! > 112) return -1;
  p += 1;
  if ((p = $variantRank(bytes, p, field)) < 0) return -1;
  return p;
};

/**
 * variantRank = "1" [0-6] / [1-9]
 */
const $variantRank = (bytes: Uint8Array, p: number, _field: number): number => {
  const p2 = p;
  done1: {
    or3: {
      if (bytes[p]! !== 49) break or3; // '1'
      p += 1;
      if (bytes[p]! < 48 || bytes[p]! > 54) break or3;
      p += 1;
      break done1;
    }
    p = p2;
    if (bytes[p]! < 49 || bytes[p]! > 57) return -1;
    p += 1;
  }
  return p;
};

/**
 * EnPassant = ("e.p." / "ep") !wordPart
 */
const $EnPassant = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if (bytes[p]! !== 101 || bytes[p + 1]! !== 46 || bytes[p + 2]! !== 112 || bytes[p + 3]! !== 46) break or2; // 'e.p.'
      p += 4;
      break done1;
    }
    if (bytes[p]! !== 101 || bytes[p + 1]! !== 112) return -1; // 'ep'
    p += 2;
  }
  if ((T1[bytes[p]!]! & 2) !== 0) return -1;
  leaf(25 | field, start, p);
  return p;
};

/**
 * Symbol = ("+/-" / "-/+" / "+/=" / "=/+" / "+-" / "-+" / "+=" / "=+" / "=" / "±" / "∓" / "⩲" / "⩱" / "∞" / "□") !wordPart
 */
const $Symbol = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if (bytes[p]! !== 43 || bytes[p + 1]! !== 47 || bytes[p + 2]! !== 45) break or2; // '+/-'
      p += 3;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 45 || bytes[p + 1]! !== 47 || bytes[p + 2]! !== 43) break or3; // '-/+'
      p += 3;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 43 || bytes[p + 1]! !== 47 || bytes[p + 2]! !== 61) break or4; // '+/='
      p += 3;
      break done1;
    }
    or5: {
      if (bytes[p]! !== 61 || bytes[p + 1]! !== 47 || bytes[p + 2]! !== 43) break or5; // '=/+'
      p += 3;
      break done1;
    }
    or6: {
      if (bytes[p]! !== 43 || bytes[p + 1]! !== 45) break or6; // '+-'
      p += 2;
      break done1;
    }
    or7: {
      if (bytes[p]! !== 45 || bytes[p + 1]! !== 43) break or7; // '-+'
      p += 2;
      break done1;
    }
    or8: {
      if (bytes[p]! !== 43 || bytes[p + 1]! !== 61) break or8; // '+='
      p += 2;
      break done1;
    }
    or9: {
      if (bytes[p]! !== 61 || bytes[p + 1]! !== 43) break or9; // '=+'
      p += 2;
      break done1;
    }
    or10: {
      if (bytes[p]! !== 61) break or10; // '='
      p += 1;
      break done1;
    }
    or11: {
      if (bytes[p]! !== 130) break or11; // '±'
      p += 1;
      break done1;
    }
    or12: {
      if (bytes[p]! !== 137) break or12; // '∓'
      p += 1;
      break done1;
    }
    or13: {
      if (bytes[p]! !== 142) break or13; // '⩲'
      p += 1;
      break done1;
    }
    or14: {
      if (bytes[p]! !== 141) break or14; // '⩱'
      p += 1;
      break done1;
    }
    or15: {
      if (bytes[p]! !== 138) break or15; // '∞'
      p += 1;
      break done1;
    }
    if (bytes[p]! !== 139) return -1; // '□'
    p += 1;
  }
  if ((T1[bytes[p]!]! & 2) !== 0) return -1;
  leaf(26 | field, start, p);
  return p;
};

/**
 * Result "result" = ("1-0" / "0-1" / "1/2-1/2" / "*") !wordPart
 */
const $Result = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if (bytes[p]! !== 49 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 48) break or2; // '1-0'
      p += 3;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 48 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 49) break or3; // '0-1'
      p += 3;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 49 || bytes[p + 1]! !== 47 || bytes[p + 2]! !== 50 || bytes[p + 3]! !== 45 || bytes[p + 4]! !== 49 || bytes[p + 5]! !== 47 || bytes[p + 6]! !== 50) break or4; // '1/2-1/2'
      p += 7;
      break done1;
    }
    if (bytes[p]! !== 42) return -1; // '*'
    p += 1;
  }
  if ((T1[bytes[p]!]! & 2) !== 0) return -1;
  leaf(27 | field, start, p);
  return p;
};

/**
 * OddResult = ("1/2:1/2" / "1/2" / "½-½" / "½–½" / "½:½" / "½" / "1:0" / "0:1" / "1–0" / "0–1") !wordPart
 */
const $OddResult = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if (bytes[p]! !== 49 || bytes[p + 1]! !== 47 || bytes[p + 2]! !== 50 || bytes[p + 3]! !== 58 || bytes[p + 4]! !== 49 || bytes[p + 5]! !== 47 || bytes[p + 6]! !== 50) break or2; // '1/2:1/2'
      p += 7;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 49 || bytes[p + 1]! !== 47 || bytes[p + 2]! !== 50) break or3; // '1/2'
      p += 3;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 131 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 131) break or4; // '½-½'
      p += 3;
      break done1;
    }
    or5: {
      if (bytes[p]! !== 131 || bytes[p + 1]! !== 133 || bytes[p + 2]! !== 131) break or5; // '½–½'
      p += 3;
      break done1;
    }
    or6: {
      if (bytes[p]! !== 131 || bytes[p + 1]! !== 58 || bytes[p + 2]! !== 131) break or6; // '½:½'
      p += 3;
      break done1;
    }
    or7: {
      if (bytes[p]! !== 131) break or7; // '½'
      p += 1;
      break done1;
    }
    or8: {
      if (bytes[p]! !== 49 || bytes[p + 1]! !== 58 || bytes[p + 2]! !== 48) break or8; // '1:0'
      p += 3;
      break done1;
    }
    or9: {
      if (bytes[p]! !== 48 || bytes[p + 1]! !== 58 || bytes[p + 2]! !== 49) break or9; // '0:1'
      p += 3;
      break done1;
    }
    or10: {
      if (bytes[p]! !== 49 || bytes[p + 1]! !== 133 || bytes[p + 2]! !== 48) break or10; // '1–0'
      p += 3;
      break done1;
    }
    if (bytes[p]! !== 48 || bytes[p + 1]! !== 133 || bytes[p + 2]! !== 49) return -1; // '0–1'
    p += 3;
  }
  if ((T1[bytes[p]!]! & 2) !== 0) return -1;
  leaf(28 | field, start, p);
  return p;
};

/**
 * comment = Comment / LineComment / UnclosedCommentError
 */
const $comment = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! === 123) {
      if ((p = $Comment(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    or5: if (bytes[p]! === 59) {
      if ((p = $LineComment(bytes, p, field)) < 0) break or5;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $UnclosedCommentError(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * Comment "comment" = "{" commentText "}"
 */
const $Comment = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 123) return -1; // '{'
  p += 1;
  const at = open(p, 29 | field, p - 1);
  p = $commentText(bytes, p, 0);
  if (bytes[p]! !== 125) return -1; // '}'
  p += 1;
  close(at, p);
  return p;
};

/**
 * LineComment       = ";" [^\r\n]*
 */
const $LineComment = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 59) return -1; // ';'
  p += 1;
  p = skip_10_13(bytes, p);
  leaf(30 | field, start, p);
  return p;
};

/**
 * UnclosedCommentError = "{" commentText
 */
const $UnclosedCommentError = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 123) return -1; // '{'
  p += 1;
  const at = open(p, 31 | field, p - 1);
  p = $commentText(bytes, p, 0);
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * commentText = ([^}\[\r\n]+ / command / "[" / newLine !tagBegins)*
 */
const $commentText = (bytes: Uint8Array, p: number, field: number): number => {
  while ((bytes[p]! >= 1 && bytes[p]! <= 124) || bytes[p]! >= 126) {
    const p2 = p;
    try3: {
      const p5 = p, n6 = n;
      done4: {
        or7: if ((T4[bytes[p]!]! & 32) !== 0) {
          if ((T4[bytes[p]!]! & 32) === 0) break or7;
          p += 1;
          while ((T4[bytes[p]!]! & 32) !== 0) p += 1;
          break done4;
        }
        or9: if (bytes[p]! === 91) {
          const p11 = p, n12 = n;
          done10: {
            or13: if (bytes[p]! === 91) {
              if ((p = $Command(bytes, p, field)) < 0) break or13;
              break done10;
            }
            p = p11; n = n12;
            if ((p = $CommandError(bytes, p, field)) < 0) break or9;
          }
          break done4;
        }
        p = p5; n = n6;
        or14: {
          if (bytes[p]! !== 91) break or14; // '['
          p += 1;
          break done4;
        }
        if ((p = $newLine(bytes, p, field)) < 0) break try3;
        const p15 = p;
        not16: {
          if ((p = $tagBegins(bytes, p, 0)) < 0) break not16;
          break try3;
        }
        p = p15;
      }
      continue;
    }
    p = p2;
    break;
  }
  return p;
};

/**
 * Command "command" = "[%" (("clk" / "emt" / "egt" / "mct") gap clock / "eval" gap score / "csl" gap marks / "cal" gap marks / !known [A-Za-z_]+ [^\]}]*) "]"
 */
const $Command = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91 || bytes[p + 1]! !== 37) return -1; // '[%'
  p += 2;
  const p2 = p;
  done1: {
    or3: if ((T5[bytes[p]!]! & 1) !== 0) {
      done4: {
        or5: {
          if (bytes[p]! !== 99 || bytes[p + 1]! !== 108 || bytes[p + 2]! !== 107) break or5; // 'clk'
          p += 3;
          break done4;
        }
        or6: {
          if (bytes[p]! !== 101 || bytes[p + 1]! !== 109 || bytes[p + 2]! !== 116) break or6; // 'emt'
          p += 3;
          break done4;
        }
        or7: {
          if (bytes[p]! !== 101 || bytes[p + 1]! !== 103 || bytes[p + 2]! !== 116) break or7; // 'egt'
          p += 3;
          break done4;
        }
        if (bytes[p]! !== 109 || bytes[p + 1]! !== 99 || bytes[p + 2]! !== 116) break or3; // 'mct'
        p += 3;
      }
      if ((T0[bytes[p]!]! & 16) === 0) break or3;
      p += 1;
      while ((T0[bytes[p]!]! & 16) !== 0) p += 1;
      if (bytes[p]! < 48 || bytes[p]! > 57) break or3;
      p += 1;
      while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
      if (bytes[p]! !== 58) break or3; // ':'
      p += 1;
      if (bytes[p]! < 48 || bytes[p]! > 57) break or3;
      p += 1;
      if (bytes[p]! < 48 || bytes[p]! > 57) break or3;
      p += 1;
      done10: {
        const p12 = p;
        try11: {
          if (bytes[p]! !== 58) break try11; // ':'
          p += 1;
          if (bytes[p]! < 48 || bytes[p]! > 57) break try11;
          p += 1;
          if (bytes[p]! < 48 || bytes[p]! > 57) break try11;
          p += 1;
          done13: {
            const p15 = p;
            try14: {
              if (bytes[p]! !== 46) break try14; // '.'
              p += 1;
              if (bytes[p]! < 48 || bytes[p]! > 57) break try14;
              p += 1;
              while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
              break done13;
            }
            p = p15;
          }
          break done10;
        }
        p = p12;
      }
      break done1;
    }
    p = p2;
    or17: {
      if (bytes[p]! !== 101 || bytes[p + 1]! !== 118 || bytes[p + 2]! !== 97 || bytes[p + 3]! !== 108) break or17; // 'eval'
      p += 4;
      if ((T0[bytes[p]!]! & 16) === 0) break or17;
      p += 1;
      while ((T0[bytes[p]!]! & 16) !== 0) p += 1;
      const p20 = p;
      done19: {
        or21: {
          if (bytes[p]! !== 35) break or21; // '#'
          p += 1;
          if (bytes[p]! === 43 || bytes[p]! === 45) p += 1;
          if (bytes[p]! < 48 || bytes[p]! > 57) break or21;
          p += 1;
          while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
          break done19;
        }
        p = p20;
        if (bytes[p]! === 43 || bytes[p]! === 45) p += 1;
        if (bytes[p]! < 48 || bytes[p]! > 57) break or17;
        p += 1;
        while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
        done26: {
          const p28 = p;
          try27: {
            if (bytes[p]! !== 46) break try27; // '.'
            p += 1;
            if (bytes[p]! < 48 || bytes[p]! > 57) break try27;
            p += 1;
            while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
            break done26;
          }
          p = p28;
        }
      }
      done30: {
        const p32 = p;
        try31: {
          if (bytes[p]! !== 44) break try31; // ','
          p += 1;
          if (bytes[p]! < 48 || bytes[p]! > 57) break try31;
          p += 1;
          while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
          break done30;
        }
        p = p32;
      }
      break done1;
    }
    p = p2;
    or34: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 115 || bytes[p + 2]! !== 108) break or34; // 'csl'
      p += 3;
      if ((T0[bytes[p]!]! & 16) === 0) break or34;
      p += 1;
      while ((T0[bytes[p]!]! & 16) !== 0) p += 1;
      if ((p = $marks(bytes, p, 0)) < 0) break or34;
      break done1;
    }
    p = p2;
    or36: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 97 || bytes[p + 2]! !== 108) break or36; // 'cal'
      p += 3;
      if ((T0[bytes[p]!]! & 16) === 0) break or36;
      p += 1;
      while ((T0[bytes[p]!]! & 16) !== 0) p += 1;
      if ((p = $marks(bytes, p, 0)) < 0) break or36;
      break done1;
    }
    p = p2;
    const p38 = p;
    not39: if ((T5[bytes[p]!]! & 1) !== 0) {
      done40: {
        or41: {
          if (bytes[p]! !== 99 || bytes[p + 1]! !== 108 || bytes[p + 2]! !== 107) break or41; // 'clk'
          p += 3;
          break done40;
        }
        or42: {
          if (bytes[p]! !== 101 || bytes[p + 1]! !== 109 || bytes[p + 2]! !== 116) break or42; // 'emt'
          p += 3;
          break done40;
        }
        or43: {
          if (bytes[p]! !== 101 || bytes[p + 1]! !== 103 || bytes[p + 2]! !== 116) break or43; // 'egt'
          p += 3;
          break done40;
        }
        or44: {
          if (bytes[p]! !== 109 || bytes[p + 1]! !== 99 || bytes[p + 2]! !== 116) break or44; // 'mct'
          p += 3;
          break done40;
        }
        or45: {
          if (bytes[p]! !== 101 || bytes[p + 1]! !== 118 || bytes[p + 2]! !== 97 || bytes[p + 3]! !== 108) break or45; // 'eval'
          p += 4;
          break done40;
        }
        or46: {
          if (bytes[p]! !== 99 || bytes[p + 1]! !== 115 || bytes[p + 2]! !== 108) break or46; // 'csl'
          p += 3;
          break done40;
        }
        if (bytes[p]! !== 99 || bytes[p + 1]! !== 97 || bytes[p + 2]! !== 108) break not39; // 'cal'
        p += 3;
      }
      if ((T5[bytes[p]!]! & 2) !== 0) break not39;
      return -1;
    }
    p = p38;
    if ((T5[bytes[p]!]! & 2) === 0) return -1;
    p += 1;
    while ((T5[bytes[p]!]! & 2) !== 0) p += 1;
    p = skip_93_125(bytes, p);
  }
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  leaf(32 | field, start, p);
  return p;
};

/**
 * CommandError = "[%" [^\]}]* "]"?
 */
const $CommandError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91 || bytes[p + 1]! !== 37) return -1; // '[%'
  p += 2;
  p = skip_93_125(bytes, p);
  if (bytes[p]! === 93) p += 1;
  leaf(33 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * marks = mark1|1.., "," gap?|
 */
const $marks = (bytes: Uint8Array, p: number, _field: number): number => {
  let k1 = 0;
  for (;;) {
    const p3 = p;
    try2: {
      if (k1 > 0) {
        if (bytes[p]! !== 44) break try2; // ','
        p += 1;
        done4: if ((T0[bytes[p]!]! & 16) !== 0) {
          const p6 = p;
          try5: {
            if ((T0[bytes[p]!]! & 16) === 0) break try5;
            p += 1;
            while ((T0[bytes[p]!]! & 16) !== 0) p += 1;
            break done4;
          }
          p = p6;
        }
      }
      if (bytes[p]! < 65 || bytes[p]! > 90) break try2;
      p += 1;
      if (bytes[p]! < 97 || bytes[p]! > 104) break try2;
      p += 1;
      if (bytes[p]! < 49 || bytes[p]! > 56) break try2;
      p += 1;
      done8: {
        const p10 = p;
        try9: {
          if (bytes[p]! < 97 || bytes[p]! > 104) break try9;
          p += 1;
          if (bytes[p]! < 49 || bytes[p]! > 56) break try9;
          p += 1;
          break done8;
        }
        p = p10;
      }
      k1++;
      continue;
    }
    p = p3;
    break;
  }
  if (k1 < 1) return -1;
  return p;
};

/**
 * tagBegins = "[" b [A-Za-z0-9_]+ b '"'
 */
const $tagBegins = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  if ((T1[bytes[p]!]! & 8) === 0) return -1;
  p += 1;
  while ((T1[bytes[p]!]! & 8) !== 0) p += 1;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  if (bytes[p]! !== 34) return -1; // '"'
  p += 1;
  return p;
};

/**
 * newLine = "\r\n" / "\n" / "\r"
 */
const $newLine = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if (bytes[p]! !== 13 || bytes[p + 1]! !== 10) break or2; // '\r\n'
      p += 2;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 10) break or3; // '\n'
      p += 1;
      break done1;
    }
    if (bytes[p]! !== 13) return -1; // '\r'
    p += 1;
  }
  return p;
};

/**
 * lineEnd = [\r\n] / !.
 */
const $lineEnd = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if (bytes[p]! !== 10 && bytes[p]! !== 13) break or2;
      p += 1;
      break done1;
    }
    if (bytes[p]! >= 1) return -1;
  }
  return p;
};

/**
 * _ = blanks (newLine Escape? blanks)*
 */
const $_ = (bytes: Uint8Array, p: number, field: number): number => {
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  while (bytes[p]! === 10 || bytes[p]! === 13) {
    const p3 = p;
    try4: {
      if ((p = $newLine(bytes, p, field)) < 0) break try4;
      done5: if (bytes[p]! === 37) {
        const p7 = p, n8 = n;
        try6: {
          if ((p = $Escape(bytes, p, 0)) < 0) break try6;
          break done5;
        }
        p = p7; n = n8;
      }
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      continue;
    }
    p = p3;
    break;
  }
  return p;
};

/**
 * Escape = "%" [^\r\n]*
 */
const $Escape = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 37) return -1; // '%'
  p += 1;
  p = skip_10_13(bytes, p);
  leaf(34 | field, start, p);
  hasNotable = true;
  return p;
};
