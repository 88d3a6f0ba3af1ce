import { type Board, boardFromText, boardText, sideOf, type SpaceKind, typeOf } from '../../../../games/tafl/index.js';
import type { OtnPosition } from './shape.js';

export { pieceOfSymbol, symbolOf } from '../../../../games/tafl/index.js';

/** The largest board that files a to z allow. */
export const MAX_BOARD_SIZE = 26;

/** Returns the number of spaces in a row. */
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

/**
 * Returns the board that a position describes; `undefined` if it isn't a square of 1 to 26 rows of symbols and counts.
 */
export function boardOfPosition({ rows }: OtnPosition): Board | undefined {
  const size = rows.length;
  if (size === 0 || size > MAX_BOARD_SIZE || rows.some((row) => !ROW.test(row) || widthOf(row) !== size)) {
    return undefined;
  }
  const read = boardFromText(writePosition({ rows }));
  return read.ok ? read.board : undefined;
}

/**
 * Returns the position of a board with `size` rows.
 *
 * @throws RangeError for a board that does not have `size` rows of `size` squares
 */
export function positionOfBoard(board: Board, size: number): OtnPosition {
  if (board.length !== size * size || !Number.isInteger(size)) {
    throw new RangeError(`a board of ${board.length} squares does not have ${size} rows`);
  }
  return { rows: boardText(board).slice(1, -1).split('/') };
}

/** Reverses the rows of a position: converts between the orders of `start` and `starti`. */
export const invertPosition = ({ rows }: OtnPosition): OtnPosition => ({ rows: rows.toReversed() });

/** Writes a position as text, `/3t3/…/`, without checking that the text has the same meaning. */
export const writePosition = ({ rows }: OtnPosition): string => `/${rows.join('/')}/`;

/** The names of the special spaces. */
export const KIND_NAMES: Record<SpaceKind, string> = {
  corner: 'corner',
  centre: 'center',
  attackerFortress: "attackers' fortress",
  defenderFortress: "defenders' fortress",
};

/** Returns the name of a piece: `defender`, `king`, `attacking commander`. */
export function pieceName(piece: number): string {
  const side = sideOf(piece);
  const type = typeOf(piece);
  if (type === 'king') return 'king';
  if (type === 'taflman') return side === 'attackers' ? 'attacker' : 'defender';
  return `${side === 'attackers' ? 'attacking' : 'defending'} ${type}`;
}
