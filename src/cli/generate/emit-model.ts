import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readFileText } from '../../files/read-file.js';
import { grammarName } from '../../generator/resolve/paths.js';
import { startModel } from '../../generator/start-model.js';
import { reconcile, type RunOutput, type RunStatus } from './output.js';
import { generateOptions, type GenerateRun, reportErrors, showWarnings } from './run.js';

/** The first model of a grammar that was generated, and where it goes. */
export interface EmitModelRun extends Omit<GenerateRun, 'grammars'> {
  readonly grammar: string;
  /** The path of the module of shapes. */
  readonly shape: string;
  /** Whether a file that exists is replaced; if not, it is kept. */
  readonly overwrite: boolean;
  /** Whether to write `print.ts` next to the shape as well. */
  readonly print: boolean;
}

/**
 * Writes the first model of a grammar, and functions that print it. From then on the files are their author's: one that
 * exists is kept, and reported.
 */
export function emitModel(run: EmitModelRun, output: RunOutput): RunStatus {
  const { grammar, shape, out, overwrite, print } = run;
  const path = relative(dirname(shape), join(out, grammarName(grammar), 'readers.js')).replaceAll('\\', '/');
  const readers = path.startsWith('.') ? path : `./${path}`;
  const wanted = new Map([[shape, 'shape.ts']]);
  if (print) wanted.set(join(dirname(shape), 'print.ts'), 'print.ts');
  for (const file of wanted.keys()) {
    if (overwrite || !existsSync(file)) continue;
    output.info(`${file} already exists, and was kept`);
    wanted.delete(file);
  }
  if (wanted.size === 0) return 0;
  const text = readFileText(grammar);
  try {
    const { files, ...made } = startModel(text, generateOptions(grammar, run), {
      readers,
      library: 'ludogram/shape',
      shape: `./${basename(shape).replace(/\.ts$/, '.js')}`,
    });
    if (run.onProblems === undefined && [...wanted.values()].includes('print.ts')) {
      showWarnings(grammar, made, run, output);
    }
    return reconcile(new Map([...wanted].map(([file, name]) => [file, files.get(name) ?? ''])), {}, output);
  } catch (error) {
    return reportErrors(error, { file: grammar, text }, run, output);
  }
}
