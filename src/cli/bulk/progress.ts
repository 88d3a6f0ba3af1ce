import type { SingleBar } from 'cli-progress';
import type { Context } from '../run/verb.js';
import type { Batch } from './batches.js';
import { isCompressed } from '../records/decompress.js';
import type { Item } from '../records/item.js';
import { statusOf } from '../records/file-kind.js';

/** A progress display for a long run: records, bytes, errors and the time left. */
export interface Progress {
  /** Counts a finished batch, and its records with errors. */
  add(batch: Batch, errors: number): void;
  /** Counts a skipped item: of another shard, or of the interrupted run. */
  skip(item: Item): void;
  /** Clears the display until the next batch. */
  hide(): void;
  /** Clears the display for good. */
  end(): void;
}

const NOTHING = () => undefined;

const NO_PROGRESS: Progress = { add: NOTHING, skip: NOTHING, hide: NOTHING, end: NOTHING };

/** Runs shorter than this, in milliseconds, show no progress. */
const PATIENCE = 500;

/**
 * Shows the progress of a run on standard error, if that is a terminal.
 *
 * @param files lists the files of the run, to compute the total
 */
export async function progressOf({ io }: Context, files: () => AsyncIterable<Item>): Promise<Progress> {
  if (!io.stderr.isTTY) return NO_PROGRESS;
  const total = await sizeOfAll(files());
  const { default: cliProgress } = await import('cli-progress');
  let bar: SingleBar | undefined;
  let records = 0;
  let bytes = 0;
  let errors = 0;
  const format =
    total === undefined
      ? '{records} records, {megabytes} MB, {errors} with errors'
      : '{bar} {percentage} %, {records} records, {megabytes} MB, {errors} with errors, {eta_formatted} left';
  const payload = () => ({ records, errors, megabytes: (bytes / 1e6).toFixed(1) });
  // Drawn at intervals, also while nothing is done: the time left changes, and reports clear the line.
  const options = {
    format,
    stream: process.stderr,
    clearOnComplete: true,
    etaAsynchronousUpdate: true,
    forceRedraw: true,
  };
  const timer = setTimeout(() => {
    bar = new cliProgress.SingleBar(options, cliProgress.Presets.shades_classic);
    bar.start(Math.max(total ?? bytes, 1), bytes, payload());
  }, PATIENCE);
  return {
    add(batch, found) {
      records += batch.length;
      errors += found;
      for (const item of batch) bytes += bytesIn(item);
      bar?.update(bytes, payload());
    },
    skip(item) {
      bytes += bytesIn(item);
    },
    hide() {
      if (bar !== undefined) io.stderr.writePainted('\r\u001b[2K');
    },
    end() {
      clearTimeout(timer);
      bar?.stop();
    },
  };
}

/** Returns the total size of files in bytes; `undefined` if one is compressed or isn't a file. */
async function sizeOfAll(files: AsyncIterable<Item>): Promise<number | undefined> {
  let total = 0;
  for await (const { file, from } of files) {
    const size = from === 'standard input' || isCompressed(file) ? undefined : sizeOf(file);
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

/** Returns the number of bytes of a record, or of a file that is one record; 0 if it can't be read. */
const bytesIn = ({ file, bytes, problem }: Item): number =>
  bytes?.length ?? (problem === undefined ? sizeOf(file) : undefined) ?? 0;

function sizeOf(file: string): number | undefined {
  const status = statusOf(file);
  return status?.isFile() === true ? status.size : undefined;
}
