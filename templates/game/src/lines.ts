import type { GameTree, Path } from 'ludogram';
import { elementsOf, type NodeIndex, textOf, type Tree } from 'ludogram/cst';
import { type PartSpan, partOf } from 'ludogram/shape';
import type { Game, Move, Variation } from './generated/my-game/nodes.js';
import {
  gameMoves,
  isComment,
  isGame,
  isMove,
  moveComments,
  moveSquare,
  moveVariations,
  variationComments,
  variationMoves,
} from './generated/my-game/readers.js';
import { commentAt } from './leaves.js';

/** A move with what is said about it. */
export interface MoveModel {
  readonly square: string;
  readonly comments: readonly string[];
  /** Lines that could have been played instead of this move. */
  readonly variations: readonly LineModel[];
}

/** Moves in a row. */
export interface LineModel {
  /** The comments before the first move. */
  readonly comments: readonly string[];
  readonly moves: readonly MoveModel[];
}

/** How games hold their variations: from it follow walking, addresses and replay. */
export const gameTree: GameTree<LineModel, MoveModel> = {
  moves: ({ moves }) => moves,
  branches: ({ moves }) =>
    moves.flatMap(({ variations }, i) =>
      variations.map((line, k) => ({ line, after: i, step: `${i + 1}.${k + 1}`, path: ['moves', i, 'variations', k] })),
    ),
};

type LineIndex = NodeIndex<Game> | NodeIndex<Variation>;

/** The nodes of moves that were found, so that each line is walked only once. */
const foundMoves = new WeakMap<Tree, Map<LineIndex, readonly NodeIndex<Move>[]>>();

/** The nodes of the moves of a game or a variation, up to the first that can't be read. */
function moveNodes(tree: Tree, line: LineIndex): readonly NodeIndex<Move>[] {
  const lines = foundMoves.get(tree) ?? new Map<LineIndex, readonly NodeIndex<Move>[]>();
  foundMoves.set(tree, lines);
  const known = lines.get(line);
  if (known !== undefined) return known;
  const nodes = isGame(tree, line)
    ? elementsOf(tree, line, gameMoves)
    : elementsOf(tree, line as NodeIndex<Variation>, variationMoves);
  const end = nodes.findIndex((at) => !isMove(tree, at));
  const moves = (end === -1 ? nodes : nodes.slice(0, end)) as NodeIndex<Move>[];
  lines.set(line, moves);
  return moves;
}

const commentNodes = (tree: Tree, all: readonly NodeIndex[]): NodeIndex[] => all.filter((at) => isComment(tree, at));

/** Reads the moves of a game or a variation. */
export const movesAt = (tree: Tree, line: LineIndex): readonly MoveModel[] =>
  moveNodes(tree, line).map((move) => ({
    square: textOf(tree, moveSquare(tree, move)),
    comments: commentNodes(tree, elementsOf(tree, move, moveComments)).map((at) => commentAt(tree, at)),
    variations: elementsOf(tree, move, moveVariations).map((variation) => ({
      comments: commentNodes(tree, elementsOf(tree, variation, variationComments)).map((at) => commentAt(tree, at)),
      moves: movesAt(tree, variation),
    })),
  }));

/** Finds a part of the moves of a game or a variation: a path begins with the index of a move. */
export function findMove(tree: Tree, line: LineIndex, path: Path): PartSpan | undefined {
  // Four steps lead from a line to the next one inside: the index of a move, variations, an index, moves.
  for (let [at, i] = [line, 0]; ; i += 4) {
    const [index, key, number, part] = path.slice(i, i + 4);
    const move = moveNodes(tree, at)[Number(index)];
    if (move === undefined) return undefined;
    if (key === undefined) return partOf(tree, move);
    if (key === 'square') return partOf(tree, moveSquare(tree, move));
    if (key === 'comments') return elementAt(tree, commentNodes(tree, elementsOf(tree, move, moveComments)), number);
    const variation = elementsOf(tree, move, moveVariations)[Number(number)];
    if (variation === undefined) return undefined;
    if (part === undefined) return partOf(tree, variation);
    const rest = path[i + 4];
    if (part !== 'moves')
      return elementAt(tree, commentNodes(tree, elementsOf(tree, variation, variationComments)), rest);
    if (rest === undefined) return undefined;
    at = variation;
  }
}

function elementAt(tree: Tree, nodes: readonly NodeIndex[], index: string | number | undefined): PartSpan | undefined {
  const at = nodes[Number(index)];
  return at === undefined ? undefined : partOf(tree, at);
}
