import { BUILTIN_KINDS } from '../../cst/language.js';
import { dropRuleFix } from '../fixes/rules.js';
import type { GrammarReader } from '../frontend/read-grammar.js';
import { reachability } from '../graph.js';
import { type Grammar, lookUp, references } from '../ir.js';

/** Leaves out the rules that no start rule uses, with a warning for each, and numbers the remaining kinds. */
export function withoutUnusedRules(grammar: Grammar, reader: GrammarReader): Grammar {
  const reach = reachability(new Map([...grammar.rules].map(([name, rule]) => [name, references(rule.body)])));
  const needed = new Set(grammar.startRules.flatMap((name) => [name, ...lookUp(reach, name)]));
  const written = new Set([...needed].map((name) => lookUp(grammar.rules, name).copyOf ?? name));
  for (const { name, location, source, copyOf } of grammar.rules.values()) {
    if (written.has(name) || copyOf !== undefined) continue;
    const { file, start } = location;
    const fix = dropRuleFix(name, start, start + source.length, file, reader.sources);
    reader.report('warning', `rule "${name}" is not used`, location, fix);
  }
  const kinds: string[] = [...BUILTIN_KINDS];
  const rules = [...grammar.rules.values()].filter(({ name }) => needed.has(name) || written.has(name));
  const numbered = rules.map((rule) => (rule.kind === undefined ? rule : { ...rule, kind: kinds.push(rule.name) - 1 }));
  return { ...grammar, kinds, rules: new Map(numbered.map((rule) => [rule.name, rule])) };
}
