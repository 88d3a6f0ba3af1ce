import { defined } from '../../defined.js';
import { fieldName, type Grammar, isFragment, isPart, lookUp, references, type Rule } from '../ir.js';
import { type FieldShape, nodeShapes } from './plan/node-shape.js';
import type { Plan } from './plan/plan.js';

/** Versions that are written into `grammar.json`. */
export interface Versions {
  readonly ludogram: string;
  readonly peggy: string;
}

/**
 * Writes `grammar.json`: the grammar for tools and documentation. No code reads it.
 *
 * @param flags the flags of the grammar that are set
 */
export function grammarFile(plan: Plan, source: string, versions: Versions, flags: readonly string[]): string {
  const { grammar } = plan;
  const shapes = nodeShapes(plan);
  const written = [...grammar.rules.values()].filter((rule) => rule.copyOf === undefined && !isPart(rule));
  const rules = written.map((rule) => ({
    name: rule.name,
    ...defined({ kind: rule.kind, display: rule.display }),
    ...(rule.isError ? { error: true } : {}),
    ...(rule.isComment ? { comment: true } : {}),
    ...(isFragment(rule) ? {} : { fields: fieldsOf(lookUp(shapes, rule.name), grammar.fields) }),
    uses: usesOf(rule, grammar),
    source: rule.source,
  }));
  const about = {
    grammar: grammar.id,
    source,
    versions,
    ...(flags.length === 0 ? {} : { flags }),
    startRules: grammar.startRules,
    kinds: grammar.kinds,
    fields: grammar.fields,
    rules,
  };
  return `${JSON.stringify(about, null, 2)}\n`;
}

/** Returns the rules that a rule refers to, through copies and parts, without the rules of recovery. */
function usesOf({ body }: Rule, grammar: Grammar): string[] {
  const names = [...references(body)].flatMap((name) => {
    const rule = lookUp(grammar.rules, name);
    if (rule.isRecovery === true) return [];
    return isPart(rule) ? usesOf(rule, grammar) : [rule.copyOf ?? name];
  });
  return [...new Set(names)];
}

function fieldsOf(shape: ReadonlyMap<number, FieldShape>, names: readonly string[]): Record<string, unknown> {
  const entries = [...shape].map(([field, { min, max, kinds, token }]) => [
    fieldName(names, field),
    {
      holds: max > 1 ? 'list' : min === 0 ? 'optional' : 'required',
      ...(kinds.length === 0 ? {} : { kinds }),
      ...(token === undefined ? {} : { token: token.spellings ?? 'text' }),
    },
  ]);
  return Object.fromEntries(entries);
}
