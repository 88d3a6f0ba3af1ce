import type { Tree } from '../cst/index.js';
import { type Diagnostic, hasErrors } from '../diagnostics/index.js';

/** A text that was read, with everything that was found in it. */
export class Reading<Model, Root> {
  /** The whole text as a tree, whatever is wrong with it. */
  readonly tree: Tree<Root & Tree['root']>;
  /** In document order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text has no syntax error, so that it can be written in canonical form. The same at every level. */
  readonly isWellFormed: boolean;
  /** The dialect that the text is in; `undefined` where the notation has only one. */
  readonly dialect?: string;
  readonly #lower: () => Model;
  #model: { readonly value: Model } | undefined;

  constructor(found: ReadingParts<Model, Root>) {
    this.tree = found.tree;
    this.diagnostics = found.diagnostics;
    this.isWellFormed = found.isWellFormed;
    if (found.dialect !== undefined) this.dialect = found.dialect;
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
  readonly dialect?: string | undefined;
  readonly lower: () => Model;
}
