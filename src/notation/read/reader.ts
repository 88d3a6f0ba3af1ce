import { coveringNode, DEFAULT_DEPTH_LIMIT, type Node, type SyntaxFailure, type Tree } from '../../cst/index.js';
import { checkText } from '../../diagnostics/check-text.js';
import {
  type CodeDeclaration,
  type Diagnostic,
  type DiagnosticMaker,
  hasErrors,
  type Rows,
  type Span,
} from '../../diagnostics/index.js';
import type { Check, CheckContext } from '../check/check.js';
import { DiagnosticList, MAX_DIAGNOSTICS } from '../check/diagnostic-list.js';
import { FaultyPlies } from '../check/faulty-plies.js';
import { dispatchByLevel, type LevelDispatch, runChecks } from '../check/run-checks.js';
import type { NotationInfo } from '../info.js';
import { checkedDialect, checkedLevel, type Level, type ReadOptions } from '../options.js';
import { KnownParts, type Path } from '../path.js';
import { defaultDiagnostics, defaultSyntax, type NamesOtherNotation, usedDefaults } from './default-codes.js';
import { lacksNodes, unreported } from './left-out.js';
import { isDiagnostic, noDiagnostic, noModel, NotationError, notRead, unreportedDiagnostic } from './notation-error.js';
import type { DefineReader, Locator, PartSpan, Reader, ReaderDeclaration, SyntaxRule } from './reader-declaration.js';
import { type ModelSource, Reading } from './reading.js';

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

/** The parts that readers use to explain errors. */
export interface ErrorHelp {
  /** Returns the diagnostics of a text in document order, or the one that reports that it is in another notation. */
  readonly diagnosticsOf: (text: FaultyText) => readonly Diagnostic[];
  /** Finds, for each error node of a tree, what was expected and where. */
  readonly explainEach: (tree: Tree) => Iterable<SyntaxFailure>;
}

/** A text that was read, perhaps with errors. */
export interface FaultyText {
  readonly tree: Tree;
  /** The description of the notation that the text was read as. */
  readonly info: NotationInfo;
  readonly found: DiagnosticList;
  /** The diagnostics of the notation with the code `other-notation`. */
  readonly namesOther: NamesOtherNotation;
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
  // The defaults come last, so that a notation's own message for another notation wins.
  const makers = [...declaration.diagnostics, defaults];
  const namesOther = makers.find((maker) => 'other-notation' in maker.rows) as NamesOtherNotation;
  // V8 discards the code that it has optimized for a class when the last object of that class is collected. So one text
  // with its tree stays: otherwise this happens whenever a program keeps none of its readings.
  let kept: CheckedText<Model, Root, Kinds, Options, Facts> | undefined;
  // The kinds of the grammar are known with the first tree.
  let dispatch: LevelDispatch<CheckContext<Root, Options, Facts>> | undefined;
  const rows = rowsByCode([defaults, ...declaration.diagnostics]);
  const parse = (text: string): Tree<Root & Tree['root']> =>
    declaration.parse(text, { depthLimit: DEFAULT_DEPTH_LIMIT });
  const errors: ErrorFinder<Options> = {
    explainEach,
    errorsIn: (text, options) =>
      check(text, 'structure', options)
        .found.sorted(text.length)
        .filter(({ code, severity }) => severity === 'error' && rows.get(code)?.fixedByFormatting !== true),
  };
  const check = (text: string, level: Level, options: Options): CheckedText<Model, Root, Kinds, Options, Facts> => {
    const tree = parse(text);
    const checked = new CheckedText(complete, tree, options, errors);
    kept ??= new CheckedText(complete, parse(''), {} as Options, errors);
    if (checked.explainErrors()) {
      dispatch ??= dispatchByLevel(checks, tree.language.kinds, id);
      runChecks(tree, dispatch[level === 'syntax' ? 'syntax' : 'structure'], checked);
      if (level !== 'syntax') checked.isChecked = true;
      if (level === 'rules') checked.checkLegality(rows);
    }
    return checked;
  };
  const read = (text: string, given?: Options): Reading<Model, Root> => {
    checkText(text);
    const dialect = checkedDialect(id, dialects, given?.dialect);
    // Copying the options takes a third as long as parsing a small text.
    const options = given !== undefined && given.dialect === dialect ? given : ({ ...given, dialect } as Options);
    const checked = check(text, checkedLevel(id, given?.level ?? 'rules'), options);
    const { tree, found, isWellFormed } = checked;
    return new Reading<Model, Root>({
      tree,
      diagnostics: diagnosticsOf({ tree, info, found, namesOther }),
      isWellFormed,
      dialect: declaration.dialectOf?.(tree) ?? dialect,
      source: checked,
    });
  };
  return Object.assign(read, {
    info,
    declaration,
    parse,
    defaults: usedDefaults(defaults, declaration.diagnostics, declaration.syntax),
  });
}

function rowsByCode(all: readonly DiagnosticMaker<Rows>[]): RowsByCode {
  return new Map(
    all.flatMap(({ format, rows }) => Object.keys(rows).map((name) => [`${format}/${name}`, rows[name]!] as const)),
  );
}

/** The functions of a reader that find errors. */
interface ErrorFinder<Options> {
  /** Finds, for each error node of a tree, what was expected and where. */
  readonly explainEach: (tree: Tree) => Iterable<SyntaxFailure>;
  /**
   * Returns the errors of another text in the same notation up to level `structure`, apart from those that formatting
   * fixes without a loss.
   */
  readonly errorsIn: (text: string, options: Options) => readonly Diagnostic[];
}

/** The declarations of the codes of a notation. */
type RowsByCode = ReadonlyMap<string, CodeDeclaration<unknown>>;

/** A text that is read: its checks, then its model and spans on request. */
class CheckedText<Model, Root extends Tree['root'], Kinds, Options extends ReadOptions, Facts>
  implements CheckContext<Root, Options, Facts>, ModelSource<Model>
{
  readonly tree: CheckContext<Root>['tree'];
  readonly options: Options;
  readonly found = new DiagnosticList();
  readonly faultyPlies: FaultyPlies;
  /** Whether no syntax error was found so far. */
  isWellFormed = true;
  /** Whether all errors up to level `structure` were found. */
  isChecked = false;
  readonly #declaration: ReaderDeclaration<Model, Root, Kinds, Options, Facts>;
  readonly #errors: ErrorFinder<Options>;
  /** The codes of diagnostics that were not kept. */
  readonly #omittedCodes = new Set<string>();
  #level: Level = 'syntax';
  #facts: { readonly value: Facts } | undefined;
  #model: { readonly value: Model } | undefined;
  #locator: Locator | undefined;
  #parts: KnownParts | undefined;

  constructor(
    declaration: ReaderDeclaration<Model, Root, Kinds, Options, Facts>,
    tree: CheckContext<Root>['tree'],
    options: Options,
    errors: ErrorFinder<Options>,
  ) {
    this.#declaration = declaration;
    this.#errors = errors;
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
    const { value } = this.#model;
    if (this.isChecked && (value === undefined || lacksNodes(this.tree)) && !hasErrors(this.found.kept)) {
      const { id } = this.#declaration.info;
      if (value === undefined) throw noModel(id);
      const lost = unreported(this.tree, this.found.kept);
      if (lost !== undefined) throw notRead(id, this.tree.node(lost));
    }
    return value;
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
    return this.#errors.errorsIn(text, this.options);
  }

  #locate(given: Path): PartSpan | undefined {
    this.#parts ??= new KnownParts(this.model);
    const path = this.#parts.has(given) ? given : this.#declaration.pathInModel?.(this.model, given);
    if (path === undefined || !this.#parts.has(path)) return undefined;
    this.#locator ??= this.#declaration.locate?.(this.tree, this.options, this.facts);
    return this.#locator?.(path);
  }

  readonly report = (diagnostic: Diagnostic): void => this.#add(diagnostic, 'a check');

  /** Adds a diagnostic. Throws for anything else, which the compiler doesn't find in JavaScript. */
  #add(diagnostic: Diagnostic, by: string): void {
    if (!isDiagnostic(diagnostic)) throw noDiagnostic(this.#declaration.info.id, by, diagnostic);
    if (!this.found.add(diagnostic)) this.#omittedCodes.add(diagnostic.code);
    if (this.#level === 'syntax' && diagnostic.severity === 'error') this.isWellFormed = false;
  }

  /** Reports the diagnostics of the error nodes; returns whether all were reported (there is a limit). */
  explainErrors(): boolean {
    const { areOneFault } = this.#declaration;
    let fault: SyntaxFailure[] = [];
    for (const failure of this.#errors.explainEach(this.tree)) {
      const last = fault.at(-1);
      if (last === undefined || areOneFault?.(last, failure) !== true) {
        this.#explain(fault);
        fault = [];
      }
      if (this.found.isFull || fault.length >= MAX_DIAGNOSTICS) {
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
    // The compiler requires a rule for each kind. A program that was not compiled may lack one.
    const rule = (syntax as { readonly [kind: string]: SyntaxRule<unknown> | undefined })[first.kind];
    if (rule === undefined) throw new NotationError(`notation ${info.id}: "syntax" has no entry for ${first.kind}`);
    const by = `"${first.kind}" of "syntax"`;
    for (const diagnostic of [rule(first, this, fault) ?? []].flat()) this.#add(diagnostic, by);
  }

  /** Runs a check at a node. */
  run(check: Check<CheckContext<Root, Options, Facts>>, node: number): void {
    this.#level = check.level;
    // The compiler lets a function that returns something be one that returns nothing.
    const returned: unknown = check.run(node, this);
    if (isDiagnostic(returned)) throw unreportedDiagnostic(this.#declaration.info.id, returned);
  }

  /**
   * Checks the legality of the moves before the first diagnostic that hides the position. Checks none if the start is
   * hidden, unless other games of the text have another start.
   */
  checkLegality(rows: RowsByCode): void {
    this.#level = 'rules';
    const { legality, hasManyGames = false } = this.#declaration;
    if (legality === undefined) return;
    const { kept } = this.found;
    const starts = kept.filter(
      ({ code, severity }) => severity === 'error' && rows.get(code)?.hidesPosition === 'start',
    );
    if (starts.length > 0 && !hasManyGames) return;
    for (const code of this.#omittedCodes) if (rows.get(code)?.hidesPosition) return this.found.leaveOutMoves();
    const hiding = [...starts, ...kept.filter(({ code }) => rows.get(code)?.hidesPosition === true)];
    const spans = hiding.map(({ span }) => span);
    spans.sort((a, b) => a.start - b.start);
    legality(this.model, { from: spans[0]?.start ?? Number.POSITIVE_INFINITY, spans }, this);
    if (this.faultyPlies.areTooMany) this.found.cut();
  }
}
