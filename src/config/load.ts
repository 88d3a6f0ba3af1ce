import { accessSync, constants, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { systemReason } from '../files/read-file.js';
import type { ChosenOptions } from '../notation/declared-options.js';
import { withChosenOptions } from '../notation/entry.js';
import type { NotationEntry } from '../notation/index.js';
import { ConfigError, shownPath } from './config-file.js';
import { type ConfigFile, importDefault, runCode } from './import-module.js';
import { filesOf, type NotationFiles } from './notation-files.js';
import { chosenProblem } from './options.js';
import { type TrialExtent, tryConfig } from './trial.js';
import { entriesOf, notationProblem, type ValidEntry } from './validate.js';

/** A notation of a config, loaded. */
export interface ConfigNotation extends NotationFiles {
  readonly entry: NotationEntry;
}

/** A config that was read. Its notations are not loaded yet. */
export interface LoadedConfig {
  /** The absolute path of the config. */
  readonly file: string;
  /** Returns one of the given built-in notations with the values that the config chooses for its options. */
  withOptions(builtIn: NotationEntry): NotationEntry;
  /** The files of each notation, in the order of the config. */
  readonly files: readonly NotationFiles[];
  /**
   * Loads and checks the notations.
   *
   * @param builtIn the notations whose ids are taken
   * @throws a {@link ConfigError}
   */
  notations(builtIn: readonly NotationEntry[]): Promise<readonly ConfigNotation[]>;
  /** Returns a warning for each extension that a notation of the config takes from a built-in one. */
  takenExtensions(own: readonly ConfigNotation[], builtIn: readonly NotationEntry[]): readonly string[];
}

/** The extensions of files that can be a config. */
const EXTENSIONS: ReadonlySet<string> = new Set(['.ts', '.js', '.mjs', '.cjs']);

/**
 * Reads a config file by running it.
 *
 * @param from the folder that paths in messages are relative to
 * @param extent how much of it is tried in another process first, with a time limit
 * @throws a {@link ConfigError} that begins with the file and, if it is known, the line or the part of the config
 */
export async function loadConfig(path: string, from: string, extent: TrialExtent = 'config'): Promise<LoadedConfig> {
  const file = resolve(from, path);
  const shown = shownPath(file, from);
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new ConfigError(`can't read ${shown}: ${systemReason(error)}`);
  }
  if (!EXTENSIONS.has(extname(file)) || statSync(file).isDirectory()) {
    throw new ConfigError(`${shown} isn't a config: expected a file whose name ends in .ts, .js, .mjs or .cjs`);
  }
  const config = { file, from };
  const printed = await tryConfig(config, extent);
  const exported = await importDefault(config, printed);
  const entries = entriesOf(exported);
  if ('message' in entries) throw problemIn(shown, entries.path, entries.message);
  const { options: chosen = {} } = exported as { readonly options?: ChosenOptions };
  const folder = dirname(file);
  const located = entries.map((entry) => {
    const files = filesOf(entry, folder);
    if ('message' in files) throw problemIn(shown, files.path, files.message);
    return { entry, files };
  });
  return {
    file,
    files: located.map(({ files }) => files),
    withOptions: (entry) => withChosenOptions(entry, chosen),
    async notations(builtIn) {
      const loaded: ConfigNotation[] = [];
      for (const { entry, files } of located) {
        const notation = await notationOf(entry, config, printed);
        const problem = notationProblem(notation) ?? clash(notation, loaded, builtIn);
        if (problem !== undefined) throw problemIn(shown, entry.path, problem);
        loaded.push({ ...files, entry: notation });
      }
      const problem = chosenProblem(chosen, [...loaded.map(({ entry }) => entry), ...builtIn]);
      if (problem !== undefined) throw problemIn(shown, problem.path, problem.message);
      return loaded.map((notation) => ({ ...notation, entry: withChosenOptions(notation.entry, chosen) }));
    },
    takenExtensions: (own, builtIn) =>
      own.flatMap(({ entry }) => takenBy(entry, builtIn).map((message) => `${shown}: ${message}`)),
  };
}

/** Returns a message for each extension of a notation that a built-in one has as well. */
const takenBy = ({ id, extensions }: NotationEntry, builtIn: readonly NotationEntry[]): string[] =>
  extensions.flatMap((extension) => {
    const other = builtIn.find((entry) => entry.extensions.includes(extension));
    if (other === undefined) return [];
    return [`${id} has the extension ${extension} of the built-in ${other.id}; files with it are read as ${id}`];
  });

const problemIn = (shown: string, path: string, message: string): ConfigError =>
  new ConfigError(`${shown}: ${path === '' ? '' : `${path}: `}${message}`);

async function notationOf({ notation }: ValidEntry, config: ConfigFile, printed: string): Promise<NotationEntry> {
  if (typeof notation !== 'function') return notation;
  return runCode(config, printed, notation);
}

function clash(
  { id, extensions }: NotationEntry,
  earlier: readonly ConfigNotation[],
  builtIn: readonly NotationEntry[],
): string | undefined {
  if (builtIn.some((other) => other.id === id)) return `"${id}" is the id of a built-in notation`;
  if (earlier.some(({ entry }) => entry.id === id)) return `two notations have the id "${id}"`;
  for (const extension of extensions) {
    const other = earlier.find(({ entry }) => entry.extensions.includes(extension));
    if (other !== undefined) return `${other.entry.id} and ${id} both have the extension ${extension}`;
  }
  return undefined;
}
