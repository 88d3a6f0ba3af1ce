import { RuleHeads } from './rule-heads.js';
import { type GrammarToken, tokensOf } from './tokens.js';

/** A part of a text, from an offset to another (exclusive). */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Whether a flag must be given, or must not. */
export interface FlagCondition {
  readonly flag: string;
  readonly isNegated: boolean;
}

/** What a grammar says beyond the language that peggy reads, by offset. */
export interface Extensions {
  /** The text with each extension replaced by something that peggy reads, so long as to keep all other offsets. */
  readonly plain: string;
  /** Offset of `<` → the parameters or arguments in it. */
  readonly lists: ReadonlyMap<number, readonly TextSpan[]>;
  /** Offsets of `<` without a `>`. */
  readonly unclosed: readonly number[];
  /** Offset → the condition on a flag there: `#flag` or `#!flag`. */
  readonly conditions: ReadonlyMap<number, FlagCondition>;
  /** Offset of `=` → the label that a back reference names. */
  readonly backReferences: ReadonlyMap<number, string>;
  /** Offsets of `^`. */
  readonly lineStarts: ReadonlySet<number>;
}

/**
 * Finds what peggy does not read:
 *
 * - lists of parameters and arguments, `<a, b>`, directly after the name of a rule; blanks replace them
 * - conditions on flags, `#flag` and `#!flag`; references to rules replace them
 * - back references, `=label`; references to rules replace them
 * - starts of lines, `^`; `.` replaces them
 */
export function findExtensions(text: string): Extensions {
  return new Finder(text).find();
}

class Finder {
  readonly #text: string;
  readonly #tokens: readonly GrammarToken[];
  readonly #rules: RuleHeads;
  readonly #lists = new Map<number, readonly TextSpan[]>();
  readonly #unclosed: number[] = [];
  readonly #conditions = new Map<number, FlagCondition>();
  readonly #backReferences = new Map<number, string>();
  readonly #lineStarts = new Set<number>();
  /** The plain text, in pieces, and the offset that it has come to. */
  readonly #pieces: string[] = [];
  #copied = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
    this.#rules = new RuleHeads(this.#tokens, text);
  }

  find(): Extensions {
    const tokens = this.#tokens;
    for (let i = 0; i < tokens.length; i++) {
      if (isList(tokens, i)) i = this.#list(i);
      else if (tokens[i]!.text === '#') this.#condition(i);
      else if (tokens[i]!.text === '^') this.#lineStart(i);
      else if (tokens[i]!.text === '=') this.#equalsSign(i);
    }
    const plain = this.#copied === 0 ? this.#text : this.#pieces.join('') + this.#text.slice(this.#copied);
    return {
      plain,
      lists: this.#lists,
      unclosed: this.#unclosed,
      conditions: this.#conditions,
      backReferences: this.#backReferences,
      lineStarts: this.#lineStarts,
    };
  }

  /** Notes a list and returns the index of its last token. */
  #list(first: number): number {
    const { start } = this.#tokens[first]!;
    const list = listAt(this.#tokens, first);
    if (list === undefined) {
      this.#unclosed.push(start);
      this.#replace({ start, end: start + 1 }, ' ');
      return first;
    }
    this.#lists.set(start, list.items);
    const span = { start, end: this.#tokens[list.last]!.end };
    this.#replace(span, this.#text.slice(span.start, span.end).replace(/[^\n\r\u2028\u2029]/g, ' '));
    return list.last;
  }

  #condition(first: number): void {
    const isNegated = this.#isNext(first, '!');
    const sign = isNegated ? first + 1 : first;
    const name = this.#tokens[sign + 1];
    if (name?.what !== 'name' || name.start !== this.#tokens[sign]!.end) return;
    const { start } = this.#tokens[first]!;
    this.#conditions.set(start, { flag: name.text, isNegated });
    this.#replace({ start, end: name.start }, isNegated ? '__' : '_');
  }

  #lineStart(i: number): void {
    const { start, end } = this.#tokens[i]!;
    const [before, after] = [this.#tokens[i - 1], this.#tokens[i + 1]];
    // Between two names, `.` would make a reference to a library.
    if (before?.what === 'name' && before.end === start && after?.what === 'name' && after.start === end) return;
    this.#lineStarts.add(start);
    this.#replace({ start, end }, '.');
  }

  #equalsSign(i: number): void {
    const { start, end } = this.#tokens[i]!;
    const name = this.#tokens[i + 1];
    if (name?.what !== 'name' || name.start !== end || this.#rules.beginsAt(i)) return;
    this.#backReferences.set(start, name.text);
    this.#replace({ start, end }, '_');
  }

  /** Whether a text directly follows a token. */
  #isNext(i: number, text: string): boolean {
    const next = this.#tokens[i + 1];
    return next?.text === text && next.start === this.#tokens[i]!.end;
  }

  #replace({ start, end }: TextSpan, plain: string): void {
    this.#pieces.push(this.#text.slice(this.#copied, start), plain);
    this.#copied = end;
  }
}

/** Whether a list begins at a token. */
function isList(tokens: readonly GrammarToken[], i: number): boolean {
  const before = tokens[i - 1];
  return tokens[i]!.text === '<' && before?.what === 'name' && before.end === tokens[i]!.start;
}

/** The items between `<` and `>`; `undefined` where the list has no end. */
function listAt(tokens: readonly GrammarToken[], first: number): { items: TextSpan[]; last: number } | undefined {
  const items: TextSpan[] = [];
  const open: string[] = [];
  let start = tokens[first]!.end;
  for (let i = first + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (open.length === 0 && (token.text === ',' || token.text === '>')) {
      items.push({ start, end: token.start });
      start = token.end;
      if (token.text === '>') return { items, last: i };
    } else if (token.text === '|') {
      if (open.at(-1) === '|') open.pop();
      else open.push('|');
    } else if (token.text === '(' || isList(tokens, i)) open.push(token.text);
    else if (token.text === ')' || token.text === '>') {
      if (open.pop() !== (token.text === ')' ? '(' : '<')) return undefined;
    } else if (token.text === ';') return undefined;
  }
  return undefined;
}
