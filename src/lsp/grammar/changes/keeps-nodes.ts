import { defined } from '../../../defined.js';
import { applyEdits, type TextEdit } from '../../../diagnostics/index.js';
import { type InspectedRule, inspectGrammar } from '../../../generator/inspect.js';
import type { ReadGrammar } from '../read-grammar.js';

/**
 * Whether a grammar has no errors after edits, and every rule makes the same as before.
 *
 * @param removed the name of a rule that the edits remove, if any
 */
export function keepsNodes(grammar: ReadGrammar, edits: readonly TextEdit[], removed?: string): boolean {
  const { text, inspected, file, read, memory } = grammar;
  const after = inspectGrammar(applyEdits(text, edits), { file, ...defined({ read, memory }) }).rules;
  if (inspected.rules === undefined || after === undefined) return false;
  return [...inspected.rules].every(([name, before]) => {
    if (name === removed) return true;
    const rule = after.get(name);
    return rule !== undefined && factsOf(rule) === factsOf(before);
  });
}

const factsOf = ({ location: _, ...facts }: InspectedRule): string => JSON.stringify(facts);
