import type { Options, SingleBar } from 'cli-progress';
import { plural } from '../../../diagnostics/index.js';
import type { Item } from '../../records/item.js';
import type { Context } from '../../run/verb.js';
import { bytesIn, type Totals } from './totals.js';

/** A progress display for a long run: records, bytes, errors and the time left. */
export interface Progress {
  /** Shows the totals after a batch. */
  update(): void;
  /** Counts a skipped item: of another shard, or of the interrupted run. */
  skip(item: Item): void;
  /** Clears the display until the next batch. */
  hide(): void;
  /** Clears the display for good. */
  end(): void;
}

const NOTHING = () => undefined;

const NO_PROGRESS: Progress = { update: NOTHING, skip: NOTHING, hide: NOTHING, end: NOTHING };

/** Runs shorter than this, in milliseconds, show no progress. */
const PROGRESS_DELAY = 500;

/**
 * Shows the progress of a run on standard error, if that is a terminal.
 *
 * @param totals what the run has processed
 * @param size returns the number of bytes that it will have processed; `undefined` if that is not known
 */
export async function progressOf(
  { io }: Context,
  totals: Totals,
  size: () => Promise<number | undefined>,
): Promise<Progress> {
  if (!io.stderr.isTTY) return NO_PROGRESS;
  const total = await size();
  const { default: cliProgress } = await import('cli-progress');
  let bar: SingleBar | undefined;
  /** The bytes of items that the run does not process. */
  let skipped = 0;
  const done = () => totals.bytes + skipped;
  const payload = () => ({
    records: plural(totals.records, 'record'),
    errors: totals.errors,
    megabytes: (done() / 1e6).toFixed(1),
  });
  const timer = setTimeout(() => {
    bar = new cliProgress.SingleBar(barOptions(total), cliProgress.Presets.shades_classic);
    bar.start(Math.max(total ?? done(), 1), done(), payload());
  }, PROGRESS_DELAY);
  return {
    update() {
      bar?.update(done(), payload());
    },
    skip(item) {
      skipped += bytesIn(item);
    },
    hide() {
      if (bar !== undefined) io.stderr.writeColored('\r\u001b[2K');
    },
    end() {
      clearTimeout(timer);
      bar?.stop();
    },
  };
}

/** Returns how progress is drawn: as a bar if the total is known, otherwise as numbers. */
function barOptions(total: number | undefined): Options {
  return {
    format:
      total === undefined
        ? '{records}, {megabytes} MB, {errors} with errors'
        : '{bar} {percentage} %, {records}, {megabytes} MB, {errors} with errors, {eta_formatted} left',
    stream: process.stderr,
    clearOnComplete: true,
    // Drawn at intervals, even while nothing is done: the time left changes, and reports clear the line.
    etaAsynchronousUpdate: true,
    forceRedraw: true,
  };
}
