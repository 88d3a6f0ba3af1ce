import { element, text } from '../../../notation/describe/svg.js';
import type { Piece } from '../model.js';

/** The width and height of a square in pixels. */
export const CELL = 26;
/** The color of lines and labels. */
export const INK = '#3a3226';

const FILLS = { light: '#efe8f7', dark: '#b9a6d3', touched: '#f0d27a' } as const;
const GLYPHS: Readonly<Record<string, string>> = { K: '♚', Q: '♛', R: '♜', B: '♝', N: '♞', P: '♟' };

/**
 * Draws the squares and pieces of boards. Each picture is made once for its look and its location, because a long game
 * has the same ones on thousands of boards.
 */
export class CellPictures {
  readonly #latin: boolean;
  readonly #made = new Map<string, string>();

  /** @param latin whether pieces are drawn as letters only */
  constructor(latin: boolean) {
    this.#latin = latin;
  }

  /** Draws a square, in columns and rows from the top left one. */
  square(x: number, y: number, look: keyof typeof FILLS): string {
    return this.#once(`${look} ${x} ${y}`, () =>
      element('rect', { x: x * CELL, y: y * CELL, width: CELL, height: CELL, fill: FILLS[look] }),
    );
  }

  /** Draws the figurine of a chess piece, or the letter of any other piece. */
  piece({ letter, colour }: Piece, x: number, y: number): string {
    return this.#once(`${letter} ${colour} ${x} ${y}`, () => piecePicture(letter, colour, x, y, this.#latin));
  }

  #once(key: string, make: () => string): string {
    const made = this.#made.get(key) ?? make();
    this.#made.set(key, made);
    return made;
  }
}

function piecePicture(letter: string, colour: Piece['colour'], x: number, y: number, latin: boolean): string {
  const glyph = latin ? undefined : GLYPHS[letter];
  const cx = (x + 0.5) * CELL;
  const cy = (y + 0.5) * CELL;
  const fill = colour === 'white' ? '#ffffff' : '#1d1a26';
  const edge = colour === 'white' ? '#1d1a26' : '#ffffff';
  if (glyph !== undefined) {
    const outline = colour === 'white' ? { stroke: edge, 'stroke-width': 0.7 } : {};
    const style = { 'font-size': 24, 'text-anchor': 'middle', fill, ...outline };
    return text(cx, cy + 8.5, glyph, style);
  }
  const style = { 'font-family': 'Georgia, serif', 'font-size': 14, 'font-weight': 'bold', 'text-anchor': 'middle' };
  return element('circle', { cx, cy, r: 10, fill, stroke: INK }) + text(cx, cy + 5, letter, { ...style, fill: edge });
}
