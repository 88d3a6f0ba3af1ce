import type { Severity } from '../../diagnostics/index.js';
import type { Json, Level } from '../../notation/index.js';

/** The expected result for a text: accepted, rejected, or either. */
export type Kind = 'valid' | 'invalid' | 'either';

/** A diagnostic in a verdict; offsets count UTF-16 code units. */
export interface ExpectedDiagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
}

/** The verdict: the content of the JSON file next to a text. */
export interface Verdict {
  /** The subject of the case. */
  readonly why: string;
  /** The dialect to read the text in; the default of the notation if absent. */
  readonly dialect?: string;
  /** Number of faults of an invalid text; 1 if absent. */
  readonly faults?: number;
  /** The model of a valid text, as tagged JSON. */
  readonly model?: Json;
  /** The diagnostics that this library reports, in document order; none if absent. */
  readonly diagnostics?: readonly ExpectedDiagnostic[];
  /** For a text that may be accepted or rejected: the reasons for each. */
  readonly readings?: readonly string[];
}

/** A text of a suite with its verdict. */
export interface Case {
  /** Notation id. */
  readonly notation: string;
  /** Path from the folder of all suites, with slashes: `oni/invalid/cards/unknown-card.oni`. */
  readonly name: string;
  readonly kind: Kind;
  readonly text: string;
  readonly verdict: Verdict;
}

/** The outcome of a case. */
export type Outcome =
  | { readonly status: 'pass' }
  /** The failures: differences from the expected result. */
  | { readonly status: 'fail'; readonly problems: readonly string[] }
  /** The reason why there is no result. */
  | { readonly status: 'crash' | 'timeout'; readonly problems: readonly string[] }
  | { readonly status: 'skip' };

/** A case with its outcome. */
export interface Result {
  readonly case: Case;
  readonly outcome: Outcome;
}

/** A row of a manifest. */
export interface ManifestEntry {
  readonly name: string;
  /** Of an invalid case: the least strict level at which it is invalid. */
  readonly level?: Level;
}

/** The cases that concern a parser of a notation, in one of its dialects. */
export interface Manifest {
  /** Version of the suites. */
  readonly suite: string;
  readonly format: string;
  /** Absent if the notation has no dialects. */
  readonly dialect?: string;
  readonly cases: readonly ManifestEntry[];
}
