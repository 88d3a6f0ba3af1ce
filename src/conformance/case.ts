import type { Severity } from '../diagnostics/index.js';
import type { Json, Level } from '../notation/index.js';

/** The verdict of a suite on a text: accept it, reject it, or either. */
export type Kind = 'valid' | 'invalid' | 'either';

/** A diagnostic as a verdict has it; offsets count UTF-16 code units. */
export interface ExpectedDiagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
}

/** The content of the file next to a text. */
export interface Verdict {
  /** The subject of the case. */
  readonly why: string;
  /** The dialect to read it in; the format's default one if absent. */
  readonly dialect?: string;
  /** Number of faults of an invalid text; 1 if absent. */
  readonly faults?: number;
  /** Of a valid text, as tagged JSON. */
  readonly model?: Json;
  /** The diagnostics that this library reports, in document order; none if absent. */
  readonly diagnostics?: readonly ExpectedDiagnostic[];
  /** Of a text that either verdict suits: what can be said for each. */
  readonly readings?: readonly string[];
}

/** A text of a suite, and the verdict on it. */
export interface Case {
  /** Notation id. */
  readonly format: string;
  /** Path from the folder of all suites, with slashes: `oni/invalid/cards/unknown-card.oni`. */
  readonly name: string;
  readonly kind: Kind;
  readonly text: string;
  readonly verdict: Verdict;
}

/** How a case ended. */
export type Outcome =
  | { readonly status: 'pass' }
  /** The answer is wrong. */
  | { readonly status: 'fail'; readonly problems: readonly string[] }
  /** Why there is no answer. */
  | { readonly status: 'crash' | 'timeout'; readonly problems: readonly string[] }
  | { readonly status: 'skip' };

/** A case and how it ended. */
export interface Result {
  readonly case: Case;
  readonly outcome: Outcome;
}

/** A row of a manifest. */
export interface ManifestEntry {
  readonly name: string;
  /** Of an invalid case: the least level at which it is wrong. */
  readonly level?: Level;
}

/** The cases that concern a parser of a format, in one of its dialects. */
export interface Manifest {
  /** Version of the suites. */
  readonly suite: string;
  readonly format: string;
  /** Absent where a format has none. */
  readonly dialect?: string;
  readonly cases: readonly ManifestEntry[];
}
