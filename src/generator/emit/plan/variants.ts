import { VARIANT_BITS } from '../../../cst/tree/layout.js';
import { allDefined } from '../../../defined.js';
import type { ChildPart } from '../../analyze/child-order.js';
import { onlyCharacter } from '../../char-set.js';
import { type Expression, isFragment, lookUp } from '../../ir.js';
import type { Plan } from './plan.js';
import { isRecursive } from './recursion.js';

/** Limit for the numbers of alternatives that a node can store. */
const MAX_VARIANTS = 1 << VARIANT_BITS;

/** Returns an expression without `$`, and without fragments that only rename it. */
export function unwrapped(e: Expression, plan: Plan): Expression {
  if (e.op === 'text') return unwrapped(e.inner, plan);
  if (e.op !== 'rule') return e;
  const rule = lookUp(plan.grammar.rules, e.name);
  const isOther = isFragment(rule) && rule.hook === undefined && !isRecursive(plan, e.name);
  return isOther ? unwrapped(rule.body, plan) : e;
}

/** Whether the alternatives of an expression are all literals, so that the tree records which one matched. */
export function hasVariants(e: Expression, plan: Plan): boolean {
  const choice = unwrapped(e, plan);
  if (choice.op !== 'choice' || choice.alternatives.length > MAX_VARIANTS) return false;
  return choice.alternatives.every((a) => unwrapped(a, plan).op === 'literal');
}

/**
 * Returns the text of each alternative of a choice of literals; nothing for other expressions, or if case is ignored.
 */
export function variantTexts(e: Expression, plan: Plan): readonly string[] | undefined {
  if (!hasVariants(e, plan)) return undefined;
  const choice = unwrapped(e, plan);
  const literals = choice.op === 'choice' ? choice.alternatives.map((alternative) => unwrapped(alternative, plan)) : [];
  return allDefined(
    literals.map((literal) => (literal.op === 'literal' && isExact(literal) ? literal.text : undefined)),
  );
}

/** Returns the texts of the variants of tokens, where all of them have the same. */
export function commonVariants(tokens: readonly ChildPart[], plan: Plan): readonly string[] | undefined {
  const [first, ...others] = tokens.map(({ token }) => token && variantTexts(token, plan));
  const isCommon = others.every((texts) => String(texts) === String(first));
  return isCommon ? first : undefined;
}

const isExact = ({ units }: Expression & { op: 'literal' }): boolean =>
  units.every((unit) => onlyCharacter(unit) !== undefined);
