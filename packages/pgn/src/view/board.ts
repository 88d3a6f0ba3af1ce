/** Returns the letters of the pieces of a FEN by their squares, from a1 in rows. */
export function piecesOf(fen: string): ReadonlyMap<number, string> {
  const pieces = new Map<number, string>();
  const [placement = ''] = fen.split(/[ [_]/);
  for (const [i, row] of placement.split('/').entries()) {
    let square = (7 - i) * 8;
    // A tilde marks a promoted piece in crazyhouse.
    for (const character of row.replaceAll('~', '')) {
      if (/[1-8]/.test(character)) square += Number(character);
      else pieces.set(square++, character);
    }
  }
  return pieces;
}

/** Returns the name of a square, counted from a1 in rows. */
export const squareName = (square: number): string => 'abcdefgh'[square & 7]! + String((square >> 3) + 1);

/** Whether the letter of a piece in a FEN means a white piece. */
export const isWhite = (letter: string): boolean => letter !== letter.toLowerCase();
