import { CASTLING, PIECE_MOVE } from '../../tokens/spelling.js';
import { KIND_LETTERS, squareOf } from './board.js';

/** A move of a piece, as far as a text names it. Files and ranks are numbers from 0. */
export interface PieceMove {
  readonly kind: number;
  /** The file and the rank that the piece comes from, if they are named. */
  readonly file: number | undefined;
  readonly rank: number | undefined;
  readonly to: number;
  /** The kind that a pawn becomes; 0 for none. */
  readonly promotion: number;
}

/** A move that is named by its squares alone. */
export interface SquaresMove {
  readonly from: number;
  readonly to: number;
  readonly promotion: number;
}

/** A move as a text names it. */
export type WrittenMove = PieceMove | SquaresMove | { readonly isKingside: boolean };

const TWO_SQUARES = /^([a-h][1-8])([a-h][1-8])([nbrq])?[+#]?$/;

/** The number of texts to remember: archives consist of fewer moves. */
const MAX_KNOWN_TEXTS = 20_000;
const known = new Map<string, WrittenMove>();

/** Reads short algebraic notation, or two squares. Returns `undefined` for any other text. */
export function writtenMove(text: string): WrittenMove | undefined {
  const move = known.get(text);
  if (move !== undefined) return move;
  const read = readMove(text);
  if (read === undefined) return undefined;
  if (known.size >= MAX_KNOWN_TEXTS) known.clear();
  known.set(text, read);
  return read;
}

function readMove(text: string): WrittenMove | undefined {
  const castling = CASTLING.exec(text);
  if (castling !== null) return { isKingside: castling[1] === undefined };
  const squares = TWO_SQUARES.exec(text);
  if (squares !== null) {
    const [, from = '', to = '', promotion = ' '] = squares;
    return { from: squareOf(from), to: squareOf(to), promotion: KIND_LETTERS.indexOf(promotion.toUpperCase()) };
  }
  const piece = PIECE_MOVE.exec(text);
  if (piece === null) return undefined;
  const [, letter = 'P', file, rank, to = '', promotion = ' '] = piece;
  return {
    kind: KIND_LETTERS.indexOf(letter),
    file: file === undefined ? undefined : 'abcdefgh'.indexOf(file),
    rank: rank === undefined ? undefined : Number(rank) - 1,
    to: squareOf(to),
    promotion: KIND_LETTERS.indexOf(promotion),
  };
}
