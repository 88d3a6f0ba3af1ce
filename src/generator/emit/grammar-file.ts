import { lookUp, references } from '../ir.js';
import type { Plan } from './plan.js';
import { type FieldShape, nodeShapes } from './shape.js';

/** Versions that are noted in `grammar.json`. */
export interface Versions {
  readonly ludogram: string;
  readonly peggy: string;
}

/**
 * `grammar.json`: the grammar for tools and documentation. No code reads it.
 *
 * @param flags the flags of the grammar that are given
 */
export function grammarFile(plan: Plan, source: string, versions: Versions, flags: readonly string[]): string {
  const { grammar } = plan;
  const shapes = nodeShapes(plan);
  const written = [...grammar.rules.values()].filter(({ copyOf }) => copyOf === undefined);
  const rules = written.map((rule) => ({
    name: rule.name,
    ...(rule.kind === undefined ? {} : { kind: rule.kind }),
    ...(rule.display === undefined ? {} : { display: rule.display }),
    ...(rule.isError ? { error: true } : {}),
    ...(rule.isComment ? { comment: true } : {}),
    ...(rule.kind === undefined ? {} : { fields: fieldsOf(lookUp(shapes, rule.name), grammar.fields) }),
    uses: [...new Set([...references(rule.body)].map((name) => lookUp(grammar.rules, name).copyOf ?? name))],
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

function fieldsOf(shape: ReadonlyMap<number, FieldShape>, names: readonly string[]): Record<string, unknown> {
  const entries = [...shape].map(([field, { min, max, kinds, token }]) => [
    names[field]!,
    {
      holds: max > 1 ? 'list' : min === 0 ? 'optional' : 'required',
      ...(kinds.length === 0 ? {} : { kinds }),
      ...(token === undefined ? {} : { token: token.spellings ?? 'text' }),
    },
  ]);
  return Object.fromEntries(entries);
}
