import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defined } from '../defined.js';
import { GENERATE_OPTION_NAMES, type GenerateChoices } from '../generator/generate-options.js';
import type { ConfigProblem } from './keys.js';
import type { ValidEntry } from './validate.js';

/** The files of a notation of a config. Every path is absolute. */
export interface NotationFiles {
  readonly grammar?: string;
  /** How its parser is made. */
  readonly options: GenerateChoices;
  /** The output folder of the generator, which gets a subfolder for the parser. */
  readonly generated: string;
  /** The module of the shapes of its model. */
  readonly shape?: string;
  readonly suites?: string;
}

/** The files that an entry of a config can name, as it names them. */
type NamedFiles = Pick<ValidEntry, 'grammar' | 'generated' | 'shape' | 'suites'>;

/**
 * Returns the files of an entry of a config: the files that it names, and the files of its folder.
 *
 * @param root the folder of the config
 */
export function filesOf(entry: ValidEntry, root: string): NotationFiles | ConfigProblem {
  const options = Object.fromEntries(
    GENERATE_OPTION_NAMES.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]] as const])),
  );
  const found = entry.folder === undefined ? {} : filesIn(entry.folder, entry, root);
  if ('message' in found) return found;
  const { generated = 'generated', grammar, shape, suites } = { ...found, ...defined(entry) };
  const absolute = (path: string | undefined): string | undefined => path && resolve(root, path);
  return {
    options,
    generated: resolve(root, generated),
    ...defined({ grammar: absolute(grammar), shape: absolute(shape), suites: absolute(suites) }),
  };
}

/** Returns the files that a folder has by their usual names. */
function filesIn(folder: string, { grammar, javascript, path }: ValidEntry, root: string): NamedFiles | ConfigProblem {
  const problem = (message: string): ConfigProblem => ({ path: `${path}.folder`, message });
  const names = namesIn(resolve(root, folder));
  if (names === undefined) return problem(`no such folder: ${folder}`);
  const grammars = names.filter((name) => name.endsWith('.peggy')).sort();
  if (grammars.length > 1 && grammar === undefined) {
    return problem(`${folder} has several grammars: name one of ${grammars.join(', ')} as grammar`);
  }
  const [only] = grammars;
  return {
    generated: join(folder, 'generated'),
    ...defined({
      grammar: only && join(folder, only),
      shape: names.includes('shape.ts') && javascript !== true ? join(folder, 'shape.ts') : undefined,
      suites: existsSync(resolve(root, 'suite')) ? 'suite' : undefined,
    }),
  };
}

/** Returns the names of the entries of a folder; `undefined` if it can't be read. */
function namesIn(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
