import { basename, dirname, join, relative, resolve } from 'node:path';
import { readFileText, systemReason } from '../../../files/read-file.js';
import { generate } from '../../../generator/generate.js';
import { reconcile, type RunOutput, type RunStatus } from '../run.js';
import { locateFile } from './locate-file.js';
import { LowerCode } from './lower-file.js';
import { ShapeError, type ShapeModule, type ShapeSource } from './source.js';

/** The shapes of one model, and the grammar of its texts. */
export interface ShapeRun {
  readonly grammar: string;
  /** The path of the module that exports the shapes. */
  readonly shapes: string;
  /** The output folder of the generator, which has a subfolder for the grammar. */
  readonly out: string;
  /** Specifier of the tree run time, as the generated files import it. */
  readonly runtime: string;
  /** Specifier of `ludogram/shape`, as the generated files import it. */
  readonly shapeRuntime: string;
  /** Write nothing; list each file that differs from the one that would be written. */
  readonly check?: boolean;
}

/** Runs a module, and returns what it exports. */
export type ImportModule = (file: string) => Promise<{ readonly [name: string]: unknown }>;

/** Generates (or checks) the code of shapes, next to the parser. The parser must be up to date. */
export async function runShapes(run: ShapeRun, importModule: ImportModule, output: RunOutput): Promise<RunStatus> {
  try {
    return reconcile(await shapeFiles(run, importModule), run, output);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    output.problem(`error: ${run.shapes}: ${error.message}`);
    return 1;
  }
}

async function shapeFiles(run: ShapeRun, importModule: ImportModule): Promise<Map<string, string>> {
  const folder = join(run.out, basename(run.grammar).replace(/\.[^.]*$/, ''));
  const source = await sourceOf(run, folder, importModule);
  const lower = new LowerCode(source);
  return new Map([
    [join(folder, 'lower.ts'), lower.write()],
    [join(folder, 'locate.ts'), locateFile(source, lower)],
  ]);
}

async function sourceOf(run: ShapeRun, folder: string, importModule: ImportModule): Promise<ShapeSource> {
  const { grammar, shapes, runtime, shapeRuntime } = run;
  const text = readFileText(shapes);
  const load = async (file: string): Promise<ShapeModule> => {
    const path = relative(folder, file).replaceAll('\\', '/').replace(/\.ts$/, '.js');
    return { specifier: path.startsWith('.') ? path : `./${path}`, exports: await loaded(file, importModule) };
  };
  const imports = [...text.matchAll(/\bfrom '(\.[^']*)'/g)].map(([, specifier = '']) =>
    resolve(dirname(shapes), specifier.replace(/\.js$/, '.ts')),
  );
  const { readers } = generate(readFileText(grammar), { file: grammar, read: readFileText });
  return {
    file: shapes.replaceAll('\\', '/'),
    readers,
    shapes: await load(resolve(shapes)),
    modules: await Promise.all(imports.map(load)),
    runtime,
    shapeRuntime,
  };
}

async function loaded(file: string, importModule: ImportModule): ReturnType<ImportModule> {
  try {
    return await importModule(file);
  } catch (error) {
    throw new ShapeError(`can't run ${relative('.', file)}: ${systemReason(error)}`);
  }
}
