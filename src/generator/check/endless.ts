import { leftCalls } from '../analyze/calls/left-calls.js';
import { consumesNothing, type Facts } from '../analyze/facts.js';
import { repetitionFix } from '../fixes/alternatives.js';
import { endlessFix } from '../fixes/repetitions.js';
import { reachability } from '../graph/reachability.js';
import { type Grammar, lookUp, walk } from '../ir.js';
import type { ProblemReporter } from '../resolve/read-grammar.js';

/** Reports endless repetition: any number of a part that can match nothing. */
export function checkEndlessRepetition(grammar: Grammar, facts: Facts, problems: ProblemReporter): void {
  for (const rule of grammar.rules.values()) {
    walk(rule.body, (e) => {
      if (
        e.op !== 'repeat' ||
        (Number.isFinite(e.max) && e.counted === undefined) ||
        !consumesNothing(e.element, facts)
      ) {
        return;
      }
      if (e.separator !== undefined && !consumesNothing(e.separator, facts)) return;
      const fix = endlessFix(e, (inner) => consumesNothing(inner, facts), problems.sources);
      const args = { rule: rule.copyOf ?? rule.name };
      problems.report('endless-repetition', { at: e.location ?? rule.location, args, fix });
    });
  }
}

/** Reports left recursion: a rule that can call itself before anything is consumed would never end. */
export function checkLeftRecursion(grammar: Grammar, facts: Facts, problems: ProblemReporter): void {
  const graph = leftCalls(grammar, facts);
  const reach = reachability(graph);
  const reported = new Set<string>();
  for (const [name, rule] of grammar.rules) {
    if (!lookUp(reach, name).has(name) || reported.has(name)) continue;
    const cycle = shortestCycle(name, graph);
    for (const member of cycle) reported.add(member);
    const fix =
      cycle.length > 2 || rule.body.location === undefined
        ? undefined
        : repetitionFix(name, rule.body.location, problems.sources);
    problems.report('left-recursion', { at: rule.location, args: { name, cycle: cycle.join(' -> ') }, fix });
  }
}

function shortestCycle(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const paths = [{ path: [start], last: start }];
  const seen = new Set<string>();
  for (let first = paths.shift(); first !== undefined; first = paths.shift()) {
    const { path, last } = first;
    for (const next of graph.get(last) ?? []) {
      if (next === start) return [...path, start];
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push({ path: [...path, next], last: next });
    }
  }
  return [start, start];
}
