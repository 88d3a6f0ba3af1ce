import goBoard from '@sabaki/go-board';
import { defineRules, type Rules } from 'ludogram';
import { coordinatesOf, isPoint, pointAt } from '../model/model.js';

// The module is the class, which its types call the default export.
const GoBoard = goBoard as unknown as typeof goBoard.default;
type GoBoard = InstanceType<typeof GoBoard>;

/** A player of Go. */
export type GoSide = 'black' | 'white';

/** A position of Go. It is never changed. */
export interface GoPosition {
  readonly board: GoBoard;
  readonly toMove: GoSide;
}

/** A move of Go. */
export interface GoMove {
  /** The player who makes it; if absent, the one to move. */
  readonly side?: GoSide;
  /** A point such as `pd`; `undefined` for a pass. */
  readonly point: string | undefined;
}

/** The size of a board, and who moves first. */
export interface GoSetup {
  readonly columns: number;
  readonly rows: number;
  readonly toMove?: GoSide;
}

/** The letters of the columns in the notation of players, which has no I. */
export const COLUMN_LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

const signOf = (side: GoSide) => (side === 'black' ? 1 : -1);

/** Returns the other player. */
const opponentOf = (side: GoSide): GoSide => (side === 'black' ? 'white' : 'black');

/**
 * The rules of Go, by @sabaki/go-board: occupied points, suicide, and the repetition of a position by capturing back at
 * once (ko). Players end a game by agreement, so no position ends it.
 */
export const goRules: Rules<GoPosition, GoMove, GoSetup, GoSide> = defineRules({
  start: ({ columns, rows, toMove = 'black' }) => ({ board: GoBoard.fromDimensions(columns, rows), toMove }),
  toMove: ({ toMove }) => toMove,
  legalMoves(position) {
    const { width, height } = position.board;
    const points = Array.from({ length: width * height }, (_, i) => pointAt(i % width, Math.floor(i / width)));
    const moves: GoMove[] = points.map((point) => ({ point }));
    return [...moves.filter((move) => whyIllegal(position, move) === undefined), { point: undefined }];
  },
  whyIllegal,
  play({ board, toMove }, { side = toMove, point }) {
    const next = opponentOf(side);
    const vertex = point === undefined ? undefined : vertexOf(board, point);
    if (vertex === undefined) return { board: board.makeMove(0, [-1, -1]), toMove: next };
    // A stone that is there is replaced.
    return { board: board.clone().set(vertex, 0).makeMove(signOf(side), vertex), toMove: next };
  },
  result: () => undefined,
  key: ({ board, toMove }) => `${board.signMap.map((row) => row.join(',')).join('/')} ${toMove}`,
  moveToText: (_, { point }) => point ?? 'pass',
  moveFromText({ board }, text) {
    const written = text.trim();
    if (/^(?:pass)?$/i.test(written)) return { ok: true, move: { point: undefined } };
    const point = isPoint(written) ? written : pointOfCoordinates(board, written);
    return point !== undefined && vertexOf(board, point) !== undefined
      ? { ok: true, move: { point } }
      : {
          ok: false,
          problem: { index: 0, message: `"${text}" isn't a point of the board, such as pd or Q16, or "pass"` },
        };
  },
});

function whyIllegal({ board, toMove }: GoPosition, { side = toMove, point }: GoMove): string | undefined {
  if (point === undefined) return undefined;
  const vertex = vertexOf(board, point);
  if (vertex === undefined) return 'outside-the-board';
  const { overwrite, suicide, ko } = board.analyzeMove(signOf(side), vertex);
  return overwrite ? 'occupied' : ko ? 'ko' : suicide ? 'suicide' : undefined;
}

function vertexOf(board: GoBoard, point: string): [x: number, y: number] | undefined {
  const [x, y] = coordinatesOf(point);
  return board.has([x, y]) ? [x, y] : undefined;
}

/** Returns the coordinate of a point, such as `Q16`; `undefined` on a board that has more columns than letters. */
export function coordinateOf(board: GoBoard, point: string): string | undefined {
  const [x, y] = coordinatesOf(point);
  return board.width > COLUMN_LETTERS.length ? undefined : `${COLUMN_LETTERS[x]!}${board.height - y}`;
}

/** Returns the point of a coordinate such as `Q16`: columns from A, without I, and rows from 1 at the bottom. */
function pointOfCoordinates(board: GoBoard, text: string): string | undefined {
  const [, letter = '', row = ''] = /^([A-HJ-Z])(\d{1,2})$/i.exec(text) ?? [];
  const y = board.height - Number(row);
  return letter === '' || y < 0 || y >= board.height
    ? undefined
    : pointAt(COLUMN_LETTERS.indexOf(letter.toUpperCase()), y);
}
