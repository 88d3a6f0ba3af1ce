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
  let graph = graphs.get(rules);
  if (graph === undefined) {
    graph = new Map([...rules].map(([name, { body }]) => [name, references(body)]));
    graphs.set(rules, graph);
  }
  return graph;
}

/** Returns, for each rule of a grammar, the rules that refer to it. */
export function ruleUsers(grammar: Rules): ReadonlyMap<string, readonly Rule[]> {
  const { rules } = grammar;
  const cached = users.get(rules);
  if (cached !== undefined) return cached;
  const found = new Map<string, Rule[]>(Array.from(rules.keys(), (name) => [name, []]));
  for (const [name, uses] of ruleGraph(grammar)) {
    for (const used of uses) lookUp(found, used).push(lookUp(rules, name));
  }
  users.set(rules, found);
  return found;
}

/** Returns, for each rule of a grammar, the rules that it refers to, directly or through others. */
export function ruleReach(grammar: Rules): RuleGraph {
  let reach = reaches.get(grammar.rules);
  if (reach === undefined) {
    reach = reachability(ruleGraph(grammar));
    reaches.set(grammar.rules, reach);
  }
  return reach;
}
