import type { Facts } from '../../analyze/facts.js';
import type { MemoRules } from '../../analyze/memo/memo.js';
import { type Expression, type Grammar, hasCapture, lookUp, partsOf, type Rule, walk } from '../../ir.js';

/** Fragments up to this number of expressions are written into their users. */
const INLINE_SIZE = 3;

/** Returns the fragments that are written into their users: those with one user, and small ones. */
export function inlinedRules(grammar: Grammar, facts: Facts, memo: MemoRules): ReadonlySet<string> {
  const uses = countUses(grammar);
  const canInline = ({ name, kind, body, hook }: Rule): boolean => {
    if (kind !== undefined || hook !== undefined || lookUp(facts, name).recursive || memo.has(name)) return false;
    // The texts of labels are recorded in variables of the rule's function.
    if (hasCapture(body)) return false;
    return uses.get(name) === 1 || expandedSize(body, grammar, facts) <= INLINE_SIZE;
  };
  return new Set([...grammar.rules.values()].filter(canInline).map(({ name }) => name));
}

function countUses({ rules }: Grammar): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { body } of rules.values()) {
    walk(body, (e) => {
      if (e.op === 'rule') uses.set(e.name, (uses.get(e.name) ?? 0) + 1);
    });
  }
  return uses;
}

/**
 * Returns the size of an expression with the fragments that it uses written out; just above the limit if it exceeds it.
 */
function expandedSize(e: Expression, grammar: Grammar, facts: Facts): number {
  let size = 1;
  for (const part of expandedParts(e, grammar, facts)) {
    size += expandedSize(part, grammar, facts);
    if (size > INLINE_SIZE) break;
  }
  return size;
}

function expandedParts(e: Expression, { rules }: Grammar, facts: Facts): readonly Expression[] {
  if (e.op !== 'rule') return partsOf(e);
  const { name, kind, body } = lookUp(rules, e.name);
  return kind === undefined && !lookUp(facts, name).recursive ? [body] : [];
}
