import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError, shownPath } from './config-file.js';
import { type ErrorPlace, errorPlace, pathOf } from './error-place.js';
import { syntaxErrorOf } from './syntax-error.js';
import { settledInTime } from './time-limit.js';

/** A config file, and the folder that paths in messages are relative to. */
export interface ConfigFile {
  readonly file: string;
  readonly from: string;
}

/**
 * Runs a config file and returns its default export. TypeScript is loaded with jiti, which is imported only for this.
 *
 * @throws a {@link ConfigError} if the module can't be read, or throws
 */
export const importDefault = (config: ConfigFile): Promise<unknown> => runCode(config, () => defaultOf(config.file));

/**
 * Runs code of a config.
 *
 * @param notation the index of the notation that the code loads, if it loads one
 * @throws a {@link ConfigError} with the location, if the code throws or doesn't end
 */
export async function runCode<Value>(
  config: ConfigFile,
  code: () => Promise<Value>,
  notation?: number,
): Promise<Value> {
  try {
    return await settledInTime(code(), shownPath(config.file, config.from));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const place = errorPlace(error) ?? (isTypeScript(config.file) ? undefined : syntaxErrorOf(config.file, notation));
    throw failureOf(error, place, config);
  }
}

const isTypeScript = (file: string): boolean => extname(file) === '.ts';

async function defaultOf(file: string): Promise<unknown> {
  const module: unknown = isTypeScript(file) ? await importWithJiti(file) : await import(pathToFileURL(file).href);
  return (module as { readonly default?: unknown }).default;
}

async function importWithJiti(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  return createJiti(import.meta.url, { fsCache: cacheFor(dirname(file)) }).import(file);
}

/** Returns the folder for compiled code. Not the one for temporary files, where other users could put code. */
function cacheFor(folder: string): string | false {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return join(modules, '.cache', 'ludogram');
  return dirname(folder) === folder ? false : cacheFor(dirname(folder));
}

function failureOf(error: unknown, place: ErrorPlace | undefined, { file, from }: ConfigFile): ConfigError {
  const message = error instanceof Error ? error.message : String(error);
  const column = place?.column === undefined ? '' : `:${place.column}`;
  const where =
    place === undefined ? shownPath(file, from) : `${shownPath(pathOf(place.file), from)}:${place.line}${column}`;
  // Further lines list the modules that are waiting.
  const [line = ''] = (place?.reason ?? message).split('\n');
  const reason = line.trim();
  return new ConfigError(`${where}: ${reason.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`);
}
