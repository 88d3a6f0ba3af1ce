import { FIELD_MASK, KIND_BITS, KIND_MASK } from '../../cst/layout.js';
import { lookUp, type Rule } from '../ir.js';
import type { Plan } from './plan.js';
import { MAX_DATA_SIZE } from './state.js';
import type { CodeWriter } from './writer.js';

/** Field bits of the nodes in a memo, which stand for the field of the caller. No label has this number. */
export const INHERITED = FIELD_MASK << KIND_BITS;

/** Calls of rules with a memo before the memo is used, so that short texts need no table. */
export const FREE_CALLS = 64;

/**
 * The same number for rules that may not need their memo, in addition to one call per unit of the text that was read.
 */
export const DOUBTFUL_FREE_CALLS = 256;

/** Kind number of a node that refers to the nodes of an entry. No rule has this number. */
const REFERENCE = KIND_MASK;

/**
 * Declares the memo and the functions that read and write it. An entry is the offset after a match, the number of
 * integers that it wrote, and these integers, whose links count from the first of them. An unfinished tree has
 * references to entries, so that each match is stored once, however often it is used; `spread` replaces the references
 * at the end.
 *
 * With left recursion, an entry has a level as well: above 0 while the rule that it belongs to is still growing it.
 */
export function emitMemoState(
  { memo, leftRecursive, leftRecursiveGroups, countsCalls, recovers }: Plan,
  out: CodeWriter,
): void {
  const grows = leftRecursive.size > 0;
  out.lines(`
// Matches of rules: at each offset, a number for each of ${memo.size} rules, 0 if unknown, -1 if it does not match.
var memo: Int32Array = NO_DATA;
var kept: Int32Array = NO_DATA;
var keptSize = 0;${recovers ? '\nvar memoFar: Int32Array = NO_DATA;\nvar memoLow = 0;\nvar memoHigh = 0;' : ''}`);
  if (countsCalls) {
    out.lines(`
// Calls of these rules so far. They remember what they match only once there were many for how far the text is read.
var calls = 0;`);
  }
  if (grows) {
    out.lines(`
// How many rules are growing a match by left recursion, and the outermost whose unfinished match was used.
var growing = 0;
var leaned = 0x3fffffff;`);
  }
  if ([...leftRecursiveGroups.values()].some((others) => others.length > 0)) {
    out.lines(`

/**
 * Discards what a rule matched alone: within the cycle of a rule that begins to grow, it may match something else.
 */
const forget = (slot: number): void => {
  const entry = memo[slot]!;
  if (entry < 0 || kept[entry + 2] === 0) memo[slot] = 0;
};`);
  }
  out.lines(`

/** Keeps a match up to \`p\` with what it wrote from \`from\` on, and takes that out of the tree. */
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

/** Writes a match that was kept: one node as it is, more as a reference. Returns the offset after it. */
const recall = (entry: number, field: number): number => {
  const count = kept[entry + 1]!;`);
  if (grows) {
    out.lines(`
  const level = kept[entry + 2]!;
  if (level > 0 && level < leaned) leaned = level;`);
  }
  out.lines(`
  if (count > 0) {
    const at = n & ${MAX_DATA_SIZE};
    if (at + 4 > data.length) grow(kept[entry]!);
    n = at + 4;
    const head = kept[entry + 3]!;
    const own = (head & ${INHERITED}) === ${INHERITED} ? (head & ${~INHERITED}) | field : head;
    data[at] = count === 4 ? own : ${REFERENCE} | field;
    data[at + 1] = count === 4 ? kept[entry + 4]! : entry;
    data[at + 2] = kept[entry + 5]!;
    data[at + 3] = n;
  }
  return kept[entry]!;
};

/** Replaces all references in the tree with the nodes of their entries. */
const spread = (): void => {
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
    if ((head & ${INHERITED}) === ${INHERITED}) head = (head & ${~INHERITED}) | field;
    if ((head & ${KIND_MASK}) === ${REFERENCE}) {
      outer.push({ source, i: i + 4, stop, base, field, floor });
      const entry = source[i + 1]!;
      source = kept;
      base = i = entry + 3;
      stop = i + kept[entry + 1]!;
      field = head & ${INHERITED};
      floor = opened.length;
      continue;
    }
    const at = n & ${MAX_DATA_SIZE};
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

`);
}

/**
 * Writes the function of a rule with a memo: looks in the memo first, and calls `parse$Rule` if there is no entry.
 */
export function emitMemoFunction({ name }: Rule, plan: Plan, out: CodeWriter): void {
  const depth = plan.isRecursive(name) ? ', depth' : '';
  const typed = plan.isRecursive(name) ? ', depth: number' : '';
  const call = `parse$${name}(bytes, p, ${INHERITED}${depth})`;
  const slot = `p * ${plan.memo.size} + ${[...plan.memo.keys()].indexOf(name)}`;
  const grows = plan.leftRecursive.has(name);
  const isDoubtful = plan.doubtfulMemo.has(name);
  const own = plan.recovers ? `memo$${name}` : `$${name}`;
  if (plan.recovers) recoveringMemo(name, typed, depth, slot, out);
  out.lines(`
/** Matches \`${name}\` once at each offset${grows ? '' : ', once there were many calls'}. */
const ${own} = (bytes: Uint8Array, p: number, field: number${typed}): number => {`);
  if (!grows) {
    out.lines(`
  if (calls < ${isDoubtful ? `p + ${DOUBTFUL_FREE_CALLS}` : FREE_CALLS}) {
    calls++;
    return parse$${name}(bytes, p, field${depth});
  }`);
    if (isDoubtful) out.line(`  calls = ${MAX_DATA_SIZE};`);
    if (plan.leftRecursive.size === 0)
      out.line(`  if (memo.length === 0) memo = new Int32Array((end + 1) * ${plan.memo.size});`);
    if (plan.recovers && plan.leftRecursive.size === 0)
      out.line('  if (memoFar.length < memo.length) memoFar = new Int32Array(memo.length);');
  }
  out.lines(`
  const slot = ${slot};
  const known = memo[slot]!;
  if (known !== 0) ${
    plan.recovers
      ? `{
    far = memoFar[slot]!;
    return known < 0 ? -1 : recall(known, field);
  }`
      : 'return known < 0 ? -1 : recall(known, field);'
  }
  const from = n;`);
  if (grows) growingBody(call, othersOf(name, plan), plan.memo.size, out);
  else if (plan.leftRecursive.size > 0) leaningBody(call, out);
  else {
    out.lines(`
  const stop = ${call};
  if (stop < 0) {
    memo[slot] = -1;
    return -1;
  }
  const entry = remember(from, stop);
  memo[slot] = entry;
  return recall(entry, field);`);
  }
  out.lines(`
};

`);
}

/** Declares a memo of how far attempts came, successful or not, which a parser that recovers needs for each. */
function recoveringMemo(name: string, typed: string, depth: string, slot: string, out: CodeWriter): void {
  out.lines(`
const $${name} = (bytes: Uint8Array, p: number, field: number${typed}): number => {
  const outer = far;
  far = p;
  if (p < memoLow) memoLow = p;
  if (p > memoHigh) memoHigh = p;
  const stop = memo$${name}(bytes, p, field${depth});
  if (memo.length > 0) memoFar[${slot}] = far;
  if (outer > far) far = outer;
  return stop;
};
`);
}

/**
 * Writes the function of a left-recursive rule: its call of itself at the same offset fails at first, and then returns
 * the match so far, until the match grows no more. A result that depends on the unfinished match of a rule around it is
 * not kept.
 */
function growingBody(call: string, others: readonly number[], size: number, out: CodeWriter): void {
  out.lines(`
  const level = ++growing;
  const before = leaned;
  leaned = 0x3fffffff;${others.map((other) => `\n  forget(p * ${size} + ${other});`).join('')}
  let entry = remember(from, -1);
  for (;;) {
    kept[entry + 2] = level;
    memo[slot] = entry;
    const stop = ${call};
    if (stop <= kept[entry]!) break;
    kept[entry + 2] = 0;
    entry = remember(from, stop);
  }
  n = from;
  growing--;
  kept[entry + 2] = 0;
  if (leaned < level) memo[slot] = 0;
  if (leaned >= level || before < leaned) leaned = before;
  return recall(entry, field);`);
}

/** Slots of the other rules in the cycles of a left-recursive one. */
function othersOf(name: string, { memo, leftRecursiveGroups }: Plan): number[] {
  const slots = [...memo.keys()];
  return lookUp(leftRecursiveGroups, name).map((other) => slots.indexOf(other));
}

/**
 * Writes a rule that may be tried while another one grows; a result that depends on an unfinished match is not kept.
 */
function leaningBody(call: string, out: CodeWriter): void {
  out.lines(`
  const before = leaned;
  leaned = 0x3fffffff;
  const stop = ${call};
  const alone = leaned === 0x3fffffff;
  if (before < leaned) leaned = before;
  if (stop < 0) {
    if (alone) memo[slot] = -1;
    return -1;
  }
  const entry = remember(from, stop);
  if (alone) memo[slot] = entry;
  return recall(entry, field);`);
}
