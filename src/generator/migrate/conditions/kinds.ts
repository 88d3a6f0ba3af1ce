import type { ast } from 'peggy';
import { allDefined } from '../../../defined.js';
import { type PeggyExpression, ruleBody } from '../../read/peggy-ast.js';
import { stringOf } from '../code.js';
import { returnedBy } from './decisions.js';

/** A rule whose value is an object, and a member of that object that is always the same text. */
export interface KindRule {
  readonly rule: string;
  readonly kind: string;
}

/**
 * Returns the rules that an expression is a choice of, in their order, with the text that a member of their values is:
 * `{ type: "call", … }`; `undefined` if it isn't known of each of them.
 *
 * @param seen the rules that were looked at: where one is tried again, it fails again
 */
export function kindRules(
  e: PeggyExpression,
  member: string,
  rules: ReadonlyMap<string, ast.Rule>,
  seen = new Set<string>(),
): readonly KindRule[] | undefined {
  if (e.type !== 'rule_ref') return undefined;
  if (seen.has(e.name)) return [];
  seen.add(e.name);
  const rule = rules.get(e.name);
  if (rule === undefined) return undefined;
  const body = ruleBody(rule);
  const alternatives = body.type === 'choice' ? body.alternatives : [body];
  const kinds = alternatives.map((alternative) => kindOf(alternative, member));
  const [kind] = kinds;
  if (kind !== undefined && kinds.every((one) => one === kind)) return [{ rule: e.name, kind }];
  return allDefined(alternatives.map((alternative) => kindRules(alternative, member, rules, seen)))?.flat();
}

/** Returns the text that a member of the value of an alternative is. */
function kindOf(e: PeggyExpression, member: string): string | undefined {
  const returned = e.type === 'action' ? returnedBy(e.code) : undefined;
  if (returned?.type !== 'ObjectExpression') return undefined;
  const found = returned.properties.map((property) => {
    if (property.type !== 'Property' || property.computed) return undefined;
    const key =
      property.key.type === 'Identifier' ? property.key.name : stringOf(property.key as Parameters<typeof stringOf>[0]);
    return { key, kind: stringOf(property.value) };
  });
  // Other parts of the object may have a member of this name.
  return allDefined(found)?.findLast(({ key }) => key === member)?.kind;
}

/** Writes a choice that fails if the first rule that matches isn't one of the wanted kinds: `!Call (Id / Num)`. */
export function choiceOfKinds(all: readonly KindRule[], isWanted: (kind: string) => boolean): string {
  const [first, ...rest] = all;
  if (first === undefined || all.every(({ kind }) => !isWanted(kind))) return '!""';
  const others = rest.some(({ kind }) => isWanted(kind)) ? choiceOfKinds(rest, isWanted) : undefined;
  if (!isWanted(first.kind)) return `!${first.rule} ${others?.includes(' / ') === true ? `(${others})` : others}`;
  return others === undefined ? first.rule : `${first.rule} / ${others}`;
}
