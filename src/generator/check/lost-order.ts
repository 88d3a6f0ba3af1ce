import {
  type Expression,
  fieldName,
  type Grammar,
  isErrorName,
  isFragment,
  isTriviaName,
  lookUp,
  partsOf,
  somePart,
} from '../ir.js';
import type { GrammarLocation } from '../problem.js';

/** A repetition whose labels have a list each in the model, without the order of their elements. */
interface LostOrder {
  readonly at: GrammarLocation;
  readonly args: { readonly first: string; readonly other: string };
}

/**
 * Returns the repetitions of a grammar with several labels, such as `(moves:Move / notes:Note)*`. The first model has a
 * list for each of them, so a printer can't write their elements in the order of the text.
 */
export function lostOrders(grammar: Grammar): LostOrder[] {
  const found: LostOrder[] = [];
  const visit = (e: Expression, at: GrammarLocation): void => {
    if (e.op === 'and' || e.op === 'not' || e.op === 'text') return;
    if (e.op === 'repeat' && e.max > 1) {
      const [first, other] = labelsIn(e, grammar);
      if (first !== undefined && other !== undefined) {
        found.push({ at: e.location ?? at, args: { first, other } });
        return;
      }
    }
    for (const part of partsOf(e)) visit(part, at);
  };
  for (const { name, body, location, copyOf } of grammar.rules.values()) {
    if (copyOf === undefined && !isErrorName(name) && !isTriviaName(name)) visit(body, location);
  }
  return found;
}

/** Returns the labels of a repetition, in the order of the grammar, without those of the nodes in it. */
function labelsIn(e: Expression, grammar: Grammar): readonly string[] {
  const labels = new Set<string>();
  // Parts with `false` are not looked into.
  somePart(e, grammar, (part) => {
    switch (part.op) {
      case 'field':
        labels.add(fieldName(grammar.fields, part.field));
        return false;
      case 'and':
      case 'not':
      case 'text':
        return false;
      case 'rule':
        return !isFragment(lookUp(grammar.rules, part.name)) || isTriviaName(part.name) ? false : undefined;
      default:
        return undefined;
    }
  });
  return [...labels];
}
