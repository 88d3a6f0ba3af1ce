import { orList } from '../diagnostics/index.js';

/** An option that only some notations have, as a notation declares it. */
export interface DeclaredOption {
  /** A `boolean` is a flag on the command line; the others take a value. */
  readonly type: 'boolean' | 'number' | 'string';
  /** One line for the help, in lower case, without a full stop. For a `boolean`, it begins with a verb. */
  readonly help: string;
  /** The values that a string can have; any if absent. */
  readonly choices?: readonly string[];
  /** The value that tools pass if the user gives none. Nothing is passed if absent. */
  readonly default?: boolean | number | string;
}

/** Options by name, in camel case: `fullMoves` is `--full-moves` on the command line. */
export type OptionTable = Readonly<Record<string, DeclaredOption>>;

/** Returns the name of an option as flags and attributes have it: `full-moves` for `fullMoves`. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a value is one that an option can have. */
export const hasOptionType = (value: unknown, { type, choices }: DeclaredOption): boolean =>
  typeof value === type && choices?.includes(value as string) !== false;

/** Returns the values that an option can have, in words. */
export const optionTypeText = ({ type, choices }: DeclaredOption): string =>
  choices !== undefined ? orList(choices) : type === 'boolean' ? 'true or false' : `a ${type}`;

/**
 * Returns the values of declared options by their names: the given ones that have their type, and the defaults of the
 * others. Other members of `given` are ignored.
 */
export function optionValues(
  table: OptionTable | undefined,
  given: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const values = Object.entries(table ?? {}).map(([name, option]) => {
    const value = given[name];
    return [name, hasOptionType(value, option) ? value : option.default] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The purpose of an option: reading a text, printing canonical text, or rendering a picture. */
export type OptionUse = 'read' | 'print' | 'render';

/** The options of a notation besides those that every notation has. */
export type DeclaredOptions = { readonly [Use in OptionUse]?: OptionTable };

/**
 * The type of the values of declared options:
 *
 * ```ts
 * import type { OptionTable, OptionValues, PrintOptions } from 'ludogram';
 *
 * const options = {
 *   spaced: { type: 'boolean', help: 'write spaces between the stones' },
 * } as const satisfies OptionTable;
 * export type FrogPrintOptions = PrintOptions & OptionValues<typeof options>;
 * ```
 */
export type OptionValues<Table extends OptionTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : { boolean: boolean; number: number; string: string }[Table[Name]['type']];
};

/** Values of declared options, by the id of the notation, the use and the name. */
export type ChosenOptions = Readonly<
  Record<string, { readonly [Use in OptionUse]?: Readonly<Record<string, unknown>> }>
>;

/** All that options of notations are for. */
export const OPTION_USES: readonly OptionUse[] = ['read', 'print', 'render'];
