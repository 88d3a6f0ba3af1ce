import { type Jumps, SPACE_KINDS, type SpaceKind, type TaflRules } from '../rules.js';
import { type Board, pieceAt, type Square } from './board.js';
import {
  EMPTY,
  hasPieceAt,
  isGuard,
  isOn,
  KING,
  opponent,
  type Piece,
  PIECES,
  type PieceSet,
  sideOf,
  typeOf,
} from './pieces.js';

/** One of the four directions: to the previous rank, right, to the next rank, left. */
export type Direction = 0 | 1 | 2 | 3;
/** The four directions, clockwise from the direction to the previous rank. */
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

/** Returns the direction opposite to `direction`. */
export const opposite = (direction: Direction): Direction => (direction ^ 2) as Direction;

/** The rules of a board as tables by square, so that a question about a space is one lookup. */
export interface BoardTables {
  readonly rules: TaflRules;
  readonly size: number;
  /** The neighbor of `square` in direction `d` at `4 * square + d`; -1 beyond the edge. */
  readonly next: Int16Array;
  /** Whether a space is at the edge: 1 or 0. */
  readonly edge: Uint8Array;
  /** The squares of the spaces at the edge. */
  readonly edgeSquares: readonly Square[];
  /** 0 for a plain space, else 1 + the index of its kind in {@link SPACE_KINDS}. */
  readonly kind: Uint8Array;
  readonly stoppableBy: Uint16Array;
  readonly passableBy: Uint16Array;
  readonly enterableBy: Uint16Array;
  /** By space, the pieces that are captured against it in any case, and those captured against it while it is empty. */
  readonly hostileTo: Uint16Array;
  readonly hostileWhenEmptyTo: Uint16Array;
  /** By piece, how far and how it moves. */
  readonly speed: readonly number[];
  readonly jumps: readonly Jumps[];
}

const tablesByRules = new WeakMap<TaflRules, BoardTables>();

/** Returns the tables of `rules`, which are built once for each rules object. */
export function boardTablesOf(rules: TaflRules): BoardTables {
  const found = tablesByRules.get(rules);
  if (found !== undefined) return found;
  const tables = buildTables(rules);
  tablesByRules.set(rules, tables);
  return tables;
}

/** Returns the neighbor of a square in a direction; -1 beyond the edge. */
export const neighbor = ({ next }: BoardTables, square: Square, direction: Direction): Square =>
  next[4 * square + direction]!;

/** Returns the kind of a special space; `undefined` for a plain one. */
export const kindAt = (tables: BoardTables, square: Square): SpaceKind | undefined =>
  KIND_BY_NUMBER[tables.kind[square]!];

const KIND_BY_NUMBER: readonly (SpaceKind | undefined)[] = [undefined, ...SPACE_KINDS];

function buildTables(rules: TaflRules): BoardTables {
  const { size } = rules;
  const count = size * size;
  const sets = (plain: PieceSet): Uint16Array => new Uint16Array(count).fill(plain);
  const speed = byPiece<number>((piece) => rules.speed.get(piece) ?? Infinity, Infinity);
  const jumps = byPiece<Jumps>((piece) => rules.jumps[typeOf(piece)], 'none');
  const everybody = 0xffff;
  const edge = Uint8Array.from({ length: count }, (_, square) => Number(isAtEdge(size, square)));
  const tables = {
    rules,
    size,
    next: neighbors(size),
    edge,
    edgeSquares: [...edge.keys()].filter((square) => edge[square] !== 0),
    kind: new Uint8Array(count),
    stoppableBy: sets(everybody),
    passableBy: sets(everybody),
    enterableBy: sets(everybody),
    hostileTo: sets(0),
    hostileWhenEmptyTo: sets(0),
    speed,
    jumps,
  };
  for (const [index, kind] of SPACE_KINDS.entries()) {
    const space = rules.spaces[kind];
    for (const square of space.squares) {
      if (square >= count || tables.kind[square] !== 0) continue;
      tables.kind[square] = index + 1;
      tables.stoppableBy[square] = space.stoppableBy;
      tables.passableBy[square] = space.passableBy;
      tables.enterableBy[square] = space.enterableBy;
      tables.hostileTo[square] = space.hostileTo;
      tables.hostileWhenEmptyTo[square] = kind === 'centre' ? rules.emptyCentreHostileTo : space.hostileTo;
    }
  }
  return tables;
}

function neighbors(size: number): Int16Array {
  const next = new Int16Array(4 * size * size).fill(-1);
  for (let square = 0; square < size * size; square++) {
    const column = square % size;
    if (square >= size) next[4 * square] = square - size;
    if (column < size - 1) next[4 * square + 1] = square + 1;
    if (square < size * (size - 1)) next[4 * square + 2] = square + size;
    if (column > 0) next[4 * square + 3] = square - 1;
  }
  return next;
}

function isAtEdge(size: number, square: Square): boolean {
  const row = Math.floor(square / size);
  const column = square % size;
  return row === 0 || column === 0 || row === size - 1 || column === size - 1;
}

function byPiece<T>(value: (piece: Piece) => T, none: T): T[] {
  const table = new Array<T>(16).fill(none);
  for (const piece of PIECES) table[piece] = value(piece);
  return table;
}

/** Whether a piece may take part in a capture as a piece that doesn't move: a guard never does. */
export function isAnvil(tables: BoardTables, piece: Piece): boolean {
  if (isGuard(piece)) return false;
  return piece !== KING || tables.rules.kingArms === 'armed' || tables.rules.kingArms === 'anvil';
}

/** Whether a piece may take part in a capture as the piece that moves: a guard never does. */
export function isHammer(tables: BoardTables, piece: Piece): boolean {
  if (isGuard(piece)) return false;
  return piece !== KING || tables.rules.kingArms === 'armed' || tables.rules.kingArms === 'hammer';
}

/** Whether `victim` is captured against a space: an enemy that can capture is there, or the space itself is hostile. */
export function isHostile(tables: BoardTables, board: Board, square: Square, victim: Piece): boolean {
  const piece = pieceAt(board, square);
  if (piece === EMPTY) return hasPieceAt(tables.hostileWhenEmptyTo, square, victim);
  if (isOn(opponent(sideOf(victim)), piece) && isAnvil(tables, piece)) return true;
  return hasPieceAt(tables.hostileTo, square, victim);
}
