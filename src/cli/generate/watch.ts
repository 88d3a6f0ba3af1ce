import { basename } from 'node:path';
import { FolderWatcher, whenAborted } from '../../files/watch.js';
import { GrammarMemory } from '../../generator/grammar-memory.js';
import type { RunOutput, RunStatus } from './output.js';
import { type GenerateRun, runGenerate, watchedFolders } from './run.js';

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
  const repeated = { ...run, memory: new GrammarMemory() };
  const again = (): void => {
    const began = performance.now();
    const status = runGenerate(repeated, output) || (afterwards?.() ?? 0);
    const took = Math.round(performance.now() - began);
    output.info(status === 0 ? `up to date in ${took} ms; watching` : `not generated (${took} ms); watching`);
  };
  again();
  const isGrammar = (name: string) => name.endsWith('.peggy') || run.grammars.some((file) => basename(file) === name);
  const watcher = new FolderWatcher(again, signal);
  for (const folder of watchedFolders(run)) watcher.add(folder, (name) => name === undefined || isGrammar(name));
  await whenAborted(signal);
}
