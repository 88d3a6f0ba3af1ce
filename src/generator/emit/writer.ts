import { visibleLine } from '../../cst/index.js';
import { unicodeEscape } from '../characters.js';

/** Returns a statement that leaves a part of the code: called once for each use, as labels without uses are omitted. */
export type Jump = () => string;

/** Returns the statement of a function that does not match. */
export const FAIL: Jump = () => 'return -1;';

/** Collects indented lines of TypeScript. */
export class CodeWriter {
  readonly #lines: string[] = [];
  #depth: number;

  /** @param depth indentation of the first line in steps */
  constructor(depth = 0) {
    this.#depth = depth;
  }

  line(text = ''): void {
    this.#lines.push(text === '' ? '' : '  '.repeat(this.#depth) + text);
  }

  /** Adds several lines, indented from here; leaves out a line break at the start. */
  lines(text: string): void {
    for (const line of text.replace(/^\n/, '').split('\n')) this.line(line);
  }

  /** Adds all lines of another writer. Jumps in them stay inside them. */
  append(other: CodeWriter): void {
    for (const line of other.#lines) this.#lines.push(line);
  }

  /** Adds lines between `open` and `close`, indented by one more step. */
  block(open: string, inner: () => void, close = '}'): void {
    this.line(open);
    this.#depth++;
    inner();
    this.#depth--;
    this.line(close);
  }

  /**
   * Writes a doc comment with the text of a rule.
   *
   * @param indent spaces before each line of the text
   */
  ruleComment(source: string, indent: string): void {
    this.line('/**');
    for (const line of source.split(/\r\n|[\r\n]/)) this.line(` * ${indent}${commentText(line)}`.trimEnd());
    this.line(' */');
  }

  /**
   * Writes a labeled block. The label is omitted if nothing inside jumps to it.
   *
   * @param inner writes the block; `leave` returns the statement that jumps to its end, for use in it
   */
  labeled(label: string, open: string, inner: (leave: Jump) => void): void {
    const at = this.#lines.length;
    let isUsed = false;
    this.block(open, () =>
      inner(() => {
        isUsed = true;
        return `break ${label};`;
      }),
    );
    const line = this.#lines[at];
    if (isUsed && line !== undefined) this.#lines[at] = line.replace(/^ */, (indent) => `${indent}${label}: `);
  }

  toString(): string {
    return `${this.#lines.join('\n')}\n`;
  }
}

/** Returns the first lines of every generated file. */
export function banner(grammarFile: string): string {
  const name = visibleLine(grammarFile);
  return `// Generated from ${name} by ludogram. Do not edit: change the grammar and run the generator again.\n`;
}

/** Escapes a text for the inside of a doc comment. */
export function commentText(text: string): string {
  return text.replaceAll('*/', '*\\/');
}

/** Returns a text as a TypeScript string literal. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replace(/[\u2028\u2029\ud800-\udfff\ufeff]/g, (c) => unicodeEscape(c.charCodeAt(0)))}'`;
}
