import { type ChangeDesc, StateEffect, StateField, type Text, type Transaction } from '@codemirror/state';
import type { Tree } from '../../../src/cst/index.js';
import type { Diagnostic } from '../../../src/diagnostics/index.js';

/** The analysis of the text of an editor. */
export interface Analysis {
  readonly tree: Tree;
  /** Start, end and color of each leaf. */
  readonly tokens: Uint32Array;
  /** Start and end of what can be folded. */
  readonly folds: Uint32Array;
  readonly diagnostics: readonly Diagnostic[];
  /** Returns the hover text of an offset, as Markdown; absent without a notation. */
  readonly describe?: (offset: number) => Promise<string | undefined>;
  /** Address of the page on a code; `undefined` if it has none. */
  readonly pageOf: (code: string) => string | undefined;
}

/** The analysis of a document, and the changes since then. */
export interface AnalyzedDocument {
  readonly analysis: Analysis;
  /** The document that was analyzed. */
  readonly doc: Text;
  /** `undefined` while the document is the one that was analyzed. */
  readonly changes: ChangeDesc | undefined;
}

/** Gives an editor the analysis of its document. */
export const setAnalysis = StateEffect.define<Analysis>();

/** Whether a transaction brings a new analysis. */
export const hasAnalysis = ({ effects }: Transaction): boolean => effects.some((effect) => effect.is(setAnalysis));

/** The last analysis; `undefined` before the first one. */
export const analyzed = StateField.define<AnalyzedDocument | undefined>({
  create: () => undefined,
  update(value, transaction) {
    const effect = transaction.effects.find((candidate) => candidate.is(setAnalysis));
    if (effect !== undefined) {
      return { analysis: effect.value as Analysis, doc: transaction.newDoc, changes: undefined };
    }
    if (value === undefined || !transaction.docChanged) return value;
    const { changes } = transaction;
    return { ...value, changes: value.changes === undefined ? changes.desc : value.changes.composeDesc(changes.desc) };
  },
});

/** Returns the index of the first group of `size` values whose value in `column` is above `limit`. */
export function firstAfter(values: Uint32Array, size: number, column: number, limit: number): number {
  let [low, high] = [0, values.length / size];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle * size + column]! > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
