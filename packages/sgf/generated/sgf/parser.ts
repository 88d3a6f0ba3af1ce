// Generated from sgf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, commitTreeData, type Language, type ParseOptions, acquireTreeData, enlargeTreeData, Tree, DEFAULT_DEPTH_LIMIT, STACK_DEPTH } from 'ludogram/cst';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, type NodesByKind, views } from './nodes.js';

/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */
export const language: Language = {
  id: 'sgf',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [5],
  errors: [2, 3, 12, 13, 14, 15, 16, 17, 18, 19],
  table,
};

// prettier-ignore
const ALPHABET: Alphabet = {
  zero: 128,
  starts: [
    128, 65279, 65280,
  ],
  classes: [
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
      return inner$GameTree(bytes, p, field, depth);
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
// 1: [\x09-\x0d\x20] 129
// 2: [\x01-\x08\x0e-\x1f!-(*-\x7f] 128
// 4: [\x09-\x0d\x20)]
// 8: [\x01-\x08\x0e-\x1f!-'*-\x7f] 128
// 16: [\x01-'*-:<-\x7f] 128-255
// 32: [\x09-\x0d\x20A-[a-z]
// 64: [\x09-\x0d\x20(-);A-Za-z]
// 128: [\x01-'*-:<-Z\\-\x7f] 128-255
// prettier-ignore
const T0 = new Uint8Array([
  0,154,154,154,154,154,154,154,154,245,245,245,245,245,154,154,154,154,154,154,154,154,154,154,154,154,154,154,154,154,154,154,
  245,154,154,154,154,154,154,154,66,68,154,154,154,154,154,154,154,154,154,154,154,154,154,154,154,154,154,74,154,154,154,154,
  154,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,58,154,154,154,154,
  154,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,250,154,154,154,154,154,
  154,145,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,
  144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,
  144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,
  144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,144,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x09-\x0d\x20[]
// 2: [0-9A-Za-z]
// 4: [\x01-\x08\x0e-\x1f!-'*-:<-@\\\^-`{-\x7f] 128-255
// 8: [\x01-'*-Z\\-\x7f] 128-255
// 16: [\x01-'*-:<-Z\\\^-\x7f] 128-255
// prettier-ignore
const T1 = new Uint8Array([
  0,28,28,28,28,28,28,28,28,25,25,25,25,25,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
  25,28,28,28,28,28,28,28,0,0,28,28,28,28,28,28,30,30,30,30,30,30,30,30,30,30,28,8,28,28,28,28,
  28,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,1,28,8,28,28,
  28,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,28,28,28,28,28,
  28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
  28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
  28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
  28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
]);

var from_40 = 0;
var found_40 = -1;
/** Returns the offset of the next '(' at or after `p`, or of the end; the last result is reused while it is correct. */
const next_40 = (p: number): number => {
  if (p < from_40 || p > found_40) {
    const i = text.indexOf('(', p);
    from_40 = p;
    found_40 = i < 0 ? end : i;
  }
  return found_40;
};

var from_41 = 0;
var found_41 = -1;
/** Returns the offset of the next ')' at or after `p`, or of the end; the last result is reused while it is correct. */
const next_41 = (p: number): number => {
  if (p < from_41 || p > found_41) {
    const i = text.indexOf(')', p);
    from_41 = p;
    found_41 = i < 0 ? end : i;
  }
  return found_41;
};

const skip_40_41 = (bytes: Uint8Array, p: number): number => {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 40 && c !== 41 && c !== 0) c = bytes[++p]!;
  return p < near ? p : Math.min(next_40(p), next_41(p));
};

/** The start rules, and the type of the root that each makes. */
export interface Roots {
  SgfFile: nodes.SgfFile;
}

/**
 * Reads a text as SgfFile. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'SgfFile'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start], NodesByKind> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'SgfFile';
  input = encode(source, arena?.bytes ?? input, ALPHABET);
  text = source;
  end = source.length;
  data = acquireTreeData(end, arena);
  maxDepth = options.depthLimit ?? DEFAULT_DEPTH_LIMIT;
  stackDepth = STACK_DEPTH;
  limit = Math.min(maxDepth, stackDepth);
  deepest = 0;
  found_40 = -1;
  found_41 = -1;
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
    case 'SgfFile':
      return $SgfFile(input, 0, 0);
  }
}

/**
 * SgfFile = _outside (tree _outside)*
 */
const $SgfFile = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 4 | field, p);
  p = $_outside(bytes, p, 0);
  while (bytes[p]! >= 40 && bytes[p]! <= 41) {
    const p2 = p, n3 = n;
    try4: {
      const p6 = p, n7 = n;
      done5: {
        or8: if (bytes[p]! === 40) {
          if ((p = $GameTree(bytes, p, 2048, 0)) < 0) break or8;
          break done5;
        }
        p = p6; n = n7;
        if ((p = $StrayParenthesisError(bytes, p, 0)) < 0) break try4;
      }
      p = $_outside(bytes, p, 0);
      continue;
    }
    p = p2; n = n3;
    break;
  }
  close(at, p);
  return p;
};

/**
 * _outside    = [ \t\r\n\v\f\uFEFF]* (OutsideText [ \t\r\n\v\f\uFEFF]*)?
 */
const $_outside = (bytes: Uint8Array, p: number, _field: number): number => {
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  done2: if ((T0[bytes[p]!]! & 2) !== 0) {
    const p4 = p, n5 = n;
    try3: {
      if ((p = $OutsideText(bytes, p, 0)) < 0) break try3;
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      break done2;
    }
    p = p4; n = n5;
  }
  return p;
};

/**
 * OutsideText = ([^() \t\r\n\v\f\uFEFF] / aside) ([^()] / aside)*
 */
const $OutsideText = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if ((T0[bytes[p]!]! & 8) === 0) break or2;
      p += 1;
      break done1;
    }
    if ((p = $aside(bytes, p, 0)) < 0) return -1;
  }
  while ((bytes[p]! >= 1 && bytes[p]! <= 40) || bytes[p]! >= 42) {
    const p4 = p;
    try5: {
      done6: {
        or7: {
          if ((bytes[p]! < 1 || bytes[p]! > 39) && bytes[p]! < 42) break or7;
          p += 1;
          break done6;
        }
        if ((p = $aside(bytes, p, 0)) < 0) break try5;
      }
      continue;
    }
    p = p4;
    break;
  }
  leaf(5 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * aside       = "(" !treeBegins [^()]* ")"?
 */
const $aside = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! !== 40) return -1; // '('
  p += 1;
  const p1 = p;
  not2: if ((T0[bytes[p]!]! & 64) !== 0) {
    while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
    done4: {
      or5: {
        if (bytes[p]! !== 59) break or5; // ';'
        p += 1;
        break done4;
      }
      or6: {
        if (bytes[p]! !== 41) break or6; // ')'
        p += 1;
        break done4;
      }
      or7: {
        if (bytes[p]! !== 40) break or7; // '('
        p += 1;
        break done4;
      }
      if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) break not2;
      p += 1;
      while ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) p += 1;
      while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
      if (bytes[p]! !== 91) break not2; // '['
      p += 1;
    }
    return -1;
  }
  p = p1;
  p = skip_40_41(bytes, p);
  if (bytes[p]! === 41) p += 1;
  return p;
};

/**
 * GameTree "game tree"
 *   = "(" &treeRest (_ nodes:node)* (_ variations:variation)* (_ ")" / UnclosedTreeError)
 */
const inner$GameTree = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  if (bytes[p]! !== 40) return -1; // '('
  p += 1;
  const p1 = p;
  while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
  done3: {
    or4: {
      if (bytes[p]! !== 59) break or4; // ';'
      p += 1;
      break done3;
    }
    or5: {
      if (bytes[p]! !== 41) break or5; // ')'
      p += 1;
      break done3;
    }
    or6: {
      if (bytes[p]! !== 40) break or6; // '('
      p += 1;
      break done3;
    }
    if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) return -1;
    p += 1;
    while ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) p += 1;
    while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
    if (bytes[p]! !== 91) return -1; // '['
    p += 1;
  }
  p = p1;
  const at = open(p, 6 | field, p - 1);
  while ((bytes[p]! >= 1 && bytes[p]! <= 39) || bytes[p]! >= 42) {
    const p10 = p, n11 = n;
    try12: {
      while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
      const p15 = p, n16 = n;
      done14: {
        or17: if (bytes[p]! === 59) {
          if ((p = $Node(bytes, p, 4096)) < 0) break or17;
          break done14;
        }
        p = p15; n = n16;
        or18: if ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) {
          if ((p = $LooseNodeError(bytes, p, 4096)) < 0) break or18;
          break done14;
        }
        p = p15; n = n16;
        if ((p = $StrayInTreeError(bytes, p, 4096)) < 0) break try12;
      }
      continue;
    }
    p = p10; n = n11;
    break;
  }
  while ((bytes[p]! >= 1 && bytes[p]! <= 40) || bytes[p]! >= 42) {
    const p20 = p, n21 = n;
    try22: {
      while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
      if ((p = $variation(bytes, p, 6144, depth)) < 0) break try22;
      continue;
    }
    p = p20; n = n21;
    break;
  }
  const p25 = p;
  done24: {
    or26: if ((T0[bytes[p]!]! & 4) !== 0) {
      while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
      if (bytes[p]! !== 41) break or26; // ')'
      p += 1;
      break done24;
    }
    p = p25;
    p = $UnclosedTreeError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/** Matches `GameTree`, which takes a level of nesting. */
const $GameTree = (bytes: Uint8Array, p: number, field: number, depth: number): number =>
  depth > limit ? nested(0, bytes, p, field, depth) : inner$GameTree(bytes, p, field, depth);


/**
 * variation = GameTree / LateNodeError
 */
const $variation = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! === 40) {
      if ((p = $GameTree(bytes, p, field, depth + 1)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $LateNodeError(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * Node "node" = ";" (_ properties:property)*
 */
const $Node = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 59) return -1; // ';'
  p += 1;
  const at = open(p, 7 | field, p - 1);
  while ((T0[bytes[p]!]! & 16) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
      const p7 = p, n8 = n;
      done6: {
        or9: if ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) {
          if ((p = $Property(bytes, p, 8192)) < 0) break or9;
          break done6;
        }
        p = p7; n = n8;
        if ((p = $StrayInNodeError(bytes, p, 8192)) < 0) break try4;
      }
      continue;
    }
    p = p2; n = n3;
    break;
  }
  close(at, p);
  return p;
};

/**
 * Property "property" = id:ident !unopened (_ values:value|1.., _| / MissingValueError)
 */
const $Property = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 8 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! >= 65 && bytes[p]! <= 90) {
      if ((p = $PropIdent(bytes, p, 10240)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $OddIdent(bytes, p, 10240)) < 0) return -1;
  }
  const p5 = p;
  not6: if ((T0[bytes[p]!]! & 128) !== 0) {
    if ((p = $unopened(bytes, p, 0)) < 0) break not6;
    return -1;
  }
  p = p5;
  const p8 = p, n9 = n;
  done7: {
    or10: if ((T1[bytes[p]!]! & 1) !== 0) {
      while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
      let k12 = 0;
      for (;;) {
        const p14 = p, n15 = n;
        try13: {
          if (k12 > 0) {
            while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
          }
          const p18 = p, n19 = n;
          done17: {
            or20: if (bytes[p]! === 91) {
              if ((p = $Value(bytes, p, 12288)) < 0) break or20;
              break done17;
            }
            p = p18; n = n19;
            if ((p = $UnclosedValueError(bytes, p, 12288)) < 0) break try13;
          }
          k12++;
          continue;
        }
        p = p14; n = n15;
        break;
      }
      if (k12 < 1) break or10;
      break done7;
    }
    p = p8; n = n9;
    p = $MissingValueError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * PropIdent "name of a property" = [A-Z]+ ![a-z0-9]
 */
const $PropIdent = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 65 || bytes[p]! > 90) return -1;
  p += 1;
  while (bytes[p]! >= 65 && bytes[p]! <= 90) p += 1;
  if ((bytes[p]! >= 48 && bytes[p]! <= 57) || (bytes[p]! >= 97 && bytes[p]! <= 122)) return -1;
  leaf(9 | field, start, p);
  return p;
};

/**
 * OddIdent = [A-Za-z]+ ![0-9]
 */
const $OddIdent = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) return -1;
  p += 1;
  while ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) p += 1;
  if (bytes[p]! >= 48 && bytes[p]! <= 57) return -1;
  leaf(10 | field, start, p);
  return p;
};

/**
 * Value "value" = "[" ([^\]\\] / "\\" [^])* "]"
 */
const $Value = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  while ((bytes[p]! >= 1 && bytes[p]! <= 92) || bytes[p]! >= 94) {
    const p2 = p;
    try3: {
      done4: {
        or5: {
          if ((bytes[p]! < 1 || bytes[p]! > 91) && bytes[p]! < 94) break or5;
          p += 1;
          break done4;
        }
        if (bytes[p]! !== 92) break try3; // '\\'
        p += 1;
        if (bytes[p]! < 1) break try3;
        p += 1;
      }
      continue;
    }
    p = p2;
    break;
  }
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  leaf(11 | field, start, p);
  return p;
};

/**
 * LooseNodeError        = [A-Za-z]+ _ anyValue (_ (anyValue / [A-Za-z]+))*
 */
const $LooseNodeError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) return -1;
  p += 1;
  while ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) p += 1;
  while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
  if ((p = $anyValue(bytes, p, 0)) < 0) return -1;
  while ((T0[bytes[p]!]! & 32) !== 0) {
    const p4 = p;
    try5: {
      while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
      const p8 = p;
      done7: {
        or9: {
          if ((p = $anyValue(bytes, p, 0)) < 0) break or9;
          break done7;
        }
        p = p8;
        if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) break try5;
        p += 1;
        while ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) p += 1;
      }
      continue;
    }
    p = p4;
    break;
  }
  leaf(12 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * UnclosedTreeError     = ""
 */
const $UnclosedTreeError = (_bytes: Uint8Array, p: number, field: number): number => {
  leaf(13 | field, p, p);
  hasNotable = true;
  return p;
};

/**
 * UnclosedValueError    = "[" [^]*
 */
const $UnclosedValueError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  while (bytes[p]! >= 1) p += 1;
  leaf(14 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * MissingValueError     = ""
 */
const $MissingValueError = (_bytes: Uint8Array, p: number, field: number): number => {
  leaf(15 | field, p, p);
  hasNotable = true;
  return p;
};

/**
 * StrayParenthesisError = ")"
 */
const $StrayParenthesisError = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 41) return -1; // ')'
  p += 1;
  leaf(16 | field, p - 1, p);
  hasNotable = true;
  return p;
};

/**
 * StrayInTreeError      = stray
 */
const $StrayInTreeError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((p = $stray(bytes, p, 0)) < 0) return -1;
  leaf(17 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * StrayInNodeError      = stray
 */
const $StrayInNodeError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((p = $stray(bytes, p, 0)) < 0) return -1;
  leaf(18 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * LateNodeError         = (";" / stray / [A-Za-z]) (anyValue / [^()\[])*
 */
const $LateNodeError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p2 = p;
  done1: {
    or3: {
      if (bytes[p]! !== 59) break or3; // ';'
      p += 1;
      break done1;
    }
    or4: if ((T0[bytes[p]!]! & 16) !== 0) {
      if ((p = $stray(bytes, p, 0)) < 0) break or4;
      break done1;
    }
    p = p2;
    if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) return -1;
    p += 1;
  }
  loop5: while ((bytes[p]! >= 1 && bytes[p]! <= 39) || bytes[p]! >= 42) {
    const p7 = p;
    done6: {
      or8: {
        if ((p = $anyValue(bytes, p, 0)) < 0) break or8;
        break done6;
      }
      p = p7;
      if ((T1[bytes[p]!]! & 8) === 0) break loop5;
      p += 1;
    }
  }
  leaf(19 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * stray    = (unopened / badName / anyValue / [^()\[\]; \t\r\n\v\fA-Za-z]+) (_ anyValue)* / [A-Za-z]+
 */
const $stray = (bytes: Uint8Array, p: number, field: number): number => {
  done1: {
    or2: if ((T0[bytes[p]!]! & 16) !== 0) {
      const p4 = p;
      done3: {
        or5: if ((T0[bytes[p]!]! & 128) !== 0) {
          if ((p = $unopened(bytes, p, field)) < 0) break or5;
          break done3;
        }
        p = p4;
        or6: if ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) {
          if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) break or6;
          p += 1;
          while ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) p += 1;
          if (bytes[p]! < 48 || bytes[p]! > 57) break or6;
          p += 1;
          while ((T1[bytes[p]!]! & 2) !== 0) p += 1;
          break done3;
        }
        p = p4;
        or9: {
          if ((p = $anyValue(bytes, p, field)) < 0) break or9;
          break done3;
        }
        p = p4;
        if ((T1[bytes[p]!]! & 4) === 0) break or2;
        p += 1;
        while ((T1[bytes[p]!]! & 4) !== 0) p += 1;
      }
      while ((T1[bytes[p]!]! & 1) !== 0) {
        const p12 = p;
        try13: {
          while ((bytes[p]! >= 9 && bytes[p]! <= 13) || bytes[p]! === 32) p += 1;
          if ((p = $anyValue(bytes, p, field)) < 0) break try13;
          continue;
        }
        p = p12;
        break;
      }
      break done1;
    }
    if ((bytes[p]! < 65 || bytes[p]! > 90) && (bytes[p]! < 97 || bytes[p]! > 122)) return -1;
    p += 1;
    while ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) p += 1;
  }
  return p;
};

/**
 * unopened = [^()\[\];]|..200| "]"
 */
const $unopened = (bytes: Uint8Array, p: number, _field: number): number => {
  const s1 = p;
  while (p - s1 < 200 && (T1[bytes[p]!]! & 16) !== 0) p += 1;
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  return p;
};

/**
 * anyValue = "[" ([^\]\\] / "\\" [^])* "]"?
 */
const $anyValue = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  while ((bytes[p]! >= 1 && bytes[p]! <= 92) || bytes[p]! >= 94) {
    const p2 = p;
    try3: {
      done4: {
        or5: {
          if ((bytes[p]! < 1 || bytes[p]! > 91) && bytes[p]! < 94) break or5;
          p += 1;
          break done4;
        }
        if (bytes[p]! !== 92) break try3; // '\\'
        p += 1;
        if (bytes[p]! < 1) break try3;
        p += 1;
      }
      continue;
    }
    p = p2;
    break;
  }
  if (bytes[p]! === 93) p += 1;
  return p;
};
