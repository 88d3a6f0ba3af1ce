import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { writeFileAtomically } from '../files/write-file.js';
import type { SavedRun } from './processed-records.js';
import { defined } from '../defined.js';

/** The error of an export that can't be written, with the reason as its message. */
export class ExportError extends Error {}

/** The owner of a lock. */
interface Owner {
  readonly run: string;
  readonly pid: number;
  readonly host: string;
  /** The time at which the process started, if the system has it: the number of a process may be used again. */
  readonly started?: string;
}

const LOCK = 'lock.json';
const CHECKPOINT = 'checkpoint.json';

/** The file of a staging folder that lists the files which are being moved out of it. */
export const MOVING = 'moving.json';

/**
 * The folder in which a run prepares its files: they get their final names only when all are complete. Only one
 * run at a time has it; the files of an interrupted run are kept for `--resume`.
 */
export class Staging {
  readonly folder: string;
  readonly #run = randomUUID();

  /** @throws an {@link ExportError} if another run has the folder */
  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#lock();
  }

  /** Returns the path of a file in it, after creating the file's folder. */
  path(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  }

  /** Returns the state of an interrupted run; `undefined` if there is none. */
  checkpoint(): SavedRun<unknown> | undefined {
    try {
      return JSON.parse(readFileSync(join(this.folder, CHECKPOINT), 'utf8')) as SavedRun<unknown>;
    } catch {
      return undefined;
    }
  }

  /**
   * Writes the checkpoint of the run.
   *
   * @throws an {@link ExportError} if another run has the folder
   */
  save(checkpoint: SavedRun<unknown>): void {
    this.requireLock();
    writeFileAtomically(join(this.folder, CHECKPOINT), JSON.stringify(checkpoint));
  }

  /** Removes the files of an earlier run. */
  clear(): void {
    for (const name of readdirSync(this.folder)) {
      if (name !== LOCK) rmSync(join(this.folder, name), { recursive: true, force: true });
    }
  }

  /** Releases the folder for other runs. Keeps its files if a later run can continue from them or has to know them. */
  release(): void {
    if (!this.#hasLock) return;
    if ([CHECKPOINT, MOVING].some((name) => existsSync(join(this.folder, name)))) rmSync(this.#lockPath);
    else this.remove();
  }

  /** Removes the folder. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Checks that nobody has removed the folder or its lock since, and that no other run has taken it then.
   *
   * @throws an {@link ExportError} if that happened
   */
  requireLock(): void {
    if (this.#hasLock) return;
    throw new ExportError(
      existsSync(this.#lockPath)
        ? 'another run has begun to write to this output'
        : `${this.folder} was removed during the run`,
    );
  }

  get #lockPath(): string {
    return join(this.folder, LOCK);
  }

  get #hasLock(): boolean {
    return ownerOf(this.#lockPath)?.run === this.#run;
  }

  #lock(): void {
    const path = this.#lockPath;
    const started = startOf(process.pid);
    const owner = { run: this.#run, pid: process.pid, host: hostname(), ...defined({ started }) };
    try {
      writeFileSync(path, JSON.stringify(owner), { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      requireEnded(path);
      rmSync(path, { force: true });
      this.#lock();
    }
  }
}

/** Returns the owner of a lock; `undefined` if there is no lock, or if it is not written yet. */
function ownerOf(lock: string): Partial<Owner> | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Partial<Owner>;
  } catch {
    return undefined;
  }
}

/** Checks that the run that made a lock has ended. On another machine, that is unknown. */
function requireEnded(lock: string): void {
  const owner = ownerOf(lock);
  if (owner === undefined ? !existsSync(lock) : owner.host === hostname() && !isAlive(owner)) return;
  const where = owner?.host === undefined || owner.host === hostname() ? '' : ` on ${owner.host}`;
  throw new ExportError(
    `another run${where} is writing to this output; wait for it, or remove ${lock} if no run is active`,
  );
}

/** Whether the process that made a lock on this machine still runs. */
function isAlive({ pid, started }: Partial<Owner>): boolean {
  if (pid === undefined) return true;
  if (started !== undefined && startOf(pid) !== started) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the time at which a process started, in a unit of the system; `undefined` if it has ended, or except on Linux. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain anything. The time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
