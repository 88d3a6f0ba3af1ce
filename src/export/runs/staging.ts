import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../files/make-folder.js';
import type { SavedRun } from '../../files/resume/processed-records.js';
import { writeFileAtomically } from '../../files/write-file.js';
import { ExportError } from '../export-error.js';
import { Lease } from '../lease/lease.js';

const LOCK = 'lock.json';
const CHECKPOINT = 'checkpoint.json';

/** Milliseconds between two checks that the run still has the folder. */
const CHECK_INTERVAL = 1000;

/** The file of a staging folder that is there when files are being moved out of it; it may list them. */
export const MOVING = 'moving.json';

/**
 * The folder in which a run prepares its files: they get their final names only when all are complete. Only one run at
 * a time has it; the files of an interrupted run are kept for `--resume`.
 */
export class Staging {
  readonly folder: string;
  readonly #lease: Lease;
  #checkedAt = performance.now();

  private constructor(folder: string, lease: Lease) {
    this.folder = folder;
    this.#lease = lease;
  }

  /**
   * Opens the folder. If a run on another machine may have it, waits until that is known.
   *
   * @param onWait called with a message before a wait
   * @throws an {@link ExportError} if another run has the folder
   */
  static async open(folder: string, onWait: (message: string) => void): Promise<Staging> {
    return new Staging(folder, await Lease.take(join(folder, LOCK), onWait));
  }

  /**
   * Removes a folder from which no run can continue: its run ended before the first checkpoint. If that ran on another
   * machine, waits until it is known to have ended.
   *
   * @param onWait called with a message before a wait
   * @returns `false` if the folder stays, because its files are worth keeping or its run is active
   */
  static async discard(folder: string, onWait: (message: string) => void): Promise<boolean> {
    if (isWorthKeeping(folder)) return false;
    try {
      (await Staging.open(folder, onWait)).release();
    } catch (error) {
      if (error instanceof ExportError) return false;
      throw error;
    }
    return !existsSync(folder);
  }

  /** Returns the path of a file in it, after creating the file's folder. */
  path(name: string): string {
    const path = join(this.folder, name);
    makeFolder(dirname(path));
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

  /** Notes that files are being moved out of the folder, so that no run can continue from it. */
  startMoving(): void {
    writeFileAtomically(join(this.folder, MOVING), '{}');
  }

  /** Whether files may have been moved out of the folder. */
  get wasMoving(): boolean {
    return existsSync(join(this.folder, MOVING));
  }

  /** Removes the files of an earlier run. */
  clear(): void {
    for (const name of readdirSync(this.folder)) {
      if (name !== LOCK) rmSync(join(this.folder, name), { recursive: true, force: true });
    }
  }

  /** Releases the folder for other runs. Keeps its files if a later run can continue from them or has to know them. */
  release(): void {
    if (this.#lease.isHeld && !isWorthKeeping(this.folder)) this.remove();
    else this.#lease.release();
  }

  /** Removes the folder. */
  remove(): void {
    this.#lease.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Checks that nobody has removed the folder or its lock since, and that no other run has taken it then.
   *
   * @throws an {@link ExportError} if that happened
   */
  requireLock(): void {
    this.#checkedAt = performance.now();
    if (this.#lease.isHeld) return;
    throw new ExportError(
      existsSync(join(this.folder, LOCK))
        ? 'another run has begun to write to this output'
        : `${this.folder} was removed during the run`,
    );
  }

  /**
   * Calls {@link Staging.requireLock} if its last check was some time ago: a program that was stopped for long, with
   * its machine or by the user, may have lost the folder.
   *
   * @throws an {@link ExportError} as {@link Staging.requireLock} does
   */
  requireLockSometimes(): void {
    if (performance.now() - this.#checkedAt > CHECK_INTERVAL) this.requireLock();
  }
}

/** Whether a later run can continue from the files of a folder, or has to know them. */
const isWorthKeeping = (folder: string): boolean => [CHECKPOINT, MOVING].some((name) => existsSync(join(folder, name)));
