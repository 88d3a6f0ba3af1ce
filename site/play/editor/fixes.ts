import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import type { Fix } from '../../../src/diagnostics/index.js';

/** Applies the edits of a fix as one step that can be undone. */
export function applyFix(view: EditorView, { edits, title }: Omit<Fix, 'safe'>): void {
  const changes = edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text }));
  const annotations = isolateHistory.of('full');
  view.dispatch({ changes, annotations, userEvent: 'input.fix', scrollIntoView: true });
  announce(view, title);
}

function announce(view: EditorView, title: string): void {
  view.dom.dispatchEvent(new CustomEvent('announce', { detail: `Applied: ${title}`, bubbles: true }));
}
