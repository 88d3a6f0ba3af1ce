import { hasFreeName, hasName } from '../read/tokens/identifier.js';
import {
  afterBracket,
  afterMark,
  afterMatch,
  afterString,
  afterWhiteSpace,
  afterWord,
  COMMENT_OR_STRING,
  nextBrace,
} from './syntax.js';
import { afterType } from './types.js';

/**
 * Writes the declaration file (`.d.ts`) of a TypeScript module of the emitters: its exports, with types and doc
 * comments, and the imports that these need.
 */
export function declarationsOf(code: string): string {
  return new Declarer(code).run();
}

/** The start of a statement that the declarations may need. In code of the emitters, no other line begins like this. */
const STATEMENT = /^(?:import|export(?! \{)) /gm;
const COMMENTS_AND_STRINGS = new RegExp(COMMENT_OR_STRING, 'g');
const GETTER = /(?:override )?get /y;
const AS_CONST = / as const(?=;)/y;

class Declarer {
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  run(): string {
    const imports: string[] = [];
    const exports: string[] = [];
    for (const { 0: keyword, index } of this.#code.matchAll(STATEMENT)) {
      const offset = index + keyword.length;
      if (keyword === 'import ') imports.push(this.#code.slice(index, afterMark(this.#code, offset, ';')));
      else exports.push(this.#comment(index) + this.#declaration(offset));
    }
    const body = exports.join('\n\n');
    const bare = body.replace(COMMENTS_AND_STRINGS, '');
    const head = imports.map((line) => neededImport(line, bare)).filter((line) => line !== '');
    const parts = [head.join('\n'), body === '' ? 'export {};' : body].filter((part) => part !== '');
    const [banner = ''] = this.#code.slice(0, afterWhiteSpace(this.#code, 0)).split('/**');
    return `${banner.trimEnd()}\n\n${parts.join('\n\n')}\n`;
  }

  #declaration(offset: number): string {
    const code = this.#code;
    const name = code.indexOf(' ', offset) + 1;
    switch (code.slice(offset, name - 1)) {
      case 'const': {
        const end = afterWord(code, name);
        return `export declare const ${code.slice(name, end)}: ${this.#typeOfConstant(end)};`;
      }
      case 'function':
        return `export declare function ${this.#signature(name, ': ')};`;
      case 'class':
        return this.#class(offset);
      case 'type':
        return `export ${code.slice(offset, afterMark(code, offset, ';'))}`;
      default:
        return `export ${code.slice(offset, afterBracket(code, nextBrace(code, offset)))}`;
    }
  }

  #class(offset: number): string {
    const code = this.#code;
    const open = nextBrace(code, offset);
    const lines: string[] = [];
    const getterAfter = (end: number): number => afterMatch(GETTER, code, afterWhiteSpace(code, end));
    for (let name = getterAfter(open + 1); name >= 0;) {
      lines.push(`  get ${this.#signature(name, ': ')};\n`);
      const result = afterType(code, afterBracket(code, code.indexOf('(', name)) + 1);
      name = getterAfter(afterBracket(code, afterWhiteSpace(code, result)));
    }
    return `export declare ${code.slice(offset, open)}{\n${lines.join('')}}`;
  }

  /** Returns the type that a constant is declared with, or that its value has. */
  #typeOfConstant(offset: number): string {
    const code = this.#code;
    if (code[offset] === ':') return code.slice(afterWhiteSpace(code, offset + 1), afterType(code, offset + 1));
    const value = afterWhiteSpace(code, afterWhiteSpace(code, offset) + 1);
    return this.#typeOfValue(value, afterMatch(AS_CONST, code, this.#afterValue(value)) >= 0);
  }

  #typeOfValue(offset: number, isConstant: boolean): string {
    const code = this.#code;
    const end = this.#afterValue(offset);
    switch (code[offset]) {
      case '(':
        return this.#signature(offset, ' => ');
      case '[':
        return `readonly ${code.slice(offset, end)}`;
      case '{':
        return this.#typeOfObject(offset, end, isConstant);
    }
    if (isConstant) return code.slice(offset, end);
    return code[offset] === "'" ? 'string' : 'number';
  }

  #typeOfObject(offset: number, end: number, isConstant: boolean): string {
    const code = this.#code;
    const members: string[] = [];
    for (let key = afterWhiteSpace(code, offset + 1); key < end - 1;) {
      const colon = code.indexOf(':', key);
      const value = afterWhiteSpace(code, colon + 1);
      const type = this.#typeOfValue(value, isConstant);
      members.push(`  ${isConstant ? 'readonly ' : ''}${code.slice(key, colon)}: ${type};\n`);
      key = afterWhiteSpace(code, afterMark(code, value, ',', end - 1));
    }
    return members.length === 0 ? '{}' : `{\n${members.join('')}}`;
  }

  /** Returns the offset after a list, an object, a string or a number. */
  #afterValue(offset: number): number {
    const first = this.#code[offset] ?? '';
    if ('([{'.includes(first)) return afterBracket(this.#code, offset);
    return first === "'" ? afterString(this.#code, offset) : afterWord(this.#code, offset);
  }

  /** Writes the parameters and the result of a function as a type. Parameters with default values are optional. */
  #signature(offset: number, arrow: string): string {
    const code = this.#code;
    const open = code.indexOf('(', offset);
    const end = afterBracket(code, open);
    const parameters: string[] = [];
    for (let start = afterWhiteSpace(code, open + 1); start < end - 1;) {
      const name = '{['.includes(code[start]!) ? afterBracket(code, start) : afterWord(code, start);
      const type = afterType(code, name + 1);
      const mark = code[afterWhiteSpace(code, type)] === '=' ? '?:' : ':';
      parameters.push(code.slice(start, name) + mark + code.slice(name + 1, type));
      start = afterWhiteSpace(code, afterMark(code, type, ',', end - 1));
    }
    const result = code.slice(afterWhiteSpace(code, end + 1), afterType(code, end + 1));
    return `${code.slice(offset, open)}(${parameters.join(', ')})${arrow}${result}`;
  }

  /** Returns the doc comment directly before a statement, with the line break after it. */
  #comment(offset: number): string {
    const start = this.#code.lastIndexOf('/**', offset);
    return start >= 0 && afterWhiteSpace(this.#code, start) === offset ? this.#code.slice(start, offset) : '';
  }
}

/**
 * Returns an import without the names that `body`, which has no comments and strings, does not mention; empty if it
 * mentions none.
 */
function neededImport(line: string, body: string): string {
  const list = /^import (?:type )?\{ (.*) \} from/.exec(line)?.[1];
  if (list === undefined) return hasName(body, 'nodes') ? line : '';
  // A name after a dot is a member, such as the name of a kind.
  const needed = list.split(', ').filter((item) => hasFreeName(body, item.slice(item.lastIndexOf(' ') + 1)));
  return needed.length === 0 ? '' : line.replace(list, needed.join(', '));
}
