import { growthProblem } from './growth.js';
import { Random } from './random.js';
import type { Texts } from './texts.js';

/** A text that breaks an invariant. */
export interface Finding {
  /** The id of the notation, or the name of the grammar. */
  readonly id: string;
  /** The text, shrunk. */
  readonly text: string;
  readonly problems: readonly string[];
  /** The first problem without its details: texts with the same cause share it. */
  readonly cause: string;
  /** Whether another text has the same cause. */
  hasCause(text: string): boolean;
}

/** A notation or a grammar, with the sources of its test texts. */
export interface FuzzTarget {
  readonly id: string;
  readonly texts: Texts;
  /** Reads a text; used to measure the time. */
  read(text: string): unknown;
  /** Returns the invariants that a text breaks, one line each. Never throws. */
  readonly violations: (text: string) => readonly string[];
}

/**
 * Growth is measured for one text in this many. Not a multiple of the number of notations, so that each gets its turn.
 */
const GROWTH_EVERY = 7;

/** Tries notations or grammars in turn until the time is up. */
export class Fuzzer {
  readonly #targets: readonly FuzzTarget[];
  readonly #random: Random;
  readonly #causes = new Set<string>();
  /** Number of texts so far. */
  rounds = 0;

  constructor(targets: readonly FuzzTarget[], seed: number) {
    this.#targets = targets;
    this.#random = new Random(seed);
  }

  /**
   * Yields findings while `mayContinue`. The same seed tries the same texts.
   *
   * @param mayContinue called before each text
   * @param growth whether to measure, for some texts, how the time grows with their length
   */
  *run(mayContinue: () => boolean, growth = false): Generator<Finding> {
    while (mayContinue()) {
      const target = this.#targets[this.rounds++ % this.#targets.length]!;
      const text = target.texts.next(this.#random);
      if (growth && this.rounds % GROWTH_EVERY === 0) {
        const problem = growthProblem(text, target);
        if (problem !== undefined) yield { ...findingOf(text, problem, target), problems: [problem] };
      }
      yield* this.#tryText(text, target);
    }
  }

  /** Yields the findings in these texts, each tried unchanged. */
  *findingsIn(texts: Iterable<string>, target: FuzzTarget): Generator<Finding> {
    for (const text of texts) yield* this.#tryText(text, target);
  }

  /** Yields the finding in one text, shrunk, unless one with its cause is known. */
  *#tryText(text: string, target: FuzzTarget): Generator<Finding> {
    const { id } = target;
    const [problem] = target.violations(text);
    if (problem === undefined) return;
    const finding = findingOf(text, problem, target);
    const key = `${id} ${finding.cause}`;
    if (this.#causes.has(key)) return;
    this.#causes.add(key);
    const shrunk = shrink(text, (candidate) => finding.hasCause(candidate));
    yield { ...finding, text: shrunk, problems: target.violations(shrunk) };
  }
}

function findingOf(text: string, problem: string, { id, violations }: FuzzTarget): Omit<Finding, 'problems'> {
  const cause = causeOf(problem);
  return { id, text, cause, hasCause: (other) => violations(other).some((violation) => causeOf(violation) === cause) };
}

/** The most characters of a problem that identify its cause. */
const CAUSE_LENGTH = 60;

/** Returns a problem without its details: quoted text, numbers and, of an exception, all but where it was thrown. */
export function causeOf(problem: string): string {
  const [line = '', ...stack] = problem.split('\n');
  const [unquoted = ''] = line.split(/["{]/, 1);
  const general = unquoted.replace(/\d+/g, '').slice(0, CAUSE_LENGTH);
  const end = Array.from(general).findLastIndex((character) => /[\p{L}\p{N}]/u.test(character)) + 1;
  const cause = Array.from(general).slice(0, end).join('');
  const file = fileOf(stack[0] ?? '');
  return file === undefined ? cause : `${cause} in ${file}`;
}

/** Returns the name of the file in a line of a stack: `at f (/src/a.ts:3:4)` is in `a.ts`. */
function fileOf(line: string): string | undefined {
  const location = line.slice(Math.max(line.lastIndexOf('/'), line.lastIndexOf('\\'), line.lastIndexOf('(')) + 1);
  const [file = '', row, column] = location.split(':');
  return file !== '' && row !== undefined && column !== undefined ? file : undefined;
}

/**
 * Returns the shortest failing text that can be found by leaving out pieces: halves first, single characters last.
 *
 * @param fails whether a text still has the fault
 */
export function shrink(text: string, fails: (candidate: string) => boolean): string {
  let shortest = text;
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let at = 0; at < shortest.length;) {
      const candidate = shortest.slice(0, at) + shortest.slice(at + size);
      if (fails(candidate)) shortest = candidate;
      else at += size;
    }
  }
  return shortest;
}
