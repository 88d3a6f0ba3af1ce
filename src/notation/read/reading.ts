import type { Node, Tree } from '../../cst/index.js';
import { type Diagnostic, hasErrors, type Span } from '../../diagnostics/index.js';
import type { PathIn } from '../edit/changes/typed-change.js';
import type { Path } from '../path.js';

/** The result of reading a text: its tree, its model and its diagnostics. */
export class Reading<Model = unknown, Root = unknown> {
  /** The tree of the whole text, even if it has errors. */
  readonly tree: Tree<Root & Tree['root']>;
  /** The diagnostics in document order. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Whether the text has no syntax error, so that it can be written in canonical form. Does not depend on the level.
   */
  readonly isWellFormed: boolean;
  /** The dialect of the text; `undefined` if the notation has only one. */
  readonly dialect?: string;
  readonly #source: ModelSource<Model>;

  constructor({ tree, diagnostics, isWellFormed, dialect, source }: ReadingParts<Model, Root>) {
    this.tree = tree;
    this.diagnostics = diagnostics;
    this.isWellFormed = isWellFormed;
    if (dialect !== undefined) this.dialect = dialect;
    this.#source = source;
  }

  /**
   * The model of the readable parts of the text. It is made on first use, because checks at level `structure` need
   * none.
   */
  get model(): Model {
    return this.#source.model;
  }

  /** Whether the text has no errors; it may have warnings. */
  get isValid(): boolean {
    return !hasErrors(this.diagnostics);
  }

  /**
   * Returns the span of a part of the model: `spanOf(['moves', 3])`. `undefined` for a part that is not written in the
   * text, such as a default, and for a path that leads nowhere. The compiler checks paths that are written out.
   */
  spanOf<const P extends Path>(path: P & PathIn<Model, P>): Span | undefined {
    return this.#source.spanOf(path);
  }

  /**
   * Returns the node of the tree that a part of the model is read from: `nodeOf(['moves', 3])`. For a part that is read
   * from several nodes, such as a list, it is the smallest node that contains all of them. `undefined` if the part has
   * no span.
   */
  nodeOf<const P extends Path>(path: P & PathIn<Model, P>): Node | undefined {
    return this.#source.nodeOf(path);
  }

  /**
   * Returns the errors up to level `structure` that a text has if it is read like this one, apart from those that
   * formatting fixes without a loss. An error that the text of this reading has and its canonical text doesn't have is
   * about something that formatting would lose.
   */
  errorsIn(text: string): readonly Diagnostic[] {
    return this.#source.errorsIn?.(text) ?? [];
  }

  /** Returns the innermost node of the tree that contains the character at an offset; see `nodeAt` of `Tree`. */
  nodeAt(offset: number): Node {
    return this.tree.nodeAt(offset);
  }
}

/** A model that is made on first use, and the spans of its parts. */
export interface ModelSource<Model> {
  readonly model: Model;
  spanOf(path: Path): Span | undefined;
  nodeOf(path: Path): Node | undefined;
  /** Returns the errors that {@link Reading.errorsIn} returns. Absent if formatting loses nothing. */
  errorsIn?(text: string): readonly Diagnostic[];
}

/** The parts that a reading is made of. */
export interface ReadingParts<Model, Root> {
  readonly tree: Reading<Model, Root>['tree'];
  readonly diagnostics: readonly Diagnostic[];
  readonly isWellFormed: boolean;
  readonly dialect?: string | undefined;
  readonly source: ModelSource<Model>;
}
