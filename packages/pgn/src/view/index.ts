import { type Result, failure, svgElement, svgDocument, svgText, type View } from 'ludogram';
import { valuesOf } from '../tokens/commands.js';
import type { PgnGames } from '../model.js';
import { followFrom } from '../chess/start.js';
import { type PgnPly, playGame } from '../replay/play.js';

/** A board as it is drawn. */
export interface PgnBoardView {
  readonly title: string;
  /** The position as FEN. */
  readonly fen: string;
  /** The move that led to it; `undefined` at the start. */
  readonly last: PgnPly | undefined;
}

const CELL = 48;
const MARGIN = 24;
const SIZE = CELL * 8 + MARGIN * 2;
const GLYPHS: { readonly [letter: string]: string } = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
const COLORS: { readonly [letter: string]: string } = {
  G: '#15781b',
  R: '#882020',
  Y: '#c9a000',
  B: '#003088',
  O: '#d06000',
  C: '#008080',
};

/**
 * Boards of a game of a file, the first one if none is chosen, with the squares and arrows that the comments of the
 * last move draw.
 */
export const pgnView: View<PgnGames, PgnBoardView> = {
  at(model, { game: index = 0, ply } = {}): Result<{ readonly view: PgnBoardView }> {
    const chosen = model.games[index];
    if (chosen === undefined) return failure(['games', index], 'the file has no such game');
    const start = followFrom(chosen);
    if (!start.ok) return failure(['games', index, ...start.problem.path], start.problem.message);
    const game = playGame(chosen, start.position, ['games', index]);
    const count = Math.max(0, Math.min(ply ?? game.plies.length, game.plies.length));
    const last = game.plies[count - 1];
    const title =
      last === undefined ? 'The start' : `${last.number}${last.mover === 'white' ? '.' : '...'} ${last.move.san}`;
    return { ok: true, view: { title, fen: last?.after ?? game.start, last } };
  },
  svg({ title, fen, last }) {
    const board = boardOf(fen);
    const marked = last?.uci === undefined ? [] : [...last.uci.matchAll(/[a-h][1-8]/g)].map(([name]) => name);
    const squares = Array.from({ length: 64 }, (_, i) => {
      const name = nameOf(i);
      const { x, y } = cornerOf(name);
      const isLight = (i + (i >> 3)) % 2 === 1;
      const fill = marked.includes(name) ? (isLight ? '#f0e68c' : '#c9b84a') : isLight ? '#f0d9b5' : '#b58863';
      const piece = board.get(i);
      const rect = svgElement('rect', { x, y, width: CELL, height: CELL, fill });
      if (piece === undefined) return rect;
      const paint = isWhite(piece) ? { fill: '#fff', stroke: '#000' } : { fill: '#000', stroke: '#000' };
      const place = { 'font-size': 38, 'text-anchor': 'middle', 'font-family': 'serif', ...paint };
      return rect + svgText(x + CELL / 2, y + 37, GLYPHS[piece.toLowerCase()]!, place);
    });
    const labels = Array.from({ length: 8 }, (_, i) => {
      const style = { 'font-size': 12, 'text-anchor': 'middle', 'font-family': 'sans-serif', fill: '#555' };
      return [
        svgText(MARGIN + CELL * (i + 0.5), SIZE - 7, 'abcdefgh'[i]!, style),
        svgText(MARGIN / 2, MARGIN + CELL * (i + 0.5) + 4, String(8 - i), style),
      ].join('');
    });
    return svgDocument(SIZE, SIZE, title, squares, labels, shapesOf(last));
  },
  text({ title, fen }) {
    const board = boardOf(fen);
    const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => {
      const row = [0, 1, 2, 3, 4, 5, 6, 7].map((file) => {
        const piece = board.get(rank * 8 + file);
        return piece ?? '.';
      });
      return `${rank + 1}  ${row.join(' ')}`;
    });
    return [title, ...rows, '', '   a b c d e f g h', ''].join('\n');
  },
};

/** Returns the letters of the pieces of a FEN by their squares, from a1 in rows. */
function boardOf(fen: string): ReadonlyMap<number, string> {
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

const isWhite = (letter: string): boolean => letter !== letter.toLowerCase();
const nameOf = (square: number): string => 'abcdefgh'[square & 7]! + String((square >> 3) + 1);

function cornerOf(name: string): { readonly x: number; readonly y: number } {
  return { x: MARGIN + 'abcdefgh'.indexOf(name[0]!) * CELL, y: MARGIN + (8 - Number(name[1])) * CELL };
}

/** Returns the squares and arrows of the commands `csl` and `cal`. */
function shapesOf(last: PgnPly | undefined): string[] {
  const marks = (name: string) =>
    valuesOf(last?.move.comments, name)
      .flatMap((value) => value.split(','))
      .map((mark) => mark.trim());
  const half = CELL / 2;
  const circles = marks('csl').flatMap((mark) => {
    if (!/^[A-Z][a-h][1-8]$/.test(mark)) return [];
    const { x, y } = cornerOf(mark.slice(1));
    return [
      svgElement('circle', {
        cx: x + half,
        cy: y + half,
        r: half - 3,
        fill: 'none',
        stroke: COLORS[mark[0]!],
        'stroke-width': 3,
      }),
    ];
  });
  const arrows = marks('cal').flatMap((mark) => {
    if (!/^[A-Z](?:[a-h][1-8]){2}$/.test(mark)) return [];
    const [from, to] = [cornerOf(mark.slice(1, 3)), cornerOf(mark.slice(3))];
    const ends = { x1: from.x + half, y1: from.y + half, x2: to.x + half, y2: to.y + half };
    const tip = svgElement('circle', { cx: to.x + half, cy: to.y + half, r: 7, fill: COLORS[mark[0]!] });
    return [svgElement('line', { ...ends, stroke: COLORS[mark[0]!], 'stroke-width': 4, opacity: 0.7 }) + tip];
  });
  return [...circles, ...arrows];
}
