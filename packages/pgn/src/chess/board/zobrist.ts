import { BLACK, type Board, BOARD_LENGTH, EMPTY, fileOf, KING, PAWN, squareAt, SQUARES, WHITE } from './board.js';
import type { Fields } from './fields.js';

/** The hash keys as halves: one for each piece on each square, then one for each other fact of a position. */
interface HashKeys {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** The index of the hash keys for en passant, after those of each piece on each square. Castling and turns follow. */
const EN_PASSANT = (BLACK + KING + 1) * BOARD_LENGTH;
const CASTLING = EN_PASSANT + 8;
const BLACK_TO_MOVE = CASTLING + 16;

let hashKeys: HashKeys | undefined;

/** A hash of 64 bits as its halves. */
export interface Hash {
  low: number;
  high: number;
}

/** Combines a hash with the key of a piece on a square, if there is one: adds the piece, or removes it. */
export function togglePiece(hash: Hash, piece: number, square: number): void {
  if (piece === EMPTY) return;
  const { low, high } = (hashKeys ??= makeHashKeys());
  const index = piece * BOARD_LENGTH + square;
  hash.low ^= low[index]!;
  hash.high ^= high[index]!;
}

/** Returns the hash of the pieces on a board. */
export function hashOfPieces(board: Board): Hash {
  const hash = { low: 0, high: 0 };
  for (const square of SQUARES) togglePiece(hash, board[square]!, square);
  return hash;
}

/** The hash that is being made: its halves, and the whole. */
const halves = new Int32Array(2);
const whole = new BigInt64Array(halves.buffer);

/**
 * Returns the Zobrist hash of a position as a signed integer of 64 bits: one key for each piece on its square, one
 * for the rights to castle, one for the file of a pawn that can legally be captured en passant, and one if black is to
 * move, combined by exclusive or. The keys are those of `hash()` in chess.js, whose hashes differ only where a
 * pawn beside one that has gone two steps can't legally capture it.
 */
export function zobristOf({ piecesHash, side, rights, enPassant }: Fields): bigint {
  halves[0] = piecesHash.low;
  halves[1] = piecesHash.high;
  combine(CASTLING + rights);
  if (enPassant !== 0) combine(EN_PASSANT + fileOf(enPassant));
  if (side !== WHITE) combine(BLACK_TO_MOVE);
  return whole[0]!;
}

/** Combines the hash that is being made with a hash key. */
function combine(index: number): void {
  const { low, high } = (hashKeys ??= makeHashKeys());
  halves[0]! ^= low[index]!;
  halves[1]! ^= high[index]!;
}

function makeHashKeys(): HashKeys {
  const made = { low: new Int32Array(BLACK_TO_MOVE + 1), high: new Int32Array(BLACK_TO_MOVE + 1) };
  const next = xoroshiro128();
  const set = (index: number, key: bigint) => {
    made.low[index] = Number(BigInt.asIntN(32, key));
    made.high[index] = Number(BigInt.asIntN(32, key >> 32n));
  };
  for (const side of [WHITE, BLACK]) {
    for (let kind = PAWN; kind <= KING; kind++) {
      // chess.js has twice as many files, half of them beside the board, and begins at a8.
      for (let i = 0; i < 128; i++) {
        const key = next();
        if (i % 16 < 8) set((side + kind) * BOARD_LENGTH + squareAt(i % 16, 7 - (i >> 4)), key);
      }
    }
  }
  for (let index = EN_PASSANT; index <= BLACK_TO_MOVE; index++) set(index, next());
  return made;
}

/** Returns the generator xoroshiro128** with the seed of chess.js. */
function xoroshiro128(): () => bigint {
  const word = (value: bigint) => BigInt.asUintN(64, value);
  const rotated = (value: bigint, bits: bigint) => word(value << bits) | (value >> (64n - bits));
  let [first, second] = [0x31c4b365b102e01en, 0xa187eb39cdcaed8fn];
  return () => {
    const number = word(rotated(word(first * 5n), 7n) * 9n);
    const mixed = first ^ second;
    first = word(rotated(first, 24n) ^ mixed ^ (mixed << 16n));
    second = rotated(mixed, 37n);
    return number;
  };
}
