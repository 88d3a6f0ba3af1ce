import { ModelError } from '../../diagnostics/index.js';

/** The number of nested calls that are made before the stack is unwound. */
const LEVELS_AT_ONCE = 100;

/**
 * More levels than texts can have. A value that contains itself reaches them if a codec makes new parts at each level,
 * because then no key occurs twice.
 */
const MAX_CALL_DEPTH = 200_000;

/**
 * Makes nested calls of a function with a bounded stack: a call that is too deep aborts its callers, runs first, and
 * has its result cached; the callers then start again. So the function must have no side effects.
 *
 * Throws a {@link ModelError} for a value that contains itself, or has more than 200,000 levels.
 */
export class NestedCalls<Key, Result> {
  /** The number of calls on the stack now. */
  #levels = 0;
  /** The number of calls around those. */
  #outerLevels = 0;
  /** The outcomes of calls by their keys, once a call was too deep. */
  #outcomes: Map<Key, Outcome<Result>> | undefined;

  /** The number of calls that the current one is inside. */
  get depth(): number {
    return this.#outerLevels + this.#levels;
  }

  /**
   * Returns the result of a call.
   *
   * @param key identifies the call: calls with the same key have the same result
   */
  call(key: Key, make: () => Result): Result {
    if (this.#levels === 0) return this.#outermost(key, make);
    const known = this.#outcomes?.get(key);
    if (known !== undefined) return resultOf(known);
    if (this.#levels === LEVELS_AT_ONCE) throw new NestingError(this, { key, make, depth: this.depth });
    this.#levels++;
    try {
      const result = make();
      this.#outcomes?.set(key, { result });
      return result;
    } finally {
      this.#levels--;
    }
  }

  #outermost(key: Key, make: () => Result): Result {
    const waiting: Call<Key, Result>[] = [];
    let current: Call<Key, Result> = { key, make, depth: 0 };
    try {
      for (;;) {
        const outcome = this.#outcomeOf(current);
        if (outcome instanceof NestingError) {
          const inner = outcome.inner as Call<Key, Result>;
          waiting.push(current);
          if (inner.depth > MAX_CALL_DEPTH || waiting.some((call) => call.key === inner.key)) {
            throw new ModelError({ path: [], message: ENDLESS });
          }
          current = inner;
          continue;
        }
        const outer = waiting.pop();
        if (outer === undefined) return resultOf(outcome);
        this.#outcomes ??= new Map();
        this.#outcomes.set(current.key, outcome);
        current = outer;
      }
    } finally {
      this.#levels = 0;
      this.#outerLevels = 0;
      this.#outcomes = undefined;
    }
  }

  /** Makes a call with a stack of its own. Returns its outcome, or that a call inside it is too deep. */
  #outcomeOf({ make, depth }: Call<Key, Result>): Outcome<Result> | NestingError {
    this.#outerLevels = depth;
    this.#levels = 1;
    try {
      return { result: make() };
    } catch (error) {
      return error instanceof NestingError && error.calls === this ? error : { error };
    }
  }
}

/**
 * Wraps a recursive function so that deeply nested values can't exhaust the stack. `make` must make its recursive calls
 * through the returned function, and must have no side effects.
 *
 * Throws a {@link ModelError} for a value that contains itself, or has more than 200,000 levels.
 */
export function nested<Value, Result>(make: (value: Value) => Result): (value: Value) => Result {
  const calls = new NestedCalls<Value, Result>();
  return (value) => calls.call(value, () => make(value));
}

const ENDLESS = 'this value contains itself';

/** A call, and the number of calls that it is inside. */
interface Call<Key, Result> {
  readonly key: Key;
  readonly make: () => Result;
  readonly depth: number;
}

/** The result of a call, or what it threw. */
type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

/** Ends the calls around one that is too deep. */
class NestingError extends Error {
  readonly calls: unknown;
  readonly inner: unknown;

  constructor(calls: unknown, inner: unknown) {
    super();
    this.calls = calls;
    this.inner = inner;
  }
}
