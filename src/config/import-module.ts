import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { ConfigError, isOwn, isProjectRoot, shownPath } from './config-file.js';
import { type ErrorLocation, errorLocation, pathOf, syntaxErrorIn } from './error-location.js';

/** A config file, and the folder that paths in messages are relative to. */
export interface ConfigFile {
  readonly file: string;
  readonly from: string;
}

/**
 * Runs a config file and returns its default export. TypeScript is loaded with jiti, which is imported only for this.
 *
 * @param printed what Node printed when the config was tried
 * @throws a {@link ConfigError} if the module can't be read, or throws
 */
export const importDefault = (config: ConfigFile, printed: string): Promise<unknown> =>
  runCode(config, printed, () => defaultOf(config.file));

/**
 * Runs code of a config.
 *
 * @param printed what Node printed when the config was tried
 * @throws a {@link ConfigError} with the location, if the code throws
 */
export async function runCode<Value>(config: ConfigFile, printed: string, code: () => Promise<Value>): Promise<Value> {
  try {
    return await code();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw failureOf(error, errorLocation(error) ?? syntaxErrorIn(printed), config);
  }
}

/** Whether a config is TypeScript. */
export const isTypeScript = (file: string): boolean => extname(file) === '.ts';

const defaultOf = async (file: string): Promise<unknown> => (await importModule(file)).default;

/** Runs a module, which can be TypeScript, and returns what it exports. */
export async function importModule(file: string): Promise<{ readonly [name: string]: unknown }> {
  const module: unknown = isTypeScript(file) ? await importWithJiti(file) : await import(pathToFileURL(file).href);
  return module as { readonly [name: string]: unknown };
}

/** Runs a TypeScript module of shapes, and returns what it exports. Its package may not be installed yet. */
export async function importShapes(file: string): Promise<{ readonly [name: string]: unknown }> {
  return (await importWithJiti(file, await ownModules(file))) as { readonly [name: string]: unknown };
}

async function importWithJiti(file: string, virtualModules: Record<string, unknown> = {}): Promise<unknown> {
  const { createJiti } = await import('jiti');
  return createJiti(import.meta.url, { ...jitiOptions(file), virtualModules }).import(file);
}

/**
 * Returns the options of jiti for a config. Modules are imported as Node imports them: with `interopDefault`, every use
 * of an import would go through a proxy, which makes notations of a config up to a half slower.
 */
export const jitiOptions = (file: string): { readonly fsCache: string | false; readonly interopDefault: false } => ({
  fsCache: cacheFor(file),
  interopDefault: false,
});

/** Returns what shapes and the modules that they import need of this package, if they can't import it by its name. */
async function ownModules(file: string): Promise<Record<string, unknown>> {
  try {
    createRequire(file).resolve('ludogram/shape');
    return {};
  } catch {
    const [library, cst, shape] = await Promise.all([
      import('../library/index.js'),
      import('../cst/index.js'),
      import('../notation/shape/index.js'),
    ]);
    return { ludogram: library, 'ludogram/cst': cst, 'ludogram/shape': shape };
  }
}

/**
 * Returns the folder for the compiled code of a config: in the packages of its project. Not elsewhere, where other
 * users could put code that would be run in place of the config.
 */
export const cacheFor = (file: string): string | false => cacheAbove(dirname(file));

function cacheAbove(folder: string): string | false {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return isOwn(modules) && join(modules, '.cache', 'ludogram');
  return isProjectRoot(folder) || dirname(folder) === folder ? false : cacheAbove(dirname(folder));
}

function failureOf(error: unknown, location: ErrorLocation | undefined, { file, from }: ConfigFile): ConfigError {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : inspect(error);
  const column = location?.column === undefined ? '' : `:${location.column}`;
  const where =
    location === undefined
      ? shownPath(file, from)
      : `${shownPath(pathOf(location.file), from)}:${location.line}${column}`;
  // Further lines list the modules that are waiting.
  const [line = ''] = (location?.reason ?? message).split('\n');
  const reason = line.trim();
  return new ConfigError(`${where}: ${reason.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`);
}
