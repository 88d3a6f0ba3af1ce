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
  /** `<format>/<what>`, for example `oni/card-not-in-hand`: a row of the format's catalogue. */
  readonly code: string;
  readonly severity: Severity;
  /** One or two short sentences in the terms of the format: what is wrong, what was expected, what to do. */
  readonly message: string;
  readonly span: Span;
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
}
