import { foldService } from '@codemirror/language';
import { analyzed, firstAfter } from './analysis.js';

/** Folds nodes of the tree that begin on a line and end on a later one. */
export const folding = foldService.of((state, lineStart, lineEnd) => {
  const value = state.field(analyzed, false);
  if (value === undefined || value.changes !== undefined) return null;
  const { folds } = value.analysis;
  const i = firstAfter(folds, 2, 0, lineStart - 1);
  if (i * 2 >= folds.length || folds[i * 2] !== lineEnd) return null;
  const end = state.doc.lineAt(folds[i * 2 + 1]!);
  const to = folds[i * 2 + 1] === end.from ? end.from - 1 : folds[i * 2 + 1]!;
  return to > lineEnd ? { from: lineEnd, to } : null;
});
