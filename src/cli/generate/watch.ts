import { watch as watchFolder } from 'node:fs';
import { basename } from 'node:path';
import { type GenerateRun, type RunOutput, type RunStatus, runGenerate, watchedFolders } from './run.js';

/** Delay in milliseconds between the last event and the run, because one save causes several events. */
const SETTLE = 30;

/**
 * Generates now and after every save of a grammar, until `signal` is aborted.
 *
 * @param afterwards runs after each generation without errors, before it is reported as done
 * @returns when it was aborted
 */
export async function watchGenerate(
  run: GenerateRun,
  output: RunOutput,
  signal: AbortSignal,
  afterwards?: () => RunStatus,
): Promise<void> {
  const again = (): void => {
    const began = performance.now();
    const status = runGenerate(run, output) || (afterwards?.() ?? 0);
    const took = Math.round(performance.now() - began);
    output.info(status === 0 ? `up to date in ${took} ms; watching` : `not generated (${took} ms); watching`);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  again();
  for (const folder of watchedFolders(run)) {
    watchFolder(folder, { signal }, (_event, name) => {
      if (name !== null && !name.endsWith('.peggy') && !run.grammars.some((file) => basename(file) === name)) return;
      clearTimeout(timer);
      timer = setTimeout(again, SETTLE);
    });
  }
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  clearTimeout(timer);
}
