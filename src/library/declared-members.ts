import { NotationError } from '../notation/read/notation-error.js';
import { isObject } from '../objects.js';

/** The requirement for a member of a declaration. */
export interface Expectation {
  /** The words for it in messages. */
  readonly expected: string;
  /** Whether a value is so. */
  is(value: unknown): boolean;
}

/** The requirements for the members of a declaration, by their names. */
export type Members = Readonly<Record<string, Expectation>>;

/** Whether a value is an object with a function of the given name. */
export const hasFunction = (value: unknown, name: string): boolean =>
  isObject(value) && typeof value[name] === 'function';

/** The diagnostics that a notation declares. */
export const DIAGNOSTICS: Expectation = {
  expected: 'what defineDiagnostics returns',
  is: (value) => hasFunction(value, 'report'),
};

/**
 * Returns which member of a declaration has a wrong type.
 *
 * @param name the declared part, for the message
 */
export function memberProblem(name: string, declaration: object, members: Members): string | undefined {
  const values = declaration as Readonly<Record<string, unknown>>;
  const wrong = Object.entries(members).find(([member, { is }]) => !is(values[member]));
  return wrong && `expected "${wrong[0]}" of ${name} to be ${wrong[1].expected}`;
}

const INFO: Expectation = {
  expected: 'an object with a text "id"',
  is: (value) => isObject(value) && typeof value.id === 'string',
};

/** The members of a reader that are used before a text is read. */
const READER: Members = {
  info: INFO,
  diagnostics: {
    expected: 'a list of what defineDiagnostics returns',
    is: (value) => Array.isArray(value) && value.every(DIAGNOSTICS.is),
  },
};

/** The members of a notation that are used before a text is read. */
const NOTATION: Members = {
  read: {
    expected: 'what defineReader returns',
    is: (value) => typeof value === 'function' && INFO.is((value as { info?: unknown }).info),
  },
  codes: { expected: 'what explainCodes returns', is: (value) => hasFunction(value, 'find') },
};

/** Throws a {@link NotationError} if a member that a reader needs at once has a wrong type. */
export const checkReader = (declaration: object): void => requireMembers('the reader', declaration, READER);

/** Throws a {@link NotationError} if a member that a notation needs at once has a wrong type. */
export const checkNotation = (declaration: object): void => requireMembers('the notation', declaration, NOTATION);

/** Throws a {@link NotationError} if the diagnostics of a notation of games have a wrong type. */
export const checkDiagnostics = (declaration: object): void =>
  requireMembers('the notation', declaration, { diagnostics: DIAGNOSTICS });

/** Throws for a mistake that the compiler finds, but not in JavaScript, where it would be an error without a name. */
function requireMembers(name: string, declaration: object, members: Members): void {
  const problem = memberProblem(name, declaration, members);
  if (problem !== undefined) throw new NotationError(problem);
}
