import { type Command, InvalidArgumentError, Option } from 'commander';
import { getOrInsert } from '../../maps.js';
import { kebabCase } from '../../notation/declared-options.js';
import type { DeclaredOption, NotationEntry, OptionUse } from '../../notation/index.js';

/** Values of flags by the attribute of their option. */
type Flags = object;

/** A flag for an option that notations declare. */
interface DeclaredFlag {
  readonly name: string;
  readonly declaration: DeclaredOption;
  /** The notations that have it. */
  readonly ids: string[];
  /** The key of its value among the flags of a verb. No other flag of a verb has such a key. */
  readonly attribute: string;
}

/** An option whose value has a key of its own. */
class KeyedOption extends Option {
  readonly #attribute: string;

  constructor(flags: string, help: string, attribute: string) {
    super(flags, help);
    this.#attribute = attribute;
  }

  override attributeName(): string {
    return this.#attribute;
  }
}

/** The flags of lists of notations: they are needed for each record of a file of many. */
const flagsByNotations = new WeakMap<readonly NotationEntry[], Map<OptionUse, readonly DeclaredFlag[]>>();

/** Returns the flags for what notations declare. Notations that declare the same option share its flag. */
function flagsFor(notations: readonly NotationEntry[], use: OptionUse): readonly DeclaredFlag[] {
  const byUse = getOrInsert(flagsByNotations, notations, () => new Map<OptionUse, readonly DeclaredFlag[]>());
  return getOrInsert(byUse, use, () => makeFlags(notations, use));
}

function makeFlags(notations: readonly NotationEntry[], use: OptionUse): DeclaredFlag[] {
  const flags: DeclaredFlag[] = [];
  for (const { id, options } of notations) {
    for (const [name, declaration] of Object.entries(options?.[use] ?? {})) {
      const same = flags.find((flag) => flag.name === name);
      if (same !== undefined && isSame(same.declaration, declaration)) same.ids.push(id);
      else {
        const attribute = same === undefined ? `${use} ${name}` : `${use} ${name} ${id}`;
        flags.push({ name, declaration, ids: [id], attribute });
      }
    }
  }
  return flags;
}

const isSame = (a: DeclaredOption, b: DeclaredOption): boolean =>
  a.type === b.type && a.default === b.default && String(a.choices) === String(b.choices);

/**
 * Adds a flag for each option that notations declare. A flag that the command has already, or that another notation
 * declares with other values, gets the id of its notation before its name.
 */
export function addDeclaredFlags(command: Command, notations: readonly NotationEntry[], use: OptionUse): Command {
  for (const flag of flagsFor(notations, use)) command.addOption(optionFor(flag, command));
  return command;
}

function optionFor({ name, declaration, ids, attribute }: DeclaredFlag, command: Command): Option {
  const { type, choices } = declaration;
  const plain = spelled(name, declaration);
  const isTaken = command.options.some(({ long }) => long === plain);
  const flag = isTaken ? spelled(`${ids[0]}-${name}`, declaration) : plain;
  const text = `${helpOf(declaration)} (${ids.join(', ')})`;
  const option = new KeyedOption(type === 'boolean' ? flag : `${flag} <${type}>`, text, attribute);
  if (choices !== undefined) option.choices(choices);
  if (type === 'number') option.argParser(numberOf);
  return option;
}

/** Returns a flag: `--full-moves`, or `--no-full-moves` for one that is on by default. */
const spelled = (name: string, { default: value }: DeclaredOption): string =>
  `--${value === true ? 'no-' : ''}${kebabCase(name)}`;

/** Returns the help of a flag with its default. Commander isn't given it: the flag would seem to be given. */
function helpOf({ help, default: value }: DeclaredOption): string {
  if (value === true) return `don't ${help}`;
  return value === undefined || value === false ? help : `${help}, ${value} by default`;
}

function numberOf(value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw new InvalidArgumentError('a number');
  return number;
}

/**
 * Returns the values of the options that a notation declares: the values of flags, and the defaults of the other
 * options.
 */
export function declaredValues(
  flags: Flags,
  { id }: Pick<NotationEntry, 'id'>,
  notations: readonly NotationEntry[],
  use: OptionUse,
): Readonly<Record<string, unknown>> {
  const own = flagsFor(notations, use).filter(({ ids }) => ids.includes(id));
  const values = own.map(
    ({ name, declaration, attribute }) => [name, valueOf(flags, attribute) ?? declaration.default] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Returns the values of all flags that notations declare, by their keys; `undefined` for one that isn't given. */
export const givenValues = (
  flags: Flags,
  notations: readonly NotationEntry[],
  use: OptionUse,
): readonly (readonly [key: string, value: unknown])[] =>
  flagsFor(notations, use).map(({ attribute }) => [attribute, valueOf(flags, attribute)]);

/** Returns why flags can't be used with a notation: it does not declare their option. `undefined` if they can. */
export function unknownOption(
  flags: Flags,
  { id }: Pick<NotationEntry, 'id'>,
  notations: readonly NotationEntry[],
): string | undefined {
  const isWrong = ({ attribute, declaration, ids }: DeclaredFlag): boolean =>
    isGiven(flags, attribute, declaration) && !ids.includes(id);
  const wrong =
    flagsFor(notations, 'read').find(isWrong) ??
    flagsFor(notations, 'print').find(isWrong) ??
    flagsFor(notations, 'render').find(isWrong);
  if (wrong === undefined) return undefined;
  const { name, declaration, ids } = wrong;
  return `${id} has no option ${spelled(name, declaration)}: only ${ids.join(', ')} ${ids.length === 1 ? 'has' : 'have'} it`;
}

/** Whether the user gave a flag. Without it, commander sets one that begins with `--no-` to `true`. */
function isGiven(flags: Flags, attribute: string, declaration: DeclaredOption): boolean {
  const value = valueOf(flags, attribute);
  return value !== undefined && !(value === true && declaration.default === true);
}

const valueOf = (flags: Flags, attribute: string): unknown => (flags as Readonly<Record<string, unknown>>)[attribute];
