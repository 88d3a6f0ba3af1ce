import { singleItem } from '../records/input.js';
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
  const [path, second] = paths;
  const { filesFrom, many, summary } = flags;
  const isForMany = [second, filesFrom, many, summary].some((given) => given !== undefined);
  if (path !== undefined && !isForMany && (flags.record !== undefined || path.includes('#'))) {
    // Most runs name no record.
    const { namedItem } = await import('../records/choice/chosen-sources.js');
    const item = await namedItem(path, flags, context);
    if (item.isAlone === true) return item;
  }
  if (flags.record !== undefined) throw new UsageError('--record needs one file, without --many and --summary');
  return summary === undefined ? singleItem(paths, flags) : undefined;
}
