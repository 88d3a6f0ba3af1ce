import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { codeFolding, foldGutter, foldKeymap } from '@codemirror/language';
import { linter, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { TextEdit } from '../../../src/diagnostics/index.js';
import { type Analysis, analyzed, hasAnalysis, setAnalysis } from './analysis.js';
import { colors, marked, setMark } from './colors.js';
import type { Complete } from './completion.js';
import { applyFix } from './fixes.js';
import { folding } from './folding.js';
import { closeTooltip, hoverTooltips, openTooltip, pinnedTooltip } from './tooltips.js';

/** The events that an editor reports to the page. */
export interface EditorEvents {
  readonly onChange: () => void;
  /** Called with the offset of the cursor, or of the mouse over the text. */
  readonly onHover?: (offset: number) => void;
  /** Called with the offset that the visitor moved the cursor to. */
  readonly onCursor?: (offset: number) => void;
  /** Called with a sentence about a change that the visitor requested, for screen readers. */
  readonly onAnnounce: (sentence: string) => void;
  /** Returns the texts that can be typed at an offset; without it, nothing is completed. */
  readonly complete?: Complete;
}

/** A text editor that shows what the parser found in its text. */
export interface Editor {
  readonly view: EditorView;
  text(): string;
  /** Replaces the whole text. */
  setText(text: string): void;
  /** Makes edits of the text, which don't overlap. */
  change(edits: readonly TextEdit[]): void;
  /** Puts the cursor after a span, and leaves the focus where it is. */
  goTo(span: { readonly start: number; readonly end: number }): void;
  /** Shows the analysis of the current text. */
  show(analysis: Analysis): void;
  /** Removes the marks of diagnostics. */
  clear(): void;
  /** Marks a part of the text, and scrolls to it if asked to. */
  mark(span: { readonly start: number; readonly end: number } | undefined, scroll?: boolean): void;
  /** Puts the cursor there and the focus into the editor. */
  select(span: { readonly start: number; readonly end: number }): void;
}

/**
 * Makes an editor inside `parent`. Tab moves the focus on, as everywhere on the page, until Control+M (Shift+Option+M
 * on macOS) is pressed: then it indents.
 */
export function makeEditor(parent: HTMLElement, label: string, text: string, events: EditorEvents): Editor {
  let isOwnChange = false;
  const reportChanges = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    const { head } = state.selection.main;
    if (docChanged) events.onChange();
    else if (selectionSet) events.onHover?.(head);
    if ((docChanged || selectionSet) && !isOwnChange) events.onCursor?.(head);
  });
  const reportHovers = EditorView.domEventHandlers({ mousemove: (event, current) => hovered(event, current, events) });
  const completion = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [extensions(label), completion.of([]), reportChanges, reportHovers],
    }),
  });
  view.setTabFocusMode(true);
  view.dom.addEventListener('announce', (event) => events.onAnnounce((event as CustomEvent<string>).detail));
  if (events.complete !== undefined) completeOnFocus(view, completion, events.complete);
  /** Changes the text or the selection, and reports no movement of the cursor. */
  const withoutCursorEvent = (change: TransactionSpec): void => {
    isOwnChange = true;
    view.dispatch(change);
    isOwnChange = false;
  };
  return {
    view,
    text: () => view.state.doc.toString(),
    setText: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    change: (edits) =>
      withoutCursorEvent({
        changes: edits.map(({ start, end, text: insert }) => ({ from: start, to: end, insert })),
        // A move of the board is undone alone, even right after one was typed.
        annotations: isolateHistory.of('full'),
      }),
    goTo: ({ start, end }) => {
      const { length } = view.state.doc;
      withoutCursorEvent({
        selection: { anchor: Math.min(end, length) },
        effects: [setMark.of({ start, end }), EditorView.scrollIntoView(Math.min(start, length), { y: 'nearest' })],
      });
    },
    show: (analysis) =>
      view.dispatch({ effects: setAnalysis.of(analysis) }, setDiagnostics(view.state, lintMarks(view, analysis))),
    clear: () => view.dispatch(setDiagnostics(view.state, [])),
    mark: (span, scroll = false) => {
      const effects = scroll && span !== undefined ? [EditorView.scrollIntoView(span.start, { y: 'nearest' })] : [];
      view.dispatch({ effects: [setMark.of(span), ...effects] });
    },
    select: ({ start, end }) => {
      view.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
      view.focus();
    },
  };
}

/** Loads the completion of texts when an editor first has the focus: until somebody types, nothing is completed. */
function completeOnFocus(view: EditorView, completion: Compartment, complete: Complete): void {
  const load = async () => {
    const { doc } = view.state;
    const { completing, completeTypedWord } = await import('./completion.js');
    view.dispatch({ effects: completion.reconfigure(completing(complete)) });
    if (!view.state.doc.eq(doc)) completeTypedWord(view);
  };
  view.contentDOM.addEventListener('focus', () => void load(), { once: true });
}

const extensions = (label: string): Extension => [
  lineNumbers(),
  foldGutter({ foldingChanged: ({ transactions }) => transactions.some(hasAnalysis) }),
  codeFolding(),
  folding,
  // The tooltips of `tooltips.ts` have the diagnostics.
  linter(null, { tooltipFilter: () => [] }),
  lintGutter({ tooltipFilter: () => [] }),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', spellcheck: 'false', autocapitalize: 'off' }),
  analyzed,
  colors,
  marked,
  hoverTooltips,
  pinnedTooltip,
  keymap.of([
    { key: 'Mod-.', run: openTooltip },
    { key: 'Alt-Enter', run: openTooltip },
    { key: 'Escape', run: closeTooltip },
    indentWithTab,
    ...defaultKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...lintKeymap,
  ]),
];

/** Returns the squiggles; `source` is the index of the diagnostic, which tooltips look up. */
function lintMarks({ state }: EditorView, { diagnostics }: Analysis) {
  const { length } = state.doc;
  return diagnostics.map((diagnostic, i) => {
    const { span, severity, message, fixes = [] } = diagnostic;
    return {
      from: Math.min(span.start, length),
      to: Math.min(span.end, length),
      severity: severity === 'note' ? ('info' as const) : severity,
      message,
      source: String(i),
      renderMessage: () => document.createTextNode(message),
      actions: fixes.map((fix) => ({ name: fix.title, apply: (view: EditorView) => applyFix(view, fix) })),
    };
  });
}

let isWaiting = false;

/** Reports the offset under the mouse once per frame. */
function hovered(event: MouseEvent, view: EditorView, { onHover }: EditorEvents): boolean {
  if (onHover === undefined || isWaiting || event.buttons !== 0) return false;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
    if (offset !== null) onHover(offset);
  });
  return false;
}
