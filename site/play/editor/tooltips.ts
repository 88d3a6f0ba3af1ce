import { forEachDiagnostic } from '@codemirror/lint';
import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { type Command, type EditorView, hoverTooltip, showTooltip, type Tooltip } from '@codemirror/view';
import type { Diagnostic } from '../../../src/diagnostics/index.js';
import { pathAt } from '../tree/received-tree.js';
import { analyzed } from './analysis.js';
import { applyFix } from './fixes.js';
import { element, markdownElements } from './markdown.js';

/** On hover: the diagnostics at an offset with their explanations and fixes, and the nodes there. */
export const hoverTooltips = hoverTooltip((view, offset) => tooltipAt(view.state, offset), { hoverTime: 250 });

const setPinned = StateEffect.define<number | undefined>();

/** The tooltip that was requested by keyboard or button; it ends with the next change or selection, or with Escape. */
export const pinnedTooltip = StateField.define<Tooltip | undefined>({
  create: () => undefined,
  update(value, { effects, startState, docChanged, selection }) {
    const effect = effects.find((candidate) => candidate.is(setPinned));
    if (effect !== undefined) {
      const offset = effect.value as number | undefined;
      return offset === undefined ? undefined : (tooltipAt(startState, offset) ?? undefined);
    }
    return docChanged || selection !== undefined ? undefined : value;
  },
  provide: (field) => showTooltip.from(field, (tooltip) => tooltip ?? null),
});

/** Shows what is at the cursor, and moves the focus to the first fix. */
export const openTooltip: Command = (view) => {
  view.dispatch({ effects: setPinned.of(view.state.selection.main.head) });
  requestAnimationFrame(() => view.dom.querySelector<HTMLElement>('.tooltip-text button, .tooltip-text a')?.focus());
  return view.state.field(pinnedTooltip) !== undefined;
};

/** Closes the tooltip that {@link openTooltip} has opened. */
export const closeTooltip: Command = (view) => {
  if (view.state.field(pinnedTooltip) === undefined) return false;
  view.dispatch({ effects: setPinned.of(undefined) });
  view.focus();
  return true;
};

function tooltipAt(state: EditorState, offset: number): Tooltip | null {
  const value = state.field(analyzed, false);
  if (value === undefined || value.changes !== undefined) return null;
  const { analysis } = value;
  const found = diagnosticsAt(state, analysis.diagnostics, offset);
  const path = offset < state.doc.length ? pathAt(analysis.tree, offset) : [];
  if (found.length === 0 && path.length === 0) return null;
  const start = found[0]?.span.start ?? analysis.tree.nodeAt(offset).start;
  return {
    pos: Math.min(start, offset),
    end: offset,
    above: true,
    create: (view) => {
      const dom = document.createElement('div');
      dom.className = 'tooltip-text';
      dom.setAttribute('role', 'dialog');
      dom.setAttribute('aria-label', 'Diagnostics and nodes at the cursor');
      for (const diagnostic of found) dom.append(diagnosticElement(view, diagnostic, analysis.pageOf));
      if (path.length > 0) dom.append(element('p', 'path', path.join(' › ')));
      // The end of a mark belongs to the mark.
      const at = found.length === 0 ? offset : Math.min(offset, Math.max(...found.map(lastOf)));
      void analysis.describe?.(at).then((markdown) => {
        if (markdown === undefined) return;
        const hoverText = element('div', 'hover-text');
        hoverText.append(...markdownElements(markdown));
        dom.append(hoverText);
      });
      dom.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') closeTooltip(view);
      });
      return { dom };
    },
  };
}

/** Returns the last offset that a diagnostic marks. */
const lastOf = ({ span: { start, end } }: Diagnostic): number => Math.max(start, end - 1);

function diagnosticsAt(state: EditorState, diagnostics: readonly Diagnostic[], offset: number): Diagnostic[] {
  const found: Diagnostic[] = [];
  // The editor widens marks of empty spans, so its positions are used.
  const marks = new Set<string>();
  forEachDiagnostic(state, ({ source }, from, to) => {
    if (from <= offset && offset <= Math.max(to, from + 1)) marks.add(source ?? '');
  });
  diagnostics.forEach((diagnostic, i) => {
    if (marks.has(String(i))) found.push(diagnostic);
  });
  return found;
}

function diagnosticElement(
  view: EditorView,
  diagnostic: Diagnostic,
  pageOf: (code: string) => string | undefined,
): HTMLElement {
  const box = element('div', `diagnostic ${diagnostic.severity}`);
  box.append(element('p', 'message', diagnostic.message));
  for (const fix of diagnostic.fixes ?? []) {
    const button = element('button', 'fix', fix.safe ? fix.title : `${fix.title} (a guess)`);
    button.addEventListener('click', () => {
      applyFix(view, fix);
      view.focus();
    });
    box.append(button);
  }
  const page = pageOf(diagnostic.code);
  if (page !== undefined) {
    const link = element('a', 'code', `Examples of ${diagnostic.code}`);
    link.setAttribute('href', page);
    box.append(link);
  }
  return box;
}
