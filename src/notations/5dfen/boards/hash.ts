import { md5 } from '@noble/hashes/legacy';
import { bytesToHex } from '@noble/hashes/utils';
import { halfTurn } from '../../../games/5dchess/index.js';
import { type Board, layerRank } from '../model/model.js';
import { printBoard } from '../print.js';

/**
 * Returns the specified hash of a position: the MD5, in hexadecimal, of the board's text with its brackets and `:`,
 * without white space.
 *
 * @throws ModelError for a board that no text expresses
 */
export function hashBoard(board: Board): string {
  return hexOfMd5(printBoard(board));
}

/**
 * Returns the specified hash of several boards: the MD5, in hexadecimal, of their concatenated texts, sorted by layer
 * (-0 before +0), then by turn, white's board before black's.
 *
 * @throws ModelError for a board that no text expresses
 */
export function hashBoards(boards: readonly Board[]): string {
  const sorted = boards.toSorted(
    (a, b) => layerRank(a.layer) - layerRank(b.layer) || halfTurn(a.time, a.toMove) - halfTurn(b.time, b.toMove),
  );
  return hexOfMd5(sorted.map((board) => printBoard(board)).join(''));
}

/** Returns the MD5 of the UTF-8 bytes of a text, as 32 lower-case hexadecimal digits. */
const hexOfMd5 = (text: string): string => bytesToHex(md5(text));
