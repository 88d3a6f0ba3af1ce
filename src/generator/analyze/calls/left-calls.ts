import { reachability } from '../../graph/reachability.js';
import { type Expression, type Grammar, lookUp, partsOf } from '../../ir.js';
import { consumesNothing, type Facts } from '../facts.js';

/** Returns, for each rule, the rules that it can call at the offset where it starts. */
export function leftCalls(grammar: Grammar, facts: Facts): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([...grammar.rules].map(([name, rule]) => [name, callsAtStart(rule.body, facts)]));
}

/**
 * Returns, for each left-recursive rule, the others that it calls at the offset where it starts and that call it there.
 */
export function leftRecursiveGroups(grammar: Grammar, facts: Facts): ReadonlyMap<string, readonly string[]> {
  const reach = reachability(leftCalls(grammar, facts));
  const recursive = [...reach].filter(([name, reached]) => reached.has(name));
  return new Map(
    recursive.map(([name, reached]) => {
      return [name, [...reached].filter((other) => other !== name && lookUp(reach, other).has(name))];
    }),
  );
}

/** Returns the rules that can call themselves at the offset where they start, directly or through others. */
export function leftRecursiveRules(grammar: Grammar, facts: Facts): ReadonlySet<string> {
  const reach = reachability(leftCalls(grammar, facts));
  return new Set([...reach].filter(([name, reached]) => reached.has(name)).map(([name]) => name));
}

/** Returns the rules that an expression can call at the offset where it starts. */
export function callsAtStart(e: Expression, facts: Facts): Set<string> {
  if (e.op === 'rule') return new Set([e.name]);
  const calls = new Set<string>();
  for (const part of partsOf(e)) {
    for (const name of callsAtStart(part, facts)) calls.add(name);
    const mayContinue = e.op === 'choice' || consumesNothing(part, facts);
    if (!mayContinue) break;
  }
  return calls;
}
