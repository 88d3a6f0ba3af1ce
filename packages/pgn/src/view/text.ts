import { piecesOf } from './board.js';

/** Draws the board of a FEN as text: capital letters are white, and rank 8 is at the top. */
export function boardText(fen: string): string {
  const pieces = piecesOf(fen);
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => {
    const row = [0, 1, 2, 3, 4, 5, 6, 7].map((file) => pieces.get(rank * 8 + file) ?? '.');
    return `${rank + 1}  ${row.join(' ')}`;
  });
  return [...rows, '', '   a b c d e f g h'].join('\n');
}
