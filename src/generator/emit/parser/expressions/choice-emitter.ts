import { alternativesTried } from '../../../analyze/facts.js';
import { type Choice, type Expression, hasCapture, lookUp } from '../../../ir.js';
import type { Plan } from '../../plan/plan.js';
import type { CodeWriter, Jump } from '../../writer.js';
import type { CharacterEmitter } from '../characters/characters.js';
import type { FunctionCode } from '../function-code.js';
import type { CallEmitter, Continuation, Match } from './call-emitter.js';
import { stateLeftByFailure } from './changed-state.js';

/** Writes choices. */
export class ChoiceEmitter {
  readonly #code: FunctionCode;
  readonly #out: CodeWriter;
  readonly #plan: Plan;
  readonly #characters: CharacterEmitter;
  readonly #calls: CallEmitter;
  readonly #match: Match;

  constructor(code: FunctionCode, calls: CallEmitter, match: Match) {
    this.#code = code;
    this.#out = code.out;
    this.#plan = code.plan;
    this.#characters = code.characters;
    this.#calls = calls;
    this.#match = match;
  }

  /** Writes a choice; one of single characters is one test. */
  choice(e: Choice, fail: Jump, field: string, last: Continuation): void {
    const singles = e.alternatives.flatMap((alternative) => this.#characters.single(alternative) ?? []);
    if (singles.length === e.alternatives.length && singles.every(({ points }) => !points)) {
      const bytes = singles.map((set) => this.#characters.bytes(set)).reduce((a, b) => a.union(b));
      this.#code.failIf(this.#characters.notAhead(bytes), fail);
      this.#out.line('p += 1;');
      return;
    }
    this.alternatives(e, fail, field, last, () => undefined);
  }

  /**
   * Writes the attempts at the alternatives of a choice.
   *
   * @param note the statement after a match of an alternative, by its index
   */
  alternatives(
    e: Choice,
    fail: Jump,
    field: string,
    last: Continuation,
    note: (index: number) => string | undefined,
  ): void {
    const tried = alternativesTried(e, this.#plan.facts);
    const earlier = tried.slice(0, -1);
    const leftStates = earlier.map((alternative) => stateLeftByFailure(alternative, this.#plan.facts));
    const done = this.#code.name('done');
    const isResumed = this.#isResumed(e, last, earlier);
    if (isResumed) this.#code.resumes = true;
    const saved = this.#code.save(
      leftStates.some(({ position }) => position),
      leftStates.some(({ nodes }) => nodes),
      earlier,
    );
    this.#out.labeled(done, '{', (leaveAll) => {
      earlier.forEach((alternative, i) => {
        const own: Continuation = isResumed
          ? { then: 'resume', saved, skip: i + 1 }
          : { then: last.then === 'more' ? 'more' : 'other' };
        this.#earlierAlternative(alternative, field, own, () => {
          this.#note(note(i));
          this.#out.line(leaveAll());
        });
        this.#code.restore({
          position: leftStates[i]!.position ? saved.position : undefined,
          nodes: leftStates[i]!.nodes ? saved.nodes : undefined,
          captures: hasCapture(alternative) ? saved.captures : undefined,
        });
      });
      this.#match(tried.at(-1)!, fail, field, last);
      this.#note(note(earlier.length));
    });
  }

  /** Whether a choice that ends its rule is continued after one of its alternatives ended with a call. */
  #isResumed(e: Choice, last: Continuation, earlier: readonly Expression[]): boolean {
    const { rules } = this.#plan.grammar;
    const isWholeRule = last.then === 'fail' && e === lookUp(rules, this.#code.rule).body;
    return isWholeRule && earlier.some((alternative) => this.#calls.endsWithTailCall(alternative));
  }

  /**
   * Writes an attempt at an alternative that is not the last one.
   *
   * @param writeMatched writes the code after a match
   */
  #earlierAlternative(alternative: Expression, field: string, own: Continuation, writeMatched: () => void): void {
    const label = this.#code.name('or');
    this.#out.labeled(label, this.#beginOf(alternative, own), (leave) => {
      this.#match(alternative, leave, field, own);
      writeMatched();
    });
  }

  /**
   * Returns the beginning of the block of an attempt. It is skipped if the next character rules the alternative out, or
   * if the choice is resumed after it.
   */
  #beginOf(alternative: Expression, own: Continuation): string {
    if (own.then !== 'resume') return `${this.#code.guarded(alternative)}{`;
    const guard = this.#characters.guard(alternative);
    return `if (skip <= ${own.skip - 1}${guard === undefined ? '' : ` && (${guard})`}) {`;
  }

  #note(statement: string | undefined): void {
    if (statement !== undefined) this.#out.line(statement);
  }
}
