import {
  BLACK,
  type Board,
  EMPTY,
  emptyBoard,
  KIND_LETTERS,
  KING,
  nameOf,
  opponentOf,
  type Side,
  squareAt,
  squareOf,
  SQUARES,
  WHITE,
} from './board.js';
import { CASTLINGS, isInPlace, RIGHTS } from './castling.js';
import { isAttacked } from './reach.js';
import { type Hash, hashOfPieces } from './zobrist.js';

/** A position by the fields of its FEN. */
export interface Fields {
  readonly board: Board;
  /** The texts of the ranks from the first; empty for a rank that has changed since. */
  readonly rankTexts: string[];
  /** The hash of the pieces on their squares. */
  readonly piecesHash: Hash;
  side: Side;
  /** The square of the king of the side to move, and the square of the other king. */
  king: number;
  otherKing: number;
  /** Whether the king of the side to move is attacked. */
  isCheck: boolean;
  /** The remaining rights to castle: a sum of their bits. */
  rights: number;
  /** The square on which a pawn can legally capture en passant; 0 for none. */
  enPassant: number;
  halfMoves: number;
  moveNumber: number;
}

/** The letters of pieces in a FEN, at the numbers of the pieces. */
const PIECE_LETTERS = `${' '.repeat(WHITE)}${KIND_LETTERS} ${KIND_LETTERS.toLowerCase()}`;

/**
 * Reads the fields of a FEN that an engine wrote. Returns `undefined` if the right to castle belongs to pieces on other
 * squares than in chess.
 */
export function fieldsOf(fen: string): Fields | undefined {
  const [placement = '', turn, castling = '', enPassant = '-', halfMoves, moveNumber] = fen.split(' ');
  const board = boardOf(placement);
  const side = turn === 'b' ? BLACK : WHITE;
  const rights = RIGHTS.indexOf(castling);
  if (rights < 0 || CASTLINGS.some((one) => (rights & one.right) !== 0 && !isInPlace(board, one))) return undefined;
  const kingOf = (owner: Side) => SQUARES.find((square) => board[square] === owner + KING)!;
  const king = kingOf(side);
  return {
    board,
    rankTexts: Array.from({ length: 8 }, () => ''),
    piecesHash: hashOfPieces(board),
    side,
    king,
    otherKing: kingOf(opponentOf(side)),
    isCheck: isAttacked(board, king, opponentOf(side)),
    rights,
    enPassant: enPassant === '-' ? 0 : squareOf(enPassant),
    halfMoves: Number(halfMoves),
    moveNumber: Number(moveNumber),
  };
}

function boardOf(placement: string): Board {
  const board = emptyBoard();
  for (const [i, row] of placement.split('/').entries()) {
    let file = 0;
    for (const letter of row) {
      if (letter >= '1' && letter <= '8') file += Number(letter);
      else board[squareAt(file++, 7 - i)] = PIECE_LETTERS.indexOf(letter);
    }
  }
  return board;
}

/** Returns a FEN. */
export function fenOf({ board, rankTexts, side, rights, enPassant, halfMoves, moveNumber }: Fields): string {
  for (let rank = 0; rank < 8; rank++) if (rankTexts[rank] === '') rankTexts[rank] = rankText(board, rank);
  const [a, b, c, d, e, f, g, h] = rankTexts;
  const turn = side === WHITE ? 'w' : 'b';
  const target = enPassant === 0 ? '-' : nameOf(enPassant);
  return `${h}/${g}/${f}/${e}/${d}/${c}/${b}/${a} ${turn} ${RIGHTS[rights]!} ${target} ${halfMoves} ${moveNumber}`;
}

function rankText(board: Board, rank: number): string {
  let text = '';
  let empty = 0;
  const first = squareAt(0, rank);
  for (let square = first; square < first + 8; square++) {
    const piece = board[square]!;
    if (piece === EMPTY) {
      empty++;
      continue;
    }
    if (empty > 0) text += empty;
    empty = 0;
    text += PIECE_LETTERS[piece]!;
  }
  return empty > 0 ? text + empty : text;
}
