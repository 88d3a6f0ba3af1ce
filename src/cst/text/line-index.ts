/** A location for people: line and column count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Converts offsets of one text to lines and columns, and back. LF, CR and CRLF each end a line. */
export class LineIndex {
  readonly text: string;
  readonly #firstLine: number;
  /** The offsets at which lines start, once they are needed. */
  #found: Int32Array | undefined;

  /** @param firstLine the number of the first line, for a text that is a part of a file */
  constructor(text: string, firstLine = 1) {
    this.text = text;
    this.#firstLine = firstLine;
  }

  get #starts(): Int32Array {
    return (this.#found ??= startsOf(this.text));
  }

  /** Number of lines of the text; a text without a line break has one. */
  get lineCount(): number {
    return this.#starts.length;
  }

  /** Returns the line and column of `offset`; an offset outside the text is moved to its nearest end. */
  position(offset: number): Position {
    const starts = this.#starts;
    const at = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + this.#firstLine, column: at - starts[low]! + 1 };
  }

  /** Returns the offset of a line and column; a column outside the line is moved to its nearest end. */
  offset({ line, column }: Position): number {
    const index = Math.max(0, Math.min(line - this.#firstLine, this.lineCount - 1));
    const start = this.#starts[index]!;
    return Math.min(start + Math.max(1, column) - 1, start + this.#lineAt(index).length);
  }

  /** Returns the text of a line, by its number, without its line break. */
  line(line: number): string {
    return this.#lineAt(line - this.#firstLine);
  }

  #lineAt(index: number): string {
    const end = this.#starts[index + 1] ?? this.text.length;
    return this.text.slice(this.#starts[index], end).replace(/\r\n$|[\r\n]$/, '');
  }
}

/**
 * Returns the offsets at which the lines of a text start. They are counted first: a text may have millions of lines.
 */
function startsOf(text: string): Int32Array {
  let count = 1;
  for (let i = 0; i < text.length; i++) if (endsLine(text, i)) count++;
  const starts = new Int32Array(count);
  let line = 0;
  for (let i = 0; i < text.length; i++) if (endsLine(text, i)) starts[++line] = i + 1;
  return starts;
}

function endsLine(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit === 10 || (unit === 13 && text.charCodeAt(offset + 1) !== 10);
}

/** Returns the offset after the next line break (LF, CR or CRLF), which is at `offset` or later; `end` without one. */
export function nextLineStart(text: string, offset: number, end = text.length): number {
  let at = offset;
  while (at < end && !endsLine(text, at)) at++;
  return Math.min(at + 1, end);
}

/** Returns the line break that a text uses first; a line feed if it has none. */
export const lineBreakOf = (text: string): string => /\r\n|[\r\n]/.exec(text)?.[0] ?? '\n';
