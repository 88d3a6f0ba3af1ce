import { MEMO } from '../../../../generated/texts/memo.js';
import { GROWING, ONCE, RECOVERING_MEMO } from '../../../../generated/texts/memoized-rule.js';
import { FIELD_MASK, KIND_BITS, KIND_MASK } from '../../../cst/tree/layout.js';
import { lookUp, type Rule } from '../../ir.js';
import type { RuleFunctions } from '../parser/rule-functions.js';
import { innerName, memoName, parseName } from '../plan/function-names.js';
import type { Plan } from '../plan/plan.js';
import { isRecursive } from '../plan/recursion.js';
import type { CodeWriter } from '../writer.js';
import { writeTemplate } from './fill-template.js';
import { SMALL_INTEGERS } from './small-integers.js';

/** Field bits of the nodes in a memo, which stand for the field of the caller. No label has this number. */
const INHERITED = FIELD_MASK << KIND_BITS;

/** Calls of rules with a memo before the memo is used, so that short texts need no table. */
const UNMEMOIZED_CALLS = 64;

/**
 * Calls of a rule that may not need its memo before the memo is used, in addition to one call per unit of the text that
 * was read.
 */
const LAZY_UNMEMOIZED_CALLS = 256;

/** Kind number of a node that refers to the nodes of an entry. No rule has this number. */
const REFERENCE = KIND_MASK;

/** Returns the values of the names that templates have for numbers of the memo. */
export const memoValues = ({ memo }: Plan) => ({
  KIND_MASK,
  REFERENCE,
  INHERITED,
  NOT_INHERITED: ~INHERITED,
  MEMO_RULES: memo.size,
  ...SMALL_INTEGERS,
});

/** Returns the values of the names that templates have for numbers of one rule with a memo. */
export const ruleMemoValues = (name: string, { memoSlots, lazyMemo }: Plan) => ({
  RULE_INDEX: lookUp(memoSlots, name),
  UNMEMOIZED_CALLS: lazyMemo.has(name) ? `p + ${LAZY_UNMEMOIZED_CALLS}` : UNMEMOIZED_CALLS,
  IS_LAZY: String(lazyMemo.has(name)),
});

/**
 * Whether a rule with a memo uses it only after many calls. A left-recursive rule needs its memo from the first one.
 */
export const countsCalls = ({ memo, leftRecursive }: Plan): boolean =>
  [...memo.keys()].some((name) => !leftRecursive.has(name));

/** Declares the memo, or only what keeps matches if no rule has a memo, and the functions that read and write it. */
export function emitMemoState(plan: Plan, { remembers }: Pick<RuleFunctions, 'remembers'>, out: CodeWriter): void {
  const { leftRecursive, recovers } = plan;
  const hides = [...leftRecursive.values()].some((others) => others.length > 0);
  const features = {
    recovers: recovers && remembers,
    countsCalls: countsCalls(plan),
    grows: leftRecursive.size > 0,
    remembers,
    hides,
  };
  writeTemplate(MEMO, { features, values: memoValues(plan) }, out);
  out.line();
}

/**
 * Writes the function of a rule with a memo: looks in the memo first, and calls `parse$Rule` if there is no entry.
 */
export function emitMemoFunction({ name }: Rule, plan: Plan, out: CodeWriter): void {
  const { recovers, leftRecursive } = plan;
  const isLeftRecursive = leftRecursive.has(name);
  const own = memoName(plan, name);
  const values = {
    ...memoValues(plan),
    ...ruleMemoValues(name, plan),
    Rule: name,
    far$Rule: innerName(plan, name),
    inner$Rule: parseName(plan, name),
    own$Rule: own,
    once$Rule: own,
    grow$Rule: own,
  };
  const features = {
    recursive: isRecursive(plan, name),
    lazy: plan.lazyMemo.has(name),
    grows: leftRecursive.size > 0,
    recovers,
  };
  const lines = isLeftRecursive ? hidingLines(lookUp(leftRecursive, name), plan) : {};
  if (recovers) writeTemplate(RECOVERING_MEMO, { features, values }, out);
  writeTemplate(isLeftRecursive ? GROWING : ONCE, { features, values, lines }, out);
  out.line();
}

/** Writes how a growing rule hides what other rules of its cycles match by themselves, and shows it again. */
function hidingLines(others: readonly string[], { memo, memoSlots, recovers }: Plan) {
  const slotOf = (other: string): string => `p * ${memo.size} + ${lookUp(memoSlots, other)}`;
  return {
    hidden: others.flatMap((other) => [
      `  const hidden$${other} = hide(${slotOf(other)});`,
      ...(recovers ? [`  const far$${other} = memoFar[${slotOf(other)}]!;`] : []),
    ]),
    shown: others.flatMap((other) => [
      `  if (hidden$${other} !== 0) memo[${slotOf(other)}] = hidden$${other};`,
      ...(recovers ? [`  if (hidden$${other} !== 0) memoFar[${slotOf(other)}] = far$${other};`] : []),
    ]),
  };
}
