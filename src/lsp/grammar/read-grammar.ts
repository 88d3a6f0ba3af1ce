import type { InspectedGrammar } from '../../generator/inspect.js';
import type { GrammarMemory } from '../../generator/read/grammar-memory.js';
import type { GrammarName } from '../../generator/read/grammar-names.js';

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
