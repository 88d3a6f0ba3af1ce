/** A range of a text, `[start, end)` in UTF-16 code units from its start. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * `error`: the text is wrong; `warning`: the text is accepted, but departs from the specification; `note`: additional
 * information.
 */
export type Severity = 'error' | 'warning' | 'note';

/** Replace `[start, end)` by `text`. */
export interface TextEdit extends Span {
  readonly text: string;
}

/** One way to fix a text. */
export interface Fix {
  /** A description of the fix in the imperative: `add the "]"`. */
  readonly title: string;
  /** Whether it can't change what the author meant. Fixes that guess a meaning or drop information are not safe. */
  readonly safe: boolean;
  /** Edits that belong together and do not overlap. */
  readonly edits: readonly TextEdit[];
}

/** Another location that helps to understand a diagnostic. */
export interface Related {
  readonly message: string;
  readonly span: Span;
}

/** A problem of a text: what is wrong, where, how severe it is, and how to fix it. */
export interface Diagnostic {
  /** `<notation>/<what>`, for example `oni/card-not-in-hand`: a row of the notation's catalog. */
  readonly code: string;
  readonly severity: Severity;
  /** One or two short sentences in the terms of the notation: what is wrong, what was expected, what to do. */
  readonly message: string;
  readonly span: Span;
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
}

const RANK: Record<Severity, number> = { error: 0, warning: 1, note: 2 };

/** Sorts diagnostics by location, then by severity, then by code. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (diagnostics.length < 2) return [...diagnostics];
  return [...diagnostics].sort(
    (a, b) =>
      a.span.start - b.span.start ||
      a.span.end - b.span.end ||
      RANK[a.severity] - RANK[b.severity] ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}

/** Whether any diagnostic is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** A problem of a model, or of a JSON value that should become one. */
export interface ModelProblem {
  /** Keys and indices from the top of the model, or of the JSON, to the wrong part. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Thrown by printers and JSON writers for a model that no text of its notation can express: a square outside the board,
 * a comment with its own closing bracket. The message is that of the problem.
 */
export class ModelError extends Error implements ModelProblem {
  override readonly name = 'ModelError';
  /** Keys and indices from the top of the model, or of the JSON, to the wrong part. */
  readonly path: readonly (string | number)[];

  constructor({ path, message }: ModelProblem) {
    super(message);
    this.path = path;
  }
}

/** A problem of a text, and its location. */
export interface TextProblem {
  /** Offset of the first wrong character, in UTF-16 units. */
  readonly index: number;
  readonly message: string;
}

/** The result of reading a text: its value, or the first problem. Reading never throws. */
export type FromText<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly problem: TextProblem };

/** Makes a failed {@link FromText}. */
export const textProblem = (index: number, message: string): { readonly ok: false; readonly problem: TextProblem } => ({
  ok: false,
  problem: { index, message },
});
