import { allDefined } from '../../../defined.js';
import { getOrInsert } from '../../../maps.js';
import { charactersIn, type CharSet } from '../../char-set.js';
import { type Expression, type Grammar, lookUp } from '../../ir.js';

/** A language with more texts than this is typed as `string`. */
const MAX_SPELLINGS = 12;

/** Texts that are longer together are typed as `string`: rules that use others twice match texts of any length. */
const MAX_LENGTH = 10_000;

/**
 * Returns every text that an expression can match, or `undefined` if there are more than a few. Ignores lookaheads, so
 * the list may have a text that they rule out.
 */
export function spellings(e: Expression, grammar: Grammar): string[] | undefined {
  switch (e.op) {
    case 'literal':
      return e.units.map(characters).reduce(product, ['']);
    case 'set':
      return characters(e.set);
    case 'sequence':
      return e.parts.map((part) => spellings(part, grammar)).reduce(product, ['']);
    case 'choice': {
      const all = allDefined(e.alternatives.map((alternative) => spellings(alternative, grammar)));
      return all && distinctIfFew(all.flat());
    }
    case 'repeat': {
      if (e.separator !== undefined || e.max !== 1) return undefined;
      const once = spellings(e.element, grammar);
      return once === undefined || e.min === 1 ? once : distinctIfFew([...once, '']);
    }
    case 'and':
    case 'not':
    case 'test':
    case 'lineStart':
      return [''];
    case 'again':
      return undefined;
    case 'text':
    case 'field':
    case 'capture':
      return spellings(e.inner, grammar);
    case 'rule':
      return spellingsOfRule(e.name, grammar);
  }
}

/** The spellings of the rules of a grammar; recursive ones match more than a few texts. */
const spellingsByGrammar = new WeakMap<Grammar, Map<string, string[] | undefined>>();

function spellingsOfRule(name: string, grammar: Grammar): string[] | undefined {
  const rules = getOrInsert(spellingsByGrammar, grammar, () => new Map());
  if (!rules.has(name)) {
    rules.set(name, undefined);
    rules.set(name, spellings(lookUp(grammar.rules, name).body, grammar));
  }
  return rules.get(name);
}

function characters(set: CharSet): string[] | undefined {
  const all = charactersIn(set, MAX_SPELLINGS);
  return all?.length === 0 ? undefined : all;
}

function product(a: string[] | undefined, b: string[] | undefined): string[] | undefined {
  if (a === undefined || b === undefined || a.length * b.length > MAX_SPELLINGS) return undefined;
  return distinctIfFew(a.flatMap((left) => b.map((right) => left + right)));
}

function distinctIfFew(texts: readonly string[]): string[] | undefined {
  const distinct = [...new Set(texts)];
  const length = distinct.reduce((sum, text) => sum + text.length, 0);
  return distinct.length <= MAX_SPELLINGS && length <= MAX_LENGTH ? distinct : undefined;
}
