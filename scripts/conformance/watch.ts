import { spawnSync } from 'node:child_process';
import { FolderWatcher } from '../../src/files/watch.js';
import type { NotationEntry } from '../../src/notation/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { grammarFiles } from '../grammars.js';
import { affectedGrammars, affectedNotations } from './affected.js';
import { generateGrammars } from './generate-grammars.js';
import { notationOf } from './run-suites.js';

const FOLDERS = ['grammars', 'src', 'test/conformance'];

/**
 * Runs cases by their names and folders, all if none is named, and again those whose notation an edit touches, until
 * interrupted.
 */
export function watchSuites(patterns: readonly string[]): Promise<never> {
  const ids = patterns.map(notationOf);
  const watched = NOTATIONS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const edited = new Set<string>();
  const runEdited = () => {
    const files = [...edited];
    edited.clear();
    const grammars = new Set(files.flatMap((file) => affectedGrammars(file, grammarFiles())));
    runAgain([...grammars], [...new Set(files.flatMap((file) => affectedNotations(file, watched)))], patterns);
  };
  const watcher = new FolderWatcher(runEdited, new AbortController().signal);
  for (const folder of FOLDERS) {
    const recordEdit = (name = '') => {
      const file = `${folder}/${name}`;
      const isWanted = affectedNotations(file, watched).length > 0;
      if (isWanted) edited.add(file);
      return isWanted;
    };
    watcher.add(folder, recordEdit, { recursive: true });
  }
  runAgain(grammarFiles(), watched, patterns);
  return new Promise(() => {});
}

/** Runs the cases in a separate process, so that it loads the current parsers. */
function runAgain(grammars: readonly string[], notations: readonly NotationEntry[], patterns: readonly string[]): void {
  const began = performance.now();
  if (generateGrammars(grammars) === 0) {
    const cases = notations.flatMap(({ id }) => {
      const own = patterns.filter((pattern) => notationOf(pattern) === id);
      return own.length === 0 ? [id] : own;
    });
    spawnSync(process.execPath, [...process.execArgv, 'scripts/conformance/again.ts', ...cases], { stdio: 'inherit' });
  }
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s; waiting for the next edit`);
}
