import { type Command, Option } from 'commander';
import { defined } from '../../defined.js';
import {
  GENERATE_OPTION_NAMES,
  type GenerateChoices,
  generateOption,
  type GenerateOptionName,
} from '../../generator/generate-options.js';
import type { NodeMode } from '../../generator/resolve/nodes/kinds.js';
import { UsageError } from '../run/failure.js';

/** The options of every verb that reads a grammar without writing a parser. */
export interface SourceFlags {
  readonly flag?: readonly string[];
  readonly ignoreCode?: true;
  readonly ignorePredicates?: true;
}

/** The options of a verb that compiles a grammar in memory. */
export interface GrammarFlags extends SourceFlags {
  readonly start?: string;
  readonly nodes?: NodeMode;
}

/** The options of {@link GrammarFlags}, by the names of their flags. */
const GRAMMAR_OPTIONS: Required<{ readonly [Name in keyof GrammarFlags]: string }> = {
  start: '--start',
  nodes: '--nodes',
  flag: '--flag',
  ignoreCode: '--ignore-code',
  ignorePredicates: '--ignore-predicates',
};

/**
 * Checks the flags of a verb that reads records, or texts by the grammar of `--grammar`, when it reads a record.
 *
 * @param others further options that need a grammar, by the names of their flags
 * @param needed how the verb takes its grammar
 * @throws a `UsageError` that names the first option without use
 */
export function checkWithoutGrammar(
  flags: object,
  others: { readonly [name: string]: string } = {},
  needed = '--grammar',
): void {
  const needsGrammar = Object.entries({ ...others, ...GRAMMAR_OPTIONS }).find(([name]) => name in flags);
  if (needsGrammar !== undefined) throw new UsageError(`${needsGrammar[1]} needs ${needed}`);
}

const GROUP = 'How to read the grammar:';

/**
 * Adds `--start`, `--nodes` and the options of {@link addSourceOptions}, for verbs that compile a grammar in memory.
 */
export function addGrammarOptions(command: Command): Command {
  const start = new Option(
    '--start <rule>',
    'the rule to read texts as, any rule of the grammar (default: its start rule)',
  );
  command.addOption(start.helpGroup(GROUP));
  command.addOption(generateFlag('nodes').helpGroup(GROUP));
  return addSourceOptions(command);
}

/** Adds `--flag`, `--ignore-code` and `--ignore-predicates`, which every verb that reads a grammar takes. */
export function addSourceOptions(command: Command): Command {
  for (const name of ['flags', 'ignoreCode', 'ignorePredicates'] as const) {
    command.addOption(generateFlag(name).helpGroup(GROUP));
  }
  return command;
}

/** Makes the flag of an option for making parsers. */
export function generateFlag(name: GenerateOptionName): Option {
  const { flag, help, type, choices, excludes } = generateOption(name);
  const option = new Option(flag, help);
  if (choices !== undefined) option.choices(choices);
  if (type === 'names') option.argParser(namesOf);
  return excludes === undefined ? option : option.conflicts(excludes);
}

/**
 * Returns the options for making parsers that flags give. A flag that begins with `--no-` is given if it is `false`.
 */
export function generateChoices(flags: object): GenerateChoices {
  const given = GENERATE_OPTION_NAMES.map((name) => {
    const option = generateFlag(name);
    const value = (flags as Readonly<Record<string, unknown>>)[option.attributeName()];
    return [name, option.negate && value === true ? undefined : value] as const;
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Returns the values of an option that takes several, each time separated by commas. */
function namesOf(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...value.split(',').map((name) => name.trim())];
}

/** Converts the flags of {@link addSourceOptions} to options of the generator. */
export const sourceOptions = ({ flag, ignoreCode, ignorePredicates }: SourceFlags) => ({
  ...defined({ flags: flag, ignoreCode, ignorePredicates }),
});

/** Converts the flags of {@link addGrammarOptions} to options of the generator. */
export const compileOptions = ({ start, nodes, ...flags }: GrammarFlags) => ({
  ...(start === undefined ? {} : { start: [start] }),
  ...defined({ nodes }),
  ...sourceOptions(flags),
});
