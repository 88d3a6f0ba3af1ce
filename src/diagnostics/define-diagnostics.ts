import { visibleLine } from '../cst/text/visible.js';
import {
  type DeclaredFixes,
  fillTemplate,
  fixOf,
  type NamesIn,
  type ReportedFix,
  type TemplateValues,
} from './declared-fixes.js';
import type { Diagnostic, Related, Severity, Span } from './diagnostic.js';

/** One code of a notation: its message, severity and fixes. */
export interface CodeDeclaration<Args = never> {
  readonly severity: Severity;
  /**
   * One sentence in the terms of the notation. `{name}` in it is replaced by the argument of that name; a function only
   * if the sentence branches.
   */
  readonly message: string | ((args: Args) => string);
  /**
   * Whether the position after this diagnostic is unknown, as after a move that can't be read. `'start'`: an error of
   * this code leaves the rules or the first position unknown, so no move can be checked.
   */
  readonly hidesPosition?: boolean | 'start';
  /**
   * Whether formatting can fix this error without losing a part of the text, as when entries are in the wrong order. A
   * text with any other error that its canonical text would not have is not formatted.
   */
  readonly fixedByFormatting?: boolean;
  /** The fixes that a diagnostic of this code can have; absent if there are none. */
  readonly fixes?: DeclaredFixes;
}

/** Optional parts of a reported diagnostic. */
export interface ReportExtras<Titles extends string = never> {
  /** The severity, if it differs from that of the row, as between dialects. */
  readonly severity?: Severity;
  /** Fixes that the row declares, each with its edits. */
  readonly fixes?: readonly ReportedFix<Titles>[];
  readonly related?: readonly Related[];
}

/** The rows of a catalog by the names of their codes. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- rows differ in what their messages take
export type Rows = { readonly [name: string]: CodeDeclaration<any> };
/** The arguments of a row's message, as the parameters that `report` adds. */
export type ArgsOf<Row> = Row extends { readonly message: (args: infer Args) => string }
  ? [args: Args]
  : Row extends { readonly message: infer Message extends string }
    ? [NamesIn<Message>] extends [never]
      ? [args?: undefined]
      : [args: { readonly [Name in NamesIn<Message>]: string | number }]
    : never;

/** The titles of the fixes that a row declares. */
export type TitlesOf<Row> = Row extends { readonly fixes: infer Fixes } ? keyof Fixes & string : never;

/** A catalog that creates diagnostics. The compiler checks the names of codes and the arguments of their messages. */
export interface DiagnosticMaker<R extends Rows, Format extends string = string> {
  /** The part of every code before the slash. */
  readonly format: Format;
  readonly rows: R;
  /**
   * Returns the diagnostic `name` at `span`. Hidden characters in its message, in titles of fixes and in related
   * messages are escaped, so that they are safe on a terminal.
   */
  report<Name extends keyof R & string>(
    name: Name,
    span: Span,
    ...rest: [...ArgsOf<R[Name]>, extras?: ReportExtras<TitlesOf<R[Name]>>]
  ): Diagnostic;
}

/** The codes of a catalog as a union of their names: `CodeOf<typeof oniDiagnostics>` is `'oni/unknown-card' | …`. */
export type CodeOf<Maker> =
  Maker extends DiagnosticMaker<infer R, infer Format> ? `${Format}/${keyof R & string}` : never;

/**
 * Declares the diagnostics of a notation. `explainCodes` adds explanations and examples, which a program that only
 * reads records need not load.
 *
 * ```ts
 * import { defineDiagnostics } from 'ludogram';
 *
 * const catalog = defineDiagnostics('oni', {
 *   'unknown-card': {
 *     severity: 'error',
 *     message: 'unknown card "{letter}"',
 *     fixes: { 'write "{card}"': 'unsafe' },
 *   },
 * });
 * const edits = [{ start: 0, end: 1, text: 'B' }];
 * catalog.report('unknown-card', { start: 0, end: 1 }, { letter: 'A' }, {
 *   fixes: [{ title: 'write "{card}"', values: { card: 'B' }, edits }],
 * });
 * ```
 *
 * @param notation the part of the code before the slash, or the description of the notation, whose id it is
 */
export function defineDiagnostics<const R extends Rows, const Format extends string>(
  notation: Format | { readonly id: Format },
  rows: R,
): DiagnosticMaker<R, Format> {
  const format = typeof notation === 'string' ? notation : notation.id;
  return {
    format,
    rows,
    report(name, span, ...rest) {
      const [args, extras] = rest as unknown as readonly [args?: TemplateValues, extras?: ReportExtras];
      const row: Rows[string] | undefined = rows[name];
      if (row === undefined) throw new Error(`${format} has no code "${name}"`);
      const message = typeof row.message === 'string' ? fillTemplate(row.message, args) : row.message(args);
      return {
        code: `${format}/${name}`,
        severity: extras?.severity ?? row.severity,
        message: visibleLine(message),
        span: { start: span.start, end: span.end },
        ...(extras?.related === undefined ? {} : { related: extras.related.map(visibleRelated) }),
        ...(extras?.fixes?.length ? { fixes: extras.fixes.map((fix) => fixOf(fix, row.fixes)) } : {}),
      };
    },
  };
}

const visibleRelated = (related: Related): Related => ({ ...related, message: visibleLine(related.message) });
