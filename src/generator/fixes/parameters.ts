import type { ast } from 'peggy';
import { lineBreakOf } from '../../cst/text/line-index.js';
import type { GrammarEdit, GrammarFix } from '../problem.js';
import { locationOf, type ParametrizedRule, type RuleUse, walkExpression } from '../read/peggy-ast.js';
import { appendEdit, edit, editFix, type Sources } from './edits.js';

type Parameter = NonNullable<ParametrizedRule['parameters']>[number];

/** The offsets of a list with its delimiters, and of its parts. */
interface WrittenList {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly items: readonly { readonly start: number; readonly end: number }[];
}

/** Returns the fix that drops a parameter of a rule, and the argument for it in each use. */
export function dropParameterFix(
  template: ParametrizedRule,
  parameter: Parameter,
  rules: readonly ast.Rule[],
  sources: Sources,
): GrammarFix {
  const parameters = template.parameters ?? [];
  const index = parameters.indexOf(parameter);
  const { file, end } = locationOf(template.nameLocation);
  const items = parameters.map(({ location }) => locationOf(location));
  const last = items.at(-1)?.end ?? end;
  const close = (sources.get(file) ?? '').indexOf('>', last);
  const edits = [dropItem({ file, start: end, end: close < 0 ? last : close + 1, items }, index)];
  for (const { expression } of rules) {
    walkExpression(expression, (e) => {
      if (e.type !== 'rule_ref' || e.name !== template.name) return;
      const { list, location } = e as RuleUse;
      if (list?.items[index] !== undefined) edits.push(dropItem({ file: locationOf(location).file, ...list }, index));
    });
  }
  return { title: `drop the parameter ${parameter.name} and its arguments`, edits: edits.filter(isOutermost) };
}

/** Whether an edit is inside no other one: an argument that is dropped can have uses of the same rule. */
const isOutermost = (inner: GrammarEdit, _: number, edits: readonly GrammarEdit[]): boolean =>
  !edits.some(
    (outer) => outer !== inner && outer.file === inner.file && outer.start <= inner.start && inner.end <= outer.end,
  );

/** Returns the edit that drops one part of a list; a list without parts is dropped too. */
function dropItem({ file, start, end, items }: WrittenList, index: number): GrammarEdit {
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]];
  if (item !== undefined && before !== undefined) return edit(file, before.end, item.end, '');
  if (item !== undefined && after !== undefined) return edit(file, item.start, after.start, '');
  return edit(file, start, end, '');
}

/**
 * Returns the fix for a first rule with parameters: it moves to the end of its file.
 *
 * @param isAlone whether all other rules have parameters too; a first rule that uses this one is then added
 */
export function laterRuleFix(rule: ParametrizedRule, isAlone: boolean, sources: Sources): GrammarFix {
  const { file, start, end } = locationOf(rule.location);
  const text = sources.get(file) ?? '';
  if (isAlone) {
    const use = `${rule.name}<${(rule.parameters ?? []).map(() => '""').join(', ')}>`;
    return editFix('add a first rule', file, start, start, `Start = ${use}${lineBreakOf(text)}`);
  }
  const written = text.slice(start, end).trimEnd();
  return {
    title: `move ${rule.name} to the end`,
    edits: [edit(file, start, end, ''), appendEdit(file, written, sources)],
  };
}
