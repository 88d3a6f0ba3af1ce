import { didYouMean } from '../diagnostics/nearest.js';
import type { BundlerOptions } from './options.js';

type Test = readonly [is: (value: unknown) => boolean, expected: string];

const BOOLEAN: Test = [(value) => typeof value === 'boolean', 'true or false'];
const NAMES: Test = [
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  'a list of names',
];
const oneOf = (...values: readonly string[]): Test => [
  (value) => values.some((one) => one === value),
  values.map((value) => JSON.stringify(value)).join(' or '),
];

/** The values that each option can have. */
const TESTS: Readonly<Record<keyof BundlerOptions, Test>> = {
  include: [(value) => value instanceof RegExp, 'a regular expression'],
  declarations: BOOLEAN,
  start: NAMES,
  flags: NAMES,
  nodes: oneOf('capitalized', 'auto', 'all'),
  ignoreCode: BOOLEAN,
  ignorePredicates: BOOLEAN,
  leftRecursion: BOOLEAN,
  memo: oneOf('needed', 'none', 'all'),
  runtime: [(value) => typeof value === 'string', 'the name of a module'],
  recover: oneOf('auto'),
};

/**
 * Checks the options of a plug-in, which configs in JavaScript can get wrong.
 *
 * @returns the options, with an `include` that has no memory of its last match
 * @throws an error that names the first wrong option, and what it can be
 */
export function checkedOptions(options: unknown = {}): BundlerOptions {
  if (typeof options !== 'object' || options === null) throw new TypeError('options of ludogram: expected an object');
  for (const [name, value] of Object.entries(options)) {
    const test = Object.hasOwn(TESTS, name) ? TESTS[name as keyof BundlerOptions] : undefined;
    if (test === undefined) {
      const meant = didYouMean(name, Object.keys(TESTS));
      throw new TypeError(
        `options of ludogram: unknown option "${name}"${meant === undefined ? '' : `: did you mean ${meant}?`}`,
      );
    }
    const [is, expected] = test;
    if (value !== undefined && !is(value)) throw new TypeError(`options of ludogram: ${name}: expected ${expected}`);
  }
  const { include, ...rest } = options as BundlerOptions;
  return include === undefined
    ? rest
    : { ...rest, include: new RegExp(include.source, include.flags.replaceAll(/[gy]/g, '')) };
}
