import { Worker } from 'node:worker_threads';

/** The start of a file with a heartbeat. The heartbeat, a time of 13 digits, follows. */
export const BEFORE_BEAT = '{"beat":';

/**
 * The program of the thread: writes the time into the file again and again, and brings it to the disk, because a
 * network file system may keep it back. It writes nothing if the file is not the file of the run.
 */
const PROGRAM = `
const { fsyncSync, openSync, readFileSync, writeSync } = require('node:fs');
const { path, run, at, interval } = require('node:worker_threads').workerData;
const file = openSync(path, 'r+');
if (readFileSync(file, 'utf8').includes(run)) {
  const beat = () => {
    try {
      // Deno ignores the position of a string, Bun that of bytes without a length.
      const bytes = Buffer.from(String(Date.now()));
      writeSync(file, bytes, 0, bytes.length, at);
      fsyncSync(file);
    } catch {
      // The next one may succeed.
    }
  };
  beat();
  setInterval(beat, interval);
}
`;

/** Writes the time to a file at intervals, from a thread of its own: the run may be busy with one record for long. */
export class Heartbeat {
  readonly #first: NodeJS.Timeout;
  #thread: Worker | undefined;

  /**
   * Starts after the first interval: most runs are shorter.
   *
   * @param path a file that begins with {@link BEFORE_BEAT} and a time
   * @param run a text in the file; another file gets no heartbeat
   * @param interval milliseconds between two heartbeats
   */
  constructor(path: string, run: string, interval: number) {
    const start = () => {
      const workerData = { path, run, at: BEFORE_BEAT.length, interval };
      this.#thread = new Worker(PROGRAM, { eval: true, workerData });
      // Without heartbeats, the run fails only if another one takes its place.
      this.#thread.on('error', () => undefined);
      this.#thread.unref();
    };
    this.#first = setTimeout(start, interval).unref();
  }

  /** Ends it. */
  stop(): void {
    clearTimeout(this.#first);
    void this.#thread?.terminate();
  }
}
