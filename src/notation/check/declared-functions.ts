import { describeValue, NotationError } from '../read/notation-error.js';

/** A type of results of functions. */
interface ResultType {
  /** The words for it in messages. */
  readonly expected: string;
  /** Whether a value has this type. */
  is(value: unknown): boolean;
}

const TEXT: ResultType = { expected: 'a text', is: (value) => typeof value === 'string' };
const JSON_VALUE: ResultType = { expected: 'a value', is: (value) => value !== undefined };
const RESULT: ResultType = {
  expected: 'an object with "ok"',
  is: (value) => typeof (value as { ok?: unknown } | null | undefined)?.ok === 'boolean',
};

/** The types of the results of a play and of a view that are checked, by the name of the function. */
const RESULT_TYPES: { readonly [name: string]: ResultType } = {
  replay: RESULT,
  at: RESULT,
  eachPly: RESULT,
  json: JSON_VALUE,
  text: TEXT,
  svg: TEXT,
};

/** The part of a notation that a message names, and the notation. */
interface DeclaredPart {
  readonly id: string;
  readonly part: string;
}

/**
 * Returns a play or a view whose functions throw a {@link NotationError} if their result has another type than it must.
 * The compiler finds such a mistake, but not in a program that was not compiled.
 */
export function withCheckedResults<Whole extends object>(whole: Whole, declared: DeclaredPart): Whole {
  const changed = { ...whole } as { [name: string]: (...args: never[]) => unknown };
  for (const [name, type] of Object.entries(RESULT_TYPES)) {
    const act = changed[name];
    if (act === undefined) continue;
    // eslint-disable-next-line no-restricted-syntax -- these were the arguments of a call
    changed[name] = (...args) => checkedResult(act.call(whole, ...args), name, type, declared);
  }
  return changed as Whole;
}

/** Returns the text that a function of a notation wrote. Throws a {@link NotationError} for anything else. */
export const writtenText = (value: string, name: string, declared: DeclaredPart): string =>
  checkedResult(value, name, TEXT, declared);

function checkedResult<Value>(
  value: Value,
  name: string,
  { expected, is }: ResultType,
  { id, part }: DeclaredPart,
): Value {
  if (is(value)) return value;
  const found = describeValue(value);
  throw new NotationError(`notation ${id}: "${name}" of "${part}" returned ${found}: expected ${expected}`);
}
