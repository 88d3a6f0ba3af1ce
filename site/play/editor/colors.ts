import { type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { TOKEN_TYPES } from '../../../src/lsp/features/tokens/token-types.js';
import { analyzed, firstAfter, hasAnalysis } from './analysis.js';

const MARKS = TOKEN_TYPES.map((type) => Decoration.mark({ class: `tok-${type}` }));

/** Colors the leaves of the tree in the lines that are visible. */
export const colors = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = visibleColors(view);
    }
    update(update: ViewUpdate): void {
      if (update.transactions.some(hasAnalysis) || update.viewportChanged) {
        this.decorations = visibleColors(update.view);
      } else if (update.docChanged) this.decorations = this.decorations.map(update.changes);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

/** Longer lines have no colors: a browser takes long to edit a line of many elements. */
const MAX_LINE_LENGTH = 5000;

function visibleColors(view: EditorView): DecorationSet {
  const value = view.state.field(analyzed, false);
  if (value === undefined) return Decoration.none;
  const { analysis, changes } = value;
  const { tokens } = analysis;
  const back = changes?.invertedDesc;
  const ranges: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    if (to - from > MAX_LINE_LENGTH && view.state.doc.lineAt(from).length > MAX_LINE_LENGTH) continue;
    const [oldFrom, oldTo] = back === undefined ? [from, to] : [back.mapPos(from, -1), back.mapPos(to, 1)];
    for (let i = firstAfter(tokens, 3, 1, oldFrom); i * 3 < tokens.length && tokens[i * 3]! < oldTo; i++) {
      const [oldStart, oldEnd] = [tokens[i * 3]!, tokens[i * 3 + 1]!];
      const start = changes === undefined ? oldStart : changes.mapPos(oldStart, 1);
      const end = changes === undefined ? oldEnd : changes.mapPos(oldEnd, -1);
      if (start < end) ranges.push(MARKS[tokens[i * 3 + 2]!]!.range(start, end));
    }
  }
  return Decoration.set(ranges, true);
}

/** Marks the text of a node that a panel points to; `undefined` removes the mark. */
export const setMark = StateEffect.define<{ readonly start: number; readonly end: number } | undefined>();

/** The text that a panel points to. */
export const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { effects, changes, newDoc }) {
    const effect = effects.find((candidate) => candidate.is(setMark));
    if (effect === undefined) return value.map(changes);
    const span = effect.value as { readonly start: number; readonly end: number } | undefined;
    if (span === undefined || span.end <= span.start || span.end > newDoc.length) return Decoration.none;
    return Decoration.set([Decoration.mark({ class: 'marked' }).range(span.start, span.end)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});
