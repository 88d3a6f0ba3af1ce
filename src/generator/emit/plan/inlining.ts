import { countOne } from '../../../maps.js';
import type { Facts } from '../../analyze/facts.js';
import type { MemoRules } from '../../analyze/memo/memo.js';
import { type Expression, type Grammar, hasCapture, isFragment, lookUp, partsOf, type Rule, walk } from '../../ir.js';

/** Fragments up to this number of expressions are written into their users. */
const INLINE_SIZE = 3;

/** Returns the fragments that are written into their users: fragments with one user, and small ones. */
export function inlinedRules(grammar: Grammar, facts: Facts, memo: MemoRules): ReadonlySet<string> {
  const uses = countUses(grammar);
  const canInline = (rule: Rule): boolean => {
    const { name, body, hook } = rule;
    if (!isFragment(rule) || hook !== undefined || lookUp(facts, name).recursive || memo.has(name)) return false;
    // The texts of labels are recorded in variables of the rule's function.
    if (hasCapture(body)) return false;
    return uses.get(name) === 1 || isSmall(body, grammar, facts);
  };
  return new Set([...grammar.rules.values()].filter(canInline).map(({ name }) => name));
}

function countUses({ rules }: Grammar): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { body } of rules.values()) {
    walk(body, (e) => {
      if (e.op === 'rule') countOne(uses, e.name);
    });
  }
  return uses;
}

/** Whether an expression has few parts, with the fragments that it uses written out. */
function isSmall(e: Expression, grammar: Grammar, facts: Facts): boolean {
  const parts = [e];
  // Parts that are added are visited as well.
  for (const part of parts) {
    for (const inner of expandedParts(part, grammar, facts)) if (parts.push(inner) > INLINE_SIZE) return false;
  }
  return true;
}

function expandedParts(e: Expression, { rules }: Grammar, facts: Facts): readonly Expression[] {
  if (e.op !== 'rule') return partsOf(e);
  const rule = lookUp(rules, e.name);
  return isFragment(rule) && !lookUp(facts, rule.name).recursive ? [rule.body] : [];
}
