import type { Diagnostic, SeverityCounts, Span, TextEdit } from '../../../src/diagnostics/index.js';
import type { Completion, OptionTable } from '../../../src/notation/index.js';
import type { DiffLine } from '../difference.js';
import type { ChosenValues } from '../state/chosen-values.js';
import type { SentTree } from '../tree/sent-tree.js';

/** A text to read: the newest request replaces those before it. */
export interface ReadRequest {
  readonly kind: 'read';
  /** Number of the text; an answer has the number of its request. */
  readonly version: number;
  readonly text: string;
  /** Id of its notation; detected from the text if absent. */
  readonly notation?: string;
  /** Its dialect; the one that the text fits best if absent. */
  readonly dialect?: string;
  readonly level: 'syntax' | 'structure' | 'rules';
}

/** A question about the text that was read last. */
export type AskRequest = { readonly kind: 'ask'; readonly version: number; readonly id: number } & Question;

/** The requests about a text. */
export type Question =
  | { readonly about: 'model' }
  | { readonly about: 'span'; readonly path: readonly (string | number)[] }
  | { readonly about: 'hover'; readonly offset: number }
  | { readonly about: 'safe-fixes' }
  | { readonly about: 'completions'; readonly offset: number }
  | { readonly about: 'json' }
  /** The text in another notation or dialect, one of the targets of its notation. */
  | { readonly about: 'convert'; readonly target: string }
  /** The lines in which the text differs from another one. */
  | { readonly about: 'changes'; readonly before: string }
  /** Canonical text, with values of the options that the notation declares for it. */
  | { readonly about: 'format'; readonly style: 'readable' | 'compact'; readonly given: ChosenValues };

/** A text that was read. */
export interface ReadAnswer {
  readonly kind: 'read';
  readonly version: number;
  /** Whether only the syntax was checked so far: the answer at the wanted level follows. */
  readonly isPartial: boolean;
  readonly notation: string;
  /** The title of the notation. */
  readonly title: string;
  readonly dialect?: string;
  /** The notations and dialects that the text can be converted to, as `id` or `id@dialect`. */
  readonly targets: readonly string[];
  /** At most `MAX_DIAGNOSTICS`. */
  readonly diagnostics: readonly Diagnostic[];
  readonly diagnosticCount: number;
  /** The number of all diagnostics of each severity. */
  readonly counts: SeverityCounts;
  /** Code → explanation. */
  readonly explanations: Readonly<Record<string, string>>;
  readonly tree: SentTree;
  /** Start, end and color of each leaf, in document order. */
  readonly tokens: Uint32Array;
  /** Start and end of what can be folded, at most one per line, in document order. */
  readonly folds: Uint32Array;
  readonly milliseconds: number;
}

/** A text whose notation can't be detected. */
export interface UnknownAnswer {
  readonly kind: 'unknown';
  readonly version: number;
  readonly message: string;
}

/** A part of a model on one line. */
export interface ModelRow {
  readonly depth: number;
  readonly path: readonly (string | number)[];
  readonly label: string;
  /** The value of a leaf, or what a record or a list contains. */
  readonly value: string;
}

/** The answers by question. */
export interface Answers {
  readonly model: { readonly rows: readonly ModelRow[]; readonly isCut: boolean };
  readonly span: Span | undefined;
  /** The hover text of an offset, as Markdown; `undefined` if there is none. */
  readonly hover: string | undefined;
  /** The edits that apply every safe fix. */
  readonly 'safe-fixes': readonly TextEdit[];
  /** The texts that can be typed at an offset, such as legal moves, the likeliest first. */
  readonly completions: readonly Completion[];
  readonly json: string;
  readonly format: {
    readonly text: string;
    readonly lines: readonly DiffLine[];
    readonly isEqual: boolean;
    /** The options that the notation declares for canonical text. */
    readonly options: OptionTable;
  };
  /** The converted text, if there is one, and what the target can't express. */
  readonly convert: { readonly text?: string; readonly diagnostics: readonly Diagnostic[] };
  readonly changes: readonly DiffLine[];
}

/** The answer to a question, or the reason why there is none. */
export type AskAnswer = {
  readonly kind: 'ask';
  readonly id: number;
} & ({ readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string });
