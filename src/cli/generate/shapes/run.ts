import { dirname, join, relative, resolve } from 'node:path';
import { readFileText, systemReason } from '../../../files/read-file.js';
import type { Generated } from '../../../generator/generate.js';
import { reconcile, type RunOutput, type RunStatus } from '../run.js';
import { checkFields } from './field-check.js';
import { locateFile } from './locate-file.js';
import { LowerCode } from './lower-file.js';
import { ShapeError, type ShapeModule, type ShapeSource } from './source.js';

/** The shapes of the models of one grammar. */
export interface ShapeRun {
  /** The parser that was generated from the grammar. */
  readonly parser: Pick<Generated, 'id' | 'readers'>;
  /** The paths of the modules that export the shapes. */
  readonly shapes: readonly string[];
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

/** Generates (or checks) the code of shapes, next to the parser, which must have been written. */
export async function runShapes(run: ShapeRun, importModule: ImportModule, output: RunOutput): Promise<RunStatus> {
  try {
    return reconcile(await shapeFiles(run, importModule), run, output);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    output.problem(`error: ${run.shapes.join(', ')}: ${error.message}`);
    return 1;
  }
}

async function shapeFiles(run: ShapeRun, importModule: ImportModule): Promise<Map<string, string>> {
  const folder = join(run.out, run.parser.id);
  const source = await sourceOf(run, folder, importModule);
  const { lower, text } = LowerCode.of(source);
  const files = new Map([
    [join(folder, 'lower.ts'), text],
    [join(folder, 'locate.ts'), locateFile(source, lower)],
  ]);
  checkFields(lower.facts);
  return files;
}

async function sourceOf(run: ShapeRun, folder: string, importModule: ImportModule): Promise<ShapeSource> {
  const { parser, shapes, out, runtime, shapeRuntime } = run;
  const load = async (files: readonly string[]): Promise<readonly ShapeModule[]> => {
    const modules: ShapeModule[] = [];
    // One after the other: at once, a module that two of them import might run twice, and have two of each export.
    for (const file of files) {
      const path = relative(folder, file).replaceAll('\\', '/').replace(/\.ts$/, '.js');
      const exports = await loaded(file, importModule);
      modules.push({ specifier: path.startsWith('.') ? path : `./${path}`, exports });
    }
    return modules;
  };
  const own = shapes.map((file) => resolve(file));
  const imports = new Set(own.flatMap(importsOf));
  return {
    // Relative to the generated file, not to the working folder, so that the same files have the same bytes everywhere.
    files: own.map((file) => relative(dirname(resolve(out)), file).replaceAll('\\', '/')),
    readers: parser.readers,
    shapes: await load(own),
    modules: await load([...imports].filter((file) => !own.includes(file))),
    runtime,
    shapeRuntime,
  };
}

/** Returns the paths of the modules that a module imports by their paths. */
const importsOf = (file: string): readonly string[] =>
  [...readFileText(file).matchAll(/\bfrom '(\.[^']*)'/g)].map(([, specifier = '']) =>
    resolve(dirname(file), specifier.replace(/\.js$/, '.ts')),
  );

async function loaded(file: string, importModule: ImportModule): ReturnType<ImportModule> {
  try {
    return await importModule(file);
  } catch (error) {
    throw new ShapeError(`can't run ${relative('.', file)}: ${systemReason(error)}`);
  }
}
