import { hasName, wholePattern } from '../read/tokens/identifier.js';
import { type Token, tokensOf } from './tokens.js';
import { afterBracket, afterType, afterTypeArguments } from './types.js';

/**
 * Writes the declaration file (`.d.ts`) of a TypeScript module of the emitters: its exports, with types and doc
 * comments, and the imports that these need.
 *
 * @param tokens the tokens of the code
 */
export function declarationsOf(code: string, tokens: readonly Token[] = tokensOf(code)): string {
  return new Declarer(code, tokens).run();
}

class Declarer {
  readonly #code: string;
  readonly #tokens: readonly Token[];

  constructor(code: string, tokens: readonly Token[]) {
    this.#code = code;
    this.#tokens = tokens;
  }

  run(): string {
    const imports: string[] = [];
    const exports: string[] = [];
    const first = this.#tokens[0]?.start ?? 0;
    for (let i = 0; i < this.#tokens.length;) {
      const end = this.#afterStatement(i);
      if (this.#text(i) === 'import') imports.push(this.#source(i, end));
      else if (this.#text(i) === 'export' && this.#text(i + 1) !== '{')
        exports.push(this.#comment(i) + this.#declaration(i + 1, end));
      i = end;
    }
    const body = exports.join('\n\n');
    const head = imports.map((line) => neededImport(line, body)).filter((line) => line !== '');
    const parts = [head.join('\n'), body === '' ? 'export {};' : body].filter((part) => part !== '');
    const [banner = ''] = this.#code.slice(0, first).split('/**');
    return `${banner.trimEnd()}\n\n${parts.join('\n\n')}\n`;
  }

  #declaration(i: number, end: number): string {
    switch (this.#text(i)) {
      case 'const':
        return `export declare const ${this.#text(i + 1)}: ${this.#typeOfConstant(i + 2, end)};`;
      case 'function':
        return `export declare function ${this.#signature(i + 1, ': ')};`;
      case 'class':
        return this.#class(i, end);
      default:
        return `export ${this.#source(i, end)}`;
    }
  }

  #class(i: number, end: number): string {
    const open = this.#find(i, '{');
    const lines: string[] = [];
    for (let at = open + 1; at < end - 1;) {
      const get = this.#find(at, 'get');
      const body = this.#afterSignature(get + 1);
      lines.push(`  get ${this.#signature(get + 1, ': ')};\n`);
      at = afterBracket(this.#tokens, body);
    }
    return `export declare ${this.#source(i, open)} {\n${lines.join('')}}`;
  }

  /** The type that a constant is declared with, or that its value has. */
  #typeOfConstant(i: number, end: number): string {
    if (this.#text(i) === ':') return this.#source(i + 1, afterType(this.#tokens, i + 1));
    const isConstant = this.#text(end - 2) === 'const' && this.#text(end - 3) === 'as';
    return this.#typeOfValue(i + 1, isConstant);
  }

  #typeOfValue(i: number, isConstant: boolean): string {
    const text = this.#text(i);
    if (text === '(') return this.#signature(i, ' => ');
    if (text === '[') return `readonly ${this.#source(i, afterBracket(this.#tokens, i))}`;
    if (text === '{') return this.#typeOfObject(i, isConstant);
    return isConstant ? text : (this.#tokens[i]?.type ?? 'unknown');
  }

  #typeOfObject(i: number, isConstant: boolean): string {
    const close = afterBracket(this.#tokens, i) - 1;
    const members: string[] = [];
    for (let at = i + 1; at < close;) {
      const value = this.#find(at, ':') + 1;
      members.push(
        `  ${isConstant ? 'readonly ' : ''}${this.#source(at, value)} ${this.#typeOfValue(value, isConstant)};\n`,
      );
      at = this.#text(value) === '(' ? this.#afterFunction(value) : value + 1;
      if (this.#text(at) === ',') at++;
    }
    return members.length === 0 ? '{}' : `{\n${members.join('')}}`;
  }

  /** Parameters and result of a function, whose default values become optional parameters. */
  #signature(i: number, arrow: string): string {
    const open = this.#find(i, '(');
    const close = afterBracket(this.#tokens, open) - 1;
    const parameters: string[] = [];
    for (let at = open + 1; at < close;) {
      const name = '{['.includes(this.#text(at)) ? afterBracket(this.#tokens, at) : at + 1;
      const type = afterType(this.#tokens, name + 1);
      const isOptional = this.#text(type) === '=';
      parameters.push(`${this.#source(at, name)}${isOptional ? '?' : ''}: ${this.#source(name + 1, type)}`);
      at = this.#afterItem(type, close);
    }
    const result = this.#source(close + 2, afterType(this.#tokens, close + 2));
    return `${open > i ? this.#source(i, open) : ''}(${parameters.join(', ')})${arrow}${result}`;
  }

  #afterSignature(i: number): number {
    return afterType(this.#tokens, afterBracket(this.#tokens, this.#find(i, '(')) + 1);
  }

  /** Index after an arrow function that is an item of an object. */
  #afterFunction(i: number): number {
    return this.#afterItem(this.#afterSignature(i), this.#tokens.length) - 1;
  }

  /** Index after the comma that ends an item, or `end`. */
  #afterItem(i: number, end: number): number {
    let at = i;
    while (at < end && this.#text(at) !== ',') {
      if (this.#text(at) === '}') return at + 1;
      at = this.#next(at);
    }
    return at + 1;
  }

  #afterStatement(i: number): number {
    let at = i;
    const isBlock = /^(?:class|function|interface)$/.test(this.#text(this.#text(i) === 'export' ? i + 1 : i));
    for (;;) {
      if (at >= this.#tokens.length) return at;
      if (this.#text(at) === ';') return at + 1;
      if (this.#text(at) === '<' && isBlock) at = afterTypeArguments(this.#tokens, at);
      else if (isBlock && this.#text(at) === '{') return afterBracket(this.#tokens, at);
      else at = this.#next(at);
    }
  }

  #next(i: number): number {
    return '([{'.includes(this.#text(i)) ? afterBracket(this.#tokens, i) : i + 1;
  }

  #find(i: number, text: string): number {
    let at = i;
    while (at < this.#tokens.length && this.#tokens[at]!.text !== text) at++;
    return at < this.#tokens.length ? at : -1;
  }

  #text(i: number): string {
    return this.#tokens[i]?.text ?? ';';
  }

  #source(i: number, end: number): string {
    return this.#code.slice(this.#tokens[i]?.start, this.#tokens[end - 1]?.end);
  }

  /** The doc comment directly before a token, with the line break after it. */
  #comment(i: number): string {
    const before = this.#code.slice(this.#tokens[i - 1]?.end ?? 0, this.#tokens[i]?.start);
    const start = before.lastIndexOf('/**');
    return start < 0 ? '' : before.slice(start);
  }
}

/** An import without the names that `body` does not mention; empty if it mentions none. */
function neededImport(line: string, body: string): string {
  const list = /^import (?:type )?\{ (.*) \} from/.exec(line)?.[1];
  const code = body.replace(/\/\*[^]*?\*\//g, '');
  if (list === undefined) return hasName(code, 'nodes') ? line : '';
  // A name after a dot is a member, such as that of a kind.
  const needed = list.split(', ').filter((item) => {
    return new RegExp(String.raw`(?<!\.)${wholePattern(item.slice(item.lastIndexOf(' ') + 1))}`, 'u').test(code);
  });
  return needed.length === 0 ? '' : line.replace(list, needed.join(', '));
}
