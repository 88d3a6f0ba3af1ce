import type { Path, Span } from 'ludogram';
import { endOf, type NodeIndex, startOf, textOf, type Tree } from 'ludogram/cst';
import type { Game } from '../../generated/pgn/nodes.js';
import { gameResult, isNag, isOddMove, isResult, isSuffix } from '../../generated/pgn/readers.js';
import { spanAt, tagValueAt } from '../tokens/lines.js';
import { commentText, valueText } from '../tokens/written-text.js';
import { compareTags, isResult as isResultText, type PgnResult, type PgnTag } from './model.js';
import { nagOfSuffix, nagOfSymbol, resultOf, sanOf } from '../tokens/spelling.js';

/** Returns a move in short algebraic notation. */
export const sanAt = (tree: Tree, at: NodeIndex): string =>
  isOddMove(tree, at) ? sanOf(textOf(tree, at)) : textOf(tree, at);

/** Returns a numeric annotation glyph. */
export function nagAt(tree: Tree, at: NodeIndex): number {
  const text = textOf(tree, at);
  if (isNag(tree, at)) return Number(text.slice(1));
  return isSuffix(tree, at) ? nagOfSuffix(text) : nagOfSymbol(text);
}

/** Returns a comment without its braces or semicolon, white space as one space. */
export const commentAt = (tree: Tree, at: NodeIndex): string =>
  commentText(tree.text, startOf(tree, at), endOf(tree, at));

/** Returns the value of a tag without escapes. */
export const valueAt = (tree: Tree, at: NodeIndex): string => valueText(textOf(tree, at));

/** Compares two tags by the order of the export format. */
export const byRoster = (a: PgnTag, b: PgnTag): number => compareTags(a.name, b.name);

/** Returns the result in the movetext of a game; without one, the value of the tag `Result`; without that tag, `*`. */
export function resultOfGame(tree: Tree, game: NodeIndex<Game>): PgnResult {
  const at = gameResult(tree, game);
  if (at !== 0) return resultAt(tree, at);
  const value = tagValueAt(tree, game, 'Result');
  return value !== undefined && isResultText(value) ? value : '*';
}

/** Returns the result in a result node. */
export function resultAt(tree: Tree, at: NodeIndex): PgnResult {
  const text = textOf(tree, at);
  return isResult(tree, at) && isResultText(text) ? text : resultOf(text);
}

/** Returns the span of the result in the movetext of a game. */
export function findResult(tree: Tree, game: NodeIndex<Game>, path: Path): Span | undefined {
  const at = gameResult(tree, game);
  return at === 0 || path.length > 0 ? undefined : spanAt(tree, at);
}
