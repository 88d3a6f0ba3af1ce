import { randomUUID } from 'node:crypto';
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '../../files/make-folder.js';
import { type ProcessIdentity, stateOf, thisProcess } from '../../process/process-identity.js';
import { ExportError } from '../export-error.js';
import { BEFORE_BEAT, Heartbeat } from './heartbeat.js';

/** The times of a lease, in milliseconds. */
export interface LeaseTimes {
  /** Between two heartbeats. */
  readonly beat: number;
  /** The time without a heartbeat after which the run that has the lease has ended. */
  readonly expiry: number;
}

/** The times of every run: each run relies on the times of the others. */
const TIMES: LeaseTimes = { beat: 5000, expiry: 30_000 };

/** The contents of the file of a lease, besides its heartbeat. */
interface Owner extends ProcessIdentity {
  readonly run: string;
}

/**
 * A lock that lasts as long as its run writes a heartbeat to its file. A run on another machine can't see whether the
 * owner still runs. It waits until the heartbeat has not changed for a while by its own clock, so clocks may differ.
 */
export class Lease {
  readonly #path: string;
  readonly #run: string;
  readonly #heartbeat: Heartbeat;

  private constructor(path: string, run: string, { beat }: LeaseTimes) {
    this.#path = path;
    this.#run = run;
    this.#heartbeat = new Heartbeat(path, run, beat);
  }

  /**
   * Takes the lease. If a run on another machine has it, waits until that has expired.
   *
   * @param onWait called with a message before a wait
   * @throws an {@link ExportError} if another run is active
   */
  static async take(path: string, onWait: (message: string) => void, times = TIMES): Promise<Lease> {
    const owner: Owner = { run: randomUUID(), ...thisProcess() };
    let hasWaited = false;
    while (!writeLease(path, owner)) {
      const text = read(path);
      if (text === undefined) continue;
      const other = ownerIn(text);
      const state = stateOf(other);
      if (state === 'running') {
        throw new ExportError(
          `another run is writing to this output; wait for it, or remove ${path} if no run is active`,
        );
      }
      if (state === 'unknown') {
        // After the wait, a third run may have been faster.
        if (hasWaited) throw activeError(other);
        hasWaited = true;
        onWait(`waiting up to ${times.expiry / 1000} seconds: ${nameOf(other)} may be writing to this output`);
        await waitForExpiry(path, text, times);
      }
      removeExpired(path, text);
    }
    return new Lease(path, owner.run, times);
  }

  /** Whether the run still has the lease: nobody has removed its file, or taken it over. */
  get isHeld(): boolean {
    return ownerIn(read(this.#path) ?? '').run === this.#run;
  }

  /** Gives the lease up. */
  release(): void {
    this.stop();
    if (this.isHeld) rmSync(this.#path);
  }

  /** Ends the heartbeat without removing the file, which goes away with its folder. */
  stop(): void {
    this.#heartbeat.stop();
  }
}

const nameOf = ({ host }: Partial<Owner>): string => `another run${host === undefined ? '' : ` on ${host}`}`;

const activeError = (owner: Partial<Owner>): ExportError =>
  new ExportError(`${nameOf(owner)} is writing to this output; wait for it`);

/** Writes the file of a lease, and creates its folder; returns `false` if the file already exists. */
function writeLease(path: string, owner: Owner): boolean {
  const descriptor = openNewFile(path);
  if (descriptor === undefined) return false;
  try {
    writeFileSync(descriptor, `${BEFORE_BEAT}${Date.now()},${JSON.stringify(owner).slice(1)}`);
    return true;
  } catch (error) {
    // The disk may be full. The next run would wait for the heartbeat of an empty file.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Creates an empty file, and its folder, and opens it; returns `undefined` if the file already exists. */
function openNewFile(path: string): number | undefined {
  try {
    makeFolder(dirname(path));
    return openSync(path, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the owner of a lease; an empty object if it was not written completely. */
function ownerIn(text: string): Partial<Owner> {
  try {
    return JSON.parse(text) as Partial<Owner>;
  } catch {
    return {};
  }
}

/** Waits until a lease has expired or is given up; throws an {@link ExportError} if its heartbeat continues. */
async function waitForExpiry(path: string, text: string, { beat, expiry }: LeaseTimes): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < expiry) {
    await pause(beat / 5);
    const now = read(path);
    if (now === undefined) return;
    if (now !== text) throw activeError(ownerIn(now));
  }
}

/** Removes a lease that has expired, but not one that another run has taken in the meantime. */
function removeExpired(path: string, text: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    // Only one of several runs succeeds.
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    if (ownerIn(read(aside) ?? '').run !== ownerIn(text).run) linkSync(aside, path);
  } catch {
    // A third run has it: the run that had it before notices that before it writes anything.
  } finally {
    rmSync(aside, { force: true });
  }
}
