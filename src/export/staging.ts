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

/** How far a run got: everything that a later run needs to go on. */
export interface Checkpoint {
  /** Describes the exported input and the options; a run resumes only if both are the same. */
  readonly what: string;
  /** How many records are in the files of the folder. */
  readonly records: number;
  /** A digest of their names, in order. */
  readonly digest: string;
  /** The state that the files of the tables need to continue. */
  readonly files: unknown;
}

/** An export can't be written, for a reason that is worth a sentence. */
export class ExportError extends Error {}

const LOCK = 'lock.json';
const CHECKPOINT = 'checkpoint.json';

/**
 * The folder in which a run prepares its files: they get their names only when all of them are whole. One run at a
 * time has it; what an interrupted run left is kept for `--resume`.
 */
export class Staging {
  readonly folder: string;

  /** @throws an {@link ExportError} if another run has the folder */
  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#lock();
  }

  /** The path of a file in it, whose folder is made. */
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

  /** Writes down how far the run got. */
  save(checkpoint: Checkpoint): void {
    writeFlushed(join(this.folder, 'checkpoint.tmp'), JSON.stringify(checkpoint));
    renameSync(join(this.folder, 'checkpoint.tmp'), join(this.folder, CHECKPOINT));
  }

  /** Removes what an earlier run left. */
  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    this.#lock();
  }

  /** Lets others have the folder, and keeps what is in it. */
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

/** Whether the process that made a lock still runs; that of another machine may. */
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
