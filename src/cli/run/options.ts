import { type Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from './failure.js';

/** Returns the option that names a notation. */
export const notationOption = (description: string): Option => new Option('-n, --notation <id>', description);

/** Adds the option that names a notation, and `--format`, which means the same and is not in the help. */
export function addNotationOption(command: Command, option: Option): void {
  const alias = new Option('--format <id>').hideHelp().argParser((value) => {
    const earlier: unknown = command.getOptionValue('notation');
    command.setOptionValue('notation', option.parseArg?.(value, earlier) ?? value);
  });
  // Both name the same values in a message.
  if (option.argChoices !== undefined) alias.argChoices = option.argChoices;
  command.addOption(option).addOption(alias);
}

/** Collects the values of an option that can be repeated. */
export const collect = (value: string, values: readonly string[] = []): readonly string[] => [...values, value];

/**
 * Returns the parser of an option that must not be repeated, because all values but the last would be lost silently.
 * Other options take the last value, so that scripts can add to a command line.
 */
export const onceAs =
  (name: string) =>
  (value: string, earlier: unknown): string => {
    if (earlier !== undefined) throw new UsageError(`${name} is given more than once`);
    return value;
  };

/** Parses the value of an option that is a whole number from 0. */
export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('a whole number from 0');
  return Number(value);
}

/** Parses the value of an option that is a whole number from 1. */
export function countingNumber(value: string): number {
  if (!/^0*[1-9]\d*$/.test(value)) throw new InvalidArgumentError('a whole number from 1');
  return Number(value);
}

/** Parses the value of an option that is a number greater than 0. */
export function positiveNumber(value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new InvalidArgumentError('a number greater than 0');
  return number;
}
