import type { ast } from 'peggy';
import { defined } from '../../defined.js';
import { isErrorName } from '../../generator/ir.js';
import type { ParametrizedRule, PeggyExpression } from '../../generator/read/peggy-ast.js';
import type { ParseListener } from '../interpreter/match.js';
import { Costs } from './costs.js';
import type { FarthestFailure, Trace, TraceStep, TraceStop } from './trace.js';

/** A rule that is being tried, and the rule around it. A list of them is kept as its innermost rule. */
interface OpenRule {
  readonly rule: string;
  readonly start: number;
  /** Number of rules that are being tried, this one included. */
  readonly depth: number;
  readonly outer: OpenRule | undefined;
}

/** Records what an interpreter does: its steps, the cost of each rule, and the farthest failure. */
export class TraceRecorder implements ParseListener {
  readonly #maxSteps: number;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #steps: TraceStep[] = [];
  #stepCount = 0;
  readonly #costs: Costs;
  #open: OpenRule | undefined;
  /** Above 0 where failures are not recorded: in negative lookaheads and in error productions. */
  #silent = 0;
  #farthest = -1;
  #openThere: OpenRule | undefined;
  readonly #partsThere = new Set<PeggyExpression>();

  constructor(text: string, maxSteps: number, sources: ReadonlyMap<string, string>) {
    this.#maxSteps = maxSteps;
    this.#sources = sources;
    this.#costs = new Costs(text.length);
  }

  /** Number of expressions that were tried. */
  get attempts(): number {
    return this.#costs.attempts;
  }

  /** Returns where the innermost rule is tried, and how many rules are. */
  innermost(): TraceStop {
    return { at: this.#open?.start ?? 0, depth: this.#depth };
  }

  entered(rule: ast.Rule, offset: number): void {
    const name = shownName(rule);
    this.#step({ step: 'enter', rule: name, start: offset });
    this.#open = { rule: name, start: offset, depth: this.#depth + 1, outer: this.#open };
    this.#costs.entered(rule, name, offset);
    if (isErrorName(rule.name)) this.#silent++;
  }

  left(rule: ast.Rule, offset: number, end: number): void {
    const { rule: name, outer } = this.#open!;
    this.#open = outer;
    this.#costs.left(offset, end >= 0);
    if (isErrorName(rule.name)) this.#silent--;
    this.#step(
      end < 0 ? { step: 'fail', rule: name, start: offset } : { step: 'match', rule: name, start: offset, end },
    );
  }

  attempted(): void {
    this.#costs.attempted();
  }

  negated(change: 1 | -1): void {
    this.#silent += change;
  }

  read(part: PeggyExpression, offset: number, end: number): void {
    if (end >= 0) this.#costs.read(offset, end);
    else if (this.#silent === 0 && offset >= this.#farthest) this.#failed(part, offset);
  }

  /** Returns everything that was recorded. */
  result(): Pick<Trace, 'steps' | 'stepCount' | 'attempts' | 'read' | 'readAgain' | 'rules' | 'farthest'> {
    return {
      steps: this.#steps,
      stepCount: this.#stepCount,
      ...this.#costs.result(),
      ...defined({ farthest: this.#farthestFailure() }),
    };
  }

  get #depth(): number {
    return this.#open?.depth ?? 0;
  }

  #step(step: Pick<TraceStep, 'step' | 'rule' | 'start' | 'end'>): void {
    this.#stepCount++;
    if (this.#steps.length >= this.#maxSteps) return;
    this.#steps.push({ ...step, depth: this.#depth, attempts: this.#costs.attempts });
  }

  #failed(part: PeggyExpression, offset: number): void {
    if (offset > this.#farthest) {
      this.#farthest = offset;
      this.#openThere = this.#open;
      this.#partsThere.clear();
    }
    this.#partsThere.add(part);
  }

  #farthestFailure(): FarthestFailure | undefined {
    if (this.#farthest < 0) return undefined;
    const expected = [...this.#partsThere].map((part) => this.#written(part));
    const rules: string[] = [];
    for (let open = this.#openThere; open !== undefined; open = open.outer) rules.push(open.rule);
    return { at: this.#farthest, rules: rules.reverse(), expected: [...new Set(expected)] };
  }

  /** Returns a part as the grammar writes it, on one line. */
  #written({ location }: PeggyExpression): string {
    const source = this.#sources.get(String(location.source)) ?? '';
    return source.slice(location.start.offset, location.end.offset).trim().replace(/\s+/g, ' ');
  }
}

const shownName = (rule: ast.Rule): string => (rule as ParametrizedRule).instanceOf ?? rule.name;
