import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownSuites } from '../conformance/index.js';
import type { NotationEntry } from '../notation/index.js';
import { notationById } from '../notation/entry.js';
import type { BuiltIn } from '../notations/built-in.js';
import { NOTATIONS } from '../notations/registry.js';
import { UsageError } from './usage-error.js';
import type { Context } from './verb.js';

/** A notation with the files that it is made and tested with. */
export interface NotationWithGrammar {
  readonly entry: NotationEntry;
  /** Path of its grammar. */
  readonly grammar: string;
  /** Rule that its texts are read as; the first of the grammar if absent. */
  readonly startRule?: string;
  /** The folder of its suites, which has a folder of its id. */
  readonly suites?: string;
}

/** The notations that are named; without a name, those of the config that have a grammar, or else the built-in ones. */
export function notationsWithGrammars(ids: readonly string[] | undefined, context: Context): NotationWithGrammar[] {
  const { formats, configured } = context;
  const known = [...configured.flatMap(ofConfig), ...ofPackage(formats)];
  if (ids === undefined) {
    const own = configured.flatMap(ofConfig);
    return own.length > 0 ? own : known;
  }
  return ids.map((id) => {
    if (notationById(formats, id) === undefined) {
      throw new UsageError(`--format ${id} is invalid. Allowed choices are ${formats.map((one) => one.id).join(', ')}`);
    }
    const found = known.find(({ entry }) => entry.id === id);
    if (found === undefined) throw new UsageError(`the config names no grammar for ${id}`);
    return found;
  });
}

const ofConfig = ({ entry, grammar, start, suites }: Context['configured'][number]): NotationWithGrammar[] =>
  grammar === undefined
    ? []
    : [
        {
          entry,
          grammar,
          ...(start === undefined ? {} : { startRule: start[0]! }),
          ...(suites === undefined ? {} : { suites }),
        },
      ];

function ofPackage(formats: readonly NotationEntry[]): NotationWithGrammar[] {
  const folder = grammarFolder();
  const suites = ownSuites();
  if (folder === undefined) return [];
  return formats.flatMap((entry) => {
    const builtIn: BuiltIn | undefined = NOTATIONS.find((one) => one === entry);
    if (builtIn === undefined) return [];
    const { grammar, startRule } = builtIn;
    const files = { grammar: join(folder, `${grammar}.peggy`), startRule };
    return [{ entry, ...files, ...(suites === undefined ? {} : { suites }) }];
  });
}

/** The folder of the grammars that come with this package; nothing where it is not installed. */
function grammarFolder(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, 'grammars', 'oni.peggy'))) return join(folder, 'grammars');
  }
  return undefined;
}
