import { consumesNothing, type Facts } from '../analysis/facts.js';
import type { GrammarReader } from '../frontend/read-grammar.js';
import { reachability } from '../graph.js';
import { type Expression, type Grammar, parts } from '../ir.js';

/** Left recursion: a rule that can come back to itself before anything is consumed would never end. */
export function checkLeftRecursion(grammar: Grammar, facts: Facts, reader: GrammarReader): void {
  const graph = new Map([...grammar.rules].map(([name, rule]) => [name, callsAtStart(rule.body, facts)]));
  const reach = reachability(graph);
  const told = new Set<string>();
  for (const [name, rule] of grammar.rules) {
    if (!reach.get(name)!.has(name) || told.has(name)) continue;
    const cycle = shortestCycle(name, graph);
    for (const member of cycle) told.add(member);
    const message = `left recursion: "${name}" can call itself before it consumes anything (${cycle.join(' -> ')})`;
    reader.report('error', message, rule.place);
  }
}

/** Rules that an expression can call at the very place where it starts. */
function callsAtStart(e: Expression, facts: Facts): Set<string> {
  if (e.op === 'rule') return new Set([e.name]);
  const calls = new Set<string>();
  for (const part of parts(e)) {
    for (const name of callsAtStart(part, facts)) calls.add(name);
    const goesOn = e.op === 'choice' || consumesNothing(part, facts);
    if (!goesOn) break;
  }
  return calls;
}

function shortestCycle(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const paths = [[start]];
  const seen = new Set<string>();
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    for (const next of graph.get(path.at(-1)!) ?? []) {
      if (next === start) return [...path, start];
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return [start, start];
}
