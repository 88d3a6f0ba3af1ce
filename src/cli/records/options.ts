import { type Command, InvalidArgumentError, Option } from 'commander';
import { type NotationEntry, LEVELS, type Level, type PrintOptions } from '../../notation/index.js';
import { notationById } from '../../notations/registry.js';
import type { StandardInputFlags } from './input.js';
import { UsageError } from '../run/failure.js';
import type { Context } from '../run/verb.js';

/** The flags for reading the input. */
export interface ReadingFlags extends StandardInputFlags {
  readonly format?: string;
  readonly dialect?: string;
  readonly level: Level;
}

/**
 * Adds `--format`, `--dialect`, `--level` and `--stdin-filename`, which every verb that reads input takes.
 *
 * @param level the default level of the verb
 */
export function addReadingOptions(command: Command, { formats }: Context, level: Level = 'rules'): Command {
  const ids = formats.map((format) => format.id);
  const options = [
    new Option('--format <id>', 'format of the input (default: found by the extension, or else the content)').choices(
      ids,
    ),
    new Option('--dialect <name>', 'dialect of the input, if the format has several (see `ludogram formats`)'),
    new Option('--level <level>', 'how strictly to check it').choices(LEVELS).default(level),
    new Option('--stdin-filename <name>', 'name of standard input, for reports and for finding the format'),
  ];
  for (const option of options) command.addOption(option.helpGroup('How to read the input:'));
  return command;
}

/** Throws a usage error if no format that can be meant has the given dialect. */
export function checkDialect(flags: ReadingFlags, formats: readonly NotationEntry[]): void {
  if (flags.dialect === undefined) return;
  const chosen = flags.format === undefined ? undefined : notationById(formats, flags.format);
  const problem = unknownDialect(flags.dialect, chosen === undefined ? formats : [chosen]);
  if (problem !== undefined) throw new UsageError(problem);
}

/** Returns the message for a dialect that none of `candidates` has; `undefined` if one has it. */
export function unknownDialect(dialect: string, candidates: readonly NotationEntry[]): string | undefined {
  if (candidates.some((format) => format.dialects.includes(dialect))) return undefined;
  const offers = candidates
    .filter((format) => format.dialects.length > 0)
    .map((format) => `${format.id} has ${format.dialects.join(' and ')}`);
  const none = `${candidates.map((format) => format.id).join(', ')} has no dialects`;
  return `unknown dialect "${dialect}": ${offers.length > 0 ? offers.join('; ') : none}`;
}

/** The flags for canonical text. */
export interface PrintFlags {
  readonly style: 'readable' | 'compact';
  readonly full?: true;
  readonly inverted?: true;
}

/** Adds `--style`, `--full` and `--inverted`, which every verb that writes records takes. */
export function addPrintOptions(command: Command): Command {
  const style = new Option('--style <style>', 'readable keeps comments; compact drops them');
  return command
    .addOption(style.choices(['readable', 'compact']).default('readable'))
    .option('--full', 'write values that equal their defaults too')
    .option('--inverted', 'write boards upside down: starti for start, in rules of tafl');
}

/** Converts the flags to print options. */
export const printOptions = ({ style, full, inverted }: PrintFlags): PrintOptions => ({
  style,
  full: full === true,
  inverted: inverted === true,
});

/** Collects the values of an option that can be repeated. */
export const collect = (value: string, values: readonly string[] = []): readonly string[] => [...values, value];

/** The help text for the arguments of the verbs for many records. */
export const PATHS = 'files, folders or globs; - is standard input';

/** Adds the options of the verbs for many records. */
export function addBulkOptions(command: Command): Command {
  const options = [
    new Option(
      '--files-from <list>',
      'read more paths from a file, one per line or separated by NUL; - is standard input',
    ),
    new Option(
      '--many',
      'each file has many records, one after the other (.ndjson and .jsonl files always have, one per line)',
    ),
    new Option('--jobs <n>', 'the number of threads (default: as many as the machine can run)').argParser(wholeNumber),
  ];
  for (const option of options) command.addOption(option.helpGroup('Many records:'));
  return command;
}

/** Adds `--resume` and `--resume-file`, for the verbs that leave nothing else from which a later run could continue. */
export function addResumeOptions(command: Command): Command {
  const options = [
    new Option('--resume', 'continue an interrupted run'),
    new Option('--resume-file <file>', 'the file that an interrupted run leaves').default('.ludogram-resume.json'),
  ];
  for (const option of options) command.addOption(option.helpGroup('Many records:'));
  return command;
}

/** Parses the value of an option that is a whole number from 0. */
export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('a whole number from 0');
  return Number(value);
}

/** Parses the value of an option that is a number greater than 0. */
export function positiveNumber(value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new InvalidArgumentError('a number greater than 0');
  return number;
}
