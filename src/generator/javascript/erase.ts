import { type Token, tokensOf } from './tokens.js';
import { afterBracket, afterType, afterTypeArguments } from './types.js';

/**
 * Converts TypeScript of the emitters to JavaScript: the same text without types. Their TypeScript is erasable, so
 * leaving out types is enough. Other TypeScript may give wrong JavaScript.
 *
 * @param tokens the tokens of the code
 * @throws {SyntaxError} if the code has strings or punctuation that the emitters never write
 */
export function eraseTypes(code: string, tokens: readonly Token[] = tokensOf(code)): string {
  return new Eraser(code, tokens).run();
}

class Eraser {
  readonly #code: string;
  readonly #tokens: readonly Token[];
  /** The parts to leave out: index of the first token → index after the last one. */
  readonly #erased = new Map<number, number>();
  #out = '';
  /** Offset up to which the code is copied or left out. */
  #at = 0;

  constructor(code: string, tokens: readonly Token[]) {
    this.#code = code;
    this.#tokens = tokens;
  }

  run(): string {
    for (let i = 0; i < this.#tokens.length;) {
      const end = this.#erased.get(i) ?? this.#token(i);
      if (this.#erased.has(i)) this.#leaveOut(this.#endOf(i - 1), this.#endOf(end - 1));
      i = end;
    }
    return this.#out + this.#code.slice(this.#at);
  }

  /** Examines one token and returns the index of the next one to examine. */
  #token(i: number): number {
    if (this.#isKey(i)) return i + 1;
    switch (this.#text(i)) {
      case 'import':
        return this.#import(i);
      case 'export':
        return this.#export(i);
      case 'override':
        if (this.#text(i + 1) === 'get') this.#leaveOut(this.#startOf(i), this.#startOf(i + 1));
        return i + 1;
      case 'const':
      case 'let':
      case 'var':
        this.#annotation(i + 2);
        return i + 1;
      case 'as':
        if (this.#endsOperand(i - 1)) this.#erase(i, afterType(this.#tokens, i + 1));
        return this.#erased.has(i) ? i : i + 1;
      case '!':
        if (this.#isNextTo(i) && this.#endsOperand(i - 1)) this.#erase(i, i + 1);
        return this.#erased.has(i) ? i : i + 1;
      case '<':
        if (this.#isNextTo(i)) this.#typeArguments(i);
        return this.#erased.has(i) ? i : i + 1;
      case '(':
        this.#parameters(i);
        return i + 1;
      default:
        return i + 1;
    }
  }

  /** Whether a token is the name of a member or of a key, such as a rule that is called "import". */
  #isKey(i: number): boolean {
    return this.#tokens[i]!.type === 'word' && (this.#text(i + 1) === ':' || this.#text(i - 1) === '.');
  }

  #import(i: number): number {
    const end = this.#after(i, ';');
    if (this.#text(i + 1) === 'type') this.#statement(i, end);
    else {
      for (let at = i; at < end; at++) {
        if (this.#text(at) !== 'type' || !'{,'.includes(this.#text(at - 1))) continue;
        const next = this.#text(at + 2) === 'as' ? at + 4 : at + 2;
        if (this.#text(next) === ',') this.#leaveOut(this.#startOf(at), this.#startOf(next + 1));
        else this.#leaveOut(this.#startOf(at - 1), this.#endOf(next - 1));
      }
    }
    return end;
  }

  #export(i: number): number {
    const what = this.#text(i + 1);
    if (what !== 'type' && what !== 'interface') return i + 1;
    const end =
      what === 'type'
        ? this.#after(i, ';')
        : afterBracket(
            this.#tokens,
            this.#tokens.findIndex((t, at) => at > i && t.text === '{'),
          );
    this.#statement(i, end);
    return end;
  }

  /** Leaves out a whole statement, its doc comment and an empty line. */
  #statement(i: number, end: number): void {
    const before = this.#code.slice(this.#endOf(i - 1), this.#startOf(i));
    const comment = before.lastIndexOf('/**');
    const start = this.#startOf(i) - (comment < 0 ? 0 : before.length - comment);
    let stop = this.#endOf(end - 1);
    const afterEmptyLine = this.#code.slice(0, start).endsWith('\n\n');
    if (this.#code[stop] === '\n') stop++;
    if (this.#code[stop] === '\n' && afterEmptyLine) stop++;
    this.#leaveOut(start, stop);
  }

  /** Leaves out the types of a function's parameters and result, if the bracket begins them. */
  #parameters(i: number): void {
    const end = afterBracket(this.#tokens, i);
    if (end < 0) return;
    const returns = this.#text(end) === ':' ? afterType(this.#tokens, end + 1) : end;
    if (returns < 0) return;
    const isFunction = this.#text(returns) === '=>' || (this.#text(returns) === '{' && this.#isDeclared(i));
    if (!isFunction) return;
    if (returns > end) this.#erase(end, returns);
    for (let at = i + 1; at < end - 1;) {
      at = '{['.includes(this.#text(at)) ? afterBracket(this.#tokens, at) : at + 1;
      this.#annotation(at);
      at = this.#nextParameter(this.#erased.get(at) ?? at, end - 1);
    }
  }

  /** The parameter after a default value. */
  #nextParameter(i: number, end: number): number {
    let at = i;
    while (at < end && this.#text(at) !== ',')
      at = '([{'.includes(this.#text(at)) ? afterBracket(this.#tokens, at) : at + 1;
    return at + 1;
  }

  /** Whether the bracket at a token belongs to `function name(`, `function name<…>(` or `get name(`. */
  #isDeclared(i: number): boolean {
    let at = i - 1;
    if (this.#text(at) === '>') while (at > 0 && this.#text(at) !== 'function' && this.#text(at) !== ';') at--;
    else at--;
    return this.#text(at) === 'function' || this.#text(at) === 'get';
  }

  /** `: Type` after the name of a variable or parameter. */
  #annotation(i: number): void {
    if (this.#text(i) === ':') this.#erase(i, afterType(this.#tokens, i + 1));
  }

  /** `<…>` directly after a name: in a call, a class, or before the parameters of a function. */
  #typeArguments(i: number): void {
    const end = afterTypeArguments(this.#tokens, i);
    if (end > 0 && '({'.includes(this.#text(end))) this.#erase(i, end);
  }

  #text(i: number): string {
    return this.#tokens[i]?.text ?? ';';
  }

  /** Offset at which a token starts: the end of the code after the last token. */
  #startOf(i: number): number {
    return this.#tokens[i]?.start ?? this.#code.length;
  }

  /** Offset after a token: 0 before the first token. */
  #endOf(i: number): number {
    return this.#tokens[i]?.end ?? 0;
  }

  #after(i: number, mark: string): number {
    let at = i;
    while (at < this.#tokens.length && this.#text(at) !== mark) {
      at = '([{'.includes(this.#text(at)) ? afterBracket(this.#tokens, at) : at + 1;
    }
    return at + 1;
  }

  /** Whether a token follows the one before it without white space. */
  #isNextTo(i: number): boolean {
    return i > 0 && this.#endOf(i - 1) === this.#startOf(i);
  }

  /** Whether an expression can end with a token. */
  #endsOperand(i: number): boolean {
    const token = this.#tokens[i];
    if (token === undefined) return false;
    return token.type === 'mark' ? ')]}'.includes(token.text) : token.text !== 'get' && token.text !== 'return';
  }

  #erase(i: number, end: number): void {
    if (end > i) this.#erased.set(i, end);
  }

  #leaveOut(start: number, end: number): void {
    this.#out += this.#code.slice(this.#at, start);
    this.#at = end;
  }
}
