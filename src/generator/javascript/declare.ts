import { hasFreeName, hasName } from '../read/tokens/identifier.js';
import { afterBlanks, afterBracket, afterMark, afterMatch, afterString, afterWord } from './syntax.js';
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
      const at = index + keyword.length;
      if (keyword === 'import ') imports.push(this.#code.slice(index, afterMark(this.#code, at, ';')));
      else exports.push(this.#comment(index) + this.#declaration(at));
    }
    const body = exports.join('\n\n');
    const bare = body.replace(/\/\*[^]*?\*\//g, '');
    const head = imports.map((line) => neededImport(line, bare)).filter((line) => line !== '');
    const parts = [head.join('\n'), body === '' ? 'export {};' : body].filter((part) => part !== '');
    const [banner = ''] = this.#code.slice(0, afterBlanks(this.#code, 0)).split('/**');
    return `${banner.trimEnd()}\n\n${parts.join('\n\n')}\n`;
  }

  #declaration(at: number): string {
    const code = this.#code;
    const name = code.indexOf(' ', at) + 1;
    switch (code.slice(at, name - 1)) {
      case 'const': {
        const end = afterWord(code, name);
        return `export declare const ${code.slice(name, end)}: ${this.#typeOfConstant(end)};`;
      }
      case 'function':
        return `export declare function ${this.#signature(name, ': ')};`;
      case 'class':
        return this.#class(at);
      case 'type':
        return `export ${code.slice(at, afterMark(code, at, ';'))}`;
      default:
        return `export ${code.slice(at, afterBracket(code, code.indexOf('{', at)))}`;
    }
  }

  #class(at: number): string {
    const code = this.#code;
    const open = code.indexOf('{', at);
    const lines: string[] = [];
    const getterAfter = (end: number): number => afterMatch(GETTER, code, afterBlanks(code, end));
    for (let name = getterAfter(open + 1); name >= 0;) {
      lines.push(`  get ${this.#signature(name, ': ')};\n`);
      const result = afterType(code, afterBracket(code, code.indexOf('(', name)) + 1);
      name = getterAfter(afterBracket(code, afterBlanks(code, result)));
    }
    return `export declare ${code.slice(at, open)}{\n${lines.join('')}}`;
  }

  /** The type that a constant is declared with, or that its value has. */
  #typeOfConstant(at: number): string {
    const code = this.#code;
    if (code[at] === ':') return code.slice(afterBlanks(code, at + 1), afterType(code, at + 1));
    const value = afterBlanks(code, afterBlanks(code, at) + 1);
    return this.#typeOfValue(value, afterMatch(AS_CONST, code, this.#afterValue(value)) >= 0);
  }

  #typeOfValue(at: number, isConstant: boolean): string {
    const code = this.#code;
    const end = this.#afterValue(at);
    switch (code[at]) {
      case '(':
        return this.#signature(at, ' => ');
      case '[':
        return `readonly ${code.slice(at, end)}`;
      case '{':
        return this.#typeOfObject(at, end, isConstant);
    }
    if (isConstant) return code.slice(at, end);
    return code[at] === "'" ? 'string' : 'number';
  }

  #typeOfObject(at: number, end: number, isConstant: boolean): string {
    const code = this.#code;
    const members: string[] = [];
    for (let key = afterBlanks(code, at + 1); key < end - 1;) {
      const colon = code.indexOf(':', key);
      const value = afterBlanks(code, colon + 1);
      const type = this.#typeOfValue(value, isConstant);
      members.push(`  ${isConstant ? 'readonly ' : ''}${code.slice(key, colon)}: ${type};\n`);
      key = afterBlanks(code, afterMark(code, value, ',', end - 1));
    }
    return members.length === 0 ? '{}' : `{\n${members.join('')}}`;
  }

  /** Returns the offset after a list, an object, a string or a number. */
  #afterValue(at: number): number {
    const first = this.#code[at] ?? '';
    if ('([{'.includes(first)) return afterBracket(this.#code, at);
    return first === "'" ? afterString(this.#code, at) : afterWord(this.#code, at);
  }

  /** Parameters and result of a function, whose default values become optional parameters. */
  #signature(at: number, arrow: string): string {
    const code = this.#code;
    const open = code.indexOf('(', at);
    const end = afterBracket(code, open);
    const parameters: string[] = [];
    for (let start = afterBlanks(code, open + 1); start < end - 1;) {
      const name = '{['.includes(code[start]!) ? afterBracket(code, start) : afterWord(code, start);
      const type = afterType(code, name + 1);
      const mark = code[afterBlanks(code, type)] === '=' ? '?:' : ':';
      parameters.push(code.slice(start, name) + mark + code.slice(name + 1, type));
      start = afterBlanks(code, afterMark(code, type, ',', end - 1));
    }
    const result = code.slice(afterBlanks(code, end + 1), afterType(code, end + 1));
    return `${code.slice(at, open)}(${parameters.join(', ')})${arrow}${result}`;
  }

  /** The doc comment directly before a statement, with the line break after it. */
  #comment(at: number): string {
    const start = this.#code.lastIndexOf('/**', at);
    return start >= 0 && afterBlanks(this.#code, start) === at ? this.#code.slice(start, at) : '';
  }
}

/** An import without the names that `body`, which has no comments, does not mention; empty if it mentions none. */
function neededImport(line: string, body: string): string {
  const list = /^import (?:type )?\{ (.*) \} from/.exec(line)?.[1];
  if (list === undefined) return hasName(body, 'nodes') ? line : '';
  // A name after a dot is a member, such as that of a kind.
  const needed = list.split(', ').filter((item) => hasFreeName(body, item.slice(item.lastIndexOf(' ') + 1)));
  return needed.length === 0 ? '' : line.replace(list, needed.join(', '));
}
