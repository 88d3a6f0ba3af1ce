import type { SingleBar } from 'cli-progress';
import type { Context } from '../verb.js';
import type { Batch } from './batches.js';
import { isCompressed } from './decompress.js';
import type { Item } from './item.js';
import { statusOf } from './paths.js';

/** What a person sees of a long run: records, bytes, errors and the time left. */
export interface Progress {
  /** Adds a batch that is done, and how many of its records have errors. */
  add(batch: Batch, errors: number): void;
  /** Takes it off the screen, until the next batch. */
  hide(): void;
  /** Takes it off the screen. */
  end(): void;
}

const NO_PROGRESS: Progress = { add: () => undefined, hide: () => undefined, end: () => undefined };

/** A run that takes fewer milliseconds shows nothing. */
const PATIENCE = 500;

/**
 * Shows how far a run is on standard error, if that is a terminal; nothing in a pipe.
 *
 * @param files lists the files of the run once more, to know how much there is
 */
export async function progressOf({ io }: Context, files: () => AsyncIterable<Item>): Promise<Progress> {
  if (!io.stderr.isTTY) return NO_PROGRESS;
  const total = await sizeOfAll(files());
  const { default: cliProgress } = await import('cli-progress');
  const started = Date.now();
  let bar: SingleBar | undefined;
  let records = 0;
  let bytes = 0;
  let errors = 0;
  const format =
    total === undefined
      ? '{records} records, {megabytes} MB, {errors} with errors'
      : '{bar} {percentage} %, {records} records, {megabytes} MB, {errors} with errors, {eta_formatted} left';
  return {
    add(batch, found) {
      records += batch.length;
      errors += found;
      for (const item of batch) bytes += item.bytes?.length ?? sizeOf(item.file) ?? 0;
      const payload = { records, errors, megabytes: (bytes / 1e6).toFixed(1) };
      if (bar !== undefined) bar.update(bytes, payload);
      else if (Date.now() - started > PATIENCE) {
        const options = { format, stream: process.stderr, clearOnComplete: true };
        bar = new cliProgress.SingleBar(options, cliProgress.Presets.shades_classic);
        bar.start(Math.max(total ?? bytes, 1), bytes, payload);
      }
    },
    hide() {
      if (bar !== undefined) io.stderr.writePainted('\r\u001b[2K');
    },
    end: () => bar?.stop(),
  };
}

/** How many bytes files have together; `undefined` where one is compressed, or isn't a file. */
async function sizeOfAll(files: AsyncIterable<Item>): Promise<number | undefined> {
  let total = 0;
  for await (const { file } of files) {
    const size = isCompressed(file) ? undefined : sizeOf(file);
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

function sizeOf(file: string): number | undefined {
  const status = statusOf(file);
  return status?.isFile() === true ? status.size : undefined;
}
