import type { Notation } from '../../src/notation/index.js';
import type { BuiltIn } from '../../src/notations/built-in.js';
import { Random } from '../support/random.js';
import { growthProblem } from './growth.js';
import { violations } from './invariants.js';
import { shrink } from './shrink.js';
import { Texts } from './texts.js';

/** A text for which something does not hold that must. */
export interface Finding {
  readonly format: string;
  /** Shrunk. */
  readonly text: string;
  readonly problems: readonly string[];
}

interface Tried {
  readonly entry: BuiltIn;
  readonly format: Notation;
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

  private constructor(tried: readonly Tried[], seed: number) {
    this.#tried = tried;
    this.#random = new Random(seed);
  }

  static async of(entries: readonly BuiltIn[], seed: number): Promise<Fuzzer> {
    const tried = await Promise.all(
      entries.map(async (entry) => ({ entry, format: await entry.load(), texts: new Texts(entry) })),
    );
    return new Fuzzer(tried, seed);
  }

  /**
   * What is found while `goesOn`; the same seed tries the same texts.
   *
   * @param goesOn is asked before each text
   * @param growth whether now and then it is measured how the time grows with the text
   */
  *run(goesOn: () => boolean, growth = false): Generator<Finding> {
    while (goesOn()) {
      const { entry, format, texts } = this.#tried[this.rounds++ % this.#tried.length]!;
      const text = texts.next(this.#random);
      if (growth && this.rounds % GROWTH_EVERY === 0) {
        const problem = growthProblem(text, format);
        if (problem !== undefined) yield { format: entry.id, text, problems: [problem] };
      }
      const problems = violations(text, entry, format);
      if (problems.length === 0) continue;
      const sort = sortOf(problems[0]!);
      const shrunk = shrink(text, (candidate) =>
        violations(candidate, entry, format).some((line) => sortOf(line) === sort),
      );
      if (this.#known.has(`${entry.id} ${shrunk}`)) continue;
      this.#known.add(`${entry.id} ${shrunk}`);
      yield { format: entry.id, text: shrunk, problems: violations(shrunk, entry, format) };
    }
  }
}

/** What a problem is about, without its details, so that shrinking does not end at another one. */
const sortOf = (problem: string): string => problem.slice(0, 30).replace(/\d+/g, '');
