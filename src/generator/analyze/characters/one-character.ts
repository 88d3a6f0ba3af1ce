import { type Expression, type Grammar, lookUp, partsOf } from '../../ir.js';

/** Returns the rules of single characters that a repetition repeats. */
export function repeatedCharacters(grammar: Grammar): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (e: Expression, isRepeated: boolean): void => {
    const isNew = e.op === 'rule' && isRepeated && !found.has(e.name);
    if (isNew && isOneCharacter(e, grammar)) {
      found.add(e.name);
      visit(lookUp(grammar.rules, e.name).body, true);
    }
    const isInside = e.op === 'repeat' ? e.max > 1 : isRepeated && /^(?:choice|text|field|capture)$/.test(e.op);
    for (const part of partsOf(e)) visit(part, isInside || (isRepeated && isAfterLookaheads(part, e)));
  };
  for (const { body } of grammar.rules.values()) visit(body, false);
  return found;
}

/** Whether a sequence has only lookaheads before a part, and nothing after it. */
const isAfterLookaheads = (part: Expression, e: Expression): boolean =>
  e.op === 'sequence' && part === e.parts.at(-1) && e.parts.slice(0, -1).every(isLookahead);

const isLookahead = ({ op }: Expression): boolean =>
  op === 'and' || op === 'not' || op === 'test' || op === 'lineStart';

/** A character with its escape, such as `\u{10FFFF}`, has no more units than this. */
const MAX_CHARACTER_LENGTH = 12;

/** Whether an expression matches single characters, some of them perhaps written as escapes. */
export function isOneCharacter(e: Expression, grammar: Grammar): boolean {
  return maxLengthOf(e, grammar, new Map()) <= MAX_CHARACTER_LENGTH && hasSingle(e, grammar);
}

/** Whether one of the alternatives of an expression is one character of a set. Rules are not recursive. */
function hasSingle(e: Expression, grammar: Grammar): boolean {
  switch (e.op) {
    case 'set':
      return true;
    case 'choice':
      return e.alternatives.some((alternative) => hasSingle(alternative, grammar));
    case 'sequence': {
      const last = e.parts.at(-1);
      return last !== undefined && isAfterLookaheads(last, e) && hasSingle(last, grammar);
    }
    case 'rule':
      return hasSingle(lookUp(grammar.rules, e.name).body, grammar);
    case 'text':
    case 'field':
    case 'capture':
      return hasSingle(e.inner, grammar);
    default:
      return false;
  }
}

/**
 * Returns the number of units of the longest text that an expression matches; Infinity if it can be of any length.
 *
 * @param known the results for rules, Infinity for the rules that the expression is in
 */
function maxLengthOf(e: Expression, grammar: Grammar, known: Map<string, number>): number {
  const inside = (inner: Expression): number => maxLengthOf(inner, grammar, known);
  switch (e.op) {
    case 'literal':
      return e.units.length;
    case 'set':
      return 1;
    case 'sequence':
      return e.parts.reduce((sum, part) => sum + inside(part), 0);
    case 'choice':
      return e.alternatives.reduce((max, alternative) => Math.max(max, inside(alternative)), 0);
    case 'repeat': {
      if (!Number.isFinite(e.max)) return Number.POSITIVE_INFINITY;
      return e.max * (inside(e.element) + (e.separator === undefined ? 0 : inside(e.separator)));
    }
    case 'text':
    case 'field':
    case 'capture':
      return inside(e.inner);
    case 'again':
      return Number.POSITIVE_INFINITY;
    case 'rule': {
      const before = known.get(e.name);
      if (before !== undefined) return before;
      known.set(e.name, Number.POSITIVE_INFINITY);
      const length = inside(lookUp(grammar.rules, e.name).body);
      known.set(e.name, length);
      return length;
    }
    default:
      return 0;
  }
}
