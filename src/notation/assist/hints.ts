import type { Hint } from './editor-support.js';

/** Makes the hint at the end of a move that names the piece that moves. */
export const pieceHint = (offset: number, piece: string): Hint => ({
  offset,
  type: 'pieces',
  text: piece,
  tooltip: 'the piece that moves',
});

/** Makes the hint at the end of a move that names the captured piece. */
export const captureHint = (offset: number, piece: string): Hint => ({
  offset,
  type: 'captures',
  text: `captures a ${piece}`,
});
