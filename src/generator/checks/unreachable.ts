import { alwaysMatches, type Facts } from '../analysis/facts.js';
import type { GrammarReader } from '../frontend/read-grammar.js';
import { type Grammar, walk } from '../ir.js';

/** Alternatives that are never tried, as one before them matches every text. */
export function checkUnreachable(grammar: Grammar, facts: Facts, reader: GrammarReader): void {
  for (const rule of grammar.rules.values()) {
    walk(rule.body, (e) => {
      if (e.op !== 'choice') return;
      const sure = e.alternatives.findIndex((alternative) => alwaysMatches(alternative, facts));
      const next = sure < 0 ? undefined : e.alternatives[sure + 1];
      if (next === undefined) return;
      const message = `alternative ${sure + 2} is never reached: alternative ${sure + 1} matches every text`;
      reader.report('warning', message, next.at ?? rule.location);
    });
  }
}
