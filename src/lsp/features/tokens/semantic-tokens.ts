import {
  endOf,
  fieldOf,
  firstNode,
  kindOf,
  nextNode,
  nextNodeOutside,
  type NodeIndex,
  startOf,
  type Tree,
} from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { scopeByName } from '../../../grammar-tools/highlight/scope-names.js';
import type { EditorSupport, TokenType } from '../../../notation/index.js';
import type { ReadDocument } from '../document.js';
import { TOKEN_SCOPES } from './token-scopes.js';
import { type Token, TOKEN_TYPES } from './token-types.js';

/**
 * Returns the colored tokens of a text. A node has the color that the notation declares for its kind; a node without
 * children that for its field, or the color that its name or its text suggests. Comments are colored as comments,
 * errors not at all. Words and punctuation between nodes are keywords and operators.
 *
 * @param within only tokens that touch this part of the text; all if absent
 */
export function tokensOf({ support, reading: { tree } }: ReadDocument, within?: Span): Token[] {
  const { start: from, end: to } = within ?? { start: 0, end: tree.text.length };
  const tokens: Token[] = [];
  const colors = new Colors(tree, support.tokens ?? {});
  /** The offset up to which tokens were made. */
  let done = from;
  for (let node = firstNode(tree); node !== 0;) {
    const start = startOf(tree, node);
    if (start >= to) break;
    if (start > done) addGap(tokens, tree.text, done, start);
    done = Math.max(done, start);
    const end = endOf(tree, node);
    if (end > from && !colors.hasOne(node)) {
      node = nextNode(tree, node);
      continue;
    }
    const type = colors.of(node);
    if (type !== undefined && end > done) tokens.push({ start: done, end, type });
    done = Math.max(done, end);
    node = nextNodeOutside(tree, node);
  }
  if (done < to) addGap(tokens, tree.text, done, to);
  return tokens;
}

const SIGNS = /[\p{L}\p{N}_-]+|[^\s\p{L}\p{N}_]+/gu;

/** Adds the tokens of the words and punctuation between two nodes. */
function addGap(tokens: Token[], text: string, from: number, to: number): void {
  for (const { 0: sign, index } of text.slice(from, to).matchAll(SIGNS)) {
    const type = /[\p{L}\p{N}]/u.test(sign) ? 'keyword' : 'operator';
    tokens.push({ start: from + index, end: from + index + sign.length, type });
  }
}

/** Returns the color of a part by its first two characters. */
function colorByText(start: string): TokenType {
  if (/^[+-]?\d/.test(start)) return 'number';
  return /^[^\s\p{L}\p{N}_]/u.test(start) ? 'operator' : 'variable';
}

/** Finds the colors of nodes; the color of each kind is computed once. */
class Colors {
  readonly #tree: Tree;
  readonly #declared: NonNullable<EditorSupport['tokens']>;
  readonly #typesByKind = new Map<number, (start: number) => TokenType | undefined>();

  constructor(tree: Tree, declared: NonNullable<EditorSupport['tokens']>) {
    this.#tree = tree;
    this.#declared = declared;
  }

  /** Whether a node has one color, or none, that nodes inside do not change. */
  hasOne(node: NodeIndex): boolean {
    const { kinds, comments, errors } = this.#tree.language;
    const kind = kindOf(this.#tree, node);
    if (comments.includes(kind) || errors.includes(kind)) return true;
    const isLeaf = nextNode(this.#tree, node) === nextNodeOutside(this.#tree, node);
    return isLeaf || Object.hasOwn(this.#declared, kinds[kind] ?? '');
  }

  /** Returns the color of a node by its kind and field, or by its text; `undefined` if it has none. */
  of(node: NodeIndex): TokenType | undefined {
    const { comments, errors } = this.#tree.language;
    const kind = kindOf(this.#tree, node);
    if (comments.includes(kind)) return 'comment';
    if (errors.includes(kind)) return undefined;
    const field = fieldOf(this.#tree, node);
    const key = kind * 65_536 + field;
    let color = this.#typesByKind.get(key);
    if (color === undefined) this.#typesByKind.set(key, (color = this.#find(kind, field)));
    return color(startOf(this.#tree, node));
  }

  /** Finds the color of a kind and a field. Tokens have no kind of their own, so their field decides. */
  #find(kind: number, field: number): (start: number) => TokenType | undefined {
    const { kinds, fields } = this.#tree.language;
    const [name = '', label = ''] = [kinds[kind], fields[field]];
    const declared = [name, label].find((one) => Object.hasOwn(this.#declared, one));
    if (declared !== undefined) return () => this.#declared[declared];
    const scope = scopeByName(name, label);
    const type = TOKEN_TYPES.find((candidate) => TOKEN_SCOPES[candidate] === scope);
    return type === undefined ? (start) => colorByText(this.#tree.text.slice(start, start + 2)) : () => type;
  }
}
