import type { ExplainTable } from './explain-table.js';
import { FailureTracer } from './failure-tracer.js';
import { tableOf } from './explain.js';
import type { Tree } from './tree.js';

/** Limit for the attempts of the search: a number for each unit of the text, and a fixed one. */
const STEPS = 200_000;
const STEPS_PER_UNIT = 60;

/**
 * Returns the literals of the grammar that can come next at the end of a text, each once, in the order of the grammar.
 * Ignores error productions. The search has a budget that is linear in the length of the text; beyond it, nothing is
 * found.
 */
export function expectedTexts({ language, startRule, text }: Tree): string[] {
  const { rules, recovers } = tableOf(language);
  // The display name of a rule would hide its literals.
  const plain: ExplainTable = { recovers, rules: rules.map(({ display: _, ...rule }) => rule) };
  const tracer = new FailureTracer(plain, text, STEPS + STEPS_PER_UNIT * text.length);
  tracer.reset(text.length);
  const end = tracer.attempt(
    rules.findIndex(({ start }) => start === startRule),
    0,
  );
  if (end < 0 && tracer.farthest !== text.length) return [];
  return tracer.expected.filter(({ type }) => type === 'literal').map(({ text: literal }) => literal);
}
