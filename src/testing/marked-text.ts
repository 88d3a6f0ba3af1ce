import type { Span } from '../diagnostics/index.js';

/** A span of a text, and what is at it. */
export interface Mark extends Span {
  /** A diagnostic code; empty if the text names none. */
  readonly label: string;
}

/** A text that was drawn with marks in it. */
export interface MarkedText {
  readonly text: string;
  /** In the order of the text. */
  readonly marks: readonly Mark[];
  /** How the marks were drawn: `carets` end with their line at the latest, a `bar` says only where a span begins. */
  readonly form: 'carets' | 'bars' | 'bar';
}

/** A line of carets, below the line that it marks. */
const CARETS = /^([ \t]*)(\^+)(?!\^)([^\r]*)\r?$/;

/**
 * Reads marks that are drawn in a text: lines of carets, each below the line that it marks and optionally followed by a
 * label; or a bar before the span and, if its end matters too, another bar after it. The marks don't belong to the
 * text. Columns count UTF-16 units.
 */
export function readMarks(drawn: string): MarkedText {
  return drawn.split('\n').some((line) => CARETS.test(line)) ? readCarets(drawn) : readBars(drawn);
}

function readCarets(drawn: string): MarkedText {
  const kept: string[] = [];
  const marks: Mark[] = [];
  let end = 0;
  let start = 0;
  for (const line of drawn.split('\n')) {
    const found = kept.length === 0 ? null : CARETS.exec(line);
    if (found === null) {
      start = end + (kept.length === 0 ? 0 : 1);
      end = start + line.length;
      kept.push(line);
    } else {
      const [, indent, under, label] = found as unknown as readonly [string, string, string, string];
      const from = start + indent.length;
      marks.push({ start: from, end: from + under.length, label: label.trim() });
    }
  }
  return { text: kept.join('\n'), marks, form: 'carets' };
}

function readBars(drawn: string): MarkedText {
  const [before, inside, after, more] = drawn.split('|') as [string, string?, string?, string?];
  if (inside === undefined || more !== undefined) return { text: drawn, marks: [], form: 'bars' };
  const start = before.length;
  const end = after === undefined ? start : start + inside.length;
  const form = after === undefined ? 'bar' : 'bars';
  return { text: before + inside + (after ?? ''), marks: [{ start, end, label: '' }], form };
}

/** Returns a text with a line of carets below each line in which a mark begins; an empty span has one caret. */
export function draw(text: string, marks: readonly Mark[]): string {
  let at = 0;
  return text
    .split('\n')
    .map((line) => {
      const [from, to] = [at, at + line.length];
      at = to + 1;
      const own = marks.filter(({ start }) => start >= from && start <= to);
      return [line, ...own.map((mark) => carets(line, from, mark))].join('\n');
    })
    .join('\n');
}

/** Draws the carets of a mark. They end with the line: the rest of a longer span is not drawn. */
function carets(line: string, from: number, { start, end, label }: Mark): string {
  const indent = line.slice(0, start - from).replace(/[^\t]/g, ' ');
  const width = Math.max(1, Math.min(end - from, line.replace(/\r$/, '').length) - (start - from));
  return `${indent}${'^'.repeat(width)} ${label}`.trimEnd();
}

/**
 * Removes the indentation that all lines share from a text that begins with a line break, as a template literal over
 * several lines does; also removes that line break, and the white space after the last one. Returns any other text
 * unchanged.
 */
export function dedent(text: string): string {
  if (!/^\r?\n/.test(text)) return text;
  const lines = text
    .replace(/^\r?\n/, '')
    .replace(/(?<![ \t])[ \t]+$/, '')
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ \t]/));
  const shared = indents.reduce((min, indent) => Math.min(min, indent), Number.POSITIVE_INFINITY);
  return lines.map((line) => (line.trim() === '' ? line.trimStart() : line.slice(shared))).join('\n');
}
