import { type Board, widthOf } from './model.js';

/** Size of a board as the header `Size` writes it: columns, x, rows. */
export const sizeText = (board: Pick<Board, 'rows'>): string => `${widthOf(board)}x${board.rows.length}`;
