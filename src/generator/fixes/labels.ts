import type { ast, LocationRange } from 'peggy';
import { didYouMean } from '../../diagnostics/nearest.js';
import { type GrammarFix, type GrammarLocation, replaceFix } from '../problem.js';
import { type LabelUse, locationOf, type PeggyExpression, walkExpression } from '../read/peggy-ast.js';
import { edit, editFix, freeName, type Sources } from './edits.js';

/** Returns the fix that gives a label, which a sequence uses twice, a free name. */
export function secondLabelFix(label: string, location: LocationRange, taken: ReadonlySet<string>): GrammarFix {
  const free = freeName(`${label}2`, (name) => taken.has(name));
  return replaceFix(`rename this label to ${free}`, locationOf(location), free);
}

/** Returns the fix that makes a test of a label, or of a predicate of the caller, a lookahead. */
export const bareTestFix = ({ file, start }: GrammarLocation): GrammarFix =>
  editFix('write & before the test', file, start, start, '&');

/** Returns the fix that drops labels. */
export function dropLabelsFix(labels: readonly GrammarLocation[], sources: Sources): GrammarFix {
  const edits = labels.map(({ file, start, end }) => {
    const colon = /^\s*:\s*/.exec((sources.get(file) ?? '').slice(end))?.[0].length ?? 0;
    return edit(file, start, end + colon, '');
  });
  return { title: labels.length === 1 ? 'drop the label' : 'drop these labels', edits };
}

/**
 * Returns the fix for a back reference to a label that its rule does not have: a similar label; a label before the
 * rule of that name, if the body uses it; that rule itself, if the grammar has it; otherwise nothing in place of it.
 *
 * @param rules names of the rules of the grammar
 */
export function backReferenceFix(
  { label, location, ...use }: LabelUse,
  body: PeggyExpression,
  rules: readonly string[],
): GrammarFix | undefined {
  const labels = new Set<string>();
  const uses: ast.RuleReference[] = [];
  walkExpression(body, (e) => {
    if (e.type === 'labeled' && e.label !== null) labels.add(e.label);
    if (e.type === 'rule_ref') uses.push(e);
  });
  const at = locationOf(location);
  const near = didYouMean(label, [...labels]);
  const isBackReference = use.type === 'back_reference' && use.ignoreCase !== true;
  if (!isBackReference) {
    if (near === undefined) return undefined;
    // A label is written after the operators of a test, and alone as the bound of a repetition.
    const signs = use.type !== undefined ? (use.type === 'column_test' ? 2 : 1) : 0;
    return replaceFix(`write ${near}`, { ...at, start: at.start + signs, end: at.start + signs + label.length }, near);
  }
  if (near !== undefined) return replaceFix(`write =${near}`, at, `=${near}`);
  const used = uses.filter(({ location: { end } }) => end.offset <= at.start);
  const source = didYouMean(
    label,
    used.map(({ name }) => name),
  );
  const part = used.find(({ name }) => name === source);
  if (part !== undefined) {
    const { file, start } = locationOf(part.location);
    return editFix(`label ${part.name} with ${label}:`, file, start, start, `${label}:`);
  }
  const rule = didYouMean(label, rules);
  if (rule !== undefined) return replaceFix(`write ${rule}`, at, rule);
  return replaceFix('replace the back reference by ""', at, '""');
}
