import { truncated } from '../../cst/text/characters.js';
import { LineIndex } from '../../cst/text/line-index.js';
import { visibleLine } from '../../cst/text/visible.js';
import type { Diagnostic, Severity, Span } from '../diagnostic.js';
import { type Palette, palette } from './color.js';
import { excerpt } from './excerpt.js';

/** A text and its name. */
export interface NamedText {
  readonly file: string;
  readonly text: string;
  /** The number of its first line, if it is a part of a file; 1 if absent. */
  readonly firstLine?: number;
}

/** How diagnostics are shown. */
export interface ReportOptions {
  readonly colour?: boolean;
  /** The width of the terminal. If absent, 100 columns of a long line are shown. */
  readonly columns?: number | undefined;
}

/**
 * Returns the diagnostics of one text for people: each with its location, message, the line with carets under the span,
 * and the fixes. All hidden characters are escaped, so the only escape sequences are the colors, if requested. Shows
 * the first 500 characters of a message, and as much of a long line as fits in `columns`.
 *
 * ```text
 * game.oni:3:1: error oni/card-not-in-hand: blue does not have Eel, …
 * 3 | Ehl
 *   | ^
 *   unsafe fix: play Elephant (L) instead
 * ```
 */
export function renderDiagnostics(
  source: NamedText,
  diagnostics: readonly Diagnostic[],
  { colour = false, columns }: ReportOptions = {},
): string {
  const lines = new LineIndex(source.text, source.firstLine);
  const form = { paint: palette(colour), columns };
  return diagnostics.map((diagnostic) => renderOne(source.file, lines, diagnostic, form)).join('');
}

interface Form extends Pick<ReportOptions, 'columns'> {
  readonly paint: Palette;
}

function renderOne(file: string, lines: LineIndex, diagnostic: Diagnostic, form: Form): string {
  const { paint } = form;
  const { severity, code, message, related = [], fixes = [] } = diagnostic;
  const span = shownSpan(lines, diagnostic.span);
  const where = paint.strong(`${visibleLine(file)}:${lineAndColumn(lines, span)}`);
  return [
    `${where}: ${paint.severity(severity, severity)} ${paint.faint(visibleLine(code))}: ${shown(message)}`,
    ...excerptLines(lines, span, severity, form),
    ...related.flatMap((other) => {
      const otherSpan = shownSpan(lines, other.span);
      return [
        `  ${paint.strong(lineAndColumn(lines, otherSpan))}: ${shown(other.message)}`,
        ...excerptLines(lines, otherSpan, 'note', form),
      ];
    }),
    ...fixes.map(({ title, safe }) => `  ${paint.strong(safe ? 'fix' : 'unsafe fix')}: ${shown(title)}`),
    '',
  ].join('\n');
}

/** The most characters of a message that are shown: a message may quote a long word. */
const MAX_MESSAGE_LENGTH = 500;

const shown = (message: string): string => visibleLine(truncated(message, MAX_MESSAGE_LENGTH));

/**
 * Returns the span that is shown. A part missing at the end of a text is shown after its last line that isn't blank:
 * in a file of many records, the line after that may belong to another one.
 */
function shownSpan({ text }: LineIndex, span: Span): Span {
  if (span.start < text.length) return span;
  const end = text.trimEnd().length;
  return /[\r\n]/.test(text.slice(end)) ? { start: end, end } : span;
}

function lineAndColumn(lines: LineIndex, span: Span): string {
  const { line, column } = lines.position(span.start);
  return `${line}:${column}`;
}

/** The columns of an excerpt beside its line: the spaces before it, the bar, and two ellipses. */
const FRAME = 7;

function excerptLines(lines: LineIndex, span: Span, severity: Severity, { paint, columns }: Form): string[] {
  const number = String(lines.position(span.start).line);
  const { gutter, source, carets } = excerpt(lines, span, columns && columns - number.length - FRAME);
  const indent = carets.length - carets.trimStart().length;
  return [
    `  ${paint.faint(`${gutter} |`)} ${source}`.trimEnd(),
    `  ${paint.faint(`${' '.repeat(gutter.length)} |`)} ${carets.slice(0, indent)}${paint.severity(severity, carets.slice(indent))}`,
  ];
}
