import { type Command, InvalidArgumentError, Option } from 'commander';
import { isEncoding } from '../../notation/encoding/names.js';
import { type Level, LEVELS, type NotationEntry, type PrintOptions } from '../../notation/index.js';
import { notationById } from '../../notations/registry.js';
import { UsageError } from '../run/failure.js';
import { addNotationOption, notationOption } from '../run/options.js';
import type { Context } from '../run/verb.js';
import { parseRecordChoice, type RecordChoice } from './choice/record-choice.js';
import { addDeclaredFlags, declaredValues } from './declared-flags.js';
import type { StandardInputFlags } from './input.js';

/** The flags for reading the input. */
export interface ReadingFlags extends StandardInputFlags {
  readonly notation?: string;
  readonly dialect?: string;
  /** The name of the encoding of the input; the encoding of its notation if absent. */
  readonly encoding?: string;
  /** The records to read in a file of many; absent for the whole file. */
  readonly record?: RecordChoice;
  /** Whether to take each record that is chosen, one after another; otherwise the first. */
  readonly many?: true;
  readonly level: Level;
}

/**
 * Adds the options of every verb that reads input: `--notation`, `--dialect`, `--level`, `--encoding` and
 * `--stdin-filename`, and the options that the notations declare for reading.
 *
 * @param level the default level of the verb
 */
export function addReadingOptions(command: Command, { notations }: Context, level: Level = 'rules'): Command {
  const ids = notations.map((notation) => notation.id);
  const options = [
    new Option('--dialect <name>', 'dialect of the input, if the notation has several (see `ludogram formats`)'),
    new Option('--level <level>', 'how strictly to check it').choices(LEVELS).default(level),
    new Option('--encoding <name>', 'encoding of the input, such as latin1 (default: that of its notation)').argParser(
      encodingName,
    ),
    new Option('--stdin-filename <name>', 'name of standard input, for reports and for finding the notation'),
  ];
  const notation = notationOption('notation of the input (default: by the extension, then by the content)');
  addNotationOption(command, notation.choices(ids).helpGroup(GROUP));
  for (const option of options) command.addOption(option.helpGroup(GROUP));
  return addDeclaredFlags(command, notations, 'read');
}

function encodingName(name: string): string {
  if (!isEncoding(name)) throw new InvalidArgumentError('the name of an encoding, such as utf-8 or latin1');
  return name.toLowerCase();
}

/** Adds `--record`, for the verbs that take one record. */
export function addRecordOption(command: Command): Command {
  const record = new Option(
    '--record <n>',
    'read only this record of a file of many, by its number (FILE#n means the same), or the first one with a tag: White=Carlsen; repeat it for several tags',
  );
  return command.addOption(record.argParser(parseRecordChoice).helpGroup(GROUP));
}

/** Adds `--record`, and `--many`, for the verbs that can take the records of a file one after another. */
export function addRecordOptions(command: Command): Command {
  const many = new Option('--many', 'take each record of a file of many, or each one that --record chooses by tags');
  return addRecordOption(command).addOption(many.helpGroup(GROUP));
}

const GROUP = 'How to read the input:';

/** Throws a usage error if no notation that can be meant has the given dialect. */
export function checkDialect(flags: ReadingFlags, notations: readonly NotationEntry[]): void {
  if (flags.dialect === undefined) return;
  const chosen = flags.notation === undefined ? undefined : notationById(notations, flags.notation);
  const problem = unknownDialect(flags.dialect, chosen === undefined ? notations : [chosen]);
  if (problem !== undefined) throw new UsageError(problem);
}

/** Returns the message for a dialect that none of `candidates` has; `undefined` if one has it. */
export function unknownDialect(dialect: string, candidates: readonly NotationEntry[]): string | undefined {
  if (candidates.some((notation) => notation.dialects.includes(dialect))) return undefined;
  const offers = candidates
    .filter((notation) => notation.dialects.length > 0)
    .map((notation) => `${notation.id} has ${notation.dialects.join(' and ')}`);
  const none = `${candidates.map((notation) => notation.id).join(', ')} has no dialects`;
  return `unknown dialect "${dialect}": ${offers.length > 0 ? offers.join('; ') : none}`;
}

/** The flags for canonical text. */
export interface PrintFlags {
  readonly style: 'readable' | 'compact';
  readonly full?: true;
}

/**
 * Adds `--style`, `--full` and the flags that notations declare for printing: every verb that writes records takes
 * them.
 */
export function addPrintOptions(command: Command, { notations }: Context): Command {
  const style = new Option('--style <style>', 'readable keeps comments; compact drops them');
  command
    .addOption(style.choices(['readable', 'compact']).default('readable'))
    .option('--full', 'write values that equal their defaults too');
  return addDeclaredFlags(command, notations, 'print');
}

/** Converts the flags to the print options of a notation. */
export const printOptions = (
  flags: PrintFlags,
  notation: Pick<NotationEntry, 'id'>,
  { notations }: Context,
): PrintOptions => ({
  ...declaredValues(flags, notation, notations, 'print'),
  style: flags.style,
  full: flags.full === true,
});
