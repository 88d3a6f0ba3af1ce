import { endOf, fieldOf, firstNode, kindOf, nextNode, nextNodeOutside, startOf, type Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { TokenType } from '../../notation/index.js';
import type { ReadDocument } from './document.js';

/** A part of a text with its color. Tokens come in the order of the text and do not overlap. */
export interface Token extends Span {
  readonly type: TokenType;
}

/** Every type of token, in the order of the legend that a server sends. */
export const TOKEN_TYPES: readonly TokenType[] = [
  'comment',
  'enumMember',
  'keyword',
  'macro',
  'number',
  'operator',
  'property',
  'string',
  'type',
  'variable',
];

/**
 * Returns the colored tokens of a text. A node without children has the color that the notation declares for its kind
 * or field, or that its name suggests. Comments are colored as comments, errors not at all. Words and signs between
 * nodes are keywords and operators.
 *
 * @param within only tokens that touch this part of the text; all if absent
 */
export function tokensOf({ support, reading: { tree } }: ReadDocument, within?: Span): Token[] {
  const { start: from, end: to } = within ?? { start: 0, end: tree.text.length };
  const { comments, errors } = tree.language;
  const tokens: Token[] = [];
  const colors = new Colors(tree, support.tokens ?? {});
  /** The offset up to which tokens were made. */
  let done = from;
  for (let at = firstNode(tree); at !== 0;) {
    const start = startOf(tree, at);
    const end = endOf(tree, at);
    if (start >= to) break;
    if (start > done) addGap(tokens, tree.text, done, start);
    done = Math.max(done, start);
    const kind = kindOf(tree, at);
    const outside = nextNodeOutside(tree, at);
    const isError = errors.includes(kind);
    const isWhole = isError || comments.includes(kind) || nextNode(tree, at) === outside;
    if (!isWhole && end > from) {
      at = nextNode(tree, at);
      continue;
    }
    const type = comments.includes(kind) ? 'comment' : isError ? undefined : colors.of(kind, fieldOf(tree, at), start);
    if (type !== undefined && end > done) tokens.push({ start: done, end, type });
    done = Math.max(done, end);
    at = outside;
  }
  if (done < to) addGap(tokens, tree.text, done, to);
  return tokens;
}

const SIGNS = /[\p{L}\p{N}_-]+|[^\s\p{L}\p{N}_]+/gu;

/** Adds the tokens of the words and signs between two nodes. */
function addGap(tokens: Token[], text: string, from: number, to: number): void {
  for (const { 0: sign, index } of text.slice(from, to).matchAll(SIGNS)) {
    const type = /[\p{L}\p{N}]/u.test(sign) ? 'keyword' : 'operator';
    tokens.push({ start: from + index, end: from + index + sign.length, type });
  }
}

/** Colors by patterns of names of kinds and fields; the first match is used. */
const BY_NAME: readonly (readonly [name: RegExp, type: TokenType])[] = [
  [/key$|tag$/i, 'property'],
  [/number|count|turn|time$|rank|size|date|blanks/i, 'number'],
  [/comment|remark|text|value|name|string/i, 'string'],
  [/result|version|signature/i, 'keyword'],
  [/piece|card|player|tile|cell|kind/i, 'type'],
  [/assessment|sign|mark|capture|jump/i, 'operator'],
];

/** Finds the colors of nodes; the color of each kind is computed once. */
class Colors {
  readonly #tree: Tree;
  readonly #declared: Readonly<Record<string, TokenType>>;
  readonly #known = new Map<number, TokenType | undefined>();

  constructor(tree: Tree, declared: Readonly<Record<string, TokenType>>) {
    this.#tree = tree;
    this.#declared = declared;
  }

  /**
   * Returns the color of a node without children by its kind and field. Tokens have no kind of their own, so their
   * field decides.
   */
  of(kind: number, field: number, start: number): TokenType {
    const key = kind * 65_536 + field;
    if (!this.#known.has(key)) this.#known.set(key, this.#find(kind, field));
    return this.#known.get(key) ?? (/[+-]?\d/y.test(this.#tree.text.slice(start, start + 2)) ? 'number' : 'variable');
  }

  #find(kind: number, field: number): TokenType | undefined {
    const { kinds, fields } = this.#tree.language;
    const names = [kinds[kind] ?? '', fields[field] ?? ''];
    for (const name of names) if (Object.hasOwn(this.#declared, name)) return this.#declared[name];
    return BY_NAME.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  }
}
