import { followLines, type Hint, type Reading } from 'ludogram';
import { elementsOf, endOf, type NodeIndex, type Tree } from 'ludogram/cst';
import type { Game, PgnFile } from '../../generated/pgn/nodes.js';
import {
  gameChildren,
  isMove,
  isOddMove,
  isTokenError,
  isVariation,
  variationChildren,
} from '../../generated/pgn/readers.js';
import type { ChessMove, ReplayPosition } from '../chess/engine.js';
import { PIECE_NAMES } from '../chess/piece-names.js';
import { replayStartOf } from '../chess/start.js';
import type { PgnGame, PgnGames, PgnLine } from '../model/model.js';
import { pgnTree } from '../replay/game-tree.js';

/**
 * Returns hints for the pieces that move, and for those that they capture, in every line up to its first illegal move.
 * Castling, drops and null moves have none.
 */
export const hintsOf = ({ tree, model }: Reading<PgnGames, PgnFile>): Hint[] =>
  tree.root.games.flatMap(({ index }, i) => {
    const game = model.games[i];
    return game === undefined ? [] : hintsOfGame(tree, game, index);
  });

function hintsOfGame(tree: Tree, game: PgnGame, node: NodeIndex<Game>): Hint[] {
  const start = replayStartOf(game);
  if (!start.ok) return [];
  const ends = endsOfMoves(tree, game, node);
  const hints: Hint[] = [];
  followLines(pgnTree, game, start.position, {
    enter: (before) => before.clone(),
    play(position, { san }, { line }, index) {
      const move = position.play(san);
      if (move === undefined) return undefined;
      const offset = ends.get(line)?.[index];
      if (offset !== undefined) for (const hint of hintsOfMove(offset, move, position)) hints.push(hint);
      return position;
    },
  });
  return hints;
}

/** A line of a game, and its parts in the text. */
interface OpenLine {
  readonly line: PgnLine;
  readonly parts: readonly NodeIndex[];
}

/**
 * Returns the offsets where the moves of each line of a game end. Paths aren't used to find them: in
 * deeply nested variations, they are long.
 */
function endsOfMoves(tree: Tree, game: PgnGame, node: NodeIndex<Game>): ReadonlyMap<PgnLine, readonly number[]> {
  const all = new Map<PgnLine, readonly number[]>();
  const open: OpenLine[] = [{ line: game, parts: elementsOf(tree, node, gameChildren) }];
  for (const { line, parts } of open) {
    const ends: number[] = [];
    let variation = 0;
    for (const part of parts) {
      if (isTokenError(tree, part)) break;
      if (isVariation(tree, part)) {
        const inner = line.moves[ends.length - 1]?.variations?.[variation++];
        if (inner !== undefined) open.push({ line: inner, parts: elementsOf(tree, part, variationChildren) });
      } else if (isMove(tree, part) || isOddMove(tree, part)) {
        ends.push(endOf(tree, part));
        variation = 0;
      }
    }
    all.set(line, ends);
  }
  return all;
}

/** @param after the position after the move */
function hintsOfMove(offset: number, { uci, uci960, captured }: ChessMove, after: ReplayPosition): Hint[] {
  if (uci === undefined || uci.includes('@') || uci !== uci960) return [];
  const piece = uci.length > 4 ? 'p' : after.pieceOn(uci.slice(2, 4));
  return [
    ...(piece === undefined
      ? []
      : [{ offset, type: 'pieces', text: PIECE_NAMES[piece], tooltip: 'the piece that moves' } as const]),
    ...(captured === undefined
      ? []
      : [{ offset, type: 'captures', text: `captures a ${PIECE_NAMES[captured]}` } as const]),
  ];
}
