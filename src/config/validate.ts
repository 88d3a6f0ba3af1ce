import { types } from 'node:util';
import { orList } from '../diagnostics/index.js';
import { GENERATE_OPTION_NAMES, generateOption, type GenerateOptionName } from '../generator/generate-options.js';
import type { ConfiguredNotation } from '../library/config.js';
import { isEncoding } from '../notation/encoding/names.js';
import type { NotationEntry } from '../notation/index.js';
import { isObject } from '../objects.js';
import { declarationProblem } from './declaration.js';
import { type ConfigProblem, unknownKey } from './keys.js';

/** An entry of a config with a valid shape. */
export type ValidEntry = ConfiguredNotation & { readonly path: string };

const PATH_KEYS = ['folder', 'grammar', 'generated', 'shape', 'suites'];
const PROJECT_KEYS = ['notation', ...PATH_KEYS, ...GENERATE_OPTION_NAMES];
const CONFIG_KEYS = ['notations', 'options'];

/**
 * Returns the entries that a config file exports, or the first problem of its shape. Does not examine the notations
 * themselves.
 */
export function entriesOf(config: unknown): readonly ValidEntry[] | ConfigProblem {
  if (config === undefined) {
    return { path: '', message: 'no default export: expected export default defineConfig({…})' };
  }
  if (!isObject(config)) return { path: '', message: 'expected the default export to be defineConfig({…})' };
  const unknown = unknownKey(config, CONFIG_KEYS, '');
  if (unknown !== undefined) return unknown;
  if (!Array.isArray(config.notations)) return { path: 'notations', message: 'expected a list of notations' };
  const entries: ValidEntry[] = [];
  for (const [i, value] of (config.notations as unknown[]).entries()) {
    const entry = entryAt(`notations[${i}]`, value);
    if ('message' in entry) return entry;
    entries.push(entry);
  }
  return entries;
}

function entryAt(path: string, value: unknown): ValidEntry | ConfigProblem {
  if (!isObject(value)) {
    return { path, message: 'expected a notation, or an object with one and its files, such as {notation, grammar}' };
  }
  if (typeof value.load === 'function') return { path, notation: value as unknown as NotationEntry };
  const unknown = unknownKey(value, PROJECT_KEYS, path);
  if (unknown !== undefined) return unknown;
  const { notation, shape } = value;
  if (typeof notation !== 'function' && !isObject(notation)) {
    return { path: `${path}.notation`, message: 'expected a notation, or a function that loads one' };
  }
  for (const key of PATH_KEYS) {
    const name = value[key];
    if (name !== undefined && (typeof name !== 'string' || name === '')) {
      return { path: `${path}.${key}`, message: 'expected a path' };
    }
  }
  for (const name of GENERATE_OPTION_NAMES) {
    const problem = optionProblem(name, value);
    if (problem !== undefined) return { path: `${path}.${name}`, message: problem };
  }
  if (shape !== undefined && (value.javascript === true || !String(shape).endsWith('.ts'))) {
    return { path: `${path}.shape`, message: 'expected a TypeScript module, for a parser in TypeScript' };
  }
  return { ...(value as unknown as ConfiguredNotation), path };
}

/** Returns what is wrong with an option of `generate` in an entry. */
function optionProblem(name: GenerateOptionName, entry: Readonly<Record<string, unknown>>): string | undefined {
  const value = entry[name];
  const { type, choices, excludes } = generateOption(name);
  if (value === undefined) return undefined;
  if (type === 'names') return isNames(value) ? undefined : 'expected a list of names';
  const isRight = typeof value === type && value !== '' && choices?.includes(value as string) !== false;
  if (!isRight) {
    return choices ? `expected ${orList(choices)}` : type === 'boolean' ? 'expected true or false' : 'expected a text';
  }
  if (excludes !== undefined && value === true && entry[excludes] !== undefined) {
    return `${name} and ${excludes} can't be used together`;
  }
  return undefined;
}

/** Returns a message that says why a value isn't a notation; `undefined` if it is one. */
export function notationProblem(notation: unknown): string | undefined {
  // An export that a module doesn't have is undefined.
  if (notation === undefined) return 'the notation is undefined: expected an export that defineNotation made';
  if (!isObject(notation)) return 'expected a notation made by defineNotation';
  const { id, title, extensions, detect, load } = notation;
  if (typeof load !== 'function' || typeof detect !== 'function') return 'expected a notation made by defineNotation';
  if (typeof id !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    return `${JSON.stringify(id)} isn't a valid id: expected lower-case letters, digits and hyphens`;
  }
  if (typeof title !== 'string') return `expected a title of ${id}`;
  for (const key of ['dialects', 'outputs', 'levels']) {
    const list = notation[key];
    if (!Array.isArray(list) || !list.every(isName)) return `expected ${key} of ${id} to be a list of names`;
  }
  if (
    !Array.isArray(extensions) ||
    !extensions.every((extension) => isName(extension) && /^\.[^A-Z/\\]+$/.test(extension))
  ) {
    return `expected extensions of ${id} in lower case with their dot, such as .pgn`;
  }
  const { encodings } = notation;
  if (
    encodings !== undefined &&
    !(Array.isArray(encodings) && encodings.every((encoding) => isName(encoding) && isEncoding(encoding)))
  ) {
    return `expected encodings of ${id} to be a list of names that TextDecoder knows, such as utf-8 and latin1`;
  }
  return (
    declarationProblem(id, notation.declaration) ??
    functionsProblem(id, notation) ??
    recordStartProblem(id, notation.recordStart) ??
    optionsProblem(id, notation.options)
  );
}

/** The functions that parts of a notation have. The compiler doesn't check them in JavaScript. */
const FUNCTIONS = { play: ['replay'], view: ['at', 'svg', 'text'] } as const;

/** Returns which function a part of a notation lacks. */
function functionsProblem(id: string, notation: Readonly<Record<string, unknown>>): string | undefined {
  for (const [part, names] of Object.entries(FUNCTIONS)) {
    const declared = notation[part];
    if (declared === undefined) continue;
    const missing = names.find((name) => !isObject(declared) || typeof declared[name] !== 'function');
    if (missing !== undefined) return `expected "${part}" of ${id} to have a function "${missing}"`;
  }
  return undefined;
}

/** Returns what is wrong with the declared start of a record. A pattern may come from another realm. */
function recordStartProblem(id: string, start: unknown): string | undefined {
  if (start === undefined || start === 'line') return undefined;
  if (!isObject(start)) return `expected recordStart of ${id} to be "line", or an object with a pattern "first"`;
  const { first, body } = start;
  const wrong = !types.isRegExp(first) ? 'first' : body === undefined || types.isRegExp(body) ? undefined : 'body';
  if (wrong !== undefined) {
    return `expected "${wrong}" of recordStart of ${id} to be a regular expression, such as /^\\[/`;
  }
  // With these flags, a pattern begins where its last match ended, in the line before.
  const stateful = Object.entries({ first, body }).find(([, pattern]) => /[gy]/.test((pattern as RegExp)?.flags ?? ''));
  return (
    stateful && `expected "${stateful[0]}" of recordStart of ${id} to be a regular expression without the flags g and y`
  );
}

const OPTION_TYPES = ['boolean', 'number', 'string'];

/** Returns what is wrong with the options that a notation declares, which become flags of the command line. */
function optionsProblem(id: string, options: unknown = {}): string | undefined {
  if (!isObject(options)) return `expected options of ${id} to be an object`;
  const unknown = unknownKey(options, ['read', 'print', 'render'], '');
  if (unknown !== undefined) return `options of ${id}: ${unknown.message}`;
  for (const table of Object.values(options)) {
    for (const [name, option] of Object.entries(isObject(table) ? table : {})) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return `option "${name}" of ${id}: expected a name in camel case`;
      if (!isObject(option) || typeof option.help !== 'string' || !OPTION_TYPES.includes(option.type as string)) {
        return `option "${name}" of ${id}: expected a type (${OPTION_TYPES.join(', ')}) and a help`;
      }
    }
  }
  return undefined;
}

const isNames = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isName);

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
