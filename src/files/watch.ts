import { existsSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/** Milliseconds between the last event and the work, because one save causes several events. */
const QUIET_TIME = 50;

/** Watches folders, and acts once after each group of changes, until a signal is aborted. */
export class FolderWatcher {
  readonly #act: () => void;
  readonly #signal: AbortSignal;
  #timer: NodeJS.Timeout | undefined;

  constructor(act: () => void, signal: AbortSignal) {
    this.#act = act;
    this.#signal = signal;
    signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  /**
   * Watches one more folder.
   *
   * @param isWanted whether a change counts, by the name of the file in the folder, with slashes; `undefined` if the
   *   system does not report it
   */
  add(folder: string, isWanted: (name: string | undefined) => boolean, { recursive = false } = {}): void {
    watch(folder, { recursive, signal: this.#signal }, (_event, name) => {
      if (!isWanted(name?.replaceAll('\\', '/'))) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#act, QUIET_TIME);
    });
  }
}

/** Waits until a signal is aborted. */
export const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((end) => {
    if (signal.aborted) end();
    else signal.addEventListener('abort', () => end(), { once: true });
  });

/**
 * Runs `work` now and after every change of the files that it last returned, until `signal` is aborted. Watches folders
 * rather than files, because editors replace files when they save.
 *
 * @param work returns the paths of the files that it depends on
 */
export async function watchFiles(work: () => Promise<Iterable<string>>, signal: AbortSignal): Promise<void> {
  const watched = new Set<string>();
  let files = new Set<string>();
  const again = async (): Promise<void> => {
    files = new Set([...(await work())].map((file) => resolve(file)));
    for (const folder of new Set([...files].map((file) => dirname(file)))) {
      if (watched.has(folder) || signal.aborted || !existsSync(folder)) continue;
      watched.add(folder);
      const isUsed = (name: string) => [...files].some((file) => dirname(file) === folder && basename(file) === name);
      watcher.add(folder, (name) => name === undefined || isUsed(name));
    }
  };
  const watcher = new FolderWatcher(() => void again(), signal);
  await again();
  await whenAborted(signal);
}

/** Returns a signal that is aborted when the user interrupts the program. */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}
