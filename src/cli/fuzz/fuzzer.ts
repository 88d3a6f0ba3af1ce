import { growthProblem } from './growth.js';
import { type Subject, violations } from './invariants.js';
import { Random } from './random.js';
import { shrink } from './shrink.js';
import type { Texts } from './texts.js';

/** A text that breaks an invariant. */
export interface Finding {
  readonly format: string;
  /** The text, shrunk. */
  readonly text: string;
  readonly problems: readonly string[];
}

/** A notation, and the sources of its test texts. */
export interface Tried {
  readonly subject: Subject;
  readonly texts: Texts;
}

/** Growth is measured for one text in this many. Not a multiple of the number of formats, so that each gets its turn. */
const GROWTH_EVERY = 7;

/** Tries formats in turn until the time is up. */
export class Fuzzer {
  readonly #tried: readonly Tried[];
  readonly #random: Random;
  readonly #known = new Set<string>();
  /** Number of texts so far. */
  rounds = 0;

  constructor(tried: readonly Tried[], seed: number) {
    this.#tried = tried;
    this.#random = new Random(seed);
  }

  /**
   * Yields findings while `goesOn`. The same seed tries the same texts.
   *
   * @param goesOn called before each text
   * @param growth whether to measure, for some texts, how the time grows with their length
   */
  *run(goesOn: () => boolean, growth = false): Generator<Finding> {
    while (goesOn()) {
      const { subject, texts } = this.#tried[this.rounds++ % this.#tried.length]!;
      const { id } = subject.entry;
      const text = texts.next(this.#random);
      if (growth && this.rounds % GROWTH_EVERY === 0) {
        const problem = growthProblem(text, subject.format);
        if (problem !== undefined) yield { format: id, text, problems: [problem] };
      }
      const problems = violations(text, subject);
      if (problems.length === 0) continue;
      const sort = sortOf(problems[0]!);
      const shrunk = shrink(text, (candidate) => violations(candidate, subject).some((line) => sortOf(line) === sort));
      if (this.#known.has(`${id} ${shrunk}`)) continue;
      this.#known.add(`${id} ${shrunk}`);
      yield { format: id, text: shrunk, problems: violations(shrunk, subject) };
    }
  }
}

/** Returns a problem without its details, so that shrinking keeps the same problem. */
const sortOf = (problem: string): string => problem.slice(0, 30).replace(/\d+/g, '');
