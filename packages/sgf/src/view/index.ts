import { failure, svgDocument, svgElement, svgText, type View } from 'ludogram';
import { coordinatesOf, type SgfCollection } from '../model.js';
import { gamesOfGo, playGame, type SgfPly } from '../replay/play.js';

/** A board as it is drawn. */
export interface SgfBoardView {
  readonly title: string;
  /** Rows of `X` (black), `O` (white) and `.`. */
  readonly board: readonly string[];
  /** The move that led to it; `undefined` at the start. */
  readonly last: SgfPly | undefined;
}

const CELL = 24;
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** Returns the points that are marked on usual boards. */
function starsOf(lines: number): readonly number[] {
  if (lines < 9) return [];
  return lines < 13 ? [2, lines - 3] : lines % 2 === 0 ? [3, lines - 4] : [3, (lines - 1) / 2, lines - 4];
}

/** Boards of a game of a file, the first one if none is chosen. */
export const sgfView: View<SgfCollection, SgfBoardView> = {
  at(model, { game: index = 0, ply } = {}) {
    const checked = gamesOfGo(model);
    if (!checked.ok) return checked;
    const chosen = checked.trees[index];
    if (chosen === undefined) return failure(['trees', index], 'the file has no such game');
    const { start, plies } = playGame(chosen);
    const count = Math.max(0, Math.min(ply ?? plies.length, plies.length));
    const last = plies[count - 1];
    const title = last === undefined ? 'The start' : `${count}. ${last.mover} ${last.point ?? 'passes'}`;
    return { ok: true, view: { title, board: last?.after ?? start, last } };
  },
  svg({ title, board, last }) {
    const [rows, columns] = [board.length, board[0]?.length ?? 0];
    const [width, height] = [(columns + 1) * CELL, (rows + 1) * CELL];
    const at = (i: number) => (i + 1) * CELL;
    const line = { stroke: '#000', 'stroke-width': 1 };
    const grid = [
      ...Array.from({ length: columns }, (_, x) =>
        svgElement('line', { x1: at(x), y1: at(0), x2: at(x), y2: at(rows - 1), ...line }),
      ),
      ...Array.from({ length: rows }, (_, y) =>
        svgElement('line', { x1: at(0), y1: at(y), x2: at(columns - 1), y2: at(y), ...line }),
      ),
    ];
    const stars = starsOf(columns).flatMap((x) =>
      starsOf(rows).map((y) => svgElement('circle', { cx: at(x), cy: at(y), r: 3 })),
    );
    const stones = board.flatMap((row, y) =>
      [...row].flatMap((stone, x) =>
        stone === '.'
          ? []
          : [
              svgElement('circle', {
                cx: at(x),
                cy: at(y),
                r: CELL / 2 - 1,
                fill: stone === 'X' ? '#000' : '#fff',
                stroke: '#000',
              }),
            ],
      ),
    );
    const mark = last?.point === undefined ? [] : markAt(last);
    const labels = Array.from({ length: columns }, (_, x) =>
      svgText(at(x), CELL / 2, LETTERS[x] ?? '', {
        'font-size': 9,
        'text-anchor': 'middle',
        'font-family': 'sans-serif',
      }),
    );
    return svgDocument(
      width,
      height,
      title,
      svgElement('rect', { width, height, fill: '#e0b060' }),
      grid,
      stars,
      stones,
      mark,
      labels,
    );
  },
  text({ title, board }) {
    const rows = board.map((row, y) => `${String(board.length - y).padStart(2)} ${[...row].join(' ')}`);
    const letters = [...(board[0] ?? '')].map((_, x) => LETTERS[x] ?? '?').join(' ');
    return [title, ...rows, `   ${letters}`, ''].join('\n');
  },
};

function markAt({ point, mover }: SgfPly): string[] {
  const [x, y] = coordinatesOf(point!);
  return [
    svgElement('circle', {
      cx: (x + 1) * CELL,
      cy: (y + 1) * CELL,
      r: CELL / 5,
      fill: mover === 'black' ? '#fff' : '#000',
    }),
  ];
}
