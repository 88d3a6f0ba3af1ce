import { existsSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/** Delay in milliseconds between the last event and the work, because one save causes several events. */
const SETTLE = 30;

/**
 * Runs `work` now and after every change of the files that it last returned, until `signal` is aborted. Watches folders
 * rather than files, because editors replace files when they save.
 *
 * @param work returns the paths of the files that it depends on
 */
export async function watchFiles(work: () => Promise<Iterable<string>>, signal: AbortSignal): Promise<void> {
  const watched = new Set<string>();
  let files = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async (): Promise<void> => {
    files = new Set([...(await work())].map((file) => resolve(file)));
    for (const folder of new Set([...files].map((file) => dirname(file)))) {
      if (watched.has(folder) || signal.aborted || !existsSync(folder)) continue;
      watched.add(folder);
      watch(folder, { signal }, (_event, name) => {
        if (name !== null && ![...files].some((file) => dirname(file) === folder && basename(file) === name)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void again(), SETTLE);
      });
    }
  };
  await again();
  if (signal.aborted) return;
  await new Promise<void>((end) => signal.addEventListener('abort', () => end(), { once: true }));
  clearTimeout(timer);
}

/** Returns a signal that is aborted when the user interrupts the program. */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}
