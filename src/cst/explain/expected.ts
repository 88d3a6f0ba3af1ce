import type { Tree } from '../tree/tree.js';
import { tableOf, tracerOf } from './explain.js';
import type { ExplainTable } from './explain-table.js';
import type { Expected } from './failure-tracer.js';

/**
 * Returns the literals of the grammar that can come next at the end of a text, each once, in the order of the grammar.
 * Ignores error productions. The search has a budget that is linear in the length of the text; beyond it, nothing is
 * found.
 */
export function expectedTexts(tree: Tree): string[] {
  const { language, startRule, text } = tree;
  const { rules, recovers } = tableOf(language);
  // The display name of a rule would hide its literals.
  const plain: ExplainTable = { recovers, rules: rules.map(({ display: _, ...rule }) => rule) };
  const tracer = tracerOf(tree, text, plain);
  tracer.reset(text.length);
  const end = tracer.attempt(
    rules.findIndex(({ start }) => start === startRule),
    0,
  );
  if (end < 0 && tracer.farthest !== text.length) return [];
  return tracer.expected.filter(({ type }) => type === 'literal').map(({ text: literal }) => literal);
}

/**
 * Returns what can come at an offset of a text, for completion: literals, classes of characters, and display names of
 * rules that can begin there, in the order of the grammar. Only the text before the offset counts. Returns nothing if
 * the start rule does not reach the offset.
 */
export function expectedAt(tree: Tree, offset: number): Expected[] {
  const start = tableOf(tree.language).rules.findIndex((rule) => rule.start === tree.startRule);
  if (start < 0) return [];
  const text = tree.text.slice(0, Math.max(0, offset));
  const tracer = tracerOf(tree, text);
  tracer.reset(text.length);
  tracer.attempt(start, 0);
  return tracer.expected;
}
