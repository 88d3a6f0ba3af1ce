import { defined } from '../../../defined.js';
import {
  applyEdits,
  type Diagnostic,
  type Fix,
  plural,
  renderDiagnostics,
  visibleLine,
} from '../../../diagnostics/index.js';
import { countWritten } from '../../../notation/assist/written-parts.js';
import type { EditorSupport, Notation } from '../../../notation/index.js';
import type { Source } from '../../records/source/source.js';

/** The parts of a source that a session uses. */
export type FixedSource = Pick<Source, 'file' | 'record' | 'text' | 'reread'> & {
  readonly notation: Pick<Notation, 'view'>;
  /** The editor support of the notation, which knows the plies of a model. */
  readonly support?: Pick<EditorSupport, 'plies'> | undefined;
};

/** How a session is shown. */
export interface ScreenOptions {
  readonly color: boolean;
  readonly columns?: number | undefined;
}

/** A text, and the problem of it that is looked at. */
interface State {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly index: number;
}

/** How a session ends: with the text written to its file, or without. */
export type SessionEnd = 'write' | 'quit';

/** The most fixes that have a key: 1 to 9. */
const MAX_FIXES = 9;

/** Goes through the problems of a text, and applies the fixes that are chosen. Knows no terminal. */
export class FixSession {
  readonly #source: FixedSource;
  readonly #past: State[] = [];
  #now: State;

  constructor(source: FixedSource) {
    this.#source = source;
    this.#now = { text: source.text, diagnostics: source.reread(source.text).diagnostics, index: 0 };
  }

  get text(): string {
    return this.#now.text;
  }

  /** The problems of {@link FixSession.text}. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#now.diagnostics;
  }

  /** Whether all problems were fixed or skipped. */
  get isAtEnd(): boolean {
    return this.#now.index >= this.#now.diagnostics.length;
  }

  /** Returns what to show before a key is pressed: the problem with its excerpt, the board, the fixes and the keys. */
  screen({ color, columns }: ScreenOptions): string {
    const { text, diagnostics, index } = this.#now;
    const problem = diagnostics[index];
    if (problem === undefined) {
      const left =
        diagnostics.length === 0
          ? 'no problem is left'
          : `that was the last of ${plural(diagnostics.length, 'problem')}`;
      return `\n${left}\n${this.#keys([])}\n`;
    }
    const { fixes = [], ...rest } = problem;
    const { file, record } = this.#source;
    const excerpt = renderDiagnostics({ file, text, firstLine: record?.firstLine ?? 1 }, [rest], {
      colour: color,
      columns,
    });
    const board = this.#boardBefore(problem, columns);
    const choices = fixesOf(problem).map(
      ({ title, safe }, i) => `  ${i + 1}  ${visibleLine(title)}${safe ? '' : ' (may change the meaning)'}\n`,
    );
    const none = fixes.length === 0 ? '  there is no fix\n' : '';
    return `\n${index + 1} of ${diagnostics.length}\n${excerpt}${board}${choices.join('')}${none}${this.#keys(fixes)}\n`;
  }

  /** Does what a key says, or nothing for another key; returns how the session ends, or nothing if it continues. */
  press(key: string): SessionEnd | undefined {
    if (key === 'q') return 'quit';
    if (key === 'w') return 'write';
    const problem = this.#now.diagnostics[this.#now.index];
    if (key === 'u') this.#now = this.#past.pop() ?? this.#now;
    else if (problem === undefined) return undefined;
    else if (key === 's') this.#go({ ...this.#now, index: this.#now.index + 1 });
    else if (/^[1-9]$/.test(key)) this.#apply(problem, fixesOf(problem)[Number(key) - 1]);
    return undefined;
  }

  #apply({ span }: Diagnostic, fix: Fix | undefined): void {
    if (fix === undefined) return;
    const text = applyEdits(this.#now.text, fix.edits);
    const { diagnostics } = this.#source.reread(text);
    const next = diagnostics.findIndex(({ span: { start } }) => start >= span.start);
    this.#go({ text, diagnostics, index: next < 0 ? diagnostics.length : next });
  }

  #go(state: State): void {
    this.#past.push(this.#now);
    this.#now = state;
  }

  #keys(fixes: readonly Fix[]): string {
    const numbers =
      fixes.length === 0 ? [] : [fixes.length === 1 ? '1 fix' : `1-${Math.min(fixes.length, MAX_FIXES)} fix`];
    const skip = this.isAtEnd ? [] : ['s skip'];
    const undo = this.#past.length === 0 ? [] : ['u undo'];
    return [...numbers, ...skip, ...undo, 'w write and end', 'q end without writing'].join('   ');
  }

  /** Draws the board before the move that a problem is in; empty if there is none. */
  #boardBefore({ span }: Diagnostic, columns: number | undefined): string {
    const { notation, support, reread } = this.#source;
    const reading = reread(this.text, 'structure');
    const { view } = notation;
    if (view === undefined || reading.model === undefined) return '';
    const paths = support?.plies?.(reading.model);
    const ply = paths === undefined ? {} : { ply: Math.max(0, countWritten(reading, paths, span.start) - 1) };
    const drawn = view.at(reading.model, ply);
    return drawn.ok ? `\n${view.text(drawn.view, defined({ columns })).trimEnd()}\n\n` : '';
  }
}

const fixesOf = ({ fixes = [] }: Diagnostic): readonly Fix[] => fixes.slice(0, MAX_FIXES);
