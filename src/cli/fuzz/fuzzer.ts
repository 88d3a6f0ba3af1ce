import { growthProblem } from './growth.js';
import { type Subject, violations } from './invariants.js';
import { Random } from './random.js';
import { shrink } from './shrink.js';
import type { Texts } from './texts.js';

/** A text for which something does not hold that must. */
export interface Finding {
  readonly format: string;
  /** Shrunk. */
  readonly text: string;
  readonly problems: readonly string[];
}

/** A notation, and the texts that it is tried with. */
export interface Tried {
  readonly subject: Subject;
  readonly texts: Texts;
}

/** Not a multiple of the number of formats, so that each has its turn. */
const GROWTH_EVERY = 7;

/** Tries formats in turn, until the time is up. */
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
   * What is found while `goesOn`; the same seed tries the same texts.
   *
   * @param goesOn is asked before each text
   * @param growth whether now and then it is measured how the time grows with the text
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

/** What a problem is about, without its details, so that shrinking does not end at another one. */
const sortOf = (problem: string): string => problem.slice(0, 30).replace(/\d+/g, '');
