import { getOrInsert } from '../../../maps.js';
import { reachability } from '../../graph/reachability.js';
import { type Grammar, lookUp, references, type Rule } from '../../ir.js';

/** For each rule, other rules; both by name. */
export type RuleGraph = ReadonlyMap<string, ReadonlySet<string>>;

type Rules = Pick<Grammar, 'rules'>;

// Most passes do not change the rules of a grammar, so a dozen of them need the same graph.
const graphs = new WeakMap<Grammar['rules'], RuleGraph>();
const users = new WeakMap<Grammar['rules'], ReadonlyMap<string, readonly Rule[]>>();
const reaches = new WeakMap<Grammar['rules'], RuleGraph>();

/** Returns, for each rule of a grammar, the rules that it refers to. */
export function ruleGraph({ rules }: Rules): RuleGraph {
  return getOrInsert(graphs, rules, () => new Map([...rules].map(([name, { body }]) => [name, references(body)])));
}

/** Returns, for each rule of a grammar, the rules that refer to it. */
export function ruleUsers(grammar: Rules): ReadonlyMap<string, readonly Rule[]> {
  const { rules } = grammar;
  return getOrInsert(users, rules, () => {
    const found = new Map<string, Rule[]>(Array.from(rules.keys(), (name) => [name, []]));
    for (const [name, uses] of ruleGraph(grammar)) {
      for (const used of uses) lookUp(found, used).push(lookUp(rules, name));
    }
    return found;
  });
}

/** Returns, for each rule of a grammar, the rules that it refers to, directly or through others. */
export function ruleReach(grammar: Rules): RuleGraph {
  return getOrInsert(reaches, grammar.rules, () => reachability(ruleGraph(grammar)));
}
