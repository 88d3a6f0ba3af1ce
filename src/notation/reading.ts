import type { Tree } from '../cst/index.js';
import { type Diagnostic, hasErrors } from '../diagnostics/index.js';

/** How much a reading checks: does the text parse, is it well formed, could it have happened at the table? */
export type Level = 'syntax' | 'structure' | 'rules';

/** The levels from the most lenient to the strictest; each includes those before it. */
export const LEVELS: readonly Level[] = ['syntax', 'structure', 'rules'];

/** How a text is read. */
export interface ReadOptions<Dialect extends string = string> {
  /** Default `rules`. */
  readonly level?: Level;
  /** One of the notation's dialects; the first of them if absent. */
  readonly dialect?: Dialect;
}

/** A text that was read, with everything that was found in it. */
export class Reading<Model, Root> {
  /** The whole text as a tree, whatever is wrong with it. */
  readonly tree: Tree<Root & NonNullable<Tree['root']>>;
  /** In document order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text has no syntax error, so that it can be written in canonical form. The same at every level. */
  readonly isWellFormed: boolean;
  /** The dialect that the text is in. */
  readonly dialect: string;
  readonly #lower: () => Model;
  #model: { readonly value: Model } | undefined;

  constructor(found: ReadingParts<Model, Root>) {
    this.tree = found.tree;
    this.diagnostics = found.diagnostics;
    this.isWellFormed = found.isWellFormed;
    this.dialect = found.dialect;
    this.#lower = found.lower;
  }

  /** What could be understood of the text. Made when first asked for: checks at `structure` need none. */
  get model(): Model {
    this.#model ??= { value: this.#lower() };
    return this.#model.value;
  }

  /** Whether nothing worse than a warning was found. */
  get isValid(): boolean {
    return !hasErrors(this.diagnostics);
  }
}

/** What a reading is made of. */
export interface ReadingParts<Model, Root> {
  readonly tree: Reading<Model, Root>['tree'];
  readonly diagnostics: readonly Diagnostic[];
  readonly isWellFormed: boolean;
  readonly dialect: string;
  readonly lower: () => Model;
}
