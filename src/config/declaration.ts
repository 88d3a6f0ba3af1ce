import { type Expectation, hasFunction, memberProblem, type Members } from '../library/declared-members.js';
import { isObject } from '../objects.js';

const FUNCTION: Expectation = { expected: 'a function', is: (value) => typeof value === 'function' };
const RULES: Expectation = {
  expected: 'an object with a function for each kind of error node',
  is: (value) => isObject(value) && Object.values(value).every((rule) => rule === undefined || FUNCTION.is(rule)),
};

const objectWith = (name: string): Expectation => ({
  expected: `an object with a function "${name}"`,
  is: (value) => hasFunction(value, name),
});
const optional = ({ expected, is }: Expectation): Expectation => ({
  expected,
  is: (value) => value === undefined || is(value),
});

const CODEC: Expectation = { expected: 'a codec, such as record({…})', is: (value) => hasFunction(value, 'encode') };
const CHECKS = optional({
  expected: 'a list of checks, each made by check(…) or with a function "run"',
  is: (value) => Array.isArray(value) && value.every((one) => hasFunction(one, 'run')),
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
  rules: {
    expected: 'what defineRules returns',
    is: (value) => hasFunction(value, 'legalMoves') && hasFunction(value, 'play'),
  },
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
  if (declaration.read === undefined) return memberProblem(id, declaration, GAME_NOTATION);
  const problem = memberProblem(id, declaration, NOTATION);
  const reader = (declaration.read as { readonly declaration?: unknown }).declaration;
  return problem ?? (isObject(reader) ? memberProblem(id, reader, READER) : undefined);
}
