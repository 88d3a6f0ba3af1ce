import { visibleLine } from '../../cst/index.js';

/** Collects indented lines of TypeScript. */
export class CodeWriter {
  readonly #lines: string[] = [];
  /** Labels that a line jumps to. */
  readonly #jumps = new Set<string>();
  #depth: number;

  /** @param depth indentation of the first line in steps */
  constructor(depth = 0) {
    this.#depth = depth;
  }

  line(text = ''): void {
    const jump = JUMP.exec(text);
    if (jump !== null) this.#jumps.add(jump[1]!);
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

  /** Adds a labelled block; leaves out the label if nothing inside jumps to it. */
  labelled(label: string, open: string, inner: () => void): void {
    const at = this.#lines.length;
    this.block(`${label}: ${open}`, inner);
    if (!this.#jumps.has(label)) this.#lines[at] = this.#lines[at]!.replace(`${label}: `, '');
  }

  toString(): string {
    return `${this.#lines.join('\n')}\n`;
  }
}

const JUMP = /\b(?:break|continue) (\w+);/;

/** The first lines of every generated file. */
export function banner(grammarFile: string): string {
  const name = visibleLine(grammarFile);
  return `// Generated from ${name} by ludogram. Do not edit: change the grammar and run the generator again.\n`;
}

/** Escapes a text for the inside of a doc comment. */
export function commentText(text: string): string {
  return text.replaceAll('*/', '*\\/');
}

/** A TypeScript string literal. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replace(/[\u2028\u2029\ud800-\udfff\ufeff]/g, (c) => `\\u${c.charCodeAt(0).toString(16)}`)}'`;
}
