import { lookUp, type Rule } from '../../ir.js';
import type { Plan } from '../plan.js';
import type { CodeWriter } from '../writer.js';
import { DOUBTFUL_FREE_CALLS, FREE_CALLS, INHERITED } from './memo.js';
import { MAX_DATA_SIZE } from './state.js';

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
/** Matches \`${name}\` once at each offset${grows ? '' : ', after many calls'}. */
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
