import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { errorLocation, pathOf } from '../../config/error-location.js';
import { readFileText, systemReason } from '../../files/read-file.js';
import type { Generated } from '../../generator/generate.js';
import { checkFields, checkReaders } from '../../shape-code/field-check.js';
import { locateFile } from '../../shape-code/locate-file.js';
import { lowerFile } from '../../shape-code/lower-file.js';
import { isShape } from '../../shape-code/parts.js';
import { ShapeError } from '../../shape-code/shape-error.js';
import type { ShapeModule, ShapeSource } from '../../shape-code/source.js';
import { reconcile, type RunOutput, type RunStatus } from './output.js';

/** The shapes of the models of one grammar. */
export interface ShapeRun {
  /** The parser that was generated from the grammar. */
  readonly parser: Pick<Generated, 'id' | 'readers'>;
  /** The paths of the modules that export the shapes. */
  readonly shapes: readonly string[];
  /** The output folder of the generator, which has a subfolder for the grammar. */
  readonly out: string;
  /** The specifier of the runtime of parsers, as the generated files import it. */
  readonly runtime: string;
  /** Specifier of `ludogram/shape`, as the generated files import it. */
  readonly shapeRuntime: string;
  /** Whether nothing is written, and each file that differs from what would be written is listed. */
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
    const lower = join(run.out, run.parser.id, 'lower.ts');
    if (run.check !== true && existsSync(lower)) {
      output.problem(`note: ${lower} is from an earlier run, and may not fit the new parser until this is fixed`);
    }
    return 1;
  }
}

async function shapeFiles(run: ShapeRun, importModule: ImportModule): Promise<Map<string, string>> {
  const folder = join(run.out, run.parser.id);
  const source = await sourceOf(run, folder, importModule);
  checkReaders(source.shapes);
  const { lower, text } = lowerFile(source);
  const files = new Map([
    [join(folder, 'lower.ts'), text],
    [join(folder, 'locate.ts'), locateFile(source, lower)],
  ]);
  checkFields(lower.facts);
  return files;
}

async function sourceOf(run: ShapeRun, folder: string, importModule: ImportModule): Promise<ShapeSource> {
  const { parser, shapes, out, runtime, shapeRuntime } = run;
  const own = shapes.map((file) => resolve(file));
  const files = new Set(own);
  const modules: ShapeModule[] = [];
  // A set yields what is added to it while it is read. One after the other: at once, a module that two of them import
  // might run twice, and have two of each export.
  for (const file of files) {
    const exports = await loaded(file, importModule);
    const grammar = dirname(file) === resolve(folder) ? undefined : grammarOfReaders(file);
    if (grammar === undefined) modules.push({ specifier: specifierOf(file, folder), exports });
    else modules.push({ specifier: './readers.js', exports, readersOf: grammar });
    if (!own.includes(file) && !Object.values(exports).some(isShape)) continue;
    for (const imported of importsOf(file)) files.add(imported);
  }
  return {
    // Relative to the generated file, not to the working folder, so that the same files have the same bytes everywhere.
    files: own.map((file) => relative(dirname(resolve(out)), file).replaceAll('\\', '/')),
    readers: parser.readers,
    shapes: modules.slice(0, own.length),
    modules: modules.slice(own.length),
    runtime,
    shapeRuntime,
  };
}

/** Returns how a module in a folder imports another one. */
function specifierOf(file: string, folder: string): string {
  const path = relative(folder, file).replaceAll('\\', '/').replace(/\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Returns the name of the grammar whose generated readers a module is; `undefined` if it is another module. */
const grammarOfReaders = (file: string): string | undefined =>
  basename(file) === 'readers.ts' && existsSync(join(dirname(file), 'grammar.json'))
    ? basename(dirname(file))
    : undefined;

/** Returns the paths of the modules that a module imports by their paths. */
const importsOf = (file: string): readonly string[] =>
  [...readFileText(file).matchAll(/\bfrom '(\.[^']*)'/g)].map(([, specifier = '']) =>
    resolve(dirname(file), specifier.replace(/\.js$/, '.ts')),
  );

async function loaded(file: string, importModule: ImportModule): ReturnType<ImportModule> {
  try {
    return await importModule(file);
  } catch (error) {
    const { file: at = file, line, column, reason = systemReason(error) } = errorLocation(error) ?? {};
    const where = [relative('.', pathOf(at)), line, column].filter((part) => part !== undefined).join(':');
    throw new ShapeError(`can't run ${where}: ${reason}`);
  }
}
