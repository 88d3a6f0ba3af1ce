import { isObject } from '../objects.js';

/** The requirement for a member of a declaration. */
interface Expectation {
  /** The words for it in messages. */
  readonly expected: string;
  /** Whether a value is so. */
  is(value: unknown): boolean;
}

type Members = Readonly<Record<string, Expectation>>;

const FUNCTION: Expectation = { expected: 'a function', is: (value) => typeof value === 'function' };
const RULES: Expectation = {
  expected: 'an object with a function for each kind of error node',
  is: (value) => isObject(value) && Object.values(value).every((rule) => rule === undefined || FUNCTION.is(rule)),
};

/** Whether a value is an object with a function of the given name. */
const has = (value: unknown, name: string): boolean => isObject(value) && FUNCTION.is(value[name]);

const objectWith = (name: string): Expectation => ({
  expected: `an object with a function "${name}"`,
  is: (value) => has(value, name),
});
const optional = ({ expected, is }: Expectation): Expectation => ({
  expected,
  is: (value) => value === undefined || is(value),
});

const CODEC: Expectation = { expected: 'a codec, such as record({…})', is: (value) => has(value, 'encode') };
const CHECKS = optional({
  expected: 'a list of checks, each made by check(…) or with a function "run"',
  is: (value) => Array.isArray(value) && value.every((one) => has(one, 'run')),
});

const READER: Members = {
  parse: FUNCTION,
  syntax: optional(RULES),
  areOneFault: optional(FUNCTION),
  checks: CHECKS,
  facts: optional(FUNCTION),
  lower: FUNCTION,
  legality: optional(FUNCTION),
  locate: optional(FUNCTION),
  pathInModel: optional(FUNCTION),
  dialectOf: optional(FUNCTION),
};

const NOTATION: Members = {
  codec: CODEC,
  print: objectWith('write'),
  format: optional(FUNCTION),
  describe: optional(FUNCTION),
  convert: optional(objectWith('to')),
  editor: optional(FUNCTION),
};

const GAME_NOTATION: Members = {
  ...READER,
  ...NOTATION,
  rules: { expected: 'what defineRules returns', is: (value) => has(value, 'legalMoves') && has(value, 'play') },
  locate: FUNCTION,
  start: FUNCTION,
  first: optional(FUNCTION),
  move: { expected: 'the name of a member of moves', is: (value) => typeof value === 'string' },
  result: FUNCTION,
  print: objectWith('move'),
};

/**
 * Returns which member of what a notation was declared with has a wrong type. The compiler finds such a mistake, but
 * not in JavaScript. What can't be declared at all isn't examined: it has failed before.
 *
 * @param declaration absent for an entry that loads its notation later
 */
export function declarationProblem(id: string, declaration: unknown): string | undefined {
  if (!isObject(declaration)) return undefined;
  if (declaration.rules !== undefined) return memberProblem(id, declaration, GAME_NOTATION);
  const problem = memberProblem(id, declaration, NOTATION);
  const reader = (declaration.read as { readonly declaration?: unknown }).declaration;
  return problem ?? (isObject(reader) ? memberProblem(id, reader, READER) : undefined);
}

function memberProblem(id: string, declaration: Readonly<Record<string, unknown>>, members: Members) {
  const wrong = Object.entries(members).find(([name, { is }]) => !is(declaration[name]));
  return wrong && `expected "${wrong[0]}" of ${id} to be ${wrong[1].expected}`;
}
