import { lineBreakOf } from '../../cst/text/line-index.js';
import type { GrammarFix } from '../problem.js';
import { NAME, NAME_PART } from '../read/tokens/identifier.js';
import { type GrammarToken, tokensOf } from '../read/tokens/tokens.js';
import { appendEdit, editFix } from './edits.js';

/** A syntax error: the offset of the unexpected text, and the texts that were expected there. */
export interface ParseFailure {
  readonly offset: number;
  readonly expected: ReadonlySet<string>;
}

/** Operators that other notations of grammars write between the name of a rule and its body. */
const DEFINITION = /::=|:=|<-|->|=>|[:←→]/y;

/** Such operators that can't follow a label either. */
const CLEAR_DEFINITION = /::=|<-|->|=>|[←→]/y;

/** Such operators whose first character can follow the name of a label or of a rule. */
const READ_IN_PART = /::=|:=|=>/y;

/**
 * Returns the spans of an operator that another notation writes between the name of a rule and its body: the one at an
 * offset, or one character before it, and the same operator wherever it follows a name that begins a line. Returns an
 * empty list if the text has no operator there.
 */
export function definitionOperators(text: string, offset: number): { readonly start: number; readonly end: number }[] {
  const operator = matchAt(CLEAR_DEFINITION, text, offset) ?? matchAt(READ_IN_PART, text, offset - 1);
  if (operator === undefined) return [];
  const tokens = tokensOf(text);
  return tokens.flatMap(({ what, start, end }, i) => {
    const at = tokens[tokens[i + 1]?.what === 'string' ? i + 2 : i + 1]?.start ?? end;
    const isHead = what === 'name' && /(?:^|[\r\n;])[ \t]*$/.test(text.slice(Math.max(0, start - 80), start));
    return isHead && text.startsWith(operator, at) ? [{ start: at, end: at + operator.length }] : [];
  });
}

/** Returns the text that a sticky pattern matches at an offset. */
function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}

/** An import as a plugin of PEG.js writes it. */
const OTHER_IMPORT = new RegExp(String.raw`@import\s+("[^"\n]*"|'[^'\n]*')(?:\s+as\s+(${NAME}))?;?`, 'uy');

/** The name at the end of a quoted path, before its extension. */
const FILE_NAME = new RegExp(String.raw`(?<!${NAME_PART})(${NAME})(?:\.\w+)?["']$`, 'u');

/** Operators before a part of a rule. */
const PREFIX = /^[!&$@]$/;

/**
 * Returns the fix for a syntax error: it writes `=` or `/` for the operators of other notations, fills in an empty
 * body, and drops whatever else is unexpected.
 */
export function syntaxFix(text: string, unexpected: ParseFailure, file: string): GrammarFix | undefined {
  return new SyntaxFixes(text, file).of(unexpected);
}

/** Whether a token is a whole expression without names. */
const isTerminal = (token: GrammarToken | undefined): token is GrammarToken =>
  token !== undefined && (token.what === 'string' || token.what === 'class' || token.text === '.');

class SyntaxFixes {
  readonly #text: string;
  readonly #file: string;
  readonly #tokens: readonly GrammarToken[];

  constructor(text: string, file: string) {
    this.#text = text;
    this.#file = file;
    this.#tokens = tokensOf(text);
  }

  of({ offset, expected }: ParseFailure): GrammarFix | undefined {
    const found = this.#tokens.findIndex(({ end }) => end > offset);
    const index = found < 0 ? this.#tokens.length : found;
    if (this.#tokens.length === 0) return this.#firstRule();
    if (expected.has('import')) return this.#import(offset) ?? this.#drop(index);
    if (expected.has('=')) return this.#definition(index, offset);
    if (expected.has('..')) {
      const bar = this.#tokens.slice(0, index).findLast(({ text }) => text === '|');
      return this.#replace(bar, '/', '|');
    }
    if (expected.has('/')) return this.#lazy(index) ?? this.#drop(index);
    if (expected.has('(')) return this.#missingPart(index);
    return expected.has(':') ? this.#missingBody(index) : this.#drop(index);
  }

  /**
   * Returns the fix for `@import "./file.peg"` or `@import "./file.peg" as name`, as another tool reads it: writes it
   * as an import of this language.
   */
  #import(offset: number): GrammarFix | undefined {
    OTHER_IMPORT.lastIndex = offset;
    const [written, file, alias] = OTHER_IMPORT.exec(this.#text) ?? [];
    const name = alias ?? FILE_NAME.exec(file ?? '')?.[1];
    if (written === undefined || name === undefined) return undefined;
    return editFix('write import', this.#file, offset, offset + written.length, `import ${name} from ${file}`);
  }

  /**
   * Returns the fix for a missing `=` after the name of a rule: inserts it, or writes it in place of the operator of
   * another tool.
   */
  #definition(index: number, offset: number): GrammarFix | undefined {
    const operator = matchAt(DEFINITION, this.#text, offset);
    if (operator !== undefined) return editFix('write =', this.#file, offset, offset + operator.length, '=');
    const [before, at] = [this.#tokens[index - 1], this.#tokens[index]];
    const isOver = at === undefined || this.#tokens[index + 1]?.text === '=';
    if (isOver && before?.what === 'string') return this.#insert(before.start, '= ');
    return this.#insert(at?.start ?? before?.end ?? offset, isOver ? `= ""${lineBreakOf(this.#text)}` : '= ');
  }

  /**
   * Returns the fix for an operator without its operand, before an unexpected token or the end of the grammar: inserts
   * `""`, or drops the operator or the token.
   */
  #missingPart(index: number): GrammarFix | undefined {
    const [before, at] = [this.#tokens[index - 1], this.#tokens[index]];
    if (at?.what === 'code block') return this.#insert(at.start, '"" ');
    if (at?.text === '/') return this.#drop(index);
    if (before === undefined) return this.#drop(index);
    if (before.text === '/' || PREFIX.test(before.text)) return this.#drop(index - 1);
    if (before.text === ':') return this.#drop(index - 2, index);
    if (before.text === '(' || at === undefined || this.#isHead(index)) return this.#insert(before.end, ' ""');
    return this.#drop(index);
  }

  /**
   * Returns the fix for the `=` of a rule whose name was read as part of the rule before: that rule has no body, ends
   * with an operator, or ends neither with its line nor with `;`.
   */
  #missingBody(index: number): GrammarFix | undefined {
    const equals = this.#tokens[index]?.what === 'string' ? index + 1 : index;
    if (this.#tokens[equals]?.text !== '=') return this.#drop(index);
    const name = this.#tokens[equals - 1]?.what === 'string' ? equals - 2 : equals - 1;
    const before = this.#tokens[name - 1]?.text ?? '';
    if (/^[=/:(|]$/.test(before) || PREFIX.test(before)) return this.#missingPart(name);
    const [end, head] = [this.#tokens[name - 1]?.end, this.#tokens[name]?.what];
    return head === 'name' && end !== undefined ? this.#insert(end, ';') : this.#drop(index);
  }

  /**
   * Returns the fix for a `?` after a repetition, which ends a repetition early in regular expressions, as in
   * `[0-9]+? "."`: writes a lookahead at the part after it. `undefined` if one of the parts is more than one token.
   */
  #lazy(index: number): GrammarFix | undefined {
    const [part, suffix, at, next, last] = this.#tokens.slice(index - 2, index + 3);
    if (part === undefined || at?.text !== '?' || !/^[*+]$/.test(suffix?.text ?? '')) return undefined;
    if (!isTerminal(part) || !isTerminal(next) || /^[?*+|]$/.test(last?.text ?? '')) return undefined;
    const text = `(!${next.text} ${part.text})${suffix?.text ?? ''}`;
    return editFix(`write ${text}`, this.#file, part.start, at.end, text);
  }

  #isHead(index: number): boolean {
    const next = this.#tokens[index + 1];
    return this.#tokens[index]?.what === 'name' && (next?.text === '=' || next?.what === 'string');
  }

  /** Drops the tokens from one index to another (exclusive). */
  #drop(index: number, end = index + 1): GrammarFix | undefined {
    const [first, last] = [this.#tokens[index], this.#tokens[end - 1]];
    if (first === undefined || last === undefined) return undefined;
    const dropped = this.#text.slice(first.start, last.end);
    return editFix(`drop ${dropped}`, this.#file, first.start, last.end, '');
  }

  #replace(token: GrammarToken | undefined, text: string, expected: string): GrammarFix | undefined {
    if (token?.text !== expected) return undefined;
    return editFix(`write ${text}`, this.#file, token.start, token.end, text);
  }

  #insert(offset: number, text: string): GrammarFix {
    return editFix(`insert ${text.trim()}`, this.#file, offset, offset, text);
  }

  #firstRule(): GrammarFix {
    const edits = [appendEdit(this.#file, 'Text = .*', new Map([[this.#file, this.#text]]))];
    return { title: 'insert Text = .*', edits };
  }
}
