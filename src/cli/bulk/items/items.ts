import { resolve } from 'node:path';
import { visibleLine } from '../../../diagnostics/index.js';
import { isObjectAddress } from '../../../files/store/index.js';
import { notationByName } from '../../../notations/registry.js';
import { uncompressedName } from '../../records/decompress.js';
import { isJsonLines, itemAt, STANDARD_INPUT } from '../../records/input.js';
import type { Item } from '../../records/item.js';
import { UsageError } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { type DivisionFlags, isDivided, recordsIn } from './file-records.js';
import { filesAt, pathsOfList } from './paths.js';

/** Selects the files that a verb processes. */
export interface InputFlags extends DivisionFlags {
  /** A file that lists more paths; `-` is standard input. */
  readonly filesFrom?: string;
}

/**
 * Returns the paths on the command line and those in the list of `--files-from`, which is read only once, because it
 * may be a pipe.
 *
 * @throws a {@link UsageError} if there is neither
 */
export async function pathsOf(
  paths: readonly string[],
  { filesFrom }: InputFlags,
  context: Context,
): Promise<readonly string[]> {
  if (paths.length === 0 && filesFrom === undefined) throw new UsageError('name files or folders, or use --files-from');
  return filesFrom === undefined ? paths : [...paths, ...(await pathsOfList(filesFrom, context))];
}

/** Yields every record at the paths, in order, each file once. Notes folders without records on standard error. */
export async function* itemsOf(paths: readonly string[], flags: InputFlags, context: Context): AsyncGenerator<Item> {
  for await (const item of filesOf(paths, flags, context, noteEmptyFolder(context))) {
    if (item.problem === undefined && isDivided(item, flags, context)) yield* recordsIn(item, flags, context);
    else yield item;
  }
}

/** Returns a function that notes a folder without records on standard error. */
export const noteEmptyFolder =
  ({ io }: Context) =>
  (folder: string): void =>
    io.stderr.write(`note: ${visibleLine(folder)} contains no file of a known notation\n`);

/**
 * Yields every file at the paths, in order, each once.
 *
 * @param onEmpty called with each folder without records
 */
export async function* filesOf(
  paths: readonly string[],
  flags: InputFlags,
  { notations }: Context,
  onEmpty: (folder: string) => void,
): AsyncGenerator<Item> {
  const isWanted = (file: string) =>
    flags.notation !== undefined ||
    notationByName(notations, uncompressedName(file)) !== undefined ||
    isJsonLines(file);
  const seen = new Set<string>();
  for await (const item of filesAt(paths, isWanted, onEmpty)) {
    const isPath = item.file !== STANDARD_INPUT && !isObjectAddress(item.file);
    const identity = isPath ? resolve(item.file) : item.file;
    if (seen.has(identity)) continue;
    seen.add(identity);
    yield item.file === STANDARD_INPUT ? itemAt(item.file, flags) : item;
  }
}
