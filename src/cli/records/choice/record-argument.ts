import { existsSync } from 'node:fs';
import { defined } from '../../../defined.js';
import { statusOf } from '../../../files/store/index.js';
import { UsageError } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { entryOf, hasArchives } from '../divide/division.js';
import { isLargeFile, itemAt, type StandardInputFlags } from '../input.js';
import type { RecordChoice } from './record-choice.js';

/** The flags that select records of a file of many. */
export interface RecordFlags extends StandardInputFlags {
  readonly notation?: string;
  readonly record?: RecordChoice;
  /** Whether to take each record that is chosen; otherwise the first. */
  readonly many?: true;
}

/**
 * Returns the file that an argument names, and the number of the record in it that it names with `#12`, or what the
 * flag `--record` chooses. An argument that is the name of a file names the whole file.
 *
 * @throws a `UsageError` if both the argument and a flag say which records to take
 */
export function recordNamed(
  path: string,
  { record, many }: RecordFlags,
): { readonly file: string; readonly choice?: RecordChoice } {
  const [, file, number] = /^(.+)#(\d{1,15})$/.exec(path) ?? [];
  if (file === undefined || existsSync(path)) return { file: path, ...defined({ choice: record }) };
  if (record !== undefined || many === true) {
    throw new UsageError(`${path} names a record, so --${many === true ? 'many' : 'record'} can't name others`);
  }
  return { file, choice: Number(number) };
}

/**
 * Whether the records of a file are taken one after another: because the user says so, or because it is a large file of
 * a notation whose files have many records. Compressed files are small.
 */
export async function takesEachRecord(path: string, flags: RecordFlags, { notations }: Context): Promise<boolean> {
  const { file, choice } = recordNamed(path, flags);
  if (flags.many === true) return typeof choice !== 'number';
  if (choice !== undefined) return false;
  if (!hasArchives(entryOf(itemAt(file, flags).file, flags.notation, notations))) return false;
  return isLargeFile(file, (await statusOf(file))?.size);
}
