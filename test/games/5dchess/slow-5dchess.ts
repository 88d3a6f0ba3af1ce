import { type Multiverse, pieceOf } from '../../../src/games/5dchess/index.js';

// The rules of 5D chess again, without anything clever: boards are copied whole, and every pair of squares is tried.

/** A piece as text: its letter, a capital for white, and `*` where it has not moved; `.` is an empty square. */
type Cell = string;

/** Boards by timeline and half turn (twice the turn, one more for black); rows from white's side, files from a on. */
export interface Slow {
  readonly boards: ReadonlyMap<string, readonly (readonly Cell[])[]>;
  /** The numbers of the timelines in the middle at the start. */
  readonly middle: readonly number[];
}

type Side = 'white' | 'black';
type Point = readonly [x: number, y: number, half: number, line: number];

const nameOf = (line: number, half: number): string => `${line} ${half}`;
const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
const ownerOf = (cell: Cell): Side => (cell[0] === cell[0]!.toUpperCase() ? 'white' : 'black');
const moverAt = (half: number): Side => (half % 2 === 0 ? 'white' : 'black');

export function slowOf(multiverse: Multiverse): Slow {
  const boards = multiverse.allBoards().map(({ line, half, squares }) => {
    const rows = Array.from({ length: multiverse.height }, (_, y) =>
      Array.from(squares.subarray(y * multiverse.width, (y + 1) * multiverse.width), (code) => {
        const piece = pieceOf(code);
        if (piece === undefined) return '.';
        const letter = piece.colour === 'white' ? piece.letter : piece.letter.toLowerCase();
        return piece.unmoved ? `${letter}*` : letter;
      }),
    );
    return [nameOf(line, half), rows] as const;
  });
  return { boards: new Map(boards), middle: multiverse.hasHalves ? [-1, 0] : [0] };
}

const numbersOf = (name: string): [line: number, half: number] => name.split(' ').map(Number) as [number, number];

/** The last half turn of each timeline. */
function lasts({ boards }: Slow): Map<number, number> {
  const last = new Map<number, number>();
  for (const [line, half] of [...boards.keys()].map(numbersOf)) last.set(line, Math.max(half, last.get(line) ?? half));
  return last;
}

/** The half turn of the present: the earliest end among the active timelines. */
function presentOf(slow: Slow): number {
  const ends = [...lasts(slow)];
  const top = Math.max(...slow.middle);
  const bottom = Math.min(...slow.middle);
  const byWhite = ends.filter(([line]) => line > top).length;
  const byBlack = ends.filter(([line]) => line < bottom).length;
  const isActive = (line: number) => line - top <= byBlack + 1 && bottom - line <= byWhite + 1;
  return Math.min(...ends.filter(([line]) => isActive(line)).map(([, half]) => half));
}

const cellAt = ({ boards }: Slow, [x, y, half, line]: Point): Cell | undefined =>
  boards.get(nameOf(line, half))?.[y]?.[x];

/** Whether the piece on a square may go to another by the way its kind moves. */
function reaches(slow: Slow, from: Point, to: Point): boolean {
  const cell = cellAt(slow, from)!;
  const there = cellAt(slow, to)!;
  const side = ownerOf(cell);
  if (there !== '.' && ownerOf(there) === side) return false;
  const delta = [to[0] - from[0], to[1] - from[1], (to[2] - from[2]) / 2, to[3] - from[3]] as const;
  if (!delta.every(Number.isInteger)) return false;
  const sizes = delta.map(Math.abs).filter((d) => d > 0);
  const longest = Math.max(0, ...sizes);
  const isStraight = sizes.length > 0 && sizes.every((d) => d === longest);
  const isFree = () =>
    Array.from({ length: longest - 1 }, (_, i) => from.map((c, k) => c + ((to[k]! - c) / longest) * (i + 1))).every(
      (point) => cellAt(slow, point as unknown as Point) === '.',
    );
  const rides = (...dimensions: number[]) => isStraight && dimensions.includes(sizes.length) && isFree();
  switch (cell[0]!.toUpperCase()) {
    case 'R':
      return rides(1);
    case 'B':
      return rides(2);
    case 'U':
      return rides(3);
    case 'D':
      return rides(4);
    case 'S':
      return rides(1, 2);
    case 'Q':
    case 'Y':
      return rides(1, 2, 3, 4);
    case 'K':
    case 'C':
      return isStraight && longest === 1;
    case 'N':
      return sizes.length === 2 && longest === 2 && Math.min(...sizes) === 1;
    case 'P':
    case 'W':
      return pawnReaches(slow, cell, from, to, delta);
    default:
      return false;
  }
}

function pawnReaches(slow: Slow, cell: Cell, from: Point, to: Point, delta: readonly number[]): boolean {
  const side = ownerOf(cell);
  const [dx, dy, dt, dl] = delta as [number, number, number, number];
  const up = side === 'white' ? 1 : -1;
  const text = delta.join();
  if (cellAt(slow, to) === '.') {
    if (text === [0, up, 0, 0].join() || text === [0, 0, 0, -up].join()) return true;
    const isTwo = text === [0, 2 * up, 0, 0].join() || text === [0, 0, 0, -2 * up].join();
    const middle = from.map((c, i) => (c + to[i]!) / 2) as unknown as Point;
    if (isTwo) return cell.endsWith('*') && cellAt(slow, middle) === '.';
    return dt === 0 && dl === 0 && Math.abs(dx) === 1 && dy === up && passedPawn(slow, from, to) !== undefined;
  }
  if (cell[0]!.toUpperCase() === 'P') {
    return [
      [1, up, 0, 0],
      [-1, up, 0, 0],
      [0, 0, 1, -up],
      [0, 0, -1, -up],
    ].some((one) => one.join() === text);
  }
  const isDiagonal = delta.filter((d) => Math.abs(d) === 1).length === 2 && delta.filter((d) => d === 0).length === 2;
  return isDiagonal && (dy === up || dl === -up);
}

/** The square of a pawn that has just gone two squares past the target on the board that a pawn is on. */
function passedPawn(slow: Slow, from: Point, to: Point): Point | undefined {
  const [, y, half, line] = from;
  const up = moverAt(half) === 'white' ? 1 : -1;
  const victim: Point = [to[0], y, half, line];
  const now = cellAt(slow, victim);
  const before = cellAt(slow, [to[0], y + 2 * up, half - 1, line]);
  const left = cellAt(slow, [to[0], y + 2 * up, half, line]);
  if (now === undefined || now === '.' || before !== `${now}*` || left !== '.' || !/^[pw]$/i.test(now)) {
    return undefined;
  }
  return ownerOf(now) === moverAt(half) ? undefined : victim;
}

/** The files of king and rook after castling, and of the rook before. */
function castles(slow: Slow, from: Point, to: Point): [rook: number] | undefined {
  const [x, y, half, line] = from;
  if (to[1] !== y || to[2] !== half || to[3] !== line || Math.abs(to[0] - x) !== 2) return undefined;
  const king = cellAt(slow, from)!;
  if (king.toUpperCase() !== 'K*') return undefined;
  const way = Math.sign(to[0] - x);
  let rook = x + way;
  while (cellAt(slow, [rook, y, half, line]) === '.') rook += way;
  const wanted = ownerOf(king) === 'white' ? 'R*' : 'r*';
  return Math.abs(rook - x) >= 2 && cellAt(slow, [rook, y, half, line]) === wanted ? [rook] : undefined;
}

function allPoints({ boards }: Slow): Point[] {
  return [...boards].flatMap(([name, rows]) => {
    const [line, half] = numbersOf(name);
    return rows.flatMap((row, y) => row.map((_, x): Point => [x, y, half, line]));
  });
}

/** All positions after one move of a side. */
export function slowMoves(slow: Slow, side: Side): Slow[] {
  const last = lasts(slow);
  const points = allPoints(slow);
  const starts = points.filter((point) => {
    const cell = cellAt(slow, point)!;
    return cell !== '.' && ownerOf(cell) === side && last.get(point[3]) === point[2] && moverAt(point[2]) === side;
  });
  return starts.flatMap((from) =>
    points.flatMap((to) => {
      if (reaches(slow, from, to)) return [moved(slow, from, to)];
      const castling = castles(slow, from, to);
      return castling === undefined ? [] : [castled(slow, from, to, castling[0])];
    }),
  );
}

function moved(slow: Slow, from: Point, to: Point): Slow {
  const boards = new Map(slow.boards);
  const copy = ([, , half, line]: Point) => boards.get(nameOf(line, half))!.map((row) => [...row]);
  const cell = cellAt(slow, from)!;
  const side = ownerOf(cell);
  const left = copy(from);
  const isSame = from[2] === to[2] && from[3] === to[3];
  const entered = isSame ? left : copy(to);
  const isPawn = /^[pw]/i.test(cell);
  const passed =
    isPawn && isSame && cellAt(slow, to) === '.' && from[0] !== to[0] ? passedPawn(slow, from, to) : undefined;
  if (passed !== undefined) left[passed[1]]![passed[0]] = '.';
  left[from[1]]![from[0]] = '.';
  const lastRank = side === 'white' ? entered.length - 1 : 0;
  const queen = side === 'white' ? 'Q' : 'q';
  entered[to[1]]![to[0]] = isPawn && to[1] === lastRank ? queen : cell[0]!;
  boards.set(nameOf(from[3], from[2] + 1), left);
  if (isSame) return { ...slow, boards };
  const last = lasts(slow);
  const numbers = [...last.keys(), ...slow.middle];
  const made = side === 'white' ? Math.max(...numbers) + 1 : Math.min(...numbers) - 1;
  boards.set(nameOf(last.get(to[3]) === to[2] ? to[3] : made, to[2] + 1), entered);
  return { ...slow, boards };
}

function castled(slow: Slow, from: Point, to: Point, rook: number): Slow {
  const [x, y, half, line] = from;
  const board = slow.boards.get(nameOf(line, half))!.map((row) => [...row]);
  const king = board[y]![x]![0]!;
  const tower = board[y]![rook]![0]!;
  board[y]![x] = '.';
  board[y]![rook] = '.';
  board[y]![to[0]] = king;
  board[y]![x + Math.sign(to[0] - x)] = tower;
  return { ...slow, boards: new Map([...slow.boards, [nameOf(line, half + 1), board]]) };
}

/** Whether a side could take a royal piece. */
function couldTakeRoyal(slow: Slow, side: Side): boolean {
  const royals = side === 'white' ? /^[ky]/ : /^[KY]/;
  const last = lasts(slow);
  const points = allPoints(slow);
  const targets = points.filter((point) => royals.test(cellAt(slow, point)!));
  return points.some((from) => {
    const cell = cellAt(slow, from)!;
    if (cell === '.' || ownerOf(cell) !== side) return false;
    if (last.get(from[3]) !== from[2] || moverAt(from[2]) !== side) return false;
    return targets.some((to) => reaches(slow, from, to));
  });
}

const textOf = ({ boards }: Slow): string => JSON.stringify([...boards].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The different positions after an action, by their text. Every order of the moves is tried. */
export function slowActions(slow: Slow): Map<string, Slow> {
  const side = moverAt(presentOf(slow));
  const found = new Map<string, Slow>();
  const go = (position: Slow): void => {
    if (moverAt(presentOf(position)) === other(side) && !couldTakeRoyal(position, other(side))) {
      found.set(textOf(position), position);
    }
    for (const next of slowMoves(position, side)) go(next);
  };
  go(slow);
  return found;
}

export function slowPerft(slow: Slow, depth: number): number {
  if (depth === 0) return 1;
  return [...slowActions(slow).values()].reduce((sum, next) => sum + slowPerft(next, depth - 1), 0);
}
