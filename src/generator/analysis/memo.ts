import { nestingRules, reachability } from '../graph.js';
import { type Grammar, references } from '../ir.js';
import { type Compared, Comparison } from './comparison.js';
import { isContinuation, withContinuations } from './continuations.js';
import { analyseRules, type Facts } from './facts.js';
import { FirstSets } from './first.js';
import { lateFailures } from './late-failures.js';
import { leftCalls } from './left-calls.js';
import { PartLists } from './part-lists.js';
import type { Projection } from './projection.js';

/** Rules that need a memo, each with the rules whose parts would try it more than once at one offset. */
export type MemoRules = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The recursive rules that a parser would try at one offset more than once: in an attempt that fails, and in what is
 * tried instead of it. Each level of nesting would double the time, so they remember what they matched where.
 *
 * What is tried instead goes on beyond the end of a rule, in the rules that call it, if the rule leads back to them.
 * Where following both takes too long, the rules at which nesting is counted get a memo, as each cycle has one of them.
 */
export function memoRules(grammar: Grammar, facts: Facts, projection: Projection): MemoRules {
  const graph = new Map([...grammar.rules].map(([name, rule]) => [name, references(rule.body)]));
  const reach = reachability(graph);
  const isRecursive = (name: string): boolean => facts.get(name)!.recursive;
  const nests = new Set([...reach].filter(([name, inner]) => [name, ...inner].some(isRecursive)).map(([name]) => name));
  const found = new Map<string, Set<string>>();
  if (nests.size === 0) return found;
  const extended = withContinuations(grammar, reach);
  const extendedFacts = factsOf(extended, grammar);
  const first = new FirstSets(extended, extendedFacts, projection, true);
  const about: Compared = {
    grammar: extended,
    facts: extendedFacts,
    failsLate: lateFailures(
      extended,
      extendedFacts,
      new Set([...nests, ...[...extended.rules.keys()].filter(isContinuation)]),
    ),
    leftReach: reachability(leftCalls(extended, extendedFacts)),
    calls: new Map(),
  };
  const note = (name: string, why: string): void => {
    const reasons = found.get(name);
    if (reasons === undefined) found.set(name, new Set([why]));
    else reasons.add(why);
  };

  const inRule = new PartLists(about, first, { wanted: nests, cycle: new Set() });
  for (const name of nests) {
    const comparison = new Comparison(about, inRule, new Map());
    comparison.rule(name, undefined);
    for (const tried of comparison.met) note(tried, name);
  }
  const nesting = nestingRules(graph, grammar.startRules);
  for (const cycle of cyclesOf(reach)) {
    const lists = new PartLists(about, first, { wanted: cycle, cycle });
    for (const name of cycle) {
      const comparison = new Comparison(about, lists, found);
      comparison.rule(name, lists.after(name));
      if (comparison.meets) for (const counted of nesting) if (cycle.has(counted)) note(counted, name);
    }
  }
  return found;
}

/** The facts of all rules. What callers try after a rule is one of several things, so it may always fail. */
function factsOf(extended: Grammar, grammar: Grammar): Facts {
  return new Map(
    [...analyseRules(extended)].map(([name, facts]) => {
      return [name, grammar.rules.has(name) ? facts : { ...facts, infallible: false, recursive: false }];
    }),
  );
}

/** The sets of rules that lead to each other. */
function cyclesOf(reach: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string>[] {
  const cycles: Set<string>[] = [];
  for (const [name, inner] of reach) {
    if (!inner.has(name) || cycles.some((cycle) => cycle.has(name))) continue;
    cycles.push(new Set([...reach.keys()].filter((other) => inner.has(other) && reach.get(other)!.has(name))));
  }
  return cycles;
}
