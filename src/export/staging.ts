import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Processed } from './processed-records.js';

/** The progress of a run, by the records in the files of the folder: everything that a later run needs to continue. */
export interface Checkpoint extends Processed {
  /** Describes the exported input and the options; a run resumes only if both are the same. */
  readonly what: string;
  /** The exit code that the records have led to. */
  readonly code: 0 | 1 | 2;
  /** The state that the files of the tables need to continue. */
  readonly files: unknown;
}

/** The error of an export that can't be written, with the reason as its message. */
export class ExportError extends Error {}

const LOCK = 'lock.json';
const CHECKPOINT = 'checkpoint.json';

/**
 * The folder in which a run prepares its files: they get their final names only when all are complete. Only one
 * run at a time has it; the files of an interrupted run are kept for `--resume`.
 */
export class Staging {
  readonly folder: string;

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
  checkpoint(): Checkpoint | undefined {
    try {
      return JSON.parse(readFileSync(join(this.folder, CHECKPOINT), 'utf8')) as Checkpoint;
    } catch {
      return undefined;
    }
  }

  /** Writes the checkpoint of the run. */
  save(checkpoint: Checkpoint): void {
    writeFlushed(join(this.folder, 'checkpoint.tmp'), JSON.stringify(checkpoint));
    renameSync(join(this.folder, 'checkpoint.tmp'), join(this.folder, CHECKPOINT));
  }

  /** Removes the files of an earlier run. */
  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    this.#lock();
  }

  /** Releases the folder for other runs, and keeps its files. */
  release(): void {
    rmSync(join(this.folder, LOCK), { force: true });
  }

  /** Removes the folder. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #lock(): void {
    const path = join(this.folder, LOCK);
    try {
      writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isAlive(path)) {
        throw new ExportError(
          `another run is writing to this output; wait for it, or remove ${path} if no run is active`,
        );
      }
      rmSync(path, { force: true });
      this.#lock();
    }
  }
}

/** Whether the process that made a lock may still run; on another machine, that is unknown. */
function isAlive(lock: string): boolean {
  let owner: { readonly pid?: unknown; readonly host?: unknown };
  try {
    owner = JSON.parse(readFileSync(lock, 'utf8')) as typeof owner;
  } catch {
    return existsSync(lock);
  }
  if (owner.host !== hostname() || typeof owner.pid !== 'number') return true;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function writeFlushed(path: string, text: string): void {
  const descriptor = openSync(path, 'w');
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
