import type { Diagnostic, Fix, Related, Severity, Span } from './diagnostic.js';

/** One code of a format: what it says, and how bad it is. */
export interface CatalogueRow<Args = never> {
  readonly severity: Severity;
  /** One sentence in the words of the format; a function where it names what it found. */
  readonly message: string | ((args: Args) => string);
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
/** What a row's message takes. */
export type ArgsOf<Row> = Row extends { readonly message: (args: infer Args) => string }
  ? [args: Args]
  : [args?: undefined];

/** A catalogue that makes diagnostics; the names of codes and what their messages need are checked by the compiler. */
export interface TypedCatalogue<R extends Rows> {
  /** The part of every code in front of the slash. */
  readonly format: string;
  readonly rows: R;
  /** The diagnostic `name` at `span`. */
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
 *     message: ({ letter }: { letter: string }) => `there is no card ${letter}`,
 *   },
 * });
 * catalogue.report('unknown-card', { start: 0, end: 1 }, { letter: 'A' });
 * ```
 *
 * @param format the part of the code in front of the slash
 */
export function defineCatalogue<R extends Rows>(format: string, rows: R): TypedCatalogue<R> {
  return {
    format,
    rows,
    report(name, span, ...[args, extras]) {
      const row = rows[name]!;
      const message = typeof row.message === 'string' ? row.message : row.message(args as never);
      return {
        code: `${format}/${name}`,
        severity: extras?.severity ?? row.severity,
        message,
        span: { start: span.start, end: span.end },
        ...(extras?.related === undefined ? {} : { related: extras.related }),
        ...(extras?.fixes === undefined ? {} : { fixes: extras.fixes }),
      };
    },
  };
}
