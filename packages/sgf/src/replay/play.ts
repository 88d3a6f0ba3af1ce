import { failure, functionOfModels, type LineInTree, playLines, type Result } from 'ludogram';
import { playNode } from '../go/play-node.js';
import type { GoPosition, GoSide } from '../go/rules.js';
import { emptyBoardOf, isGo, otherGame } from '../go/start.js';
import { type SgfCollection, type SgfNode, type SgfTree, textOfProperty } from '../model/model.js';
import { sgfCodec } from '../model/shape.js';
import { sgfTree } from './game-tree.js';

/** One move of a replay. */
export interface SgfPly {
  readonly mover: GoSide;
  /** A point such as `pd`; `undefined` for a pass. */
  readonly point: string | undefined;
  /** The board after the move: rows of `X` (black), `O` (white) and `.`. */
  readonly after: readonly string[];
}

/** A game that was played. */
export interface PlayedSgfGame {
  readonly start: readonly string[];
  /** The moves of the main line: the first variation at each branch. */
  readonly plies: readonly SgfPly[];
  /** The other variations in the order of the file, each before those inside it. */
  readonly variations: readonly PlayedSgfVariation[];
  readonly result: string | undefined;
}

/** A variation that was played. */
export interface PlayedSgfVariation {
  /**
   * The number of the move that it replaces, and its number among the variations of this move, such as `12.1`. Nested
   * ones append theirs.
   */
  readonly address: string;
  /** The board before its first move: rows of `X` (black), `O` (white) and `.`. */
  readonly start: readonly string[];
  readonly plies: readonly SgfPly[];
}

/** The games of a file; `plies` are those of the first game. */
export interface SgfReplay {
  readonly games: readonly PlayedSgfGame[];
  readonly plies: readonly SgfPly[];
}

/** Returns the nodes of the main line. */
export const mainLine = (tree: SgfTree): SgfNode[] => [...sgfTree.moves(tree)];

/**
 * Plays each game of Go with its variations. FF[4] lets a move capture as usual and overwrite a stone, legal or not.
 * Returns a problem if there is no game, if one is a game other than Go, or if the value isn't a model.
 */
export const replaySgf: (collection: SgfCollection) => Result<SgfReplay> = /* @__PURE__ */ functionOfModels(
  sgfCodec,
  replayModel,
);

/** Plays each game like {@link replaySgf}, but throws for a value that isn't a model. */
function replayModel(collection: SgfCollection): Result<SgfReplay> {
  const checked = gamesOfGo(collection);
  if (!checked.ok) return checked;
  const games = checked.trees.map(playGame);
  return { ok: true, games, plies: games[0]!.plies };
}

/** Returns the game trees of a file; a problem if there are none, or if one of them is another game than Go. */
export function gamesOfGo({ trees }: SgfCollection): Result<{ readonly trees: readonly SgfTree[] }> {
  const other = trees.findIndex((tree) => !isGo(tree));
  if (other >= 0) return otherGame(other);
  return trees.length === 0 ? failure(['trees'], 'the file has no game') : { ok: true, trees };
}

/** Plays a game of Go with its variations, as {@link replaySgf} plays all of them. */
export function playGame(tree: SgfTree): PlayedSgfGame {
  const variations = new Map<LineInTree<SgfTree>, PlayedSgfVariation & { readonly plies: SgfPly[] }>();
  const plies: SgfPly[] = [];
  let start: readonly string[] | undefined;
  const [main, ...others] = playLines(sgfTree, tree, emptyBoardOf(tree), {
    enter(before, line) {
      variations.set(line, { address: line.address, start: rowsOf(before), plies: [] });
      return before;
    },
    play(before, node, line) {
      const { moves, position } = playNode(before, node);
      for (const move of moves) {
        if (line.depth === 0) start ??= rowsOf(move.before);
        (variations.get(line)?.plies ?? plies).push({ mover: move.side, point: move.point, after: rowsOf(move.after) });
      }
      return position;
    },
  });
  return {
    start: start ?? rowsOf(main.final),
    plies,
    variations: others.map(({ at: line }) => variations.get(line)!),
    result: textOfProperty(tree.nodes[0], 'RE'),
  };
}

/** Returns the rows of a board: `X` is black, `O` is white, `.` is empty. */
export const rowsOf = ({ board }: GoPosition): string[] =>
  board.signMap.map((row) => row.map((sign) => (sign === 0 ? '.' : sign > 0 ? 'X' : 'O')).join(''));
