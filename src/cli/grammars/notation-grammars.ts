import { join } from 'node:path';
import { ownSuites } from '../../conformance/index.js';
import { defined } from '../../defined.js';
import { orList } from '../../diagnostics/index.js';
import { packageFile } from '../../files/package-root.js';
import type { GenerateChoices } from '../../generator/generate-options.js';
import { notationById } from '../../notation/entry.js';
import type { NotationEntry } from '../../notation/index.js';
import { builtInOf } from '../../notations/registry.js';
import { UsageError } from '../run/failure.js';
import type { Context } from '../run/verb.js';

/** A notation, and the files that it is generated from and tested with. */
export interface NotationWithGrammar {
  readonly entry: NotationEntry;
  /** Path of its grammar. */
  readonly grammar: string;
  /** How its parser is made. */
  readonly options: GenerateChoices;
  /** The rule that its texts are read as; the first rule of the grammar if absent. */
  readonly startRule?: string;
  /** The folder of all suites; the suite is in a subfolder with the id of the notation. */
  readonly suites?: string;
}

/**
 * Returns the notations that are named. Without a name, returns the notations of the config that have a grammar;
 * without a config, the built-in ones.
 */
export function notationsWithGrammars(ids: readonly string[] | undefined, context: Context): NotationWithGrammar[] {
  const { notations, configured } = context;
  const known = withGrammars(configured, notations);
  if (ids === undefined) {
    const own = configured.flatMap(grammarsOfConfig);
    return own.length > 0 ? own : known;
  }
  return ids.map((id) => {
    if (notationById(notations, id) === undefined) {
      throw new UsageError(
        `${JSON.stringify(id)} isn't a value of --notation: expected ${orList(notations.map((notation) => notation.id))}`,
      );
    }
    const found = known.find(({ entry }) => entry.id === id);
    if (found === undefined) throw new UsageError(`the config names no grammar for ${id}`);
    return found;
  });
}

/** Returns the notations of a config that have a grammar, then the built-in ones among the given notations. */
export const withGrammars = (
  configured: Context['configured'],
  notations: readonly NotationEntry[],
): NotationWithGrammar[] => [...configured.flatMap(grammarsOfConfig), ...grammarsOfPackage(notations)];

const grammarsOfConfig = ({ entry, grammar, options, suites }: Context['configured'][number]): NotationWithGrammar[] =>
  grammar === undefined
    ? []
    : [
        {
          entry,
          grammar,
          options,
          ...defined({ startRule: options.start?.[0] }),
          ...defined({ suites }),
        },
      ];

function grammarsOfPackage(notations: readonly NotationEntry[]): NotationWithGrammar[] {
  const folder = packageFile('grammars');
  const suites = ownSuites();
  if (folder === undefined) return [];
  return notations.flatMap((entry) => {
    const builtIn = builtInOf(entry);
    if (builtIn === undefined) return [];
    const { grammar, startRule } = builtIn;
    const files = { grammar: join(folder, `${grammar}.peggy`), startRule };
    return [{ entry, options: {}, ...files, ...defined({ suites }) }];
  });
}
