import { forEachDiagnostic } from '@codemirror/lint';
import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { type Command, hoverTooltip, showTooltip, type Tooltip } from '@codemirror/view';
import { applyFix } from './fixes.js';
import { analysed } from './analysis.js';
import { pathAt } from './received-tree.js';
import type { Diagnostic } from '../../src/diagnostics/index.js';

/** On hover: the diagnostics at a place with their explanations and fixes, and the nodes that are there. */
export const placeTooltips = hoverTooltip((view, offset) => tooltipAt(view.state, offset), { hoverTime: 250 });

const setAsked = StateEffect.define<number | undefined>();

/** The tooltip that was asked for by keyboard; it ends with the next change or with Escape. */
export const askedTooltip = StateField.define<Tooltip | undefined>({
  create: () => undefined,
  update(value, { effects, startState, docChanged }) {
    const effect = effects.find((candidate) => candidate.is(setAsked));
    if (effect !== undefined) {
      const offset = effect.value as number | undefined;
      return offset === undefined ? undefined : (tooltipAt(startState, offset) ?? undefined);
    }
    return docChanged ? undefined : value;
  },
  provide: (field) => showTooltip.from(field, (tooltip) => tooltip ?? null),
});

/** Shows what is at the cursor, and moves the focus to the first fix. */
export const showPlace: Command = (view) => {
  view.dispatch({ effects: setAsked.of(view.state.selection.main.head) });
  requestAnimationFrame(() => view.dom.querySelector<HTMLElement>('.place button, .place a')?.focus());
  return view.state.field(askedTooltip) !== undefined;
};

/** Closes the tooltip that {@link showPlace} has opened. */
export const closePlace: Command = (view) => {
  if (view.state.field(askedTooltip) === undefined) return false;
  view.dispatch({ effects: setAsked.of(undefined) });
  view.focus();
  return true;
};

function tooltipAt(state: EditorState, offset: number): Tooltip | null {
  const value = state.field(analysed, false);
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
      dom.className = 'place';
      dom.setAttribute('role', 'dialog');
      dom.setAttribute('aria-label', 'What is here');
      for (const diagnostic of found)
        dom.append(diagnosticElement(view, diagnostic, analysis.explain, analysis.pageOf));
      if (path.length > 0) dom.append(element('p', 'path', path.join(' › ')));
      void analysis.describe?.(offset).then((said) => {
        if (said !== undefined) dom.append(element('p', 'said', said.replace(/[*`]/g, '')));
      });
      dom.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') closePlace(view);
      });
      return { dom };
    },
  };
}

function diagnosticsAt(state: EditorState, diagnostics: readonly Diagnostic[], offset: number): Diagnostic[] {
  const found: Diagnostic[] = [];
  // Marks of empty spans are widened by the editor, so its positions count.
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
  explain: (code: string) => string,
  pageOf: (code: string) => string | undefined,
): HTMLElement {
  const box = element('div', `diagnostic ${diagnostic.severity}`);
  box.append(element('p', 'message', diagnostic.message));
  const explanation = explain(diagnostic.code);
  if (explanation !== '') box.append(element('p', 'explanation', explanation));
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
    const link = element('a', 'code', diagnostic.code);
    link.setAttribute('href', page);
    box.append(link);
  }
  return box;
}

function element(name: string, className: string, text?: string): HTMLElement {
  const out = document.createElement(name);
  out.className = className;
  if (text !== undefined) out.textContent = text;
  return out;
}
