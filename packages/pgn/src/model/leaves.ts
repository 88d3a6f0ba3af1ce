import type { Path, Span } from 'ludogram';
import { endOf, type NodeIndex, spanAt, startOf, textOf, type Tree } from 'ludogram/cst';
import type { Game } from '../../generated/pgn/nodes.js';
import { gameResult, isNag, isOddMove, isResult, isSuffix } from '../../generated/pgn/readers.js';
import { tagValueAt } from '../tokens/lines.js';
import { nagOfSuffix, nagOfSymbol, sanOf, standardResult } from '../tokens/spelling.js';
import { commentText, valueText } from '../tokens/written-text.js';
import { compareTags, isResult as isResultText, type PgnResult, type PgnTag } from './model.js';

/** Returns a move in short algebraic notation. */
export const sanAt = (tree: Tree, node: NodeIndex): string =>
  isOddMove(tree, node) ? sanOf(textOf(tree, node)) : textOf(tree, node);

/** Returns a numeric annotation glyph. */
export function nagAt(tree: Tree, node: NodeIndex): number {
  const text = textOf(tree, node);
  if (isNag(tree, node)) return Number(text.slice(1));
  return isSuffix(tree, node) ? nagOfSuffix(text) : nagOfSymbol(text);
}

/** Returns a comment without its braces or semicolon, white space as one space. */
export const commentAt = (tree: Tree, node: NodeIndex): string =>
  commentText(tree.text, startOf(tree, node), endOf(tree, node));

/** Returns the value of a tag without escapes. */
export const valueAt = (tree: Tree, node: NodeIndex): string => valueText(textOf(tree, node));

/** Compares two tags by the order of the export format. */
export const byRoster = (a: PgnTag, b: PgnTag): number => compareTags(a.name, b.name);

/** Returns the result in the movetext of a game; without one, the value of the tag `Result`; without that tag, `*`. */
export function resultOfGame(tree: Tree, game: NodeIndex<Game>): PgnResult {
  const node = gameResult(tree, game);
  if (node !== 0) return resultAt(tree, node);
  const value = tagValueAt(tree, game, 'Result');
  return value !== undefined && isResultText(value) ? value : '*';
}

/** Returns the result in a result node. */
export function resultAt(tree: Tree, node: NodeIndex): PgnResult {
  const text = textOf(tree, node);
  return isResult(tree, node) && isResultText(text) ? text : standardResult(text);
}

/** Returns the span of the result in the movetext of a game. */
export function findResult(tree: Tree, game: NodeIndex<Game>, path: Path): Span | undefined {
  const node = gameResult(tree, game);
  return node === 0 || path.length > 0 ? undefined : spanAt(tree, node);
}
