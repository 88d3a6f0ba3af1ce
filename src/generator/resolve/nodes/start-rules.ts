import { didYouMean } from '../../../diagnostics/nearest.js';
import { ruleGraph, ruleReach } from '../../analyze/calls/rule-graph.js';
import { ordinaryRuleFix } from '../../fixes/error-productions.js';
import { type Grammar, isFragment, lookUp, wordRules } from '../../ir.js';
import type { GrammarReader } from '../read-grammar.js';

/**
 * Returns the grammar with its start rules: the requested ones; by default its first rule and every node rule that no
 * other rule uses. Reports start rules that don't exist, have parameters or are error productions.
 *
 * @param templates names of the rules with parameters
 */
export function chooseStartRules(
  grammar: Grammar,
  asked: readonly string[] | undefined,
  reader: GrammarReader,
  templates: ReadonlySet<string>,
): Grammar {
  const startRules = asked?.length ? [...new Set(asked)] : naturalStarts(grammar);
  for (const name of startRules) {
    const rule = grammar.rules.get(name);
    if (asked?.includes(name) === true && templates.has(name)) {
      reader.report('start-rule-parameters', { args: { name } });
    } else if (rule === undefined) {
      const near = didYouMean(name, [...grammar.rules.keys()]);
      reader.report('unknown-start-rule', { args: { name, near } });
    } else if (rule.isError) {
      const fix = ordinaryRuleFix(rule, reader.sources);
      reader.report('unused-error-production', { at: rule.location, args: { name }, fix });
    }
  }
  return { ...grammar, startRules: startRules.filter((name) => grammar.rules.has(name)) };
}

/** Puts the default start rule first: the first rule, unless it is a fragment of another start rule. */
function naturalStarts(grammar: Grammar): string[] {
  const { rules } = grammar;
  const graph = ruleGraph({ rules });
  const called = [...graph].flatMap(([name, names]) => [...names].filter((other) => other !== name));
  const used = new Set([...called, ...wordRules(grammar)]);
  const roots = [...rules.values()].filter((rule) => !isFragment(rule) && !used.has(rule.name));
  const names = roots.map(({ name }) => name);
  const first = rules.values().next().value!;
  if (names.includes(first.name)) return names;
  const reach = ruleReach({ rules });
  const isPart = isFragment(first) && names.some((name) => lookUp(reach, name).has(first.name));
  return isPart ? [...names, first.name] : [first.name, ...names];
}
