import { md5 } from '@noble/hashes/legacy';
import { bytesToHex } from '@noble/hashes/utils';
import { halfTurn, layerRank } from './view/grid.js';
import type { Board } from './model.js';
import { printBoard } from './print.js';

/**
 * The published hash of a position: MD5, in hexadecimal, of the board's text with its brackets and `:`, without blanks.
 *
 * @throws ModelError for a board that no text expresses
 */
export function hashBoard(board: Board): string {
  return hexOfMd5(printBoard(board));
}

/**
 * The published hash of several boards: MD5, in hexadecimal, of their texts one behind the other, sorted by layer (-0 in
 * front of +0), then by turn, white's board in front of black's.
 *
 * @throws ModelError for a board that no text expresses
 */
export function hashBoards(boards: readonly Board[]): string {
  return hexOfMd5(
    boards
      .toSorted(byPlace)
      .map((board) => printBoard(board))
      .join(''),
  );
}

/** MD5 of a text's UTF-8 bytes, as 32 lower-case hexadecimal digits. */
const hexOfMd5 = (text: string): string => bytesToHex(md5(text));

function byPlace(a: Board, b: Board): number {
  return layerRank(a.layer) - layerRank(b.layer) || halfTurn(a) - halfTurn(b);
}
