import { alwaysMatches, touchesTree } from '../../../analyze/facts.js';
import { type Capture, type CountedRepetition, type Expression, hasCapture, type Repeat } from '../../../ir.js';
import type { Plan } from '../../plan/plan.js';
import { unwrapped } from '../../plan/variants.js';
import type { CodeWriter, Jump } from '../../writer.js';
import type { CharacterEmitter } from '../characters/characters.js';
import type { FunctionCode } from '../function-code.js';
import type { Continuation, Match } from './call-emitter.js';
import { stateLeftByFailure } from './changed-state.js';

/** Writes optional parts and repetitions. */
export class RepeatEmitter {
  readonly #code: FunctionCode;
  readonly #out: CodeWriter;
  readonly #plan: Plan;
  readonly #characters: CharacterEmitter;
  readonly #match: Match;

  constructor(code: FunctionCode, match: Match) {
    this.#code = code;
    this.#out = code.out;
    this.#plan = code.plan;
    this.#characters = code.characters;
    this.#match = match;
  }

  /** Writes a repetition. */
  repeat(e: Repeat, fail: Jump, field: string, last: Continuation): void {
    if (e.counted !== undefined) return this.#byLabel(e, e.counted, field);
    const single = this.#characters.single(e.element);
    if (e.separator === undefined && single !== undefined) {
      return this.#characters.run(e, single, fail, this.#code.name('s'));
    }
    if (e.separator === undefined && e.min === 0 && e.max === 1) return this.#optional(e.element, field, last);
    if (e.separator === undefined && e.max === Number.POSITIVE_INFINITY) {
      if (e.min === 0) return this.#star(e.element, field);
      const resolved = unwrapped(e.element, this.#plan);
      // `e+` is `e e*`: a call is short enough to be written twice.
      if (e.min === 1 && resolved.op === 'rule') {
        this.#match(e.element, fail, field);
        return this.#star(e.element, field);
      }
    }
    this.#counted(e, fail, field);
  }

  #optional(element: Expression, field: string, last: Continuation): void {
    const { position, nodes } = stateLeftByFailure(element, this.#plan.facts);
    const done = this.#code.name('done');
    const attempt = this.#code.name('try');
    this.#out.labeled(done, `${this.#code.guarded(element)}{`, (leaveAll) => {
      const isInfallible = alwaysMatches(element, this.#plan.facts);
      if (isInfallible || (!position && !nodes && !hasCapture(element))) {
        return this.#match(element, leaveAll, field, { then: last.then === 'more' ? 'more' : 'fail' });
      }
      const saved = this.#code.save(position, nodes, [element]);
      this.#out.labeled(attempt, '{', (leave) => {
        this.#match(element, leave, field, last.then === 'more' ? last : { then: 'restore', saved });
        this.#out.line(leaveAll());
      });
      this.#code.restore(saved);
    });
  }

  #star(element: Expression, field: string): void {
    const { position, nodes } = stateLeftByFailure(element, this.#plan.facts);
    const loop = this.#code.name('loop');
    const guard = this.#characters.guard(element);
    const head = guard === undefined ? 'for (;;) {' : `while (${guard}) {`;
    this.#out.labeled(loop, head, (leaveAll) => {
      if (!position && !nodes && !hasCapture(element)) return this.#match(element, leaveAll, field);
      const saved = this.#code.save(position, nodes, [element]);
      const attempt = this.#code.name('try');
      this.#out.labeled(attempt, '{', (leave) => {
        this.#match(element, leave, field);
        this.#out.line('continue;');
      });
      this.#code.restore(saved);
      this.#out.line('break;');
    });
  }

  #counted(e: Repeat, fail: Jump, field: string): void {
    if (alwaysMatches(e.element, this.#plan.facts)) {
      if (e.separator === undefined || alwaysMatches(e.separator, this.#plan.facts)) {
        return this.#times(e, fail, field);
      }
    }
    const count = this.#code.name('k');
    this.#iterations(e, count, String(e.max), field);
    if (e.min > 0) this.#out.line(`if (${count} < ${e.min}) ${fail()}`);
  }

  /** Writes a repetition whose bounds are the texts of labels; the test after it compares the number of iterations. */
  #byLabel(e: Repeat, { id, min, max }: CountedRepetition, field: string): void {
    const count = this.#code.name('k');
    const [low, high] = [this.#bound(min), max === min ? undefined : this.#bound(max)];
    this.#code.counters.set(id, { count, min: low, max: high ?? low });
    this.#iterations(e, count, high ?? low, field);
  }

  /** Returns a bound of a repetition: a number, or the name of a constant for the number that a label has. */
  #bound(bound: number | Capture): string {
    if (typeof bound === 'number') return String(bound);
    const { from, to } = this.#code.read(bound);
    const name = this.#code.name('m');
    this.#out.line(`const ${name} = ${this.#code.helper('countOf')}(${from}, ${to});`);
    return name;
  }

  /** Writes the iterations of a repetition, as many as match. */
  #iterations(e: Repeat, count: string, max: string, field: string): void {
    const attempt = this.#code.name('try');
    const nodes = touchesTree(e, this.#plan.facts);
    this.#out.line(`let ${count} = 0;`);
    this.#out.block(max === 'Infinity' ? 'for (;;) {' : `while (${count} < ${max}) {`, () => {
      const saved = this.#code.save(true, nodes, [e]);
      this.#out.labeled(attempt, '{', (leave) => {
        const { separator } = e;
        if (separator !== undefined) {
          this.#out.block(`if (${count} > 0) {`, () => this.#match(separator, leave, '0'));
        }
        this.#match(e.element, leave, field);
        this.#out.line(`${count}++;`);
        this.#out.line('continue;');
      });
      this.#code.restore(saved);
      this.#out.line('break;');
    });
  }

  /** Writes a repetition in which nothing can fail; it continues to its upper bound. */
  #times({ max, element, separator }: Repeat, fail: Jump, field: string): void {
    const count = this.#code.name('k');
    this.#out.block(`for (let ${count} = 0; ${count} < ${max}; ${count}++) {`, () => {
      if (separator !== undefined) {
        this.#out.block(`if (${count} > 0) {`, () => this.#match(separator, fail, '0'));
      }
      this.#match(element, fail, field);
    });
  }
}
