import { getOrInsert } from '../../../maps.js';
import { components } from '../../graph/components.js';
import { nestingRules, withoutRedundant } from '../../graph/cycles.js';
import { type Expression, type Grammar, lookUp, partsOf, type Rule } from '../../ir.js';

/** Rules that an expression calls, by whether a match of it ends with the call. */
interface Calls {
  readonly last: Set<string>;
  readonly inner: Set<string>;
}

/**
 * Tail calls: a rule that is called last in another one, such as `List` in `List = Item ("," List)?`. A cycle of tail
 * calls is a list rather than nesting, so it can be a loop and takes no level of depth.
 */
export class TailCalls {
  readonly #calls: ReadonlyMap<string, Calls>;
  /** For each rule, the first of the rules that tail calls connect with it in both directions. */
  readonly #groups: ReadonlyMap<string, string>;
  /**
   * The rules at which a level of nesting is counted. Each cycle with a call that is not a tail call is entered by such
   * a call.
   */
  readonly nesting: ReadonlySet<string>;

  /** @param canLoop whether calls that end a rule, and calls of that rule, can be compiled to a loop */
  constructor(grammar: Grammar, canLoop: (rule: Rule) => boolean) {
    const looping = new Set([...grammar.rules.values()].filter(canLoop).map(({ name }) => name));
    this.#calls = new Map([...grammar.rules].map(([name, { body }]) => [name, callsOf(name, body, looping)]));
    this.#groups = groupsOf(this.#calls);
    this.nesting = this.#nestingRules(grammar);
  }

  /** Whether a tail call of one rule by another is part of a cycle of tail calls. */
  isCycle(caller: string, callee: string): boolean {
    return lookUp(this.#calls, caller).last.has(callee) && this.#groups.get(caller) === this.#groups.get(callee);
  }

  /**
   * Returns the rules that count levels. Rules that tail calls connect in both directions form a group; a group counts
   * levels if calls other than tail calls lead back to it.
   */
  #nestingRules(grammar: Grammar): ReadonlySet<string> {
    const groups = this.#groups;
    const graph = new Map<string, Set<string>>();
    for (const [name, { last, inner }] of this.#calls) {
      const from = lookUp(groups, name);
      const targets = getOrInsert(graph, from, () => new Set());
      for (const target of inner) targets.add(lookUp(groups, target));
      for (const target of last) if (groups.get(target) !== from) targets.add(lookUp(groups, target));
    }
    const starts = grammar.startRules.map((name) => lookUp(groups, name));
    const counted = withoutRedundant(nestingRules(graph, new Set(starts)), graph);
    return new Set([...groups].filter(([, group]) => counted.has(group)).map(([name]) => name));
  }
}

function groupsOf(calls: ReadonlyMap<string, Calls>): ReadonlyMap<string, string> {
  const graph = new Map([...calls].map(([name, { last }]) => [name, last]));
  const connected = new Map(components(graph).flatMap((all) => [...all].map((name) => [name, all] as const)));
  const groups = new Map<string, string>();
  for (const name of graph.keys()) {
    if (groups.has(name)) continue;
    for (const other of lookUp(connected, name)) groups.set(other, name);
  }
  return groups;
}

/**
 * Whether the last call of a rule can be compiled to a loop. Error nodes and comments are recorded after their match,
 * so a rule that makes them can't end early.
 */
export const canLoop = ({ isError, isComment }: Rule): boolean => !isError && !isComment;

/**
 * Whether a part is in tail position, which is the end of its rule: it is (`end`); it is, with another alternative to
 * try if it fails (`endWithAlternative`); or the rule goes on after it (`inside`).
 */
type TailPosition = 'end' | 'endWithAlternative' | 'inside';

function callsOf(name: string, body: Expression, looping: ReadonlySet<string>): Calls {
  const calls: Calls = { last: new Set(), inner: new Set() };
  const visit = (e: Expression, position: TailPosition): void => {
    if (e.op === 'rule') (position === 'end' && looping.has(e.name) ? calls.last : calls.inner).add(e.name);
    else for (const part of partsOf(e)) visit(part, tailPositionOf(part, e, position, e === body));
  };
  visit(body, looping.has(name) ? 'end' : 'inside');
  return calls;
}

/**
 * Returns the tail position of a part of an expression. An optional part is left out if a call at its end fails, and a
 * rule that is a choice begins again with another alternative; a choice inside a rule can do neither.
 */
function tailPositionOf(part: Expression, e: Expression, position: TailPosition, isBody: boolean): TailPosition {
  if (position === 'inside' || !endsWith(e, part)) return 'inside';
  if (e.op === 'repeat') return 'end';
  return e.op === 'choice' && !isBody && part !== e.alternatives.at(-1) ? 'endWithAlternative' : position;
}

/** Whether a match of an expression can end with a match of a part of it, with nothing left to do after that. */
export function endsWith(e: Expression, part: Expression): boolean {
  switch (e.op) {
    case 'sequence':
      return part === e.parts.at(-1);
    case 'choice':
      return true;
    case 'repeat':
      return e.min === 0 && e.max === 1 && e.separator === undefined;
    case 'field':
      return !e.token;
    default:
      return false;
  }
}

/**
 * Whether a match of an expression can end with a call of certain rules.
 *
 * @param isWanted whether a rule is one of them, by its name
 * @param optional whether calls in optional parts count
 */
export function endsWithCall(e: Expression, isWanted: (name: string) => boolean, optional: boolean): boolean {
  if (e.op === 'rule') return isWanted(e.name);
  if (e.op === 'repeat' && !optional) return false;
  return partsOf(e).some((part) => endsWith(e, part) && endsWithCall(part, isWanted, optional));
}
