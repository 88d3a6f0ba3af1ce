import type { Tree } from '../cst/index.js';
import { type Diagnostic, hasErrors, type Span } from '../diagnostics/index.js';
import type { Path } from './path.js';

/** A text that was read, with everything that was found in it. */
export class Reading<Model = unknown, Root = unknown> {
  /** The whole text as a tree, whatever is wrong with it. */
  readonly tree: Tree<Root & Tree['root']>;
  /** In document order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text has no syntax error, so that it can be written in canonical form. The same at every level. */
  readonly isWellFormed: boolean;
  /** The dialect that the text is in; `undefined` where the notation has only one. */
  readonly dialect?: string;
  readonly #source: ModelSource<Model>;

  constructor({ tree, diagnostics, isWellFormed, dialect, source }: ReadingParts<Model, Root>) {
    this.tree = tree;
    this.diagnostics = diagnostics;
    this.isWellFormed = isWellFormed;
    if (dialect !== undefined) this.dialect = dialect;
    this.#source = source;
  }

  /** The model of the text, as far as the text could be read. Made on first use: checks at `structure` need none. */
  get model(): Model {
    return this.#source.model;
  }

  /** Whether nothing worse than a warning was found. */
  get isValid(): boolean {
    return !hasErrors(this.diagnostics);
  }

  /**
   * Returns the span of a part of the model: `spanOf(['moves', 3])`. `undefined` for a part that is not written in the
   * text, such as a default, and for a path that leads nowhere.
   */
  spanOf(path: Path): Span | undefined {
    return this.#source.spanOf(path);
  }
}

/** A model that is made when it is first asked for, and where its parts are written. */
export interface ModelSource<Model> {
  readonly model: Model;
  spanOf(path: Path): Span | undefined;
}

/** The parts that a reading is made of. */
export interface ReadingParts<Model, Root> {
  readonly tree: Reading<Model, Root>['tree'];
  readonly diagnostics: readonly Diagnostic[];
  readonly isWellFormed: boolean;
  readonly dialect?: string | undefined;
  readonly source: ModelSource<Model>;
}
