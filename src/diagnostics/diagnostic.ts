/** A range of a text, `[start, end)` in UTF-16 code units from its start. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** `error`: the text is wrong; `warning`: accepted, but it departs from the specification; `note`: worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

/** Replace `[start, end)` by `text`. */
export interface TextEdit extends Span {
  readonly text: string;
}

/** One way to mend a text. The first fix of a diagnostic is the one that `check --fix` applies. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** Another place that helps to understand a diagnostic. */
export interface Related {
  readonly message: string;
  readonly span: Span;
}

/** One thing to say about a text: what, where, how bad, and how to mend it. */
export interface Diagnostic {
  /** `<format>/<what>`, for example `oni/card-not-in-hand`: a row of the format's catalogue. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence in the words of the format. */
  readonly message: string;
  readonly span: Span;
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
}
