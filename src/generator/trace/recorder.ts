import type { ast } from 'peggy';
import type { Expression } from '../coverage/expression-facts.js';
import type { ParseListener } from '../coverage/match.js';
import { isErrorRule } from '../ir.js';
import type { ParametrizedRule } from '../read/peggy-ast.js';
import { Costs } from './costs.js';
import type { FarthestFailure, Trace, TraceStep, TraceStop } from './trace.js';

/** A rule that is being tried. */
interface Open {
  readonly rule: string;
  readonly start: number;
}

/** Records what an interpreter does: its steps, the cost of each rule, and the farthest failure. */
export class TraceRecorder implements ParseListener {
  readonly #maxSteps: number;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #steps: TraceStep[] = [];
  #stepCount = 0;
  readonly #costs: Costs;
  readonly #open: Open[] = [];
  /** Above 0 where failures are not recorded: in negative lookaheads and in error productions. */
  #silent = 0;
  #farthest = -1;
  #rulesThere: readonly string[] = [];
  readonly #partsThere = new Set<Expression>();

  constructor(text: string, maxSteps: number, sources: ReadonlyMap<string, string>) {
    this.#maxSteps = maxSteps;
    this.#sources = sources;
    this.#costs = new Costs(text.length);
  }

  /** How many expressions were tried. */
  get attempts(): number {
    return this.#costs.attempts;
  }

  /** Returns where the innermost rule is tried, and how many rules are. */
  innermost(): TraceStop {
    return { at: this.#open.at(-1)?.start ?? 0, depth: this.#open.length };
  }

  entered(rule: ast.Rule, at: number): void {
    const name = shownName(rule);
    this.#step({ step: 'enter', rule: name, start: at });
    this.#open.push({ rule: name, start: at });
    this.#costs.entered(rule, name, at);
    if (isErrorRule(rule.name)) this.#silent++;
  }

  left(rule: ast.Rule, at: number, end: number): void {
    const { rule: name } = this.#open.pop()!;
    this.#costs.left(at, end >= 0);
    if (isErrorRule(rule.name)) this.#silent--;
    this.#step(end < 0 ? { step: 'fail', rule: name, start: at } : { step: 'match', rule: name, start: at, end });
  }

  attempted(): void {
    this.#costs.attempted();
  }

  negated(change: 1 | -1): void {
    this.#silent += change;
  }

  read(part: Expression, at: number, end: number): void {
    if (end >= 0) this.#costs.read(at, end);
    else if (this.#silent === 0 && at >= this.#farthest) this.#failed(part, at);
  }

  /** Returns everything that was recorded. */
  result(): Pick<Trace, 'steps' | 'stepCount' | 'attempts' | 'read' | 'readAgain' | 'rules' | 'farthest'> {
    const farthest = this.#farthestFailure();
    return {
      steps: this.#steps,
      stepCount: this.#stepCount,
      ...this.#costs.result(),
      ...(farthest === undefined ? {} : { farthest }),
    };
  }

  #step(step: Pick<TraceStep, 'step' | 'rule' | 'start' | 'end'>): void {
    this.#stepCount++;
    if (this.#steps.length >= this.#maxSteps) return;
    this.#steps.push({ ...step, depth: this.#open.length, attempts: this.#costs.attempts });
  }

  #failed(part: Expression, at: number): void {
    if (at > this.#farthest) {
      this.#farthest = at;
      this.#rulesThere = this.#open.map(({ rule }) => rule);
      this.#partsThere.clear();
    }
    this.#partsThere.add(part);
  }

  #farthestFailure(): FarthestFailure | undefined {
    if (this.#farthest < 0) return undefined;
    const expected = [...this.#partsThere].map((part) => this.#written(part));
    return { at: this.#farthest, rules: this.#rulesThere, expected: [...new Set(expected)] };
  }

  /** Returns a part as the grammar writes it, on one line. */
  #written({ location }: Expression): string {
    const source = this.#sources.get(String(location.source)) ?? '';
    return source.slice(location.start.offset, location.end.offset).trim().replace(/\s+/g, ' ');
  }
}

const shownName = (rule: ast.Rule): string => (rule as ParametrizedRule).instanceOf ?? rule.name;
