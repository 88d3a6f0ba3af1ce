import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { startModel } from '../../generator/start-model.js';
import { grammarName } from '../../generator/resolve/paths.js';
import { readFileText } from '../../files/read-file.js';
import { generateOptions, type GenerateRun, reconcile, type RunOutput, type RunStatus } from './run.js';

/** The first model of a grammar that was generated, and where it goes. */
export interface EmitModelRun extends Omit<GenerateRun, 'grammars'> {
  readonly grammar: string;
  /** The path of the module of shapes. */
  readonly shape: string;
  /** Whether a file that exists is replaced; if not, it is kept. */
  readonly overwrite: boolean;
  /** Whether to write `print.ts` next to the shape as well; if absent, it is written. */
  readonly print?: boolean;
}

/**
 * Writes the first model of a grammar, and functions that print it. From then on the files are their author's: one that
 * exists is kept, and reported.
 */
export function emitModel(run: EmitModelRun, output: RunOutput): RunStatus {
  const { grammar, shape, out, overwrite } = run;
  const path = relative(dirname(shape), join(out, grammarName(grammar), 'readers.js')).replaceAll('\\', '/');
  const readers = path.startsWith('.') ? path : `./${path}`;
  const made = startModel(readFileText(grammar), generateOptions(grammar, run), {
    readers,
    library: 'ludogram/shape',
    shape: `./${basename(shape).replace(/\.ts$/, '.js')}`,
  });
  const print = join(dirname(shape), 'print.ts');
  const files = new Map([[shape, made.get('shape.ts') ?? '']]);
  if (run.print !== false) files.set(print, made.get('print.ts') ?? '');
  for (const file of files.keys()) {
    if (overwrite || !existsSync(file)) continue;
    output.info(`${file} already exists, and was kept`);
    files.delete(file);
  }
  return reconcile(files, {}, output);
}
