import { resolve } from 'node:path';
import { visibleLine } from '../../../diagnostics/index.js';
import { systemReason } from '../../../files/read-file.js';
import type { NotationEntry } from '../../../notation/index.js';
import { notationById, notationByName } from '../../../notations/registry.js';
import { isJsonLines, statusOf } from '../../records/file-kind.js';
import { itemAt, LARGE, STANDARD_INPUT, type StandardInputFlags } from '../../records/input.js';
import { buffersOf } from '../../records/numbered-record.js';
import { UsageError } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { bytesOf, uncompressedName } from '../../records/decompress.js';
import type { Item } from '../../records/item.js';
import { filesAt, pathsOfList } from './paths.js';
import { recordsOf } from '../../records/divide/divided-records.js';
import { recordsOfJsonLines } from './json-lines.js';

/** Selects the files that a verb processes. */
export interface InputFlags extends StandardInputFlags {
  readonly notation?: string;
  /** A file that lists more paths; `-` is standard input. */
  readonly filesFrom?: string;
  /** Whether each file has many records. */
  readonly many?: true;
  /** Whether to divide the files of notations that usually have many records; of others, only with `many`. */
  readonly dividesArchives?: boolean;
  /** Whether to read such files whole even if they are large, because they may be changed. */
  readonly keepsWhole?: boolean;
}

/**
 * Returns the paths on the command line and those in the list of `--files-from`, which is read only once, because it may
 * be a pipe.
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
  const { many } = flags;
  const note = (folder: string) =>
    context.io.stderr.write(`note: ${visibleLine(folder)} contains no file of a known notation\n`);
  for await (const item of filesOf(paths, flags, context, note)) {
    const isDivided = many === true || isJsonLines(item.file) || isArchive(item, flags, context);
    if (isDivided && item.problem === undefined) {
      yield* recordsIn(item, flags, context);
    } else yield item;
  }
}

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
    const identity = item.file === STANDARD_INPUT ? item.file : resolve(item.file);
    if (seen.has(identity)) continue;
    seen.add(identity);
    yield item.file === STANDARD_INPUT ? itemAt(item.file, flags) : item;
  }
}

/**
 * Whether to divide a file although the user doesn't say that it has many records: it usually has, and the verb needs each
 * of them, or the file is large.
 */
function isArchive({ file, from }: Item, flags: InputFlags, { notations }: Context): boolean {
  const entry = entryOf(file, flags, notations);
  if (entry?.recordStart === undefined || entry.hasManyRecords !== true) return false;
  if (flags.dividesArchives === true) return true;
  return flags.keepsWhole !== true && from === undefined && (statusOf(file)?.size ?? 0) > LARGE;
}

/** Yields the records of a file of many records. If an error ends the file early, the last item reports it. */
async function* recordsIn({ file, from }: Item, flags: InputFlags, { io, notations }: Context): AsyncGenerator<Item> {
  const chunks = from === 'standard input' ? buffersOf(io.stdin) : bytesOf(file);
  try {
    if (isJsonLines(file)) {
      yield* recordsOfJsonLines(file, chunks);
      return;
    }
    const start = startIn(entryOf(file, flags, notations));
    if (typeof start === 'object' && 'problem' in start) yield { file, problem: start.problem };
    else
      for await (const { bytes, record } of recordsOf(chunks, start))
        yield { file, from: 'many records', bytes, record };
  } catch (error) {
    yield { file, problem: systemReason(error) };
  }
}

const entryOf = (
  file: string,
  { notation }: InputFlags,
  notations: readonly NotationEntry[],
): NotationEntry | undefined =>
  notation === undefined ? notationByName(notations, uncompressedName(file)) : notationById(notations, notation);

function startIn(entry: NotationEntry | undefined) {
  if (entry === undefined) return { problem: 'the notation of its records is unknown; name it with --notation' };
  const { recordStart } = entry;
  return recordStart ?? { problem: `${entry.id} texts have no mark that records begin with; put each into a file` };
}
