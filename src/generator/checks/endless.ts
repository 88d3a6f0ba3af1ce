import { consumesNothing, type Facts } from '../analysis/facts.js';
import { endlessFix } from '../fixes/repetitions.js';
import type { GrammarReader } from '../frontend/read-grammar.js';
import { type Grammar, walk } from '../ir.js';

/** Reports endless repetition: any number of a part that can match nothing. */
export function checkEndlessRepetition(grammar: Grammar, facts: Facts, reader: GrammarReader): void {
  for (const rule of grammar.rules.values()) {
    walk(rule.body, (e) => {
      if (e.op !== 'repeat' || Number.isFinite(e.max) || !consumesNothing(e.element, facts)) return;
      if (e.separator !== undefined && !consumesNothing(e.separator, facts)) return;
      const message = `possible endless loop: "${rule.copyOf ?? rule.name}" repeats something that can match nothing`;
      const fix = endlessFix(e, (inner) => consumesNothing(inner, facts), reader.sources);
      reader.report('error', message, e.at ?? rule.location, fix);
    });
  }
}
