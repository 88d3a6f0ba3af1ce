import { defined } from '../../defined.js';
import type { GrammarMemory } from '../../generator/grammar-memory.js';
import { type InspectedGrammar, inspectGrammar } from '../../generator/inspect.js';
import { type GrammarName, grammarNames } from '../../generator/read/grammar-names.js';

/** A grammar file that is open in an editor. */
export interface OpenGrammar {
  readonly text: string;
  /** The path of the file, from which its imports are resolved. */
  readonly file: string;
  /** Reads the text of an imported file; throws if it can't be read. */
  readonly read?: (path: string) => string;
  /** Keeps how rules are read, for the next version of the file. */
  readonly memory?: GrammarMemory;
  /** Lists the paths of the other grammars of the workspace, which may import this one. */
  readonly others?: () => readonly string[];
}

/** The data that features of a grammar use. */
export interface ReadGrammar extends OpenGrammar {
  readonly names: readonly GrammarName[];
  /** Problems and facts of the grammar, which take longest to find: they are looked for when first needed. */
  readonly inspected: InspectedGrammar;
}

/** Reads a grammar for the features of an editor. It is inspected once, when a feature first needs that. */
export function readGrammar(open: OpenGrammar): ReadGrammar {
  const { text, file, read, memory } = open;
  let inspected: InspectedGrammar | undefined;
  return {
    ...open,
    names: grammarNames(text),
    get inspected() {
      return (inspected ??= inspectGrammar(text, { file, ...defined({ read, memory }) }));
    },
  };
}

/** Returns the name that is at an offset of a grammar; `undefined` if none is. */
export const nameAt = ({ names }: ReadGrammar, offset: number): GrammarName | undefined =>
  names.find(({ start, end }) => start <= offset && offset <= end);
