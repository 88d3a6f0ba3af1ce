import { coveringNode, type Node, type NodeIndex, type SyntaxFailure, type Tree } from '../../cst/index.js';
import type { CodeDeclaration, Diagnostic, DiagnosticMaker, Rows, Span } from '../../diagnostics/index.js';
import type { FaultyText, NamesOtherNotation } from './other-notation.js';
import type { Check, CheckContext } from '../check/check.js';
import type { AnyParser, NodesOf, ParserOf, RootOf } from './parser.js';
import { dispatchByLevel, type LevelDispatch, runChecks } from '../check/run-checks.js';
import type { NotationInfo } from '../info.js';
import { type DefaultErrorKind, defaultDiagnostics, defaultSyntax, usedDefaults } from './default-codes.js';
import { DiagnosticList, MOST_DIAGNOSTICS } from '../check/diagnostic-list.js';
import { checkedDialect, type Level, type ReadOptions } from '../options.js';
import { FaultyPlies } from '../check/faulty-plies.js';
import { NotationError } from './notation-error.js';
import { hasPart, type Path } from '../path.js';
import { type ModelSource, Reading } from './reading.js';

/**
 * The diagnostic, or the diagnostics, of one error node. `fault` lists the error nodes that are reported together, of which
 * this is the first; only this one, unless the declaration joins several.
 */
export type SyntaxRule<Context> = (
  failure: SyntaxFailure,
  context: Context,
  fault: readonly SyntaxFailure[],
) => Diagnostic | readonly Diagnostic[] | undefined;

/**
 * The syntax rule of every kind of error of a grammar. `ErrorKind` lists the kinds. None of the grammar may be missing;
 * `UnparsedError` and `TooDeepError`, which every grammar has, are reported as `unexpected-text` and `too-deep` if they
 * are.
 */
export type SyntaxRules<ErrorKind extends string, Context> = {
  // One object type rather than an intersection: the compiler names a missing member in one line.
  readonly [Kind in keyof RequiredRules<ErrorKind, Context>]: RequiredRules<ErrorKind, Context>[Kind];
};

/**
 * The rules of {@link SyntaxRules}, as an intersection: required for the error nodes of a grammar itself, optional for
 * those that every grammar has.
 */
export type RequiredRules<ErrorKind extends string, Context> = {
  readonly [Kind in Exclude<ErrorKind, DefaultErrorKind>]: SyntaxRule<Context>;
} & { readonly [Kind in DefaultErrorKind]?: SyntaxRule<Context> };

/** The names of the error kinds among the kinds of a grammar, the built-in ones included. */
export type ErrorKindOf<Kinds> = Extract<keyof Kinds, `${string}Error`>;

/** Levels of nesting that the parser of a notation reads: models of records are made, printed and checked by recursion. */
export const RECORD_DEPTH = 500;

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
   * The description of the notation. `defineNotation` takes it from the reader, so that it is declared once. A text with
   * errors that `detect` recognizes is not reported as another notation that begins alike.
   */
  readonly info: NotationInfo;
  /**
   * The generated parser, with the start rule of this notation. The types of the root and of the kinds of nodes are
   * inferred from it. It is given a limit for nesting.
   */
  readonly parse: Parse;
  /**
   * The diagnostics that the reading reports. Codes that hide the position end the legality pass; codes that hide the
   * start prevent it. A notation has the code `other-notation` without declaring it; one that does so has its own
   * message.
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
   * @param hidden the errors that leave the position unknown; moves after them are not checked
   */
  readonly legality?: (model: Model, hidden: HidingErrors, context: CheckContext<Root, Options, Facts>) => void;
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

/**
 * Makes the pipeline that reads every notation: parse the text, report one diagnostic per error node, run the checks in
 * one walk, check the legality of the moves as far as the position is known, and sort the diagnostics in document
 * order.
 *
 * @param help explains errors; what a reader doesn't import is not loaded
 */
export const readerDefiner =
  (help: ErrorHelp): DefineReader =>
  (declaration) =>
    makeReader(declaration as never, help);

/** What readers use to explain errors. */
export interface ErrorHelp {
  /** Returns the diagnostics of a text in document order, or the one that reports that it is in another notation. */
  readonly diagnosticsOf: (text: FaultyText) => readonly Diagnostic[];
  /** Finds, for each error node of a tree, what was expected and where. */
  readonly explainEach: (tree: Tree) => Iterable<SyntaxFailure>;
}

function makeReader<Model, Root extends Tree['root'], Kinds, Options extends ReadOptions, Facts>(
  declaration: ReaderDeclaration<Model, Root, Kinds, Options, Facts>,
  { diagnosticsOf, explainEach }: ErrorHelp,
): Reader<Model, Root, Options> {
  const { info, checks = [] } = declaration;
  const { id, dialects = [] } = info;
  const defaults = defaultDiagnostics(info);
  const complete: typeof declaration = {
    ...declaration,
    syntax: { ...defaultSyntax(defaults), ...declaration.syntax },
  };
  // The last one has the code.
  const makers = [...declaration.diagnostics, defaults];
  const namesOther = makers.find((maker) => 'other-notation' in maker.rows) as NamesOtherNotation;
  // The kinds of the grammar are known with the first tree.
  let dispatch: LevelDispatch<CheckContext<Root, Options, Facts>> | undefined;
  const rows = rowsByCode([defaults, ...declaration.diagnostics]);
  const parse = (text: string): Tree<Root & Tree['root']> => declaration.parse(text, { depthLimit: RECORD_DEPTH });
  const errorsIn = (text: string, options: Options): readonly Diagnostic[] =>
    check(text, 'structure', options)
      .found.sorted(text.length)
      .filter(({ code, severity }) => severity === 'error' && rows.get(code)?.fixedByFormatting !== true);
  const check = (text: string, level: Level, options: Options): Pass<Model, Root, Kinds, Options, Facts> => {
    const tree = parse(text);
    const pass = new Pass(complete, tree, options, errorsIn, explainEach);
    if (pass.explainErrors()) {
      dispatch ??= dispatchByLevel(checks, tree.language.kinds, id);
      runChecks(tree, dispatch[level === 'syntax' ? 'syntax' : 'structure'], pass);
      if (level === 'rules') pass.checkLegality(rows);
    }
    return pass;
  };
  const read = (text: string, given?: Options): Reading<Model, Root> => {
    const dialect = checkedDialect(id, dialects, given?.dialect);
    // Copying the options takes a third as long as parsing a small text.
    const options = given !== undefined && given.dialect === dialect ? given : ({ ...given, dialect } as Options);
    const context = check(text, given?.level ?? 'rules', options);
    const { tree } = context;
    return new Reading<Model, Root>({
      tree,
      diagnostics: diagnosticsOf({ tree, info, found: context.found, namesOther }),
      isWellFormed: context.isWellFormed,
      dialect: declaration.dialectOf?.(tree) ?? dialect,
      source: context,
    });
  };
  return Object.assign(read, {
    info,
    parse,
    defaults: usedDefaults(defaults, declaration.diagnostics, declaration.syntax),
  });
}

/** The state of one reading while it is made. */
class Pass<Model, Root extends Tree['root'], Kinds, Options extends ReadOptions, Facts>
  implements CheckContext<Root, Options, Facts>, ModelSource<Model>
{
  readonly tree: CheckContext<Root>['tree'];
  readonly options: Options;
  readonly found = new DiagnosticList();
  readonly faultyPlies: FaultyPlies;
  /** Whether no syntax error was found so far. */
  isWellFormed = true;
  readonly #declaration: ReaderDeclaration<Model, Root, Kinds, Options, Facts>;
  readonly #errorsIn: (text: string, options: Options) => readonly Diagnostic[];
  readonly #explainEach: ErrorHelp['explainEach'];
  /** The codes of diagnostics that were not kept. */
  readonly #omittedCodes = new Set<string>();
  #level: Level = 'syntax';
  #facts: { readonly value: Facts } | undefined;
  #model: { readonly value: Model } | undefined;
  #locator: Locator | undefined;

  constructor(
    declaration: ReaderDeclaration<Model, Root, Kinds, Options, Facts>,
    tree: CheckContext<Root>['tree'],
    options: Options,
    errorsIn: (text: string, options: Options) => readonly Diagnostic[],
    explainEach: ErrorHelp['explainEach'],
  ) {
    this.#declaration = declaration;
    this.#errorsIn = errorsIn;
    this.#explainEach = explainEach;
    this.tree = tree;
    this.options = options;
    this.faultyPlies = new FaultyPlies(options.listener !== undefined);
  }

  get facts(): Facts {
    this.#facts ??= { value: this.#declaration.facts?.(this.tree, this.options) as Facts };
    return this.#facts.value;
  }

  get model(): Model {
    this.#model ??= { value: this.#declaration.lower(this.tree, this.options, this.facts) };
    return this.#model.value;
  }

  // These are properties, so that checks can destructure the context.
  readonly spanOf = (path: Path): Span | undefined => {
    const found = this.#locate(path);
    return found && { start: found.start, end: found.end };
  };

  nodeOf(path: Path): Node | undefined {
    const found = this.#locate(path);
    return found && this.tree.node((found.at ?? coveringNode(this.tree, found)) as number);
  }

  errorsIn(text: string): readonly Diagnostic[] {
    return this.#errorsIn(text, this.options);
  }

  #locate(given: Path): PartSpan | undefined {
    const path = this.#declaration.pathInModel?.(this.model, given) ?? given;
    if (!hasPart(this.model, path)) return undefined;
    this.#locator ??= this.#declaration.locate?.(this.tree, this.options, this.facts);
    return this.#locator?.(path);
  }

  readonly report = (diagnostic: Diagnostic): void => {
    if (!this.found.add(diagnostic)) this.#omittedCodes.add(diagnostic.code);
    if (this.#level === 'syntax' && diagnostic.severity === 'error') this.isWellFormed = false;
  };

  /** Reports the diagnostics of the error nodes. @returns whether it reported all: there is a limit */
  explainErrors(): boolean {
    const { areOneFault } = this.#declaration;
    let fault: SyntaxFailure[] = [];
    for (const failure of this.#explainEach(this.tree)) {
      const last = fault.at(-1);
      if (last === undefined || areOneFault?.(last, failure) !== true) {
        this.#explain(fault);
        fault = [];
      }
      if (this.found.isFull || fault.length >= MOST_DIAGNOSTICS) {
        this.#explain(fault);
        this.found.cut();
        this.isWellFormed = false;
        return false;
      }
      fault.push(failure);
    }
    this.#explain(fault);
    return true;
  }

  /** Reports error nodes that are one error, with the rule of the first node. */
  #explain(fault: readonly SyntaxFailure[]): void {
    const [first] = fault;
    if (first === undefined) return;
    const { info, syntax } = this.#declaration;
    // The compiler asks for all rules. A program that runs unchecked may lack one.
    const rule = (syntax as { readonly [kind: string]: SyntaxRule<unknown> | undefined })[first.kind];
    if (rule === undefined) throw new NotationError(`notation ${info.id}: "syntax" has no entry for ${first.kind}`);
    for (const diagnostic of [rule(first, this, fault) ?? []].flat()) this.report(diagnostic);
  }

  /** Runs a check at a node. */
  run(check: Check<CheckContext<Root, Options, Facts>>, at: number): void {
    this.#level = check.level;
    check.run(at, this);
  }

  /**
   * Checks the legality of the moves before the first diagnostic that hides the position. Checks none if the start is
   * hidden.
   */
  checkLegality(rows: RowsByCode): void {
    this.#level = 'rules';
    const { legality } = this.#declaration;
    if (legality === undefined) return;
    const { kept } = this.found;
    if (kept.some(({ code, severity }) => severity === 'error' && rows.get(code)?.hidesPosition === 'start')) return;
    for (const code of this.#omittedCodes) if (rows.get(code)?.hidesPosition) return this.found.leaveOutMoves();
    const spans = kept.filter(({ code }) => rows.get(code)?.hidesPosition === true).map(({ span }) => span);
    spans.sort((a, b) => a.start - b.start);
    legality(this.model, { from: spans[0]?.start ?? Number.POSITIVE_INFINITY, spans }, this);
    if (this.faultyPlies.areTooMany) this.found.cut();
  }
}

/** The declarations of the codes of a notation. */
type RowsByCode = ReadonlyMap<string, CodeDeclaration<unknown>>;

function rowsByCode(all: readonly DiagnosticMaker<Rows>[]): RowsByCode {
  return new Map(
    all.flatMap(({ format, rows }) => Object.keys(rows).map((name) => [`${format}/${name}`, rows[name]!] as const)),
  );
}
