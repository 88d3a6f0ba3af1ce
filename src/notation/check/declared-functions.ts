import { NotationError } from '../read/notation-error.js';

/** What a function of a notation returns. */
interface Returned {
  /** The words for it in messages. */
  readonly expected: string;
  /** Whether a value is such a result. */
  is(value: unknown): boolean;
}

const TEXT: Returned = { expected: 'a text', is: (value) => typeof value === 'string' };
const JSON_VALUE: Returned = { expected: 'a value', is: (value) => value !== undefined };
const RESULT: Returned = {
  expected: 'an object with "ok"',
  is: (value) => typeof (value as { ok?: unknown } | null | undefined)?.ok === 'boolean',
};

/** The functions of a play and of a view whose results are checked. */
const RETURNED: { readonly [name: string]: Returned } = {
  replay: RESULT,
  at: RESULT,
  eachPly: RESULT,
  json: JSON_VALUE,
  text: TEXT,
  svg: TEXT,
};

/** The part of a notation that a message names, and the notation. */
interface Declared {
  readonly id: string;
  readonly part: string;
}

/**
 * Returns a play or a view whose functions throw a {@link NotationError} if they return something else than they must.
 * The compiler finds such a mistake, but not in a program that was not compiled.
 */
export function withCheckedResults<Whole extends object>(whole: Whole, declared: Declared): Whole {
  const changed = { ...whole } as { [name: string]: (...args: never[]) => unknown };
  for (const [name, returned] of Object.entries(RETURNED)) {
    const act = changed[name];
    if (act === undefined) continue;
    // eslint-disable-next-line no-restricted-syntax -- these were the arguments of a call
    changed[name] = (...args) => checkedResult(act.call(whole, ...args), name, returned, declared);
  }
  return changed as Whole;
}

/** Returns the text that a function of a notation wrote. Throws a {@link NotationError} for anything else. */
export const writtenText = (value: string, name: string, declared: Declared): string =>
  checkedResult(value, name, TEXT, declared);

function checkedResult<Value>(value: Value, name: string, { expected, is }: Returned, { id, part }: Declared): Value {
  if (is(value)) return value;
  const found = value === null ? 'null' : value === undefined ? 'nothing' : `a value of type ${typeof value}`;
  throw new NotationError(`notation ${id}: "${name}" of "${part}" returned ${found}: expected ${expected}`);
}
