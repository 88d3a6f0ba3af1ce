import type { NodeIndex, SyntaxFailure, Tree } from '../../cst/index.js';
import type { Diagnostic, DiagnosticMaker, Rows, Span } from '../../diagnostics/index.js';
import type { Check, CheckContext } from '../check/check.js';
import type { NotationInfo } from '../info.js';
import type { ReadOptions } from '../options.js';
import type { Path } from '../path.js';
import type { DefaultErrorKind } from './default-codes.js';
import type { AnyParser, NodesOf, ParserOf, RootOf } from './parser.js';
import type { Reading } from './reading.js';

/**
 * Returns the diagnostic, or the diagnostics, of one error node. `fault` lists the error nodes that are reported
 * together, of which this is the first; only this one, unless the declaration joins several.
 */
export type SyntaxRule<Context> = (
  failure: SyntaxFailure,
  context: Context,
  fault: readonly SyntaxFailure[],
) => Diagnostic | readonly Diagnostic[] | undefined;

/**
 * The syntax rule of every kind of error of a grammar. `ErrorKind` lists the kinds. Every error node of the grammar
 * itself needs a rule, unless it is among `HasDefault`. Without one, `UnparsedError` and `TooDeepError`, which every
 * grammar has, are reported as `unexpected-text` and `too-deep`.
 */
export type SyntaxRules<ErrorKind extends string, Context, HasDefault extends string = DefaultErrorKind> = {
  // One object type rather than an intersection: the compiler names a missing member in one line.
  readonly [Kind in keyof RequiredRules<KnownKind<ErrorKind>, Context, HasDefault>]: RequiredRules<
    KnownKind<ErrorKind>,
    Context,
    HasDefault
  >[Kind];
};

/**
 * Kinds of errors; any names if there are none, as for a parser whose nodes have no types. So the compiler reports that
 * `parse` is missing, not that its error nodes are unknown.
 */
export type KnownKind<ErrorKind extends string> = [ErrorKind] extends [never] ? string : ErrorKind;

/**
 * The rules of {@link SyntaxRules}, as an intersection: required for the error nodes of a grammar itself, optional for
 * those that have a default.
 */
export type RequiredRules<ErrorKind extends string, Context, HasDefault extends string = DefaultErrorKind> = {
  readonly [Kind in Exclude<ErrorKind, HasDefault>]: SyntaxRule<Context>;
} & { readonly [Kind in HasDefault]?: SyntaxRule<Context> };

/** The names of the error kinds among the kinds of a grammar, the built-in ones included. */
export type ErrorKindOf<Kinds> = Extract<keyof Kinds, `${string}Error`>;

/**
 * The declaration of how texts of a notation are read: everything that `read` needs, and nothing that only printing or
 * playing needs.
 */
export interface ReaderDeclaration<
  Model,
  Root extends Tree['root'],
  Kinds,
  Options extends ReadOptions,
  Facts,
  Parse = ParserOf<Root, Kinds>,
> {
  /**
   * The description of the notation. `defineNotation` takes it from the reader, so that it is declared once. A text
   * with errors that `detect` recognizes is not reported as another notation that begins alike.
   */
  readonly info: NotationInfo;
  /**
   * The generated parser, with the start rule of this notation. The types of the root and of the kinds of nodes are
   * inferred from it. It is given a limit for nesting.
   */
  readonly parse: Parse;
  /**
   * The diagnostics that the reading reports. Codes that hide the position end the legality pass; codes that hide the
   * start prevent it, except with {@link ReaderDeclaration.hasManyGames}. A notation has the code `other-notation`
   * without declaring it; one that does so has its own message.
   */
  readonly diagnostics: readonly DiagnosticMaker<Rows>[];
  readonly syntax: SyntaxRules<ErrorKindOf<Kinds>, CheckContext<Root, Options, Facts>>;
  /**
   * Whether two neighboring error nodes are one error, reported by the rule of the first. If absent, each node is
   * reported.
   */
  readonly areOneFault?: (earlier: SyntaxFailure, later: SyntaxFailure) => boolean;
  readonly checks?: readonly Check<CheckContext<Root, Options, Facts>>[];
  /** Computes facts about the whole text that several checks need. */
  readonly facts?: (tree: Tree<Root>, options: Options) => Facts;
  readonly lower: (tree: Tree<Root>, options: Options, facts: Facts) => Model;
  /**
   * Level `rules`: whether the moves are legal. Passes each ply to {@link ReadOptions.listener}, if there is one.
   *
   * @param hiding the errors that leave the position unknown; moves after them are not checked
   */
  readonly legality?: (model: Model, hiding: HidingErrors, context: CheckContext<Root, Options, Facts>) => void;
  /**
   * Whether a text has many games, each with a start of its own. An error that hides the start of one then leaves the
   * others to `legality`, which gets its span among those of {@link HidingErrors}.
   */
  readonly hasManyGames?: boolean;
  /**
   * Finds the spans of parts of the model. It is called once for a text, at the first request for a span; the function
   * that it returns is called for each path. If absent, `spanOf` finds nothing.
   */
  readonly locate?: (tree: Tree<Root>, options: Options, facts: Facts) => Locator;
  /** Turns a path in the JSON of a model into one in the model. Absent if they are the same. */
  readonly pathInModel?: (model: Model, path: Path) => Path;
  /** Returns the dialect of a text if its content shows it. */
  readonly dialectOf?: (tree: Tree<Root>) => string;
}

/** The errors of a text that leave the position after them unknown. */
export interface HidingErrors {
  /** The offset of the first one; `Infinity` if there is none. */
  readonly from: number;
  /** Their spans in document order, for notations in which an error hides only a part of the text. */
  readonly spans: readonly Span[];
}

/**
 * Finds the span of the part of a model at a path; `undefined` if the text has no such part. It is called only for
 * paths at which the model has a part.
 */
export type Locator = (path: Path) => PartSpan | undefined;

/** The span of a part of a model, and the index of the node that it is read from, if that is exactly one. */
export interface PartSpan extends Span {
  readonly at?: NodeIndex;
}

/** Reads texts of one notation. Never throws, whatever the text. */
export interface Reader<Model, Root, Options extends ReadOptions = ReadOptions> {
  (text: string, options?: Options): Reading<Model, Root>;
  /** The description of the notation. */
  readonly info: NotationInfo;
  /** The declaration of the reader, for programs that check it. */
  readonly declaration?: object;
  /** Parses a text without checking it. If absent, the text is read to get its tree. */
  parse?(text: string): Tree;
  /** The diagnostics that it reports although the notation does not declare them. */
  readonly defaults?: DiagnosticMaker<Rows>;
}

/** Makes the function that reads the texts of a notation from what the notation declares. */
export type DefineReader = <
  Model,
  Root extends Tree['root'],
  Kinds,
  Options extends ReadOptions = ReadOptions,
  Facts = undefined,
  Parse extends AnyParser = ParserOf<Root, Kinds>,
>(
  declaration: ReaderDeclaration<Model, RootOf<Parse>, NodesOf<Parse>, Options, Facts, Parse>,
) => Reader<Model, RootOf<Parse>, Options>;
