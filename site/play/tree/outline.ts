import type { Tree } from '../../../src/cst/index.js';
import type { ReadDocument } from '../../../src/lsp/features/document.js';
import { foldsOf } from '../../../src/lsp/features/folding.js';
import { tokensOf } from '../../../src/lsp/features/tokens/semantic-tokens.js';
import { TOKEN_TYPES } from '../../../src/lsp/features/tokens/token-types.js';
import type { SentTree } from './sent-tree.js';

/**
 * Returns start, end and color of each token of a text, in document order; a color is an index of the types of tokens.
 */
export function packedTokens(document: ReadDocument): Uint32Array {
  const tokens = tokensOf(document);
  const out = new Uint32Array(tokens.length * 3);
  tokens.forEach(({ start, end, type }, i) => out.set([start, end, TOKEN_TYPES.indexOf(type)], i * 3));
  return out;
}

/**
 * Returns, for each part that can be folded, the end of the line that it begins on and its own end, in document order.
 */
export function packedFolds(document: ReadDocument): Uint32Array {
  const { text } = document.reading.tree;
  return Uint32Array.from(foldsOf(document).flatMap(({ start, end }) => [text.indexOf('\n', start), end]));
}

/** Returns a text that was read by a grammar alone, without a notation. */
export const plainDocument = (tree: Tree): ReadDocument =>
  ({ support: {}, reading: { tree } }) as unknown as ReadDocument;

/** Packs a tree for another thread. Copies the integers, because small trees share their memory. */
export function sentTree(tree: Tree): SentTree {
  const { kinds, fields, comments, errors } = tree.language;
  return { data: tree.data.slice(0, tree.size), startRule: tree.startRule, kinds, fields, comments, errors };
}
