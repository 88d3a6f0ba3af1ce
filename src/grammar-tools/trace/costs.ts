import type { ast } from 'peggy';
import { locationOf } from '../../generator/read/peggy-ast.js';
import type { Mutable } from '../../objects.js';
import type { RuleCost, Trace } from './trace.js';

/** A rule's cost, and how many of its tries have not ended. */
interface CountedRule {
  readonly cost: Mutable<RuleCost>;
  open: number;
}

/** A try of a rule that has not ended. */
interface OpenCall {
  readonly counted: CountedRule;
  /** The number of attempts before it. */
  readonly before: number;
  /** The farthest end of a character that was read in it. */
  farthest: number;
}

/** Counts the cost of rules. */
export class Costs {
  /** Number of expressions that were tried. */
  attempts = 0;
  #read = 0;
  #readAgain = 0;
  readonly #rules = new Map<ast.Rule, CountedRule>();
  readonly #open: OpenCall[] = [];
  /** 1 for each character that was read. */
  readonly #seen: Uint8Array;

  constructor(length: number) {
    this.#seen = new Uint8Array(length);
  }

  entered(rule: ast.Rule, name: string, offset: number): void {
    let counted = this.#rules.get(rule);
    if (counted === undefined) this.#rules.set(rule, (counted = { cost: noCost(rule, name), open: 0 }));
    counted.cost.calls++;
    counted.open++;
    this.#open.push({ counted, before: this.attempts, farthest: offset });
  }

  left(offset: number, matched: boolean): void {
    const { counted, before, farthest } = this.#open.pop()!;
    const { cost } = counted;
    counted.open--;
    // The attempts of a rule inside itself are among the attempts of the outer try.
    if (counted.open === 0) cost.totalAttempts += this.attempts - before;
    if (!matched) {
      cost.failures++;
      cost.givenUp += farthest - offset;
    }
    const outer = this.#open.at(-1);
    if (outer !== undefined && outer.farthest < farthest) outer.farthest = farthest;
  }

  attempted(): void {
    this.attempts++;
    const open = this.#open.at(-1);
    if (open !== undefined) open.counted.cost.attempts++;
  }

  read(offset: number, end: number): void {
    const open = this.#open.at(-1);
    if (open === undefined) return;
    const { counted } = open;
    if (end > open.farthest) open.farthest = end;
    let again = 0;
    for (let i = offset; i < end; i++) {
      again += this.#seen[i]!;
      this.#seen[i] = 1;
    }
    this.#read += end - offset;
    this.#readAgain += again;
    counted.cost.read += end - offset;
    counted.cost.readAgain += again;
  }

  /** Returns the costs. Tries that have not ended, because a limit was reached, count up to now. */
  result(): Pick<Trace, 'attempts' | 'read' | 'readAgain' | 'rules'> {
    const unfinished = new Set<CountedRule>();
    for (const { counted, before } of this.#open) {
      if (unfinished.has(counted)) continue;
      unfinished.add(counted);
      counted.cost.totalAttempts += this.attempts - before;
    }
    const rules = Array.from(this.#rules.values(), ({ cost }) => cost).sort((a, b) => b.attempts - a.attempts);
    return { attempts: this.attempts, read: this.#read, readAgain: this.#readAgain, rules };
  }
}

const noCost = (rule: ast.Rule, name: string): RuleCost => ({
  rule: name,
  location: locationOf(rule.nameLocation),
  calls: 0,
  failures: 0,
  attempts: 0,
  totalAttempts: 0,
  read: 0,
  readAgain: 0,
  givenUp: 0,
});
