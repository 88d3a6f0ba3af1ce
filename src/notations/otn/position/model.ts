import { type Board, EMPTY, type Piece, pieceOf, type PieceType, sideOf, typeOf } from '../../../games/tafl/index.js';

/** A positional record: the rows as written between the slashes, rank 1 first. */
export interface OtnPosition {
  readonly rows: readonly string[];
}

/** The largest board that files a to z allow. */
export const LARGEST_BOARD = 26;

const SYMBOLS: Record<PieceType, string> = {
  taflman: 't',
  commander: 'c',
  knight: 'n',
  king: 'k',
  mercenary: 'm',
  guard: 'g',
};

/** The symbol of a piece: upper case for defenders. */
export function symbolOf(piece: Piece): string {
  const symbol = SYMBOLS[typeOf(piece)];
  return sideOf(piece) === 'defenders' ? symbol.toUpperCase() : symbol;
}

let pieces: ReadonlyMap<string, Piece> | undefined;

/** The piece of a symbol; nothing if it is none. */
export function pieceOfSymbol(symbol: string): Piece | undefined {
  // Made when it is needed: who only reads records needs no pieces.
  pieces ??= new Map(
    (Object.entries(SYMBOLS) as [PieceType, string][]).flatMap(([type, letter]): [string, Piece][] => [
      [letter, pieceOf('attackers', type)],
      [letter.toUpperCase(), pieceOf('defenders', type)],
    ]),
  );
  return pieces.get(symbol);
}

/** Number of spaces in a row. */
export function widthOf(row: string): number {
  let width = 0;
  let count = 0;
  for (let i = 0; i < row.length; i++) {
    const digit = row.charCodeAt(i) - 48;
    if (digit <= 9) count = count * 10 + digit;
    else {
      width += count + 1;
      count = 0;
    }
  }
  return width + count;
}

const ROW = /^(?:[tcnkmg]|[1-9]\d?(?!\d))+$/i;

/** The board that a position describes; nothing if it is not a square of 1 to 26 rows of symbols and counts. */
export function boardOfPosition({ rows }: OtnPosition): Board | undefined {
  const size = rows.length;
  if (size === 0 || size > LARGEST_BOARD || rows.some((row) => !ROW.test(row) || widthOf(row) !== size))
    return undefined;
  const board = new Uint8Array(size * size);
  rows.forEach((row, i) => {
    let at = i * size;
    for (const [part] of row.matchAll(/\d+|\D/g)) {
      const piece = pieceOfSymbol(part);
      if (piece === undefined) at += Number(part);
      else board[at++] = piece;
    }
  });
  return board;
}

/**
 * The position of a board with `size` rows.
 *
 * @throws RangeError for a board that does not have `size` rows of `size` squares
 */
export function positionOfBoard(board: Board, size: number): OtnPosition {
  if (board.length !== size * size || !Number.isInteger(size)) {
    throw new RangeError(`a board of ${board.length} squares does not have ${size} rows`);
  }
  const rows = Array.from({ length: size }, (_, row) => {
    let out = '';
    let blanks = 0;
    for (const piece of board.subarray(row * size, (row + 1) * size)) {
      if (piece === EMPTY) blanks++;
      else {
        out += (blanks > 0 ? blanks : '') + symbolOf(piece);
        blanks = 0;
      }
    }
    return out + (blanks > 0 ? blanks : '');
  });
  return { rows };
}

/** Reverses the rows of a position: what `starti` writes for `start`, and back. */
export const invertPosition = ({ rows }: OtnPosition): OtnPosition => ({ rows: rows.toReversed() });

/** A position as text, `/3t3/…/`, whether it says the same or not. */
export const writePosition = ({ rows }: OtnPosition): string => `/${rows.join('/')}/`;
