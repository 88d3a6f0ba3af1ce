import { alternativesTried } from '../../../analyze/facts.js';
import { type Choice, type Expression, hasCapture, lookUp } from '../../../ir.js';
import type { CallEmitter, Last, Match } from './call-emitter.js';
import { stateLeftByFailure } from './changed-state.js';
import type { FunctionCode } from '../function-code.js';
import type { Jump } from '../../writer.js';

/** Writes choices. */
export class ChoiceEmitter {
  readonly #code: FunctionCode;
  readonly #calls: CallEmitter;
  readonly #match: Match;

  constructor(code: FunctionCode, calls: CallEmitter, match: Match) {
    this.#code = code;
    this.#calls = calls;
    this.#match = match;
  }

  /** Writes a choice; one of single characters is one test. */
  choice(e: Choice, fail: Jump, field: string, last: Last): void {
    const singles = e.alternatives.flatMap((alternative) => this.#code.characters.single(alternative) ?? []);
    if (singles.length === e.alternatives.length && singles.every(({ points }) => !points)) {
      const bytes = singles.map((set) => this.#code.characters.bytes(set)).reduce((a, b) => a.union(b));
      this.#code.out.line(`if (${this.#code.characters.notAhead(bytes)}) ${this.#code.characters.failing(fail())}`);
      this.#code.out.line('p += 1;');
      return;
    }
    this.alternatives(e, fail, field, last, () => undefined);
  }

  /**
   * Writes the attempts at the alternatives of a choice.
   *
   * @param note the statement after a match of an alternative, by its index
   */
  alternatives(e: Choice, fail: Jump, field: string, last: Last, note: (index: number) => string | undefined): void {
    const { facts } = this.#code.plan;
    const tried = alternativesTried(e, this.#code.plan.facts);
    const before = tried.slice(0, -1).map((alternative) => stateLeftByFailure(alternative, facts));
    const done = this.#code.name('done');
    const resumes = last.then === 'fail' && e === lookUp(this.#code.plan.grammar.rules, this.#code.rule).body;
    const isResumed = resumes && tried.slice(0, -1).some((alternative) => this.#calls.endsWithTailCall(alternative));
    if (isResumed) this.#code.resumes = true;
    const saved = this.#code.save(
      before.some(({ position }) => position),
      before.some(({ nodes }) => nodes),
      tried.slice(0, -1),
    );
    this.#code.out.labeled(done, '{', (leaveAll) => {
      tried.forEach((alternative, i) => {
        if (i === tried.length - 1) {
          this.#match(alternative, fail, field, last);
          this.#note(note(i));
          return;
        }
        const own: Last = isResumed
          ? { then: 'resume', saved, skip: i + 1 }
          : { then: last.then === 'more' ? 'more' : 'other' };
        this.#attempt(alternative, field, own, () => {
          this.#note(note(i));
          this.#code.out.line(leaveAll());
        });
        const { position, nodes } = before[i]!;
        this.#code.restore({
          position: position ? saved.position : undefined,
          nodes: nodes ? saved.nodes : undefined,
          captures: hasCapture(alternative) ? saved.captures : undefined,
        });
      });
    });
  }

  /**
   * Writes an attempt at an alternative that is not the last one.
   *
   * @param writeMatched writes the code after a match
   */
  #attempt(alternative: Expression, field: string, own: Last, writeMatched: () => void): void {
    const label = this.#code.name('or');
    this.#code.out.labeled(label, this.#beginOf(alternative, own), (leave) => {
      this.#match(alternative, leave, field, own);
      writeMatched();
    });
  }

  /**
   * Returns the beginning of the block of an attempt. It is skipped if the next character rules the alternative out, or
   * if the choice is resumed after it.
   */
  #beginOf(alternative: Expression, own: Last): string {
    if (own.then !== 'resume') return `${this.#code.guarded(alternative)}{`;
    const guard = this.#code.characters.guard(alternative);
    return `if (skip <= ${own.skip - 1}${guard === undefined ? '' : ` && (${guard})`}) {`;
  }

  #note(statement: string | undefined): void {
    if (statement !== undefined) this.#code.out.line(statement);
  }
}
