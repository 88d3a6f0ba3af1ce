import { LineIndex, type Span } from '../../diagnostics/index.js';
import { EditedText, utf8Length } from './edited-text.js';

/** How columns are counted: in bytes of UTF-8, or in units of UTF-16 or UTF-32. */
export type PositionEncoding = 'utf-8' | 'utf-16' | 'utf-32';

/** A position of the Language Server Protocol: line and column count from 0. */
export interface LspPosition {
  readonly line: number;
  readonly character: number;
}

/** A range of the Language Server Protocol, its end exclusive. */
export interface LspRange {
  readonly start: LspPosition;
  readonly end: LspPosition;
}

/** A change of a text: replaces a range or, without one, the whole text. */
export interface TextChange {
  readonly range?: LspRange | null;
  readonly text: string;
}

/** A file that is open in an editor: its text, and positions in it as the editor counts them. */
export class OpenFile {
  readonly uri: string;
  readonly languageId: string;
  readonly #encoding: PositionEncoding;
  #version: number;
  #text: string;
  #lines: LineIndex | undefined;
  #isAscii: boolean | undefined;

  /** Throws a TypeError if the client sent no text. */
  constructor(
    { uri, languageId, version, text }: { uri: string; languageId: string; version: number; text: string },
    encoding: PositionEncoding,
  ) {
    checkIsText(text);
    this.uri = uri;
    this.languageId = languageId;
    this.#version = version;
    this.#text = text;
    this.#encoding = encoding;
  }

  get version(): number {
    return this.#version;
  }

  get text(): string {
    return this.#text;
  }

  /**
   * Applies changes in order. The positions of each refer to the text after the previous change. Throws a TypeError,
   * and applies none, if one has no text.
   */
  change(changes: readonly TextChange[], version: number): void {
    let edited = new EditedText(this.#text, this.#encoding);
    for (const { range, text } of changes) {
      checkIsText(text);
      if (range === undefined || range === null) edited = new EditedText(text, this.#encoding);
      else edited.replace(range, text);
    }
    this.#text = edited.text;
    this.#lines = undefined;
    this.#isAscii = undefined;
    this.#version = version;
  }

  /** Returns the span of a range; a position past the end of a line becomes the end of that line. */
  spanOf({ start, end }: LspRange): Span {
    const from = this.offsetOf(start);
    return { start: from, end: Math.max(from, this.offsetOf(end)) };
  }

  /**
   * Returns the offset of a position in UTF-16 units; a position past the end of a line becomes the end of that line.
   */
  offsetOf({ line, character }: LspPosition): number {
    const lines = this.#index();
    if (line >= lines.lineCount) return this.#text.length;
    if (this.#countsUnits()) return lines.offset({ line: line + 1, column: character + 1 });
    const start = lines.offset({ line: line + 1, column: 1 });
    let left = character;
    let offset = start;
    for (const point of lines.line(line + 1)) {
      left -= this.#encoding === 'utf-32' ? 1 : utf8Length(point.codePointAt(0) ?? 0);
      if (left < 0) break;
      offset += point.length;
    }
    return offset;
  }

  /** Returns the position of an offset in UTF-16 units. */
  positionOf(offset: number): LspPosition {
    const lines = this.#index();
    const { line, column } = lines.position(offset);
    if (this.#countsUnits()) return { line: line - 1, character: column - 1 };
    const start = lines.offset({ line, column: 1 });
    const before = this.#text.slice(start, start + column - 1);
    const length = this.#encoding === 'utf-32' ? Array.from(before).length : utf8LengthOf(before);
    return { line: line - 1, character: length };
  }

  /** Returns the range of a span. */
  rangeOf({ start, end }: Span): LspRange {
    return { start: this.positionOf(start), end: this.positionOf(end) };
  }

  #index(): LineIndex {
    return (this.#lines ??= new LineIndex(this.#text));
  }

  /** Whether columns count UTF-16 units. In an ASCII text they do in every encoding. */
  #countsUnits(): boolean {
    if (this.#encoding === 'utf-16') return true;
    this.#isAscii ??= !NOT_ASCII.test(this.#text);
    return this.#isAscii;
  }
}

function checkIsText(text: unknown): void {
  if (typeof text !== 'string') throw new TypeError('expected a text');
}

/** Returns the file at a path among open files, however the editor writes its URI. */
export function openAt(
  path: string,
  files: readonly OpenFile[],
  { pathOf, uriOf }: { readonly pathOf?: (uri: string) => string; readonly uriOf?: (path: string) => string },
): OpenFile | undefined {
  const wanted = uriOf?.(path) ?? path;
  const direct = files.find(({ uri }) => uri === wanted);
  if (direct !== undefined || pathOf === undefined || uriOf === undefined) return direct;
  return files.find(({ uri }) => uriOf(pathOf(uri)) === wanted);
}

const NOT_ASCII = /[^\0-\x7f]/;

/** Returns the length of a text in bytes of UTF-8. */
function utf8LengthOf(text: string): number {
  let length = 0;
  for (const point of text) length += utf8Length(point.codePointAt(0) ?? 0);
  return length;
}
