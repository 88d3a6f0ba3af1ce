import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import type { NotationEntry } from '../../src/notation/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { grammarFiles } from '../grammars.js';
import { affectedFormats, affectedGrammars } from './affected.js';
import { generateGrammars } from './generate-grammars.js';

const FOLDERS = ['grammars', 'src', 'test/conformance'];

/** Editors write a file in several steps; milliseconds. */
const QUIET = 60;

/** Runs the suites of some formats, all if none is named, and again those that an edit touches, until interrupted. */
export function watchSuites(ids: readonly string[]): Promise<never> {
  const watched = NOTATIONS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const runEdited = () => {
    const files = [...edited];
    edited.clear();
    const grammars = new Set(files.flatMap((file) => affectedGrammars(file, grammarFiles())));
    runAgain([...grammars], [...new Set(files.flatMap((file) => affectedFormats(file, watched)))]);
  };
  for (const folder of FOLDERS) {
    watch(folder, { recursive: true }, (_, name) => {
      const file = `${folder}/${name ?? ''}`.replaceAll('\\', '/');
      if (affectedFormats(file, watched).length === 0) return;
      edited.add(file);
      clearTimeout(timer);
      timer = setTimeout(runEdited, QUIET);
    });
  }
  runAgain(grammarFiles(), watched);
  return new Promise(() => {});
}

/** The run is a separate process, so that it loads the current parsers. */
function runAgain(grammars: readonly string[], formats: readonly NotationEntry[]): void {
  const began = performance.now();
  if (generateGrammars(grammars) === 0) {
    const ids = formats.map(({ id }) => id);
    spawnSync(process.execPath, [...process.execArgv, 'scripts/conformance/again.ts', ...ids], { stdio: 'inherit' });
  }
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s; waiting for the next edit`);
}
