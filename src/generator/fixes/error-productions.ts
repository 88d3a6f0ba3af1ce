import type { Rule } from '../ir.js';
import type { GrammarFix, GrammarLocation } from '../problem.js';
import { appendEdit, edit, type Sources } from './edits.js';
import { renameRuleFix } from './rules.js';

/** Returns the fix that makes an error production an ordinary rule: its name no longer ends in `Error`. */
export function ordinaryRuleFix({ name, location }: Rule, sources: Sources): GrammarFix {
  return renameRuleFix(name, `${name}Node`, location.file, sources);
}

/**
 * Returns the fix that gives a second choice an error production of its own: a copy with another name.
 *
 * @param use the location of the production in that choice
 * @param taken names of the rules of the grammar
 */
export function ownErrorFix(
  rule: Rule,
  use: GrammarLocation,
  taken: ReadonlySet<string>,
  sources: Sources,
): GrammarFix {
  const base = rule.name.replace(/Error$/, '');
  let free = `${base}2Error`;
  for (let number = 3; taken.has(free); number++) free = `${base}${number}Error`;
  const { file } = rule.location;
  const body = rule.source.slice(rule.name.length);
  return {
    title: `give this choice its own ${free}`,
    edits: [edit(use.file, use.start, use.end, free), appendEdit(file, `${free}${body}`, sources)],
  };
}
