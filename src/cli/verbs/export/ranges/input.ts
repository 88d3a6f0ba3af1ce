import { createHash } from 'node:crypto';
import { defined } from '../../../../defined.js';
import { visibleLine } from '../../../../diagnostics/index.js';
import { isInShard, type Shard } from '../../../../export/shard.js';
import { recordName } from '../../../../files/record.js';
import type { DivisionFlags } from '../../../bulk/items/file-records.js';
import { filesOf, noteEmptyFolder, pathsOf } from '../../../bulk/items/items.js';
import { describeRun } from '../../../bulk/run-description.js';
import { inputOf } from '../../../bulk/run-in-batches.js';
import { STANDARD_INPUT } from '../../../records/input.js';
import type { Item } from '../../../records/item.js';
import { UsageError } from '../../../run/failure.js';
import type { Context } from '../../../run/verb.js';
import type { ExportToFiles } from '../job.js';
import { type Manifest, readManifest } from './manifest.js';
import { planOf } from './plan.js';
import { rangeCount } from './range-count.js';
import { bytesOfRanges, itemsOfRange } from './range-items.js';
import type { RangeInput } from './range-outputs.js';
import { sharedManifest } from './shared-manifest.js';

/** The input of an export, in ranges. */
export interface ExportInput {
  /** The ranges that this run exports. */
  readonly ranges: readonly RangeInput[];
  /** The number of all ranges. */
  readonly count: number;
  /** Describes the input and the options, equal for all shards. */
  readonly description: string;
  /** Options for reading that come with the input. */
  readonly flags: Pick<DivisionFlags, 'notation' | 'many'>;
  /** Returns the size of these ranges in bytes; `undefined` if it is not known. */
  readonly size: () => Promise<number | undefined>;
}

/** Options that don't belong to the description of the input. */
const NOT_OF_INPUT = ['output', 'shard', 'overwrite', 'manifest'];

/** Returns the input of an export: all that the command line names, or the ranges of a shard or a manifest. */
export async function exportInput(
  paths: readonly string[],
  flags: ExportToFiles,
  context: Context,
): Promise<ExportInput> {
  const { shard, output: folder, manifest: file, many, notation } = flags;
  const description = textHash(describeRun('export', paths, flags, NOT_OF_INPUT));
  const isWanted = (number: number) => (number - 1) % shard.count === shard.number - 1;
  if (file !== undefined) return rangesOf(await readManifest(file, isWanted), description, flags, context);
  const dividing = { ...flags, dividesArchives: true };
  if (shard.count === 1) {
    const { items, size } = await inputOf(paths, dividing, context);
    return { ranges: [{ number: 1, items }], count: 1, description, flags: {}, size };
  }
  if (paths.includes(STANDARD_INPUT)) {
    context.io.stderr.write("note: standard input can't be divided, so every shard reads all of it\n");
    const { items, size } = await inputOf(paths, dividing, context);
    const ranges = [{ number: shard.number, items: () => onlyOf(shard, items()) }];
    return { ranges, count: shard.count, description, flags: {}, size };
  }
  const options = defined({ many, notation });
  const manifest = await sharedManifest({
    folder,
    description,
    options,
    isWanted,
    divide: async () => {
      const files = filesOf(await pathsOf(paths, flags, context), flags, context, noteEmptyFolder(context));
      return planOf(
        files,
        { flags: dividing, count: (bytes) => rangeCount(shard.count, bytes), hashes: false },
        context,
      );
    },
    onWait: noteWait(context),
  });
  return rangesOf(manifest, description, flags, context);
}

/** Yields the records of a shard of an input that every shard has to read, because it can't be divided. */
async function* onlyOf(shard: Shard, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) if (isInShard(shard, recordName(item))) yield item;
}

/** Returns a function that writes to standard error what a run waits for. */
export const noteWait =
  ({ io }: Context) =>
  (message: string): void =>
    io.stderr.write(`${visibleLine(message)}\n`);

function rangesOf(
  { header, ranges, digest }: Manifest,
  description: string,
  flags: ExportToFiles,
  context: Context,
): ExportInput {
  const { options, ranges: count } = header;
  const { notation } = options;
  if (notation !== undefined && !context.notations.some(({ id }) => id === notation)) {
    throw new UsageError(`the manifest is for the notation ${notation}, which is unknown`);
  }
  const dividing = { ...flags, ...options, dividesArchives: true };
  const inputs = [...ranges].map(([number, range]): RangeInput => {
    const items = (): AsyncIterable<Item> => itemsOfRange(range, dividing, context);
    return { number, items };
  });
  const size = () => Promise.resolve(bytesOfRanges(ranges.values()));
  return { ranges: inputs, count, description: textHash(`${description} ${digest}`), flags: options, size };
}

const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');
