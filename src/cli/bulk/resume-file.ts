import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ResumeError, type SavedRun } from '../../files/resume/processed-records.js';
import { writeFileAtomically } from '../../files/write-file.js';

/** Milliseconds between two saves. A run that is killed repeats at most the records of this time. */
const SAVE_INTERVAL = 5000;

/** The file from which a later run continues. */
export class ResumeFile<State> {
  readonly #path: string;
  #savedAt = performance.now();

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Returns the saved run; `undefined` if the file doesn't exist.
   *
   * @throws a {@link ResumeError} if the file is not a saved run, so that it is neither replaced nor removed
   */
  read(): SavedRun<State> | undefined {
    if (!existsSync(this.#path)) return undefined;
    try {
      const saved = JSON.parse(readFileSync(this.#path, 'utf8')) as Partial<SavedRun<State>> | null;
      if (typeof saved?.what === 'string' && typeof saved.records === 'number') return saved as SavedRun<State>;
    } catch {
      // Not JSON, or not readable.
    }
    throw new ResumeError(`${this.#path} is not the file of an interrupted run; choose another with --resume-file`);
  }

  /**
   * Replaces the file.
   *
   * @throws a {@link ResumeError} as {@link read} does, or the error of the system
   */
  save(run: SavedRun<State>): void {
    this.read();
    writeFileAtomically(this.#path, `${JSON.stringify(run)}\n`);
  }

  /**
   * Saves the run if the last save was long ago. Keeps the file of a run with another description, and does nothing if
   * the file can't be written: a run that can finish should not fail because of it.
   */
  saveIfDue(run: () => SavedRun<State>): void {
    if (performance.now() - this.#savedAt < SAVE_INTERVAL) return;
    this.#savedAt = performance.now();
    const current = run();
    try {
      if ((this.read()?.what ?? current.what) === current.what) this.save(current);
    } catch {
      // Reported if the run is interrupted.
    }
  }

  /** Removes the file if it belongs to a run with this description. */
  remove(what: string): void {
    try {
      if (this.read()?.what === what) rmSync(this.#path, { force: true });
    } catch (error) {
      if (!(error instanceof ResumeError)) throw error;
    }
  }
}
