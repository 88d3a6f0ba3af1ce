import type { ViewSquares } from 'ludogram';
import type { ChessMove, PieceLetter } from '../chess/engine.js';
import { PIECE_NAMES } from '../chess/piece-names.js';
import { isWhite, piecesOf, squareName } from './board.js';
import type { PgnBoardView } from './index.js';
import { CELL, cornerOf } from './svg.js';

/**
 * A move is entered by a click on its piece and on its target; castling by clicks on the king and on its target, in
 * Chess960 on its rook. After a promotion, the piece is chosen from a list. Pieces in hand are dropped from a list.
 */
export const pgnSquares: ViewSquares<PgnBoardView, ChessMove> = {
  of({ fen }) {
    const pieces = piecesOf(fen);
    return [7, 6, 5, 4, 3, 2, 1, 0].flatMap((rank) =>
      Array.from({ length: 8 }, (_, file) => {
        const name = squareName(rank * 8 + file);
        return { name, ...cornerOf(name), width: CELL, height: CELL, piece: nameOf(pieces.get(rank * 8 + file)) };
      }),
    );
  },
  ofMove({ uci, uci960 }, { isChess960 }) {
    const written = isChess960 ? uci960 : uci;
    const [, from, to] = /^([a-h][1-8])([a-h][1-8])/.exec(written ?? '') ?? [];
    return from === undefined || to === undefined ? [] : [from, to];
  },
  canTurn: true,
};

/** Returns the name of a piece by its letter in a FEN. */
function nameOf(letter: string | undefined): string | undefined {
  if (letter === undefined) return undefined;
  const name = PIECE_NAMES[letter.toLowerCase() as PieceLetter];
  return `${isWhite(letter) ? 'white' : 'black'} ${name}`;
}
