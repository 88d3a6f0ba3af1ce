/** A difference that an assertion found. */
export interface Mismatch {
  readonly message: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

/**
 * A failed assertion, with the fields of the `AssertionError` of `node:assert`: vitest and `node:test` show how
 * `actual` differs from `expected`. It is a class of its own, so that tests run in browsers too.
 */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
  readonly code = 'ERR_ASSERTION';
  readonly operator = 'strictEqual';
  readonly generatedMessage = false;
  readonly actual: unknown;
  readonly expected: unknown;

  constructor({ message, actual, expected }: Mismatch) {
    super(message);
    this.actual = actual;
    this.expected = expected;
  }
}
