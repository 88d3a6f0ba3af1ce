import { leftBehind, type Shortage, shortageOf } from './bag.js';
import { hasTile, type PlayerBoard } from './player-board.js';
import { type Draw, type Draws, isRoundRunning, type Move, type Table, tilesAt, tilesLeft, tilesOf } from './table.js';
import { countOf, type Tile, type TileCounts, TILES, totalOf } from './tiles.js';

/** The reason why a move is not allowed. */
export type MoveViolation =
  | { readonly why: 'game-is-over' | 'no-draw' | 'no-such-player' | 'no-such-factory' }
  | { readonly why: 'out-of-turn'; readonly turnOf: number }
  | { readonly why: 'tiles-not-there'; readonly there: TileCounts }
  | { readonly why: 'not-all-tiles'; readonly there: number }
  | { readonly why: 'line-has-other-tile'; readonly other: Tile }
  | { readonly why: 'wall-has-tile' }
  | { readonly why: 'too-many-for-line' | 'room-left-in-line'; readonly room: number };

/** The reason why a draw is not allowed. */
export type DrawViolation =
  | { readonly why: 'game-is-over' }
  | { readonly why: 'round-not-over'; readonly left: TileCounts }
  | { readonly why: 'no-such-factory'; readonly factory: number }
  | { readonly why: 'wrong-number-of-tiles'; readonly drawn: number; readonly wanted: number }
  | ({ readonly why: 'tiles-not-left' } & Shortage)
  | { readonly why: 'bag-not-empty'; readonly tile: Tile };

/** Number of tiles on each factory after a draw. */
export const PER_FACTORY = 4;

/** Returns the first reason why a move or a draw is not allowed, as a word; `undefined` if it is. */
export const whyIllegal = (table: Table, move: Move | Draws): string | undefined =>
  ('draws' in move ? drawViolation(table, move.draws) : moveViolations(table, move)[0])?.why;

/** Returns why a draw is not allowed; `undefined` if it is. */
export function drawViolation(table: Table, draws: readonly Draw[]): DrawViolation | undefined {
  const { isOver, factories, supply } = table;
  if (isOver) return { why: 'game-is-over' };
  if (isRoundRunning(table)) return { why: 'round-not-over', left: tilesLeft(table) };
  const stray = draws.find(({ factory }) => factory > factories.length);
  if (stray !== undefined) return { why: 'no-such-factory', factory: stray.factory };
  const drawn = tilesOf(draws);
  const wanted = Math.min(factories.length * PER_FACTORY, totalOf(supply.bag) + totalOf(supply.lid));
  if (totalOf(drawn) !== wanted) return { why: 'wrong-number-of-tiles', drawn: totalOf(drawn), wanted };
  const shortage = shortageOf(supply, drawn);
  if (shortage !== undefined) return { why: 'tiles-not-left', ...shortage };
  const tile = leftBehind(supply, drawn);
  return tile === undefined ? undefined : { why: 'bag-not-empty', tile };
}

/** Returns all violations of the rules by a move, the most important first. */
export function moveViolations(table: Table, move: Move): MoveViolation[] {
  const { player, origin, tile, count } = move;
  const originTiles = tilesAt(table, origin);
  const board = table.players[player];
  if (table.isOver) return [{ why: 'game-is-over' }];
  if (board === undefined) return [{ why: 'no-such-player' }];
  if (!isRoundRunning(table)) return [{ why: 'no-draw' }];
  const turn: MoveViolation[] = player === table.turnOf ? [] : [{ why: 'out-of-turn', turnOf: table.turnOf }];
  if (originTiles === undefined) return [...turn, { why: 'no-such-factory' }];
  const available = countOf(originTiles, tile);
  if (available < count) return [...turn, { why: 'tiles-not-there', there: originTiles }];
  if (available > count) return [...turn, { why: 'not-all-tiles', there: available }];
  return [...turn, ...lineViolations(board, move)];
}

function lineViolations(board: PlayerBoard, { tile, count, line: number, overflow }: Move): MoveViolation[] {
  if (number === undefined) return [];
  const line = board.lines[number - 1]!;
  const room = number - line.count;
  const placed = count - overflow;
  if (line.tile !== undefined && line.tile !== tile) return [{ why: 'line-has-other-tile', other: line.tile }];
  if (hasTile(board, number - 1, tile)) return [{ why: 'wall-has-tile' }];
  if (placed > room) return [{ why: 'too-many-for-line', room }];
  return overflow > 0 && placed < room ? [{ why: 'room-left-in-line', room }] : [];
}

/** Returns every move that the player to move can make; none before a draw and once the game is over. */
export function legalMoves(table: Table): Move[] {
  const { turnOf: player, players, centre, factories } = table;
  const board = players[player];
  if (board === undefined || table.isOver) return [];
  return [centre, ...factories].flatMap((counts, origin) =>
    TILES.flatMap((tile) => {
      const count = countOf(counts, tile);
      return count === 0 ? [] : placements(board, { player, origin, tile, count, overflow: count });
    }),
  );
}

/**
 * Returns the moves that take the same tiles as a move to the floor: to each line that can take some, and that move.
 */
function placements(board: PlayerBoard, toFloor: Move): Move[] {
  const toLines = board.lines.flatMap((filled, row) => {
    const room = row + 1 - filled.count;
    const move = { ...toFloor, line: row + 1, overflow: Math.max(0, toFloor.count - room) };
    return room > 0 && lineViolations(board, move).length === 0 ? [move] : [];
  });
  return [...toLines, toFloor];
}
