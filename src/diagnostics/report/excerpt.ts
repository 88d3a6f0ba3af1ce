import { characterStart } from '../../cst/text/characters.js';
import type { LineIndex } from '../../cst/text/line-index.js';
import { visibleLine } from '../../cst/text/visible.js';
import type { Span } from '../diagnostic.js';

/** The most columns of a line that are shown if the width of the terminal is unknown. */
const MAX_WIDTH = 100;
/** The share of the shown columns that comes before the span. */
const SHARE_BEFORE_SPAN = 0.4;

/** A line of the text with its number, and a line of carets under the span. */
export interface Excerpt {
  readonly gutter: string;
  readonly source: string;
  /** Spaces up to the span, then at least one caret. */
  readonly carets: string;
}

/**
 * Returns the line in which a span begins, cut to a window if it is long. A span over several lines ends with its
 * first. Tabs are shown as two spaces, other hidden characters escaped; a byte-order mark is shown only if the span
 * begins with it.
 *
 * @param maxWidth the most columns that the line may take, without its ellipses
 */
export function excerpt(lines: LineIndex, span: Span, maxWidth: number = MAX_WIDTH): Excerpt {
  // Wide characters and escapes take more columns than characters.
  for (let window = maxWidth; ; window = Math.floor(window * 0.8)) {
    const shown = windowed(lines, span, window);
    if (columnsOf(shown.source) <= maxWidth + 2 || window < 4) return shown;
  }
}

/** Returns an excerpt of at most `window` characters. */
function windowed(lines: LineIndex, span: Span, window: number): Excerpt {
  const { line, column } = lines.position(span.start);
  const text = lines.line(line);
  const lead = Math.floor(window * SHARE_BEFORE_SPAN);
  const wanted = text.length > window ? Math.max(0, Math.min(column - 1 - lead, text.length - window)) : 0;
  const from = characterStart(text, wanted);
  const to = characterStart(text, Math.min(text.length, from + window));
  const start = Math.min(column - 1, text.length);
  const end = Math.max(start, Math.min(start + span.end - span.start, to));
  const before = `${from > 0 ? '…' : ''}${visible(withoutMark(text.slice(from, start), line))}`;
  const under = visible(text.slice(start, end));
  const rest = end === 0 ? withoutMark(text.slice(0, to), line) : text.slice(end, to);
  const after = `${visible(rest)}${to < text.length ? '…' : ''}`;
  return {
    gutter: String(line),
    source: before + under + after,
    carets: `${' '.repeat(columnsOf(before))}${'^'.repeat(Math.max(1, columnsOf(under)))}`,
  };
}

const withoutMark = (text: string, line: number): string => (line === 1 ? text.replace(/^\ufeff/, '') : text);

const visible = (text: string): string => visibleLine(text.replaceAll('\t', '  '));

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/**
 * Returns the number of columns that a text takes in a terminal, roughly: East Asian and emoji characters take two,
 * marks none.
 */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += WIDE.test(character) ? 2 : /\p{Mn}/u.test(character) ? 0 : 1;
  return columns;
}
