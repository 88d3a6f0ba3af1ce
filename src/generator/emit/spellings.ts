import type { CharSet } from '../frontend/char-set.js';
import type { Expression, Grammar } from '../ir.js';

/** A language with more texts than this is just `string`. */
const FEW = 12;

/**
 * Every text that an expression can match, or `undefined` where there are more than a few. Lookaheads are passed
 * over, so a text may be listed that they rule out.
 */
export function spellings(e: Expression, grammar: Grammar, within: readonly string[] = []): string[] | undefined {
  switch (e.op) {
    case 'literal':
      return e.units.map(characters).reduce(product, ['']);
    case 'set':
      return characters(e.set);
    case 'sequence':
      return e.parts.map((part) => spellings(part, grammar, within)).reduce(product, ['']);
    case 'choice': {
      const all = e.alternatives.map((alternative) => spellings(alternative, grammar, within));
      return all.includes(undefined) ? undefined : few(all.flatMap((texts) => texts ?? []));
    }
    case 'repeat': {
      if (e.separator !== undefined || e.max !== 1) return undefined;
      const once = spellings(e.element, grammar, within);
      return once === undefined || e.min === 1 ? once : few([...once, '']);
    }
    case 'and':
    case 'not':
      return [''];
    case 'text':
    case 'field':
      return spellings(e.inner, grammar, within);
    case 'rule':
      if (within.includes(e.name)) return undefined;
      return spellings(grammar.rules.get(e.name)!.body, grammar, [...within, e.name]);
  }
}

function characters({ points, ranges }: CharSet): string[] | undefined {
  const out: string[] = [];
  for (const [low, high] of ranges) {
    if (out.length + high - low >= FEW) return undefined;
    for (let c = low; c <= high; c++) out.push(points ? String.fromCodePoint(c) : String.fromCharCode(c));
  }
  return out.length === 0 ? undefined : out;
}

function product(a: string[] | undefined, b: string[] | undefined): string[] | undefined {
  if (a === undefined || b === undefined || a.length * b.length > FEW) return undefined;
  return few(a.flatMap((left) => b.map((right) => left + right)));
}

function few(texts: readonly string[]): string[] | undefined {
  const distinct = [...new Set(texts)];
  return distinct.length <= FEW ? distinct : undefined;
}
