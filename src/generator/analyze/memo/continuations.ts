import { append } from '../../../maps.js';
import { type Expression, type Grammar, lookUp, NOTHING, type Rule, walk } from '../../ir.js';

/** Returns the name of the rule for the continuations of a rule in callers on a cycle with it. */
export const afterInCycle = (name: string): string => `${name}>`;

/** Returns the name of the rule for the continuations of a rule in all callers. */
export const afterAnywhere = (name: string): string => `${name}>>`;

/** Whether a rule stands for the continuations of another one. */
export const isContinuation = (name: string): boolean => name.endsWith('>');

/**
 * Adds rules to the grammar that stand for the continuations of rules in their callers: the rest of the caller,
 * followed by the continuations of the caller. {@link afterAnywhere} covers all callers of a rule that leads to
 * recursive ones, {@link afterInCycle} those on the same cycle. Nothing comes after the inside of a lookahead.
 *
 * @param nests the rules that lead to recursive ones
 * @param cycles sets of rules that lead back to each other
 */
export function withContinuations(
  grammar: Grammar,
  nests: ReadonlySet<string>,
  cycles: readonly ReadonlySet<string>[],
): Grammar {
  const sites = callSites(grammar);
  const rules = new Map(grammar.rules);
  const callersOf = (name: string): readonly CallSite[] => sites.get(name) ?? [];
  for (const name of nests) add(rules, lookUp(rules, name), afterAnywhere(name), callersOf(name), afterAnywhere);
  for (const cycle of cycles) {
    for (const name of cycle) {
      const inCycle = callersOf(name).filter(({ caller }) => cycle.has(caller));
      add(rules, lookUp(rules, name), afterInCycle(name), inCycle, afterInCycle);
    }
  }
  return { ...grammar, rules };
}

/** A call of a rule, and the rest of the caller after it; inside a lookahead, the rest of the lookahead. */
interface CallSite {
  readonly caller: string;
  readonly rest: readonly Expression[];
  readonly isAhead: boolean;
}

function add(
  rules: Map<string, Rule>,
  like: Rule,
  name: string,
  sites: readonly CallSite[],
  nameAfter: (caller: string) => string,
): void {
  const alternatives = sites.map(({ caller, rest, isAhead }): Expression => {
    const beyond: Expression = isAhead ? NOTHING : { op: 'rule', name: nameAfter(caller) };
    return { op: 'sequence', parts: [...rest, beyond] };
  });
  const body: Expression = { op: 'choice', alternatives: alternatives.length === 0 ? [NOTHING] : alternatives };
  const { location, source } = like;
  rules.set(name, { name, isError: false, isComment: false, body, location, source });
}

/** Returns the calls, by the name of the rule that is called. */
function callSites(grammar: Grammar): ReadonlyMap<string, readonly CallSite[]> {
  const sites = new Map<string, CallSite[]>();
  for (const { name: caller, body } of grammar.rules.values()) {
    const visit = (e: Expression, rest: readonly Expression[], isAhead: boolean): void => {
      switch (e.op) {
        case 'rule': {
          append(sites, e.name, { caller, rest, isAhead });
          return;
        }
        case 'sequence':
          return e.parts.forEach((part, i) => visit(part, [...e.parts.slice(i + 1), ...rest], isAhead));
        case 'choice':
          return e.alternatives.forEach((alternative) => visit(alternative, rest, isAhead));
        case 'repeat': {
          const more = e.max === 1 ? rest : [moreOf(e), ...rest];
          visit(e.element, more, isAhead);
          if (e.separator !== undefined) visit(e.separator, [e.element, ...more], isAhead);
          return;
        }
        case 'and':
        case 'not':
          return visit(e.inner, [], true);
        case 'text':
        case 'field':
        case 'capture':
          return visit(e.inner, rest, isAhead);
      }
    };
    if (leadsOn(body)) visit(body, [], false);
  }
  return sites;
}

function leadsOn(body: Expression): boolean {
  let leads = false;
  walk(body, (e) => (leads ||= e.op === 'rule'));
  return leads;
}

const repeats = new WeakMap<Expression, Expression>();

/** Returns the continuation after one iteration of a repetition: any number of other iterations. */
export function moreOf(e: Extract<Expression, { op: 'repeat' }>): Expression {
  let more = repeats.get(e);
  if (more === undefined) {
    const element: Expression =
      e.separator === undefined ? e.element : { op: 'sequence', parts: [e.separator, e.element] };
    more = { op: 'repeat', min: 0, max: Number.isFinite(e.max) ? Number.MAX_SAFE_INTEGER : e.max, element };
    repeats.set(e, more);
    repeats.set(more, more);
  }
  return more;
}
