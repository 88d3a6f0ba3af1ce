import type { ColumnRelation } from './peggy-ast.js';
import { RuleHeads } from './tokens/rule-heads.js';
import { type GrammarToken, tokensOf } from './tokens/tokens.js';

/** A part of a text, from an offset to another (exclusive). */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Whether a flag must be set, or must not. */
export interface FlagCondition {
  readonly flag: string;
  readonly isNegated: boolean;
}

/** A label, and whether upper and lower case of its text are the same. */
export interface NamedLabel {
  readonly label: string;
  readonly ignoreCase: boolean;
}

/** A label whose column is compared with the current one. */
export interface ColumnOfLabel {
  readonly relation: ColumnRelation;
  readonly label: string;
}

/** The parts of a grammar that are not in the language of peggy, by offset. */
export interface Extensions {
  /**
   * The text with each extension replaced by something of the same length that peggy reads, so that all other offsets
   * are kept.
   */
  readonly plain: string;
  /** Offset of `<` → the parameters or arguments in it. */
  readonly lists: ReadonlyMap<number, readonly TextSpan[]>;
  /** Offsets of `<` without a `>`. */
  readonly unclosed: readonly number[];
  /** Offset → the condition on a flag there: `#flag` or `#!flag`. */
  readonly conditions: ReadonlyMap<number, FlagCondition>;
  /** Offset of `=` or `~` → the label that a back reference names. */
  readonly backReferences: ReadonlyMap<number, NamedLabel>;
  /** Offset of `^` → the test of the column there: `^=label` or `^>label`. */
  readonly columns: ReadonlyMap<number, ColumnOfLabel>;
  /** Names of the predicates that the grammar declares: `external isType, isMacro`. */
  readonly externals: ReadonlySet<string>;
  /** Offsets of `^`. */
  readonly lineStarts: ReadonlySet<number>;
  /** Offsets where rules begin. */
  readonly ruleStarts: readonly number[];
}

/**
 * Finds the parts that peggy does not read:
 *
 * - lists of parameters and arguments, `<a, b>`, directly after the name of a rule; spaces replace them
 * - conditions on flags, `#flag` and `#!flag`; references to rules replace them
 * - back references, `=label` and `~label`; references to rules replace them
 * - tests of the column, `^=label` and `^>label`; references to rules replace them
 * - starts of lines, `^`; `.` replaces them
 * - declarations of predicates, `external name`; spaces replace them
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
  /** Indices of tokens that open lists without an end, inside another one without an end. */
  readonly #unclosedInside = new Set<number>();
  readonly #conditions = new Map<number, FlagCondition>();
  readonly #backReferences = new Map<number, NamedLabel>();
  readonly #columns = new Map<number, ColumnOfLabel>();
  readonly #externals = new Set<string>();
  readonly #lineStarts = new Set<number>();
  /** The plain text, in pieces, and the offset up to which it is complete. */
  readonly #pieces: string[] = [];
  #copied = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
    this.#rules = new RuleHeads(this.#tokens, text);
  }

  find(): Extensions {
    const tokens = this.#tokens;
    for (let i = 0, token = tokens[i]; token !== undefined; token = tokens[++i]) {
      if (opensList(token, tokens[i - 1])) i = this.#list(i, token);
      else if (token.text === '#') this.#condition(i, token);
      else if (token.text === '^') i = this.#caret(i, token);
      else if (token.text === '=' || token.text === '~') this.#backReference(i, token);
      else if (token.text === 'external') i = this.#external(i, token);
    }
    const plain = this.#copied === 0 ? this.#text : this.#pieces.join('') + this.#text.slice(this.#copied);
    return {
      plain,
      lists: this.#lists,
      unclosed: this.#unclosed,
      conditions: this.#conditions,
      backReferences: this.#backReferences,
      columns: this.#columns,
      externals: this.#externals,
      lineStarts: this.#lineStarts,
      ruleStarts: this.#rules.starts(),
    };
  }

  /** Notes the list that a token opens, and returns the index of its last token. */
  #list(first: number, { start, end }: GrammarToken): number {
    const list = this.#unclosedInside.has(first) ? undefined : listAfter(this.#tokens, first, end);
    if (list === undefined || 'open' in list) {
      for (const inside of list?.open ?? []) this.#unclosedInside.add(inside);
      this.#unclosed.push(start);
      this.#replace({ start, end: start + 1 }, ' ');
      return first;
    }
    this.#lists.set(start, list.items);
    this.#blank({ start, end: list.end });
    return list.last;
  }

  /** Notes the predicates that a declaration names, and returns the index of its last token. */
  #external(i: number, { start }: GrammarToken): number {
    const names = externalNames(this.#tokens, i, this.#text, this.#rules);
    const last = names.at(-1);
    if (last === undefined) return i;
    for (const { text } of names) this.#externals.add(text);
    const after = this.#tokens[this.#tokens.indexOf(last) + 1];
    this.#blank({ start, end: after?.text === ';' ? after.end : last.end });
    return this.#tokens.indexOf(last);
  }

  /** Replaces a part by spaces. */
  #blank(span: TextSpan): void {
    this.#replace(span, this.#text.slice(span.start, span.end).replace(/[^\n\r\u2028\u2029]/g, ' '));
  }

  #condition(i: number, { start, end }: GrammarToken): void {
    const next = this.#tokens[i + 1];
    const isNegated = next?.text === '!' && next.start === end;
    const name = isNegated ? this.#tokens[i + 2] : next;
    if (name?.what !== 'name' || name.start !== (isNegated ? next.end : end)) return;
    this.#conditions.set(start, { flag: name.text, isNegated });
    this.#replace({ start, end: name.start }, isNegated ? '__' : '_');
  }

  /** Notes a test of the column or the start of a line, and returns the index of its last token but the name. */
  #caret(i: number, token: GrammarToken): number {
    const column = columnTestAt(this.#tokens, i);
    if (column === undefined) {
      this.#lineStart(i, token);
      return i;
    }
    this.#columns.set(token.start, column);
    this.#replace({ start: token.start, end: token.end + 1 }, '__');
    return i + 1;
  }

  #lineStart(i: number, { start, end }: GrammarToken): void {
    const [before, after] = [this.#tokens[i - 1], this.#tokens[i + 1]];
    // Between two names, `.` would make a reference to a library.
    if (before?.what === 'name' && before.end === start && after?.what === 'name' && after.start === end) return;
    this.#lineStarts.add(start);
    this.#replace({ start, end }, '.');
  }

  #backReference(i: number, { start, end, text }: GrammarToken): void {
    const name = this.#tokens[i + 1];
    if (name?.what !== 'name' || name.start !== end || this.#rules.beginsAt(i)) return;
    this.#backReferences.set(start, { label: name.text, ignoreCase: text === '~' });
    this.#replace({ start, end }, '_');
  }

  #replace({ start, end }: TextSpan, plain: string): void {
    this.#pieces.push(this.#text.slice(this.#copied, start), plain);
    this.#copied = end;
  }
}

/** Returns the test of the column that begins at a `^`: the operator and the label directly follow it. */
export function columnTestAt(tokens: readonly GrammarToken[], i: number): ColumnOfLabel | undefined {
  const [caret, operator, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (caret?.text !== '^' || (operator?.text !== '=' && operator?.text !== '>') || name?.what !== 'name') {
    return undefined;
  }
  return operator.start === caret.end && name.start === operator.end
    ? { relation: operator.text, label: name.text }
    : undefined;
}

/**
 * Returns the names of a declaration of predicates, if one begins at a token: `external a, b` on a line before the
 * first rule.
 */
export function externalNames(
  tokens: readonly GrammarToken[],
  i: number,
  text: string,
  heads: RuleHeads,
): readonly GrammarToken[] {
  const [keyword, before] = [tokens[i], tokens[i - 1]];
  if (keyword?.text !== 'external' || heads.anyBefore(i)) return [];
  const isOnLine = (from: GrammarToken | undefined, to: GrammarToken): boolean =>
    from !== undefined && from.text !== ';' && !/[\n\r\u2028\u2029]/.test(text.slice(from.end, to.start));
  if (isOnLine(before, keyword)) return [];
  const names: GrammarToken[] = [];
  for (let at = i + 1; ; at += 2) {
    const [name, after] = [tokens[at], tokens[at + 1]];
    if (name?.what !== 'name' || (names.length === 0 && !isOnLine(keyword, name))) return names;
    names.push(name);
    if (after?.text !== ',') return names;
  }
}

/** Whether a list begins at a token: `<` directly after a name. */
function opensList({ text, start }: GrammarToken, before: GrammarToken | undefined): boolean {
  return text === '<' && before?.what === 'name' && before.end === start;
}

/** A list of parameters or arguments: its items, the index of its `>`, and the offset after it. */
interface List {
  readonly items: readonly TextSpan[];
  readonly last: number;
  readonly end: number;
}

/** A list without an end: the indices of the tokens that open lists inside it without an end either. */
interface UnclosedList {
  readonly open: readonly number[];
}

/**
 * Returns the list whose `<` is the token with the index `first`, or the lists inside it that have no end either.
 *
 * @param begin the offset after the `<`
 */
function listAfter(tokens: readonly GrammarToken[], first: number, begin: number): List | UnclosedList {
  const items: TextSpan[] = [];
  const brackets = new OpenBrackets(tokens);
  let start = begin;
  for (let i = first + 1, token = tokens[i]; token !== undefined; token = tokens[++i]) {
    const { text } = token;
    if (brackets.areClosed && (text === ',' || text === '>')) {
      items.push({ start, end: token.start });
      start = token.end;
      if (text === '>') return { items, last: i, end: token.end };
    } else if (text === ';' || !brackets.read(i)) break;
  }
  return { open: brackets.openLists };
}

/** The brackets that are open in a list of parameters or arguments: of groups, of repetitions and of lists. */
class OpenBrackets {
  readonly #tokens: readonly GrammarToken[];
  readonly #open: { readonly text: string; readonly i: number }[] = [];

  constructor(tokens: readonly GrammarToken[]) {
    this.#tokens = tokens;
  }

  get areClosed(): boolean {
    return this.#open.length === 0;
  }

  /** The indices of the tokens that open lists. */
  get openLists(): readonly number[] {
    return this.#open.flatMap(({ text, i }) => (text === '<' ? [i] : []));
  }

  /** Reads the token with an index; returns whether it closes nothing but the innermost bracket. */
  read(i: number): boolean {
    const token = this.#tokens[i]!;
    const { text } = token;
    const innermost = this.#open.at(-1)?.text;
    if (text === '|' && innermost === '|') this.#open.pop();
    else if (text === '|' || text === '(' || opensList(token, this.#tokens[i - 1])) this.#open.push({ text, i });
    else if (text === ')' || (text === '>' && !this.#isColumnTest(i))) {
      if (innermost !== (text === ')' ? '(' : '<')) return false;
      this.#open.pop();
    }
    return true;
  }

  /** Whether a `>` in a group belongs to a test such as `^>label`. */
  #isColumnTest(i: number): boolean {
    return this.#open.at(-1)?.text === '(' && columnTestAt(this.#tokens, i - 1) !== undefined;
  }
}
