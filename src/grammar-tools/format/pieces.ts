import { columnTestAt, externalNames } from '../../generator/read/extensions.js';
import { grammarNames } from '../../generator/read/grammar-names.js';
import { RuleHeads } from '../../generator/read/tokens/rule-heads.js';
import { type GrammarToken, tokensOf } from '../../generator/read/tokens/tokens.js';

/**
 * The role of a piece of a grammar among its neighbors: no white space follows `open` and `prefix`, none is before
 * `close` and `postfix`, and none is on either side of `joint`. `define` is the `=` of a rule, `slash` separates
 * alternatives.
 */
export type PieceRole = 'open' | 'close' | 'prefix' | 'postfix' | 'joint' | 'define' | 'slash' | 'comment' | 'word';

/** A token or a comment of a grammar. */
export interface Piece {
  readonly text: string;
  readonly role: PieceRole;
  /** The white space before it. */
  readonly before: string;
  /** Whether the definition of a rule, or an import, begins with it. */
  readonly isFirst: boolean;
  /** Whether it is a display name before the `=` of a rule. */
  readonly isDisplayName: boolean;
}

const COMMENT = /\/\/[^\r\n]*|\/\*[^]*?\*\//g;
/** The roles of the characters that have the same one everywhere. */
const ROLES: ReadonlyMap<string, PieceRole> = new Map([
  ...['&', '!', '$', '@', '#', '~'].map((text) => [text, 'prefix'] as const),
  ...['?', '*', '+', ';', ','].map((text) => [text, 'postfix'] as const),
  ['/', 'slash'],
  [':', 'joint'],
]);

/** Returns the tokens and comments of a grammar; `undefined` where brackets are not closed. */
export function piecesOf(text: string): Piece[] | undefined {
  const tokens = tokensOf(text);
  const roles = new RoleReader(tokens, text).roles;
  if (roles === undefined) return undefined;
  const firsts = new Set(
    grammarNames(text)
      .filter(({ role }) => role === 'definition')
      .map(({ start }) => start),
  );
  const heads = new RuleHeads(tokens, text);
  const isExternal = (i: number): boolean => externalNames(tokens, i, text, heads).length > 0;
  const pieces: Piece[] = [];
  let done = 0;
  const add = (start: number, end: number, rest: Pick<Piece, 'role' | 'isFirst' | 'isDisplayName'>): void => {
    pieces.push({ text: text.slice(start, end), before: text.slice(done, start), ...rest });
    done = end;
  };
  const addComments = (to: number): void => {
    const from = done;
    for (const { 0: comment, index } of text.slice(from, to).matchAll(COMMENT)) {
      const start = from + index;
      add(start, start + comment.trimEnd().length, { role: 'comment', isFirst: false, isDisplayName: false });
    }
  };
  for (const [i, { what, start, end }] of tokens.entries()) {
    addComments(start);
    const isDisplayName = what === 'string' && roles[i + 1] === 'define';
    add(start, end, {
      role: roles[i]!,
      isFirst: firsts.has(start) || isImport(tokens[i]!, text) || isExternal(i),
      isDisplayName,
    });
  }
  addComments(text.length);
  return text.slice(done).trim() === '' ? pieces : undefined;
}

/** Whether a token begins an `import`; as a reserved word it can't be the name of a rule. */
function isImport({ what, text, start }: GrammarToken, grammar: string): boolean {
  AFTER_A_STATEMENT.lastIndex = start;
  return what === 'name' && text === 'import' && AFTER_A_STATEMENT.test(grammar);
}

const AFTER_A_STATEMENT = /(?<=(?:^|[\r\n;\uFEFF])[^\S\r\n]*)/y;

/** Finds the role of each token. */
class RoleReader {
  /** One for each token; `undefined` where brackets are not closed. */
  readonly roles: readonly PieceRole[] | undefined;
  readonly #tokens: readonly GrammarToken[];
  readonly #heads: RuleHeads;
  readonly #open: string[] = [];
  /** Whether the bounds of a repetition are being read: its numbers and dots. */
  #isInBounds = false;
  #isInImport = false;

  constructor(tokens: readonly GrammarToken[], text: string) {
    this.#tokens = tokens;
    this.#heads = new RuleHeads(tokens, text);
    let isBalanced = true;
    const roles = tokens.map((token, i) => {
      if (isImport(token, text)) this.#isInImport = true;
      const role = this.#roleOf(token, i);
      if (role === undefined) isBalanced = false;
      if (token.what === 'string') this.#isInImport = false;
      return role ?? 'word';
    });
    this.roles = isBalanced && this.#open.length === 0 ? roles : undefined;
  }

  #roleOf({ what, text }: GrammarToken, i: number): PieceRole | undefined {
    if (what !== 'other') return 'word';
    if (this.#isInImport && text !== ',') return 'word';
    if (text === '|') return this.#bar(i);
    if (text === ',') this.#isInBounds = false;
    if (this.#isInBounds) return 'joint';
    switch (text) {
      case '(':
        this.#open.push(text);
        return 'open';
      case '<':
        this.#open.push(text);
        // An argument list directly follows its name, so nothing may be before `<` either.
        return 'joint';
      case ')':
        return this.#close('(');
      case '>':
        return this.#isColumnTest(i) ? 'prefix' : this.#close('<');
      case '^':
        return columnTestAt(this.#tokens, i) === undefined ? 'word' : 'prefix';
      case '=':
        return this.#heads.beginsAt(i) ? 'define' : 'prefix';
      case '.':
        return this.#isGlued(i) ? 'joint' : 'word';
      default:
        return ROLES.get(text) ?? 'word';
    }
  }

  /** Whether a `>` is the operator of a test such as `^>label`. */
  #isColumnTest(i: number): boolean {
    return columnTestAt(this.#tokens, i - 1) !== undefined && this.#open.at(-1) !== '<';
  }

  /** Returns the role of a bar: it opens a repetition where bounds follow, or where none is open. */
  #bar(i: number): PieceRole | undefined {
    const [next, second] = [this.#tokens[i + 1], this.#tokens[i + 2]];
    const hasBounds =
      /^\d$/.test(next?.text ?? '') || (next?.text === '.' && second?.text === '.' && next.end === second.start);
    if (this.#open.at(-1) === '|' && !(hasBounds && !this.#isInBounds)) {
      this.#isInBounds = false;
      return this.#close('|');
    }
    this.#open.push('|');
    this.#isInBounds = true;
    return 'joint';
  }

  #close(opener: string): PieceRole | undefined {
    return this.#open.pop() === opener ? 'close' : undefined;
  }

  /** Whether names directly before and after a token make it the dot of `library.Rule`. */
  #isGlued(i: number): boolean {
    const [last, token, next] = [this.#tokens[i - 1], this.#tokens[i]!, this.#tokens[i + 1]];
    return last?.what === 'name' && next?.what === 'name' && last.end === token.start && next.start === token.end;
  }
}
