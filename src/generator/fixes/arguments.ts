import type { GrammarFix } from '../problem.js';
import { locationOf, type RuleUse, walkExpression } from '../read/peggy-ast.js';
import { edit, editFix } from './edits.js';

/** Returns the fix that drops the list of arguments of a use. */
export function dropArgumentsFix({ list, location }: RuleUse): GrammarFix | undefined {
  if (list === undefined) return undefined;
  const { file } = locationOf(location);
  return editFix('drop the arguments', file, list.start, list.end, '');
}

/** Returns the fix that gives a use the right number of arguments: it drops those at the end, or adds empty texts. */
export function argumentCountFix({ name, location, list, args = [] }: RuleUse, wanted: number): GrammarFix {
  const { file, end } = locationOf(location);
  const added = Array.from({ length: wanted - Math.min(wanted, args.length) }, () => '""').join(', ');
  if (list === undefined) {
    const after = nameEnd(name, location.start.offset, end);
    return editFix(`write ${name}<${added}>`, file, after, after, `<${added}>`);
  }
  const kept = list.items[wanted - 1];
  if (kept !== undefined && args.length > wanted) {
    return editFix('drop the last arguments', file, kept.end, list.end - 1, '');
  }
  return editFix(`add ${added}`, file, list.end - 1, list.end - 1, `, ${added}`);
}

/** Returns the end of a name, as the location of a use may include white space after it. */
const nameEnd = (name: string, start: number, end: number): number => Math.min(end, start + name.length);

/**
 * Returns the fix for an argument that grows each time that its rule is expanded: the first parameter in it is passed
 * on alone.
 *
 * @param parameters the parameters of the rule that the use is in
 */
export function growingFix(
  { args = [], list, location }: RuleUse,
  parameters: ReadonlySet<string>,
): GrammarFix | undefined {
  const { file } = locationOf(location);
  const edits = args.flatMap((argument, i) => {
    const span = list?.items[i];
    const found = argument.type === 'parameter' ? undefined : parameterIn(argument, parameters);
    return span === undefined || found === undefined ? [] : [edit(file, span.start, span.end, found)];
  });
  return edits.length === 0 ? undefined : { title: `write ${edits.map(({ text }) => text).join(', ')}`, edits };
}

function parameterIn(e: NonNullable<RuleUse['args']>[number], parameters: ReadonlySet<string>): string | undefined {
  let found: string | undefined;
  walkExpression(e, (inner) => {
    if (inner.type === 'parameter' && parameters.has(inner.name)) found ??= inner.name;
  });
  return found;
}
