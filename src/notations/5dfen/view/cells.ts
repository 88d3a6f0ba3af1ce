import { element, text } from '../../../notation/view/svg.js';
import { fileName } from '../boards/names.js';
import type { Piece } from '../model/model.js';
import { CELL } from './layout.js';
import { OUTLINES } from './outlines.js';

/** The color of lines and labels. */
export const INK = '#3a3226';

/** The color of a light square. */
export const LIGHT_SQUARE = '#efe8f7';
/** The color of a dark square. */
export const DARK_SQUARE = '#b9a6d3';
/** The color of the squares of the last move. */
export const TOUCHED_SQUARE = '#f0d27a';
/** The color of the names of squares. */
export const SQUARE_NAME = '#5d4a78';

const FILLS = { light: LIGHT_SQUARE, dark: DARK_SQUARE, touched: TOUCHED_SQUARE } as const;
const NAME = { 'font-family': 'Georgia, serif', 'font-size': 8, fill: SQUARE_NAME };
const WHITE = '#fefefe';
const BLACK = '#1d1a26';

/**
 * Draws the squares and pieces of boards. Each picture is made once for its look and its location, because a long game
 * has the same ones on thousands of boards.
 */
export class CellPictures {
  readonly #latin: boolean;
  readonly #made = new Map<string, string>();
  readonly #outlined = new Set<string>();

  /** @param latin whether pieces are drawn as letters only */
  constructor(latin: boolean) {
    this.#latin = latin;
  }

  /** The outlines of the pieces that were drawn, which must be in the document. */
  get outlines(): string {
    const paths = [...this.#outlined].map((letter) => element('path', { id: idOf(letter), d: OUTLINES[letter] }));
    return paths.length === 0 ? '' : element('defs', {}, paths);
  }

  /**
   * Draws a square, in columns and rows from the top left one; squares at the edge have the names of ranks and files.
   */
  square(x: number, y: number, rank: number, look: keyof typeof FILLS): string {
    return this.#once(`${look} ${x} ${y} ${rank}`, () =>
      [
        element('rect', {
          x: x * CELL,
          y: y * CELL,
          width: CELL,
          height: CELL,
          fill: FILLS[look],
          class: look === 'touched' ? look : undefined,
        }),
        x === 0 ? text(2, y * CELL + 8, String(rank), NAME) : '',
        rank === 1 ? text((x + 1) * CELL - 2, (y + 1) * CELL - 2, fileName(x), { ...NAME, 'text-anchor': 'end' }) : '',
      ].join(''),
    );
  }

  /** Draws the figurine of a chess piece, or the letter of any other piece. */
  piece({ letter, colour }: Piece, x: number, y: number): string {
    return this.#once(`${letter} ${colour} ${x} ${y}`, () => {
      const isOutlined = !this.#latin && OUTLINES[letter] !== undefined;
      if (isOutlined) this.#outlined.add(letter);
      return isOutlined ? figurine(letter, colour, x, y) : lettered(letter, colour, x, y);
    });
  }

  #once(key: string, make: () => string): string {
    const made = this.#made.get(key) ?? make();
    this.#made.set(key, made);
    return made;
  }
}

const idOf = (letter: string): string => `ludogram-chess-${letter}`;

const middleOf = (x: number, y: number) => ({ cx: (x + 0.5) * CELL, cy: (y + 0.5) * CELL });

const coloursOf = (colour: Piece['colour']) =>
  colour === 'white' ? { fill: WHITE, edge: BLACK } : { fill: BLACK, edge: WHITE };

function figurine(letter: string, colour: Piece['colour'], x: number, y: number): string {
  const { cx, cy } = middleOf(x, y);
  const { fill, edge } = coloursOf(colour);
  const stroke = { stroke: edge, 'stroke-width': 5, 'paint-order': 'stroke' };
  return element('use', { href: `#${idOf(letter)}`, transform: `translate(${cx} ${cy}) scale(.27)`, fill, ...stroke });
}

function lettered(letter: string, colour: Piece['colour'], x: number, y: number): string {
  const middle = middleOf(x, y);
  const { fill, edge } = coloursOf(colour);
  const style = { 'font-family': 'Georgia, serif', 'font-size': 15, 'font-weight': 'bold', 'text-anchor': 'middle' };
  const name = text(middle.cx, middle.cy + 5, letter, { ...style, fill: edge });
  return element('circle', { ...middle, r: 12, fill, stroke: INK }) + name;
}
