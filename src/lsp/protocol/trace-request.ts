import type { Location } from 'vscode-languageserver';
import type { FileTrace, TracedCost } from '../features/features.js';

/** The request for how a text is read: the steps, the cost of each rule of the grammar, and the farthest failure. */
export const TRACE_REQUEST = 'ludogram/trace';

/**
 * The parameters of {@link TRACE_REQUEST}. The answer is `null` if the file is not open, has no notation, or has one
 * whose grammar is not known. A grammar or a rule that can't be used ends the request with an error that says why.
 */
export interface TraceParams {
  /** A grammar, or a record, which is read by the grammar of its notation. */
  readonly textDocument: { readonly uri: string };
  /** The text to read by a grammar. Ignored for a record, whose own text is read. */
  readonly text?: string;
  /** The rule of a grammar to read it as; the first start rule if absent. */
  readonly start?: string;
}

/**
 * The answer to {@link TRACE_REQUEST}, with at most 20,000 steps and 500,000 attempts. Offsets count UTF-16 units of
 * the text that was read, in every position encoding.
 */
export interface LspTrace extends Omit<FileTrace, 'rules'> {
  readonly rules: readonly LspRuleCost[];
}

/** The cost of a rule, and where the grammar defines it. */
export interface LspRuleCost extends Omit<TracedCost, 'location'> {
  readonly location: Location;
}
