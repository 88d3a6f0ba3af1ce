import type { EditorView } from '@codemirror/view';
import { chosenFix, type Diagnostic, type Fix } from '../../src/diagnostics/index.js';

/** Applies the edits of a fix as one step that can be undone. */
export function applyFix(view: EditorView, { edits, title }: Fix): void {
  const changes = edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text }));
  view.dispatch({ changes, userEvent: 'input.fix', scrollIntoView: true });
  announce(view, title);
}

/** Applies all safe fixes that do not overlap, as one step. Returns their number. */
export function applySafeFixes(view: EditorView, diagnostics: readonly Diagnostic[]): number {
  const fixes = diagnostics.map((diagnostic) => chosenFix(diagnostic)).filter((fix) => fix !== undefined);
  const taken: { readonly start: number; readonly end: number }[] = [];
  const applied = fixes.filter(({ edits }) => {
    const isFree = edits.every(({ start, end }) => taken.every((other) => end < other.start || other.end < start));
    if (isFree) for (const edit of edits) taken.push(edit);
    return isFree;
  });
  const changes = applied.flatMap(({ edits }) =>
    edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
  );
  if (changes.length > 0) view.dispatch({ changes, userEvent: 'input.fix' });
  return applied.length;
}

function announce(view: EditorView, title: string): void {
  view.dom.dispatchEvent(new CustomEvent('announce', { detail: `Applied: ${title}`, bubbles: true }));
}
