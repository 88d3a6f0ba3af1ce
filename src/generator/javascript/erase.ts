import {
  afterBracket,
  afterMark,
  afterWhiteSpace,
  afterWord,
  COMMENT_OR_STRING,
  nextBrace,
  WORD,
  WORD_PART,
} from './syntax.js';
import { afterType, afterTypeArguments } from './types.js';

/**
 * Converts TypeScript of the emitters to JavaScript: the same text without types. Their TypeScript is erasable, so
 * leaving out types is enough. Other TypeScript may give wrong JavaScript.
 *
 * @throws {SyntaxError} if the code has strings or punctuation that the emitters never write
 */
export function eraseTypes(code: string): string {
  return new Eraser(code).run();
}

/** The locations where types begin, and locations that only look so. The text between them is copied as it is. */
const TYPE_START = new RegExp(
  [
    COMMENT_OR_STRING,
    // Rules may have such names as well, which are members or parts of other names then.
    String.raw`(?<!${WORD_PART}|\.)(?:(?:import|export (?:type|interface)|interface)(?= )|override(?= get ))`,
    String.raw`(?<!${WORD_PART}|\.)(?:(?:function|get) ${WORD}(?=[(<])|(?:const|let|var) ${WORD}(?=:))`,
    String.raw`(?<=${WORD_PART}|[)\]}'])(?: as |!(?!=)|<(?![\s<=]))`,
    // Calls have their brackets directly after a name.
    String.raw`(?<!${WORD_PART}|[)\]!>])\(`,
    ':',
    // Never written.
    String.raw`["#@\\${'`'}]`,
  ].join('|'),
  'g',
);

const NEVER_WRITTEN = /^["#@\\`]$/;

class Eraser {
  readonly #code: string;
  /** The annotations of parameters and results to leave out: start → end. */
  readonly #annotations = new Map<number, number>();
  #out = '';
  /** Offset up to which the code is copied or left out. */
  #at = 0;

  constructor(code: string) {
    this.#code = code;
  }

  run(): string {
    TYPE_START.lastIndex = 0;
    for (let match = TYPE_START.exec(this.#code); match !== null; match = TYPE_START.exec(this.#code)) {
      TYPE_START.lastIndex = this.#eraseAt(match[0], match.index, TYPE_START.lastIndex);
    }
    return this.#out + this.#code.slice(this.#at);
  }

  /** Leaves out what is written only for types at an offset, and returns the offset to continue at. */
  #eraseAt(text: string, start: number, end: number): number {
    switch (text) {
      case ':':
        return this.#leaveOut(start, this.#annotations.get(start) ?? -1, end);
      case '(':
        this.#parameters(start);
        return end;
      case '<':
        return this.#typeArguments(start);
      case '!':
        return this.#leaveOut(start, end, end);
      case ' as ':
        return this.#leaveOut(start, afterType(this.#code, end), end);
      case 'override':
        return this.#leaveOut(start, end + 1, end);
      case 'import':
        return this.#import(start);
      case 'export type':
        return this.#statement(start, afterMark(this.#code, end, ';'));
      case 'export interface':
      case 'interface':
        return this.#statement(start, afterBracket(this.#code, nextBrace(this.#code, end)));
      default:
        return this.#declaration(text, start, end);
    }
  }

  #declaration(text: string, start: number, end: number): number {
    switch (text.slice(0, text.indexOf(' '))) {
      case 'const':
      case 'let':
      case 'var':
        return this.#leaveOut(end, afterType(this.#code, end + 1), end);
      case 'function':
      case 'get': {
        const open = this.#code[end] === '<' ? this.#typeArguments(end) : end;
        this.#parameters(open, { isDeclared: true });
        return open + 1;
      }
    }
    if (NEVER_WRITTEN.test(text)) {
      throw new SyntaxError(`unexpected ${JSON.stringify(this.#code.slice(start, start + 20))}`);
    }
    return end;
  }

  #import(start: number): number {
    const end = afterMark(this.#code, start, ';');
    const text = this.#code.slice(start, end);
    if (text.startsWith('import type')) return this.#statement(start, end);
    const list = text.slice(text.indexOf('{') + 1, text.indexOf('}'));
    const values = list.split(',').filter((item) => !item.trim().startsWith('type '));
    this.#leaveOut(start, end, end);
    this.#out += text.replace(list, `${values.join(',').trimEnd()} `);
    return end;
  }

  /** Leaves out a whole statement, its doc comment and an empty line. */
  #statement(start: number, end: number): number {
    const before = this.#code.slice(this.#at, start);
    const from = before.trimEnd().endsWith('*/') ? this.#at + before.lastIndexOf('/**') : start;
    let to = end;
    if (this.#code[to] === '\n') to++;
    if (this.#code[to] === '\n' && this.#code.startsWith('\n\n', from - 2)) to++;
    return this.#leaveOut(from, to, to);
  }

  /**
   * Marks the types of a function's parameters and result, if the bracket begins them.
   *
   * @param options.isDeclared whether a brace may follow them, and not only an arrow
   */
  #parameters(start: number, { isDeclared = false } = {}): void {
    const code = this.#code;
    const end = afterBracket(code, start);
    if (end < 0) return;
    const returns = code[end] === ':' ? afterType(code, end + 1) : end;
    if (returns < 0) return;
    const next = afterWhiteSpace(code, returns);
    if (!code.startsWith('=>', next) && !(isDeclared && code[next] === '{')) return;
    if (returns > end) this.#annotations.set(end, returns);
    for (let offset = afterWhiteSpace(code, start + 1); offset < end - 1;) {
      const name = '{['.includes(code[offset]!) ? afterBracket(code, offset) : afterWord(code, offset);
      const type = code[name] === ':' ? afterType(code, name + 1) : name;
      if (type > name) this.#annotations.set(name, type);
      offset = afterWhiteSpace(code, afterMark(code, Math.max(offset, type), ',', end - 1));
    }
  }

  /**
   * Leaves out `<…>` directly after a name: in a call, a class, or before the parameters of a function. Returns the
   * offset to continue at.
   */
  #typeArguments(start: number): number {
    const end = afterTypeArguments(this.#code, start);
    const isFollowed = end > 0 && '({'.includes(this.#code[afterWhiteSpace(this.#code, end)] ?? ';');
    return this.#leaveOut(start, isFollowed ? end : -1, start + 1);
  }

  /** Leaves out what ends at `end`, and returns `end`; `instead` if nothing ends there. */
  #leaveOut(start: number, end: number, instead: number): number {
    if (end < 0) return instead;
    this.#out += this.#code.slice(this.#at, start);
    this.#at = end;
    return end;
  }
}
