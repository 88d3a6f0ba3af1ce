import { statusOf } from '../../files/store/index.js';
import { isJsonLines, isLargeFile, itemAt, STANDARD_INPUT } from '../records/input.js';
import type { Item } from '../records/item.js';
import type { ReadingFlags } from '../records/options.js';
import { UsageError } from '../run/failure.js';
import type { Context } from '../run/verb.js';
import type { BulkFlags, ResumeFlags } from './options.js';

/** The flags of a verb that takes many records, or one record of a file of many. */
interface OneOrManyFlags extends ReadingFlags, BulkFlags, Partial<ResumeFlags> {
  /** Whether large files are read whole, because they may be changed. */
  readonly keepsWhole: boolean;
}

/** The flags that name many records, or report on a run of many. */
const FOR_MANY = ['filesFrom', 'many', 'summary'] as const satisfies readonly (keyof OneOrManyFlags)[];

/** The flags that divide a run or continue it. One chosen record is processed without them. */
const FOR_BATCHES = ['jobs', 'resume'] as const satisfies readonly (keyof OneOrManyFlags)[];

/**
 * Returns the only item of a run: a file, or the record of it that the argument or `--record` names; `undefined` if
 * there may be several.
 *
 * @throws a {@link UsageError} if `--record` is given for several files
 */
export async function onlyItem(
  paths: readonly string[],
  flags: OneOrManyFlags,
  context: Context,
): Promise<Item | undefined> {
  const [path, ...others] = paths;
  const isForOne = others.length === 0 && FOR_MANY.every((name) => flags[name] === undefined);
  if (path !== undefined && isForOne && (flags.record !== undefined || path.includes('#'))) {
    // Most runs name no record.
    const { namedItem } = await import('../records/choice/chosen-sources.js');
    const item = await namedItem(path, flags, context);
    if (item.isAlone === true) return item;
  }
  if (flags.record !== undefined) throw new UsageError('--record needs one file, without --many and --summary');
  const isInBatches = FOR_BATCHES.some((name) => flags[name] !== undefined);
  return path === undefined || !isForOne || isInBatches ? undefined : wholeFileItem(path, flags);
}

/** Returns the item of a file that is read whole, or of standard input; `undefined` if the path is neither. */
async function wholeFileItem(path: string, flags: OneOrManyFlags): Promise<Item | undefined> {
  const item = itemAt(path, flags);
  if (isJsonLines(item.file)) return undefined;
  if (path === STANDARD_INPUT) return item;
  const status = await statusOf(path);
  // The caller finds out whether the records of a large file can be read one by one.
  const isLarge = !flags.keepsWhole && isLargeFile(path, status?.size);
  return status?.kind === 'file' && !isLarge ? item : undefined;
}
