import { DEFAULT_DEPTH_LIMIT, type SyntaxFailure, type Tree } from '../../cst/index.js';
import { checkText } from '../../diagnostics/check-text.js';
import type { Diagnostic, DiagnosticMaker, Rows } from '../../diagnostics/index.js';
import type { CheckContext } from '../check/check.js';
import { dispatchByLevel, type LevelDispatch, runChecks } from '../check/run-checks.js';
import type { FaultyText, NamesOtherNotation } from '../detect/other-notation.js';
import type { NotationInfo } from '../info.js';
import { checkedDialect, checkedLevel, type Level, type ReadOptions } from '../options.js';
import { CheckedText, type ErrorFinder, type RowsByCode } from './checked-text.js';
import { defaultDiagnostics, defaultSyntax, usedDefaults } from './default-codes.js';
import type { AnyParser, NodesOf, ParserOf, RootOf } from './parser.js';
import type { ReaderDeclaration } from './reader-declaration.js';
import { Reading } from './reading.js';

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

/** The parts that readers use to explain errors. */
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
    parse,
    defaults: usedDefaults(defaults, declaration.diagnostics, declaration.syntax),
  });
}

function rowsByCode(all: readonly DiagnosticMaker<Rows>[]): RowsByCode {
  return new Map(
    all.flatMap(({ format, rows }) => Object.keys(rows).map((name) => [`${format}/${name}`, rows[name]!] as const)),
  );
}
