import type { ChildPart } from '../analyze/child-order.js';
import { onlyCharacter } from '../resolve/char-set.js';
import type { Expression } from '../ir.js';
import type { Plan } from './plan.js';

/**
 * Returns the text of each alternative of a choice of literals; nothing for other expressions, or if case is ignored.
 */
export function variantTexts(e: Expression, plan: Plan): readonly string[] | undefined {
  if (!plan.hasVariants(e)) return undefined;
  const choice = plan.resolve(e);
  const literals = choice.op === 'choice' ? choice.alternatives.map((alternative) => plan.resolve(alternative)) : [];
  const texts = literals.map((literal) => (literal.op === 'literal' && isExact(literal) ? literal.text : undefined));
  return texts.includes(undefined) ? undefined : (texts as string[]);
}

/** The texts of the variants of tokens, where all of them have the same. */
export function commonVariants(tokens: readonly ChildPart[], plan: Plan): readonly string[] | undefined {
  const [first, ...others] = tokens.map(({ token }) => token && variantTexts(token, plan));
  const isCommon = others.every((texts) => String(texts) === String(first));
  return isCommon ? first : undefined;
}

const isExact = ({ units }: Expression & { op: 'literal' }): boolean =>
  units.every((unit) => onlyCharacter(unit) !== undefined);
