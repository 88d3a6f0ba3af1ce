import { STEPS, STEPS_PER_UNIT, tableOf } from './explain.js';
import type { Expected } from './failure.js';
import { FailureTracer } from './failure-tracer.js';
import type { Tree } from './tree.js';

/**
 * Returns what can come at an offset of a text, for completion: literals, classes of characters, and display names of
 * rules that can begin there, in the order of the grammar. Only the text before the offset counts. Returns nothing if
 * the start rule does not reach the offset.
 */
export function expectedAt(tree: Tree, offset: number): Expected[] {
  const table = tableOf(tree.language);
  const start = table.rules.findIndex((rule) => rule.start === tree.startRule);
  if (start < 0) return [];
  const text = tree.text.slice(0, Math.max(0, offset));
  const tracer = new FailureTracer(table, text, STEPS + STEPS_PER_UNIT * text.length);
  tracer.reset(text.length);
  tracer.attempt(start, 0);
  return tracer.expected;
}
