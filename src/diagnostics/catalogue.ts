import { visibleLine } from '../cst/visible.js';
import type { Diagnostic, Fix, Related, Severity, Span } from './diagnostic.js';

/** One code of a format: what it says, and how bad it is. */
export interface CatalogueRow<Args = never> {
  readonly severity: Severity;
  /**
   * One sentence in the words of the format. `{name}` in it is replaced by the argument of that name; a function only
   * where the sentence branches.
   */
  readonly message: string | ((args: Args) => string);
  /** Whether nothing is known of the position after the place of this diagnostic, as after a move that can't be read. */
  readonly hidesPosition?: boolean;
}

/** What can be added to a report. */
export interface ReportExtras {
  /** Where it differs from that of the row, as between dialects. */
  readonly severity?: Severity;
  readonly fixes?: readonly Fix[];
  readonly related?: readonly Related[];
}

/** Rows by name. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- rows differ in what their messages take
export type Rows = { readonly [name: string]: CatalogueRow<any> };
/** What a message names, by the names in its braces. */
interface MessageArgs {
  readonly [name: string]: string | number;
}

/** The names in braces of a message. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The arguments of a row's message, as the list of parameters that `report` adds. */
export type ArgsOf<Row> = Row extends { readonly message: (args: infer Args) => string }
  ? [args: Args]
  : Row extends { readonly message: infer Message extends string }
    ? [NamesIn<Message>] extends [never]
      ? [args?: undefined]
      : [args: { readonly [Name in NamesIn<Message>]: string | number }]
    : never;

/** A catalogue that makes diagnostics; the names of codes and what their messages need are checked by the compiler. */
export interface TypedCatalogue<R extends Rows> {
  /** The part of every code in front of the slash. */
  readonly format: string;
  readonly rows: R;
  /**
   * The diagnostic `name` at `span`. Hidden characters in its message, in titles of fixes and in related messages are
   * escaped, so that they are safe on a terminal.
   */
  report<Name extends keyof R & string>(
    name: Name,
    span: Span,
    ...rest: [...ArgsOf<R[Name]>, extras?: ReportExtras]
  ): Diagnostic;
}

/**
 * The one place where the diagnostics of a format are written down. What they mean is told by `explainCatalogue`, which
 * a program that only reads records need not load.
 *
 * ```ts
 * const catalogue = defineCatalogue('oni', {
 *   'unknown-card': {
 *     severity: 'error',
 *     message: 'unknown card "{letter}"',
 *   },
 * });
 * catalogue.report('unknown-card', { start: 0, end: 1 }, { letter: 'A' });
 * ```
 *
 * @param format the part of the code in front of the slash
 */
export function defineCatalogue<const R extends Rows>(format: string, rows: R): TypedCatalogue<R> {
  return {
    format,
    rows,
    report(name, span, ...rest) {
      const [args, extras] = rest as unknown as readonly [args?: MessageArgs, extras?: ReportExtras];
      const row = rows[name]!;
      const message = typeof row.message === 'string' ? fill(row.message, args) : row.message(args);
      return {
        code: `${format}/${name}`,
        severity: extras?.severity ?? row.severity,
        message: visibleLine(message),
        span: { start: span.start, end: span.end },
        ...(extras?.related === undefined ? {} : { related: extras.related.map(visibleRelated) }),
        ...(extras?.fixes === undefined ? {} : { fixes: extras.fixes.map(visibleFix) }),
      };
    },
  };
}

/** A message with its arguments in place of the names in braces. */
function fill(message: string, args: MessageArgs = {}): string {
  return message.includes('{') ? message.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name])) : message;
}

const visibleRelated = (related: Related): Related => ({ ...related, message: visibleLine(related.message) });
const visibleFix = (fix: Fix): Fix => ({ ...fix, title: visibleLine(fix.title) });
