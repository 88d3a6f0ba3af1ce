import type { Outcome, ToMove } from '../rules.js';
import { fullSupply, type Supply, supplyAfter } from './bag.js';
import {
  bonusOf,
  completeRows,
  emptyBoard,
  placeTiles,
  type PlayerBoard,
  tileWall,
  withMarker,
} from './player-board.js';
import { countOf, countsOf, sumOf, type Tile, type TileCounts, TILES, totalOf } from './tiles.js';

/** A player, by the order of play. */
export type Player = 'A' | 'B' | 'C' | 'D';

/** All players, in the order of play. */
export const PLAYERS: readonly Player[] = ['A', 'B', 'C', 'D'];

/** The target of tiles: a line of the player's board, from 1 on, or the floor. */
export type Destination = 1 | 2 | 3 | 4 | 5 | '-';

/** A move: takes all tiles of a kind from one origin and places them. */
export interface Move {
  /** Index of the player; A is 0. */
  readonly player: number;
  /** Number of a factory, or 0 for the center. */
  readonly origin: number;
  readonly tile: Tile;
  /** Number of tiles taken. */
  readonly count: number;
  /** Line 1 to 5; absent if all tiles go to the floor. */
  readonly line?: number;
  /** Number of tiles that go to the floor. */
  readonly overflow: number;
}

/** The tiles put on one factory, named by its number. */
export interface Draw {
  readonly factory: number;
  readonly tiles: TileCounts;
}

/** A move of chance: the tiles drawn for a round. */
export interface Draws {
  readonly draws: readonly Draw[];
}

/** A position of a game: an immutable value. A move makes a new one. */
export interface Table {
  readonly players: readonly PlayerBoard[];
  readonly supply: Supply;
  /** The tiles on each factory, by the number of the factory minus one. */
  readonly factories: readonly TileCounts[];
  readonly centre: TileCounts;
  /** Whether the marker of the first player is in the center. */
  readonly hasMarker: boolean;
  /** Index of the player to move. */
  readonly turnOf: number;
  /** Number of rounds begun. */
  readonly round: number;
  /** Whether the game is over: a round was scored and a player has a complete row, or no tiles are left to draw. */
  readonly isOver: boolean;
  /** Index of the player who begins the next round. */
  readonly beginsNext: number;
}

/** The reason why a game ended. */
export type Reason = 'row-complete' | 'no-tiles-left';

/** The end of a game. */
export interface Result extends Outcome<Player> {
  /** Several if points and complete rows are equal. */
  readonly winners: readonly Player[];
  readonly reason: Reason;
  /** Points of each player, including the bonuses. */
  readonly scores: readonly number[];
}

/**
 * Returns the table before the first draw.
 *
 * @param players 2 to 4
 */
export const startTable = (players: number): Table => ({
  players: Array.from({ length: players }, emptyBoard),
  supply: fullSupply(),
  factories: emptyFactories(players * 2 + 1),
  centre: countsOf(0),
  hasMarker: false,
  turnOf: 0,
  round: 0,
  isOver: false,
  beginsNext: 0,
});

const emptyFactories = (count: number): TileCounts[] => Array.from({ length: count }, () => countsOf(0));

/** Returns the tiles on the table. */
export const tilesLeft = ({ factories, centre }: Table): TileCounts => factories.reduce(sumOf, centre);

/** Whether a round is running: there are tiles to take. */
export const isRoundRunning = ({ factories, centre }: Table): boolean => hasTiles(centre) || factories.some(hasTiles);

const hasTiles = (counts: TileCounts): boolean => counts.some((count) => count > 0);

/** Returns the tiles of an origin; `undefined` for a factory that doesn't exist. */
export const tilesAt = ({ centre, factories }: Table, origin: number): TileCounts | undefined =>
  origin === 0 ? centre : factories[origin - 1];

/** Returns the tiles of a draw. */
export const tilesOf = (draws: readonly Draw[]): TileCounts =>
  draws.reduce<TileCounts>((sum, { tiles }) => sumOf(sum, tiles), countsOf(0));

/** Returns the player to move; `chance` before a draw. */
export const toMove = (table: Table): ToMove<Player> =>
  isRoundRunning(table) || table.isOver ? PLAYERS[table.turnOf]! : 'chance';

/** Returns the table after a move or a draw, legal or not, as far as possible. */
export const play = (table: Table, move: Move | Draws): Table =>
  'draws' in move ? deal(table, move.draws) : takeTiles(table, move);

/**
 * Puts a draw on the factories, replacing their tiles, and begins a round. Nothing changes after the end of the game.
 */
function deal(table: Table, draws: readonly Draw[]): Table {
  if (table.isOver) return table;
  const factories = emptyFactories(table.factories.length);
  for (const { factory, tiles } of draws) if (factory - 1 in factories) factories[factory - 1] = tiles;
  const supply = supplyAfter(table.supply, tilesOf(draws));
  return { ...table, supply, factories, centre: countsOf(0), hasMarker: true, round: table.round + 1 };
}

/** Makes a move of a player, and scores the round after its last move. */
function takeTiles(table: Table, move: Move): Table {
  const { player, origin, tile, line, overflow } = move;
  const board = table.players[player];
  const originTiles = tilesAt(table, origin);
  if (board === undefined || originTiles === undefined || table.isOver) return table;
  const count = countOf(originTiles, tile);
  if (count === 0) return table;
  const takesMarker = origin === 0 && table.hasMarker;
  const placed = placeTiles(takesMarker ? withMarker(board) : board, tile, count, line, count - overflow);
  const rest = originTiles.map((number, kind) => (TILES[kind] === tile ? 0 : number));
  const { players, supply, factories, centre, hasMarker, round, isOver, beginsNext } = table;
  // Faster than spreading the table.
  const next: Table = {
    players: players.with(player, placed.board),
    supply: withLid(supply, placed.discarded),
    factories: origin === 0 ? factories : factories.with(origin - 1, countsOf(0)),
    centre: origin === 0 ? rest : sumOf(centre, rest),
    hasMarker: hasMarker && !takesMarker,
    turnOf: (player + 1) % players.length,
    round,
    isOver,
    beginsNext: takesMarker ? player : beginsNext,
  };
  return isRoundRunning(next) ? next : endRound(next);
}

const withLid = ({ bag, lid }: Supply, discarded: TileCounts): Supply => ({ bag, lid: sumOf(lid, discarded) });

function endRound(table: Table): Table {
  const tiled = table.players.map(tileWall);
  const players = tiled.map(({ board }) => board);
  const supply = tiled.reduce((all, { discarded }) => withLid(all, discarded), table.supply);
  const isOver = players.some((board) => completeRows(board) > 0) || totalOf(sumOf(supply.bag, supply.lid)) === 0;
  return { ...table, players, supply, isOver, turnOf: table.beginsNext };
}

/** Returns the scores, with the bonuses once the game is over. */
export const scoresOf = ({ players, isOver }: Table): number[] =>
  players.map((board) => board.score + (isOver ? bonusOf(board) : 0));

/** Returns how a game ended; `undefined` until it is over. The most points win, then the most complete rows. */
export function resultOf(table: Table): Result | undefined {
  if (!table.isOver) return undefined;
  const scores = scoresOf(table);
  const rows = table.players.map(completeRows);
  const standings = table.players.map((_, index) => ({ index, score: scores[index] ?? 0, rows: rows[index] ?? 0 }));
  const best = bestOf(
    bestOf(standings, ({ score }) => score),
    (standing) => standing.rows,
  );
  const reason = rows.some((count) => count > 0) ? 'row-complete' : 'no-tiles-left';
  return { winners: best.map(({ index }) => PLAYERS[index]!), reason, scores };
}

function bestOf<T>(players: readonly T[], value: (player: T) => number): T[] {
  const best = players.reduce((max, player) => Math.max(max, value(player)), -Infinity);
  return players.filter((player) => value(player) === best);
}
