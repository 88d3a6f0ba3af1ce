// Generated from 5dfen.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, commitTreeData, type Language, type ParseOptions, acquireTreeData, enlargeTreeData, Tree, DEFAULT_DEPTH_LIMIT, STACK_DEPTH } from '../../src/cst/index.js';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, type NodesByKind, views } from './nodes.js';

/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */
export const language: Language = {
  id: '5dfen',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [37],
  errors: [2, 3, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52],
  table,
};

// prettier-ignore
const ALPHABET: Alphabet = {
  zero: 128,
  starts: [
    128, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240, 8287, 8288, 12288,
    12289, 65279, 65280,
  ],
  classes: [
    128, 129, 128, 129, 128, 129, 128, 129, 128, 129, 128, 129, 128, 129, 128, 129,
    128, 129, 128,
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
      return inner$turn(bytes, p, field, depth);
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
// 1: [\x01-\x08\x0e-\x1f!-z|-\x7f] 128
// 2: [\x01-\x08\x0e-\x1f!-(*-Z\\-z|-\x7f] 128
// 4: [\x09-\x0d\x20{] 129
// 8: [\x09-\x0d\x20] 129
// 16: [\x01-\x08\x0b-\x0c\x0e-\x1f!#-')-.0-9<-Z\\\^-z|-\x7f] 128-255
// 32: [\x01-\x09\x0b-\x0c\x0e-!#-')-Z\\\^-z|-\x7f] 128-255
// 64: [\x01-\x09\x0b-\x0c\x0e-!#-Z\\\^-\x7f] 128-255
// 128: [\x01-\x08\x0b-\x0c\x0e-\x1f!-.0-9<-Z\\\^-\x7f] 128-255
// prettier-ignore
const T0 = new Uint8Array([
  0,243,243,243,243,243,243,243,243,108,12,252,252,12,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,
  108,243,131,243,243,243,243,243,195,241,243,243,243,243,243,99,243,243,243,243,243,243,243,243,243,243,99,99,243,243,243,243,
  243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,1,243,3,243,243,
  243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,243,196,243,243,243,243,
  243,252,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,
  240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,
  240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,
  240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,240,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [+\-0-9]
// 2: [\--.0-9A-Z_a-z]
// 4: [\x01-\x09\x0b-\x0c\x0e-Z\\\^-\x7f] 128-255
// 8: [\x01-\x09\x0b-\x0c\x0e-!#-\x7f] 128-255
// 16: [\x01-\x09\x0b-\x0c\x0e-!#-[\]-\x7f] 128-255
// 32: [\x01-!#-[\]-\x7f] 128-255
// 64: [\x0a\x0d:-;[\]]
// 128: [\x01-\x09\x0b-\x0c\x0e-9<-Z\\\^-\x7f] 128-255
// prettier-ignore
const T1 = new Uint8Array([
  0,188,188,188,188,188,188,188,188,188,96,188,188,96,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,
  188,188,132,188,188,188,188,188,188,188,188,189,188,191,190,188,191,191,191,191,191,191,191,191,191,191,124,124,188,188,188,188,
  188,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,120,140,120,188,190,
  188,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,190,188,188,188,188,188,
  188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,
  188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,
  188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,
  188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,188,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x01-(*-.0-Z\\-\x7f] 128-129
// 2: [\x09-\x0d\x20/{] 129
// 4: [\x01-\x08\x0e-\x1f!-(*-.0-Z\\-z|-\x7f] 128
// 8: [\x01-\x08\x0b-\x0c\x0e-\x1f!-),-.<-@\\\^-`{-\x7f] 128-255
// 16: [(0-9>A-Za-z]
// 32: [\x01-\x08\x0e-\x1f!-(*-.0-Z\\\^-z|~-\x7f] 128
// 64: [\x09-\x0d\x20(-)/[\]{}] 0 129-255
// 128: [!#*-+?~]
// prettier-ignore
const T2 = new Uint8Array([
  64,45,45,45,45,45,45,45,45,67,67,75,75,67,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,
  67,173,45,173,45,45,45,45,125,72,165,165,45,45,45,66,53,53,53,53,53,53,53,53,53,53,37,37,45,45,61,173,
  45,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,64,45,69,45,45,
  45,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,75,45,77,173,45,
  45,75,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,
  72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,
  72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,
  72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,72,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [#*-+~]
// 2: [\x01-\x08\x0b-\x0c\x0e-\x1f!-'*-Z\\\^-z|~-\x7f] 128-255
// 4: [\x01-\x08\x0e-\x1f!-'*-.0-Z\\\^-z|~-\x7f] 128
// 8: [\x01-\x08\x0e-\x1f!-(*-z|-\x7f] 128
// 16: [\x01-\x08\x0b-\x0c\x0e-\x1f!-'*-\-/-Z\\\^-z|~-\x7f] 128-255
// 32: [\x01-\x09\x0b-\x0c\x0e-'*-Z\\\^-\x7f] 128-255
// prettier-ignore
const T3 = new Uint8Array([
  0,62,62,62,62,62,62,62,62,32,0,50,50,0,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,
  32,62,62,63,62,62,62,62,8,0,63,63,62,62,46,58,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,
  62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,8,62,8,62,62,
  62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,32,62,40,63,62,
  62,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,
  50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,
  50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,
  50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,
]);

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

const skip_125 = (bytes: Uint8Array, p: number): number => {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 125 && c !== 0) c = bytes[++p]!;
  return p < near ? p : next_125(p);
};

/** The start rules, and the type of the root that each makes. */
export interface Roots {
  GameRecord: nodes.GameRecord;
}

/**
 * Reads a text as GameRecord. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'GameRecord'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start], NodesByKind> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'GameRecord';
  input = encode(source, arena?.bytes ?? input, ALPHABET);
  text = source;
  end = source.length;
  data = acquireTreeData(end, arena);
  maxDepth = options.depthLimit ?? DEFAULT_DEPTH_LIMIT;
  stackDepth = STACK_DEPTH;
  limit = Math.min(maxDepth, stackDepth);
  deepest = 0;
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
    case 'GameRecord':
      return $GameRecord(input, 0, 0);
  }
}

/**
 * GameRecord = _ ((tags:tag / turns:turn / StrayParenthesisError) _)*
 */
const $GameRecord = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 4 | field, p);
  p = $_(bytes, p, 0);
  while ((T0[bytes[p]!]! & 1) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      const p6 = p, n7 = n;
      done5: {
        or8: if (bytes[p]! === 91) {
          const p10 = p, n11 = n;
          done9: {
            or12: if (bytes[p]! === 91) {
              if ((p = $Header(bytes, p, 2048)) < 0) break or12;
              break done9;
            }
            p = p10; n = n11;
            or13: if (bytes[p]! === 91) {
              if ((p = $Board(bytes, p, 2048)) < 0) break or13;
              break done9;
            }
            p = p10; n = n11;
            or14: if (bytes[p]! === 91) {
              if ((p = $UnquotedHeaderError(bytes, p, 2048)) < 0) break or14;
              break done9;
            }
            p = p10; n = n11;
            if ((p = $TagError(bytes, p, 2048)) < 0) break or8;
          }
          break done5;
        }
        p = p6; n = n7;
        or15: if ((T0[bytes[p]!]! & 2) !== 0) {
          if ((p = $turn(bytes, p, 4096, 0)) < 0) break or15;
          break done5;
        }
        p = p6; n = n7;
        if ((p = $StrayParenthesisError(bytes, p, 0)) < 0) break try4;
      }
      p = $_(bytes, p, 0);
      continue;
    }
    p = p2; n = n3;
    break;
  }
  close(at, p);
  return p;
};

/**
 * Header = "[" gap key:Key gap value:Value gap "]"
 */
const $Header = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  while ((T0[bytes[p]!]! & 8) !== 0) p += 1;
  const at = open(p, 5 | field, start);
  if ((p = $Key(bytes, p, 6144)) < 0) return -1;
  while ((T0[bytes[p]!]! & 8) !== 0) p += 1;
  if ((p = $Value(bytes, p, 8192)) < 0) return -1;
  while ((T0[bytes[p]!]! & 8) !== 0) p += 1;
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  close(at, p);
  return p;
};

/**
 * Key   "a header key" = [A-Za-z0-9._-]+
 */
const $Key = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T1[bytes[p]!]! & 2) === 0) return -1;
  p += 1;
  while ((T1[bytes[p]!]! & 2) !== 0) p += 1;
  leaf(6 | field, start, p);
  return p;
};

/**
 * Value "a value in quotation marks" = '"' lineCharacter* '"' / '"' character* '"'
 */
const $Value = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p2 = p;
  done1: {
    or3: {
      if (bytes[p]! !== 34) break or3; // '"'
      p += 1;
      while ((T1[bytes[p]!]! & 8) !== 0) {
        const p5 = p;
        try6: {
          done7: {
            or8: {
              if ((T1[bytes[p]!]! & 16) === 0) break or8;
              p += 1;
              break done7;
            }
            if (bytes[p]! !== 92) break try6; // '\\'
            p += 1;
            if (bytes[p]! < 1) break try6;
            p += 1;
          }
          continue;
        }
        p = p5;
        break;
      }
      if (bytes[p]! !== 34) break or3; // '"'
      p += 1;
      break done1;
    }
    p = p2;
    if (bytes[p]! !== 34) return -1; // '"'
    p += 1;
    while ((bytes[p]! >= 1 && bytes[p]! <= 33) || bytes[p]! >= 35) {
      const p10 = p;
      try11: {
        done12: {
          or13: {
            if ((T1[bytes[p]!]! & 32) === 0) break or13;
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
    if (bytes[p]! !== 34) return -1; // '"'
    p += 1;
  }
  leaf(7 | field, start, p);
  return p;
};

/**
 * Board = &boardBegins "[" b rows:row|1.., ("/" b)| (Separator b fields)? boardEnd
 */
const $Board = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p1 = p;
  const p3 = p;
  done2: {
    or4: {
      if (bytes[p]! !== 91) break or4; // '['
      p += 1;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      while ((T0[bytes[p]!]! & 16) !== 0) p += 1;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      if (bytes[p]! !== 47 && (bytes[p]! < 58 || bytes[p]! > 59)) break or4;
      p += 1;
      while ((T0[bytes[p]!]! & 32) !== 0) p += 1;
      done9: {
        or10: {
          if (bytes[p]! !== 93) break or10; // ']'
          p += 1;
          break done9;
        }
        done11: {
          or12: {
            if (bytes[p]! !== 10 && bytes[p]! !== 13) break or12;
            p += 1;
            break done11;
          }
          if (bytes[p]! >= 1) break or4;
        }
      }
      break done2;
    }
    p = p3;
    if (bytes[p]! !== 91) return -1; // '['
    p += 1;
    while ((T0[bytes[p]!]! & 64) !== 0) {
      const p14 = p;
      try15: {
        const p16 = p;
        not17: {
          if ((p = $boardTail(bytes, p, 0)) < 0) break not17;
          break try15;
        }
        p = p16;
        if ((T0[bytes[p]!]! & 64) === 0) break try15;
        p += 1;
        continue;
      }
      p = p14;
      break;
    }
    if ((p = $boardTail(bytes, p, 0)) < 0) return -1;
  }
  p = p1;
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  const at = open(p, 8 | field, start);
  let k19 = 0;
  for (;;) {
    const p21 = p, n22 = n;
    try20: {
      if (k19 > 0) {
        if (bytes[p]! !== 47) break try20; // '/'
        p += 1;
        while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      }
      const p25 = p, n26 = n;
      done24: {
        or27: if ((T0[bytes[p]!]! & 128) !== 0) {
          if ((p = $Row(bytes, p, 10240)) < 0) break or27;
          break done24;
        }
        p = p25; n = n26;
        p = $EmptyRowError(bytes, p, 10240);
      }
      k19++;
      continue;
    }
    p = p21; n = n22;
    break;
  }
  if (k19 < 1) return -1;
  done28: if (bytes[p]! >= 58 && bytes[p]! <= 59) {
    const p30 = p, n31 = n;
    try29: {
      if ((p = $Separator(bytes, p, 0)) < 0) break try29;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      const p34 = p, n35 = n;
      done33: {
        or36: if ((T1[bytes[p]!]! & 1) !== 0) {
          if ((p = $Layer(bytes, p, 14336)) < 0) break or36;
          const p37 = p;
          if ((p = $fieldEnd(bytes, p, 0)) < 0) break or36;
          p = p37;
          break done33;
        }
        p = p34; n = n35;
        p = $LayerError(bytes, p, 14336);
      }
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      done39: if (bytes[p]! >= 58 && bytes[p]! <= 59) {
        const p41 = p, n42 = n;
        try40: {
          if ((p = $Separator(bytes, p, 0)) < 0) break try40;
          while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
          const p45 = p, n46 = n;
          done44: {
            or47: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
              if ((p = $Time(bytes, p, 16384)) < 0) break or47;
              const p48 = p;
              if ((p = $fieldEnd(bytes, p, 0)) < 0) break or47;
              p = p48;
              break done44;
            }
            p = p45; n = n46;
            p = $TimeError(bytes, p, 16384);
          }
          while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
          done50: if (bytes[p]! >= 58 && bytes[p]! <= 59) {
            const p52 = p, n53 = n;
            try51: {
              if ((p = $Separator(bytes, p, 0)) < 0) break try51;
              while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
              const p56 = p, n57 = n;
              done55: {
                or58: if (bytes[p]! === 98 || bytes[p]! === 119) {
                  if ((p = $Colour(bytes, p, 18432)) < 0) break or58;
                  const p59 = p;
                  if ((p = $fieldEnd(bytes, p, 0)) < 0) break or58;
                  p = p59;
                  break done55;
                }
                p = p56; n = n57;
                p = $ColourError(bytes, p, 18432);
              }
              while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
              break done50;
            }
            p = p52; n = n53;
          }
          break done39;
        }
        p = p41; n = n42;
      }
      break done28;
    }
    p = p30; n = n31;
  }
  const p62 = p, n63 = n;
  done61: {
    or64: {
      if (bytes[p]! !== 93) break or64; // ']'
      p += 1;
      break done61;
    }
    or65: if (bytes[p]! >= 58 && bytes[p]! <= 59) {
      if ((p = $FifthFieldError(bytes, p, 0)) < 0) break or65;
      break done61;
    }
    p = p62; n = n63;
    p = $UnclosedBoardError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * boardTail = [:;] b [wb] b "]"
 */
const $boardTail = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! < 58 || bytes[p]! > 59) return -1;
  p += 1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  if (bytes[p]! !== 98 && bytes[p]! !== 119) return -1;
  p += 1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  return p;
};

/**
 * Row = (squares:cell b)+
 */
const $Row = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 9 | field, p);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      const p6 = p, n7 = n;
      done5: {
        or8: if ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) {
          if ((p = $Piece(bytes, p, 12288)) < 0) break or8;
          break done5;
        }
        p = p6; n = n7;
        or9: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
          if ((p = $Blanks(bytes, p, 12288)) < 0) break or9;
          break done5;
        }
        p = p6; n = n7;
        if ((p = $SquareError(bytes, p, 12288)) < 0) break try2;
      }
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  close(at, p);
  return p;
};

/**
 * Piece  "a piece" = [A-Za-z] "*"?
 */
const $Piece = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) return -1;
  p += 1;
  if (bytes[p]! === 42) p += 1;
  leaf(10 | field, start, p);
  return p;
};

/**
 * Blanks "a number of blank squares" = [0-9]+
 */
const $Blanks = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
  p += 1;
  while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  leaf(11 | field, start, p);
  return p;
};

/**
 * Separator "a separator" = ":" / ";"
 */
const $Separator = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  let variant = 0;
  done1: {
    or2: {
      if (bytes[p]! !== 58) break or2; // ':'
      p += 1;
      break done1;
    }
    if (bytes[p]! !== 59) return -1; // ';'
    p += 1;
    variant = 1;
  }
  leaf(12 | field | (variant << 22), start, p);
  return p;
};

/**
 * Layer  "a layer"  = [+-]? [0-9]+
 */
const $Layer = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! === 43 || bytes[p]! === 45) p += 1;
  if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
  p += 1;
  while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  leaf(13 | field, start, p);
  return p;
};

/**
 * Time   "a turn"   = [0-9]+
 */
const $Time = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
  p += 1;
  while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  leaf(14 | field, start, p);
  return p;
};

/**
 * Colour "a color" = "w" / "b"
 */
const $Colour = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  let variant = 0;
  done1: {
    or2: {
      if (bytes[p]! !== 119) break or2; // 'w'
      p += 1;
      break done1;
    }
    if (bytes[p]! !== 98) return -1; // 'b'
    p += 1;
    variant = 1;
  }
  leaf(15 | field | (variant << 22), start, p);
  return p;
};

/**
 * fieldEnd = b ([:;\]\[\r\n] / !.)
 */
const $fieldEnd = (bytes: Uint8Array, p: number, _field: number): number => {
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  done2: {
    or3: {
      if ((T1[bytes[p]!]! & 64) === 0) break or3;
      p += 1;
      break done2;
    }
    if (bytes[p]! >= 1) return -1;
  }
  return p;
};

/**
 * turn = Turn / UnnumberedTurn
 */
const inner$turn = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      if ((p = $Turn(bytes, p, field, depth)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $UnnumberedTurn(bytes, p, field, depth)) < 0) return -1;
  }
  return p;
};

/** Matches `turn`, which takes a level of nesting. */
const $turn = (bytes: Uint8Array, p: number, field: number, depth: number): number =>
  depth > limit ? nested(0, bytes, p, field, depth) : inner$turn(bytes, p, field, depth);


/**
 * Turn = number:TurnNumber (_ action:Action)? (_ replies:Reply)*
 */
const $Turn = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const at = open(p, 16 | field, p);
  if ((p = $TurnNumber(bytes, p, 20480)) < 0) return -1;
  done1: if ((T2[bytes[p]!]! & 1) !== 0) {
    const p3 = p, n4 = n;
    try2: {
      p = $_(bytes, p, 0);
      if ((p = $Action(bytes, p, 22528, depth)) < 0) break try2;
      break done1;
    }
    p = p3; n = n4;
  }
  while ((T2[bytes[p]!]! & 2) !== 0) {
    const p6 = p, n7 = n;
    try8: {
      p = $_(bytes, p, 0);
      if ((p = $Reply(bytes, p, 24576, depth)) < 0) break try8;
      continue;
    }
    p = p6; n = n7;
    break;
  }
  close(at, p);
  return p;
};

/**
 * UnnumberedTurn = action:Action (_ replies:Reply)* / replies:Reply|1.., _|
 */
const $UnnumberedTurn = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const at = open(p, 17 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T2[bytes[p]!]! & 4) !== 0) {
      if ((p = $Action(bytes, p, 22528, depth)) < 0) break or4;
      while ((T2[bytes[p]!]! & 2) !== 0) {
        const p6 = p, n7 = n;
        try8: {
          p = $_(bytes, p, 0);
          if ((p = $Reply(bytes, p, 24576, depth)) < 0) break try8;
          continue;
        }
        p = p6; n = n7;
        break;
      }
      break done1;
    }
    p = p2; n = n3;
    let k9 = 0;
    for (;;) {
      const p11 = p, n12 = n;
      try10: {
        if (k9 > 0) {
          p = $_(bytes, p, 0);
        }
        if ((p = $Reply(bytes, p, 24576, depth)) < 0) break try10;
        k9++;
        continue;
      }
      p = p11; n = n12;
      break;
    }
    if (k9 < 1) return -1;
  }
  close(at, p);
  return p;
};

/**
 * Reply = "/" (_ action:Action)?
 */
const $Reply = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  if (bytes[p]! !== 47) return -1; // '/'
  p += 1;
  const at = open(p, 18 | field, p - 1);
  done1: if ((T2[bytes[p]!]! & 1) !== 0) {
    const p3 = p, n4 = n;
    try2: {
      p = $_(bytes, p, 0);
      if ((p = $Action(bytes, p, 22528, depth)) < 0) break try2;
      break done1;
    }
    p = p3; n = n4;
  }
  close(at, p);
  return p;
};

/**
 * TurnNumber "a turn number" = [0-9]+ [wb]? "."
 */
const $TurnNumber = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
  p += 1;
  while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (bytes[p]! === 98 || bytes[p]! === 119) p += 1;
  if (bytes[p]! !== 46) return -1; // '.'
  p += 1;
  leaf(19 | field, start, p);
  return p;
};

/**
 * Action  = elements:element|1.., _|
 */
const $Action = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const at = open(p, 20 | field, p);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        p = $_(bytes, p, 0);
      }
      if ((p = $element(bytes, p, 26624, depth)) < 0) break try2;
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  close(at, p);
  return p;
};

/**
 * element = Result / Ply / TimelineMark / PresentMark / MarkError / CoordinatesError / Variation / TokenError / StrayBracketError
 */
const $element = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! === 42 || (bytes[p]! >= 48 && bytes[p]! <= 49)) {
      if ((p = $Result(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    or5: if ((T2[bytes[p]!]! & 16) !== 0) {
      if ((p = $Ply(bytes, p, field)) < 0) break or5;
      break done1;
    }
    p = p2; n = n3;
    or6: if (bytes[p]! === 40) {
      if ((p = $TimelineMark(bytes, p, field)) < 0) break or6;
      break done1;
    }
    p = p2; n = n3;
    or7: if (bytes[p]! === 40) {
      if ((p = $PresentMark(bytes, p, field)) < 0) break or7;
      break done1;
    }
    p = p2; n = n3;
    or8: if (bytes[p]! === 40) {
      if ((p = $MarkError(bytes, p, field)) < 0) break or8;
      break done1;
    }
    p = p2; n = n3;
    or9: if (bytes[p]! === 40) {
      if ((p = $CoordinatesError(bytes, p, field)) < 0) break or9;
      break done1;
    }
    p = p2; n = n3;
    or10: if (bytes[p]! === 40) {
      if ((p = $Variation(bytes, p, field, depth)) < 0) break or10;
      break done1;
    }
    p = p2; n = n3;
    or11: if ((T2[bytes[p]!]! & 32) !== 0) {
      if ((p = $TokenError(bytes, p, field)) < 0) break or11;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $StrayBracketError(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * Result "a result" = ("1-0" / "0-1" / "1/2-1/2" / "*") &tokenEnd
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
  if ((T2[bytes[p]!]! & 64) === 0) return -1;
  leaf(21 | field, start, p);
  return p;
};

/**
 * Ply = (board:Coordinates b)? move:(Castling / Pass / Move) signs:sign* &tokenEnd
 */
const $Ply = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 22 | field, p);
  done1: if (bytes[p]! === 40) {
    const p3 = p, n4 = n;
    try2: {
      if ((p = $Coordinates(bytes, p, 28672)) < 0) break try2;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      break done1;
    }
    p = p3; n = n4;
  }
  const p7 = p, n8 = n;
  done6: {
    or9: if (bytes[p]! === 48 || bytes[p]! === 79) {
      if ((p = $Castling(bytes, p, 30720)) < 0) break or9;
      break done6;
    }
    p = p7; n = n8;
    or10: if (bytes[p]! === 48) {
      if ((p = $Pass(bytes, p, 30720)) < 0) break or10;
      break done6;
    }
    p = p7; n = n8;
    if ((p = $Move(bytes, p, 30720)) < 0) return -1;
  }
  while ((T2[bytes[p]!]! & 128) !== 0) {
    const p12 = p, n13 = n;
    try14: {
      const p16 = p, n17 = n;
      done15: {
        or18: if ((T3[bytes[p]!]! & 1) !== 0) {
          if ((p = $Sign(bytes, p, 32768)) < 0) break or18;
          break done15;
        }
        p = p16; n = n17;
        if ((p = $Assessment(bytes, p, 32768)) < 0) break try14;
      }
      continue;
    }
    p = p12; n = n13;
    break;
  }
  if ((T2[bytes[p]!]! & 64) === 0) return -1;
  close(at, p);
  return p;
};

/**
 * Coordinates = "(" "L"? layer:Layer b "T" time:Time ")" / "(L" layer:Layer ")"
 */
const $Coordinates = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 23 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: {
      if (bytes[p]! !== 40) break or4; // '('
      p += 1;
      if (bytes[p]! === 76) p += 1;
      if ((p = $Layer(bytes, p, 14336)) < 0) break or4;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      if (bytes[p]! !== 84) break or4; // 'T'
      p += 1;
      if ((p = $Time(bytes, p, 16384)) < 0) break or4;
      if (bytes[p]! !== 41) break or4; // ')'
      p += 1;
      break done1;
    }
    p = p2; n = n3;
    if (bytes[p]! !== 40 || bytes[p + 1]! !== 76) return -1; // '(L'
    p += 2;
    if ((p = $Layer(bytes, p, 14336)) < 0) return -1;
    if (bytes[p]! !== 41) return -1; // ')'
    p += 1;
  }
  close(at, p);
  return p;
};

/**
 * Castling "castling"    = "O-O-O" / "O-O" / "0-0-0" / "0-0"
 */
const $Castling = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  let variant = 0;
  done1: {
    or2: {
      if (bytes[p]! !== 79 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 79 || bytes[p + 3]! !== 45 || bytes[p + 4]! !== 79) break or2; // 'O-O-O'
      p += 5;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 79 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 79) break or3; // 'O-O'
      p += 3;
      variant = 1;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 48 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 48 || bytes[p + 3]! !== 45 || bytes[p + 4]! !== 48) break or4; // '0-0-0'
      p += 5;
      variant = 2;
      break done1;
    }
    if (bytes[p]! !== 48 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 48) return -1; // '0-0'
    p += 3;
    variant = 3;
  }
  leaf(24 | field | (variant << 22), start, p);
  return p;
};

/**
 * Pass     "a null move" = "0000"
 */
const $Pass = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 48 || bytes[p + 1]! !== 48 || bytes[p + 2]! !== 48 || bytes[p + 3]! !== 48) return -1; // '0000'
  p += 4;
  leaf(25 | field, p - 4, p);
  return p;
};

/**
 * Move = piece:PieceName? origin:origin? jump:Jump? capture:capture? target:Coordinates? square:Square
 *        ("=" promotion:PieceName)?
 */
const $Move = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 26 | field, p);
  done1: if (bytes[p]! >= 65 && bytes[p]! <= 90) {
    const p3 = p, n4 = n;
    try2: {
      if ((p = $PieceName(bytes, p, 34816)) < 0) break try2;
      break done1;
    }
    p = p3; n = n4;
  }
  done5: if ((bytes[p]! >= 49 && bytes[p]! <= 57) || (bytes[p]! >= 97 && bytes[p]! <= 122)) {
    const p7 = p, n8 = n;
    try6: {
      const p10 = p, n11 = n;
      done9: {
        or12: if (bytes[p]! >= 97 && bytes[p]! <= 122) {
          if ((p = $Square(bytes, p, 36864)) < 0) break or12;
          const p13 = p, n14 = n;
          if ((p = $onward(bytes, p, 0)) < 0) break or12;
          p = p13; n = n14;
          break done9;
        }
        p = p10; n = n11;
        or15: if (bytes[p]! >= 97 && bytes[p]! <= 122) {
          if ((p = $FileName(bytes, p, 36864)) < 0) break or15;
          const p16 = p, n17 = n;
          if ((p = $onward(bytes, p, 0)) < 0) break or15;
          p = p16; n = n17;
          break done9;
        }
        p = p10; n = n11;
        if ((p = $RankName(bytes, p, 36864)) < 0) break try6;
        const p18 = p, n19 = n;
        if ((p = $onward(bytes, p, 0)) < 0) break try6;
        p = p18; n = n19;
      }
      break done5;
    }
    p = p7; n = n8;
  }
  done20: if (bytes[p]! === 62) {
    const p22 = p, n23 = n;
    try21: {
      if ((p = $Jump(bytes, p, 38912)) < 0) break try21;
      break done20;
    }
    p = p22; n = n23;
  }
  done24: if (bytes[p]! === 120) {
    const p26 = p;
    try25: {
      const s27 = p;
      if ((p = $capture(bytes, p, 0)) < 0) break try25;
      leaf(40961, s27, p);
      break done24;
    }
    p = p26;
  }
  done28: if (bytes[p]! === 40) {
    const p30 = p, n31 = n;
    try29: {
      if ((p = $Coordinates(bytes, p, 43008)) < 0) break try29;
      break done28;
    }
    p = p30; n = n31;
  }
  if ((p = $Square(bytes, p, 45056)) < 0) return -1;
  done32: {
    const p34 = p, n35 = n;
    try33: {
      if (bytes[p]! !== 61) break try33; // '='
      p += 1;
      if ((p = $PieceName(bytes, p, 47104)) < 0) break try33;
      break done32;
    }
    p = p34; n = n35;
  }
  close(at, p);
  return p;
};

/**
 * onward  = ">" / named / capture / square
 */
const $onward = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: {
      if (bytes[p]! !== 62) break or4; // '>'
      p += 1;
      break done1;
    }
    or5: if (bytes[p]! === 40) {
      const p6 = p;
      not7: if (bytes[p]! === 40) {
        done8: {
          or9: {
            if (bytes[p]! !== 40 || bytes[p + 1]! !== 62 || bytes[p + 2]! !== 76) break or9; // '(>L'
            p += 3;
            break done8;
          }
          if (bytes[p]! !== 40 || bytes[p + 1]! !== 43 || bytes[p + 2]! !== 76) break not7; // '(+L'
          p += 3;
        }
        break or5;
      }
      p = p6;
      not10: {
        if (bytes[p]! !== 40 || bytes[p + 1]! !== 126 || bytes[p + 2]! !== 84) break not10; // '(~T'
        p += 3;
        break or5;
      }
      const p12 = p;
      done11: {
        or13: if (bytes[p]! === 40) {
          if ((p = $insertion(bytes, p, field)) < 0) break or13;
          break done11;
        }
        p = p12;
        if ((p = $Coordinates(bytes, p, field)) < 0) break or5;
      }
      break done1;
    }
    p = p2; n = n3;
    or14: {
      if ((p = $capture(bytes, p, field)) < 0) break or14;
      break done1;
    }
    p = p2;
    if ((p = $square(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * capture = "x" &("(" / square)
 */
const $capture = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! !== 120) return -1; // 'x'
  p += 1;
  const p1 = p;
  done2: {
    or3: {
      if (bytes[p]! !== 40) break or3; // '('
      p += 1;
      break done2;
    }
    if ((p = $square(bytes, p, 0)) < 0) return -1;
  }
  p = p1;
  return p;
};

/**
 * square  = [a-z] [1-9] [0-9]?
 */
const $square = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
  p += 1;
  if (bytes[p]! < 49 || bytes[p]! > 57) return -1;
  p += 1;
  if (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  return p;
};

/**
 * PieceName "a piece"  = "RQ" / "PR" / "BR" / [A-Z]
 */
const $PieceName = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if (bytes[p]! !== 82 || bytes[p + 1]! !== 81) break or2; // 'RQ'
      p += 2;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 80 || bytes[p + 1]! !== 82) break or3; // 'PR'
      p += 2;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 66 || bytes[p + 1]! !== 82) break or4; // 'BR'
      p += 2;
      break done1;
    }
    if (bytes[p]! < 65 || bytes[p]! > 90) return -1;
    p += 1;
  }
  leaf(27 | field, start, p);
  return p;
};

/**
 * Square    "a square" = square
 */
const $Square = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((p = $square(bytes, p, 0)) < 0) return -1;
  leaf(28 | field, start, p);
  return p;
};

/**
 * FileName  "a file"   = !capture [a-z]
 */
const $FileName = (bytes: Uint8Array, p: number, field: number): number => {
  const p1 = p;
  not2: {
    if ((p = $capture(bytes, p, 0)) < 0) break not2;
    return -1;
  }
  p = p1;
  if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
  p += 1;
  leaf(29 | field, p - 1, p);
  return p;
};

/**
 * RankName  "a rank"   = [1-9] [0-9]?
 */
const $RankName = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 49 || bytes[p]! > 57) return -1;
  p += 1;
  if (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  leaf(30 | field, start, p);
  return p;
};

/**
 * Jump      "a jump"   = ">>" / ">"
 */
const $Jump = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  let variant = 0;
  done1: {
    or2: {
      if (bytes[p]! !== 62 || bytes[p + 1]! !== 62) break or2; // '>>'
      p += 2;
      break done1;
    }
    if (bytes[p]! !== 62) return -1; // '>'
    p += 1;
    variant = 1;
  }
  leaf(31 | field | (variant << 22), start, p);
  return p;
};

/**
 * Sign       "a check, mate or present sign" = "+" / "#" / "*" / "~"
 */
const $Sign = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  let variant = 0;
  done1: {
    or2: {
      if (bytes[p]! !== 43) break or2; // '+'
      p += 1;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 35) break or3; // '#'
      p += 1;
      variant = 1;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 42) break or4; // '*'
      p += 1;
      variant = 2;
      break done1;
    }
    if (bytes[p]! !== 126) return -1; // '~'
    p += 1;
    variant = 3;
  }
  leaf(32 | field | (variant << 22), start, p);
  return p;
};

/**
 * Assessment "an assessment" = [?!]+
 */
const $Assessment = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 33 && bytes[p]! !== 63) return -1;
  p += 1;
  while (bytes[p]! === 33 || bytes[p]! === 63) p += 1;
  leaf(33 | field, start, p);
  return p;
};

/**
 * TimelineMark = timelineMark layer:Layer ")"
 */
const $TimelineMark = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if (bytes[p]! !== 40 || bytes[p + 1]! !== 62 || bytes[p + 2]! !== 76) break or2; // '(>L'
      p += 3;
      break done1;
    }
    if (bytes[p]! !== 40 || bytes[p + 1]! !== 43 || bytes[p + 2]! !== 76) return -1; // '(+L'
    p += 3;
  }
  const at = open(p, 34 | field, start);
  if ((p = $Layer(bytes, p, 14336)) < 0) return -1;
  if (bytes[p]! !== 41) return -1; // ')'
  p += 1;
  close(at, p);
  return p;
};

/**
 * PresentMark  = "(~T" time:Time ")"
 */
const $PresentMark = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 40 || bytes[p + 1]! !== 126 || bytes[p + 2]! !== 84) return -1; // '(~T'
  p += 3;
  const at = open(p, 35 | field, p - 3);
  if ((p = $Time(bytes, p, 16384)) < 0) return -1;
  if (bytes[p]! !== 41) return -1; // ')'
  p += 1;
  close(at, p);
  return p;
};

/**
 * Variation = "(" _ ((turns:turn / VariationTagError) _)* close:")"?
 */
const $Variation = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  if (bytes[p]! !== 40) return -1; // '('
  p += 1;
  const at = open(p, 36 | field, p - 1);
  p = $_(bytes, p, 0);
  while ((T3[bytes[p]!]! & 8) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      const p6 = p, n7 = n;
      done5: {
        or8: if ((T0[bytes[p]!]! & 2) !== 0) {
          if ((p = $turn(bytes, p, 4096, depth + 1)) < 0) break or8;
          break done5;
        }
        p = p6; n = n7;
        if ((p = $VariationTagError(bytes, p, 0)) < 0) break try4;
      }
      p = $_(bytes, p, 0);
      continue;
    }
    p = p2; n = n3;
    break;
  }
  done9: if (bytes[p]! === 41) {
    if (bytes[p]! !== 41) break done9; // ')'
    p += 1;
    leaf(49153, p - 1, p);
  }
  close(at, p);
  return p;
};

/**
 * _ = (blank / Comment)*
 */
const $_ = (bytes: Uint8Array, p: number, _field: number): number => {
  while ((T0[bytes[p]!]! & 4) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      const p6 = p;
      done5: {
        or7: {
          if ((T0[bytes[p]!]! & 8) === 0) break or7;
          p += 1;
          break done5;
        }
        p = p6;
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
 * Comment = "{" [^}]* "}"?
 */
const $Comment = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 123) return -1; // '{'
  p += 1;
  p = skip_125(bytes, p);
  if (bytes[p]! === 125) p += 1;
  leaf(37 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * UnquotedHeaderError = "[" b [A-Za-z0-9._-]+ [ \t]+ [^"\]\[\r\n]+ "]"
 */
const $UnquotedHeaderError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  if ((T1[bytes[p]!]! & 2) === 0) return -1;
  p += 1;
  while ((T1[bytes[p]!]! & 2) !== 0) p += 1;
  if (bytes[p]! !== 9 && bytes[p]! !== 32) return -1;
  p += 1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  if ((T0[bytes[p]!]! & 64) === 0) return -1;
  p += 1;
  while ((T0[bytes[p]!]! & 64) !== 0) p += 1;
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  leaf(38 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * TagError            = "["+ [^\]\[\r\n]* "]"?
 */
const $TagError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91) return -1;
  p += 1;
  while (bytes[p]! === 91) p += 1;
  while ((T1[bytes[p]!]! & 4) !== 0) p += 1;
  if (bytes[p]! === 93) p += 1;
  leaf(39 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * EmptyRowError = ""
 */
const $EmptyRowError = (_bytes: Uint8Array, p: number, field: number): number => {
  leaf(40 | field, p, p);
  hasNotable = true;
  return p;
};

/**
 * SquareError   = "*"+ / "+" [A-Za-z]? / [^A-Za-z0-9*+/:;\]\[\r\n \t]+
 */
const $SquareError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: if (bytes[p]! === 42) {
      if (bytes[p]! !== 42) break or2;
      p += 1;
      while (bytes[p]! === 42) p += 1;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 43) break or4; // '+'
      p += 1;
      if ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) p += 1;
      break done1;
    }
    if ((T2[bytes[p]!]! & 8) === 0) return -1;
    p += 1;
    while ((T2[bytes[p]!]! & 8) !== 0) p += 1;
  }
  leaf(41 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * LayerError    = [^:;\]\[\r\n]*
 */
const $LayerError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  leaf(42 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * TimeError     = [^:;\]\[\r\n]*
 */
const $TimeError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  leaf(43 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * ColourError   = [^:;\]\[\r\n]*
 */
const $ColourError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  while ((T1[bytes[p]!]! & 128) !== 0) p += 1;
  leaf(44 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * FifthFieldError    = [:;] [^\]\[\r\n]* "]"
 */
const $FifthFieldError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 58 || bytes[p]! > 59) return -1;
  p += 1;
  while ((T1[bytes[p]!]! & 4) !== 0) p += 1;
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  leaf(45 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * UnclosedBoardError = [^\]\[\r\n]* "]"?
 */
const $UnclosedBoardError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  while ((T1[bytes[p]!]! & 4) !== 0) p += 1;
  if (bytes[p]! === 93) p += 1;
  leaf(46 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * VariationTagError = Header / "["+ [^\]\[()\r\n]* "]"?
 */
const $VariationTagError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 47 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! === 91) {
      if ((p = $Header(bytes, p, 0)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if (bytes[p]! !== 91) return -1;
    p += 1;
    while (bytes[p]! === 91) p += 1;
    while ((T3[bytes[p]!]! & 32) !== 0) p += 1;
    if (bytes[p]! === 93) p += 1;
  }
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * MarkError        = "(" ("~" / ">" / "+L") [^(){}[\] \t\r\n]* ")"?
 */
const $MarkError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 40) return -1; // '('
  p += 1;
  done1: {
    or2: {
      if (bytes[p]! !== 126) break or2; // '~'
      p += 1;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 62) break or3; // '>'
      p += 1;
      break done1;
    }
    if (bytes[p]! !== 43 || bytes[p + 1]! !== 76) return -1; // '+L'
    p += 2;
  }
  while ((T3[bytes[p]!]! & 2) !== 0) p += 1;
  if (bytes[p]! === 41) p += 1;
  leaf(48 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * CoordinatesError = insertion &tokenCharacter token / Coordinates / openBoard token?
 */
const $CoordinatesError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 49 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! === 40) {
      if ((p = $insertion(bytes, p, 0)) < 0) break or4;
      if ((T3[bytes[p]!]! & 4) === 0) break or4;
      if ((p = $token(bytes, p, 0)) < 0) break or4;
      break done1;
    }
    p = p2;
    or5: if (bytes[p]! === 40) {
      if ((p = $Coordinates(bytes, p, 0)) < 0) break or5;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $openBoard(bytes, p, 0)) < 0) return -1;
    done6: if ((T2[bytes[p]!]! & 32) !== 0) {
      const p8 = p;
      try7: {
        if ((p = $token(bytes, p, 0)) < 0) break try7;
        break done6;
      }
      p = p8;
    }
  }
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * TokenError       = !TurnNumber token
 */
const $TokenError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p1 = p, n2 = n;
  not3: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
    if ((p = $TurnNumber(bytes, p, 0)) < 0) break not3;
    return -1;
  }
  p = p1; n = n2;
  if ((p = $token(bytes, p, 0)) < 0) return -1;
  leaf(50 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * token            = (insertion &tokenCharacter / openBoard / tokenCharacter)+
 */
const $token = (bytes: Uint8Array, p: number, field: number): number => {
  let k1 = 0;
  for (;;) {
    const p3 = p;
    try2: {
      const p5 = p;
      done4: {
        or6: if (bytes[p]! === 40) {
          if ((p = $insertion(bytes, p, field)) < 0) break or6;
          if ((T3[bytes[p]!]! & 4) === 0) break or6;
          break done4;
        }
        p = p5;
        or7: {
          if ((p = $openBoard(bytes, p, field)) < 0) break or7;
          break done4;
        }
        p = p5;
        if ((T3[bytes[p]!]! & 4) === 0) break try2;
        p += 1;
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
 * insertion = "(" [^(){}[\]. \t\r\n]|..16| ")" / "(" b "L"? b [+-]? b [0-9]+ b "T" b [0-9]+ b ")"
 */
const $insertion = (bytes: Uint8Array, p: number, _field: number): number => {
  const p2 = p;
  done1: {
    or3: {
      if (bytes[p]! !== 40) break or3; // '('
      p += 1;
      const s4 = p;
      while (p - s4 < 16 && (T3[bytes[p]!]! & 16) !== 0) p += 1;
      if (bytes[p]! !== 41) break or3; // ')'
      p += 1;
      break done1;
    }
    p = p2;
    if (bytes[p]! !== 40) return -1; // '('
    p += 1;
    while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
    if (bytes[p]! === 76) p += 1;
    while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
    if (bytes[p]! === 43 || bytes[p]! === 45) p += 1;
    while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
    if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
    p += 1;
    while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
    while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
    if (bytes[p]! !== 84) return -1; // 'T'
    p += 1;
    while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
    if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
    p += 1;
    while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
    while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
    if (bytes[p]! !== 41) return -1; // ')'
    p += 1;
  }
  return p;
};

/**
 * openBoard = "(" "L"? [+-]? [0-9]+ "T" [0-9]* !")"
 */
const $openBoard = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! !== 40) return -1; // '('
  p += 1;
  if (bytes[p]! === 76) p += 1;
  if (bytes[p]! === 43 || bytes[p]! === 45) p += 1;
  if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
  p += 1;
  while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (bytes[p]! !== 84) return -1; // 'T'
  p += 1;
  while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (bytes[p]! === 41) return -1;
  return p;
};

/**
 * StrayBracketError     = [\]}]
 */
const $StrayBracketError = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 93 && bytes[p]! !== 125) return -1;
  p += 1;
  leaf(51 | field, p - 1, p);
  hasNotable = true;
  return p;
};

/**
 * StrayParenthesisError = ")"
 */
const $StrayParenthesisError = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 41) return -1; // ')'
  p += 1;
  leaf(52 | field, p - 1, p);
  hasNotable = true;
  return p;
};
