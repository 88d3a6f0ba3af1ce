import { fullSupply, leftBehind, type Shortage, shortageOf, type Supply, takeOut } from './bag.js';
import { bonusOf, completeRows, dropTiles, emptyBoard, hasTile, type PlayerBoard, tileWall } from './player-board.js';
import {
  addTiles,
  countOf,
  countsOf,
  type MutableCounts,
  sumOf,
  type Tile,
  TILES,
  type TileCounts,
  totalOf,
} from './tiles.js';

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

/** The reason why a move is not allowed. */
export type MoveViolation =
  | { readonly problem: 'game-is-over' | 'no-draw' | 'no-such-player' | 'no-such-factory' }
  | { readonly problem: 'out-of-turn'; readonly turnOf: number }
  | { readonly problem: 'tiles-not-there'; readonly there: TileCounts }
  | { readonly problem: 'not-all-tiles'; readonly there: number }
  | { readonly problem: 'line-has-other-tile'; readonly other: Tile }
  | { readonly problem: 'wall-has-tile' }
  | { readonly problem: 'too-many-for-line' | 'room-left-in-line'; readonly room: number };

/** The reason why a draw is not allowed. */
export type DrawViolation =
  | { readonly problem: 'game-is-over' }
  | { readonly problem: 'round-not-over'; readonly left: TileCounts }
  | { readonly problem: 'no-such-factory'; readonly factory: number }
  | { readonly problem: 'wrong-number-of-tiles'; readonly drawn: number; readonly wanted: number }
  | ({ readonly problem: 'tiles-not-left' } & Shortage)
  | { readonly problem: 'bag-not-empty'; readonly tile: Tile };

/** The end of a game. */
export interface Result {
  /** Indices of the winners: several if points and complete rows are equal. */
  readonly winners: readonly number[];
  /** Points of each player, including the bonuses. */
  readonly scores: readonly number[];
}

/** Number of tiles on each factory after a draw. */
const PER_FACTORY = 4;

/**
 * A game of Azul with the colored side of the wall: the state of the table, and its moves. The caller makes the draws,
 * so that a game can use any source of tiles.
 *
 * ```ts
 * const table = new Table(2);
 * table.draw([1, 2, 3, 4, 5].map((factory) => ({ factory, tiles: [1, 1, 1, 1, 0] })));
 * const [move] = table.legalMoves();
 * if (move !== undefined && table.moveViolations(move).length === 0) table.play(move);
 * ```
 */
export class Table {
  readonly players: readonly PlayerBoard[];
  readonly supply: Supply = fullSupply();
  /** The tiles on each factory, by the number of the factory minus one. */
  readonly factories: MutableCounts[];
  readonly centre: MutableCounts = countsOf(0);
  /** Whether the marker of the first player lies in the center. */
  hasMarker = false;
  /** Index of the player to move. */
  turnOf = 0;
  /** Number of rounds begun. */
  round = 0;
  /** Whether the game is over: a round was scored and a player has a complete row. */
  isOver = false;
  /** Scores after each round, without the final bonuses. */
  readonly roundScores: number[][] = [];
  /** Index of the player who begins the next round. */
  beginsNext = 0;

  /** @param playerCount 2 to 4 */
  constructor(playerCount: number) {
    this.players = Array.from({ length: playerCount }, emptyBoard);
    this.factories = Array.from({ length: playerCount * 2 + 1 }, () => countsOf(0));
  }

  /** Number of tiles on the table. */
  left(): TileCounts {
    return this.factories.reduce(sumOf, [...this.centre]);
  }

  /** Whether a round is running: there are tiles to take. */
  get isRoundRunning(): boolean {
    return totalOf(this.left()) > 0;
  }

  /** Returns why a draw is not allowed; `undefined` if it is. */
  drawViolation(draws: readonly Draw[]): DrawViolation | undefined {
    if (this.isOver) return { problem: 'game-is-over' };
    if (this.isRoundRunning) return { problem: 'round-not-over', left: this.left() };
    const stray = draws.find(({ factory }) => factory > this.factories.length);
    if (stray !== undefined) return { problem: 'no-such-factory', factory: stray.factory };
    const drawn = tilesOf(draws);
    const { bag, lid } = this.supply;
    const wanted = Math.min(this.factories.length * PER_FACTORY, totalOf(bag) + totalOf(lid));
    if (totalOf(drawn) !== wanted) return { problem: 'wrong-number-of-tiles', drawn: totalOf(drawn), wanted };
    const shortage = shortageOf(this.supply, drawn);
    if (shortage !== undefined) return { problem: 'tiles-not-left', ...shortage };
    const tile = leftBehind(this.supply, drawn);
    return tile === undefined ? undefined : { problem: 'bag-not-empty', tile };
  }

  /** Puts a draw on the factories, replacing their tiles, and begins a round. */
  draw(draws: readonly Draw[]): void {
    takeOut(this.supply, tilesOf(draws));
    for (const counts of [...this.factories, this.centre]) counts.fill(0);
    for (const { factory, tiles } of draws) this.factories[factory - 1] = [...tiles];
    this.hasMarker = true;
    this.round++;
  }

  /** Returns the tiles of an origin; nothing if there is no such factory. */
  tilesAt(origin: number): TileCounts | undefined {
    return origin === 0 ? this.centre : this.factories[origin - 1];
  }

  /** Returns all violations of the rules by a move, the most important first. */
  moveViolations(move: Move): MoveViolation[] {
    const { player, origin, tile, count } = move;
    const there = this.tilesAt(origin);
    const board = this.players[player];
    if (this.isOver) return [{ problem: 'game-is-over' }];
    if (board === undefined) return [{ problem: 'no-such-player' }];
    if (!this.isRoundRunning) return [{ problem: 'no-draw' }];
    const turn: MoveViolation[] = player === this.turnOf ? [] : [{ problem: 'out-of-turn', turnOf: this.turnOf }];
    if (there === undefined) return [...turn, { problem: 'no-such-factory' }];
    const available = countOf(there, tile);
    if (available < count) return [...turn, { problem: 'tiles-not-there', there: [...there] }];
    if (available > count) return [...turn, { problem: 'not-all-tiles', there: available }];
    return [...turn, ...lineViolations(board, move)];
  }

  /** Makes a move as far as possible, and scores the round after its last move. */
  play(move: Move): void {
    const { player, origin, tile } = move;
    const board = this.players[player];
    const there = this.tilesAt(origin) as MutableCounts | undefined;
    if (board === undefined || there === undefined || this.isOver) return;
    const count = countOf(there, tile);
    if (count === 0) return;
    addTiles(there, tile, -count);
    if (origin === 0) this.#takeMarker(board, player);
    else {
      for (const rest of TILES) addTiles(this.centre, rest, countOf(there, rest));
      there.fill(0);
    }
    dropTiles(board, tile, count - fill(board, move, count), this.supply.lid);
    this.turnOf = (player + 1) % this.players.length;
    if (!this.isRoundRunning) this.#endRound();
  }

  #takeMarker(board: PlayerBoard, player: number): void {
    if (!this.hasMarker) return;
    this.hasMarker = false;
    this.beginsNext = player;
    if (board.floor.length < 7) board.floor.push('first');
  }

  #endRound(): void {
    for (const board of this.players) tileWall(board, this.supply.lid);
    this.roundScores.push(this.players.map(({ score }) => score));
    this.turnOf = this.beginsNext;
    const { bag, lid } = this.supply;
    this.isOver = this.players.some((board) => completeRows(board) > 0) || totalOf(bag) + totalOf(lid) === 0;
  }

  /** Returns the scores, with the bonuses once the game is over. */
  scores(): number[] {
    return this.players.map((board) => board.score + (this.isOver ? bonusOf(board) : 0));
  }

  /** Returns the indices of the winners: the most points, then the most complete rows. Empty until the game is over. */
  winners(): number[] {
    if (!this.isOver) return [];
    const scores = this.scores();
    const players = this.players.map((board, index) => ({
      index,
      score: scores[index] ?? 0,
      rows: completeRows(board),
    }));
    const best = bestOf(players, ({ score }) => score);
    return bestOf(best, ({ rows }) => rows).map(({ index }) => index);
  }

  /** Yields every move that the player to move can make. */
  *legalMoves(): Iterable<Move> {
    const board = this.players[this.turnOf];
    if (board === undefined) return;
    for (const [origin, counts] of [this.centre, ...this.factories].entries()) {
      for (const tile of TILES) {
        const count = countOf(counts, tile);
        if (count === 0) continue;
        const taken = { player: this.turnOf, origin, tile, count };
        for (const [row, filled] of board.lines.entries()) {
          const line = row + 1;
          const room = line - filled.count;
          const move = { ...taken, line, overflow: Math.max(0, count - room) };
          if (room > 0 && this.moveViolations(move).length === 0) yield move;
        }
        yield { ...taken, overflow: count };
      }
    }
  }
}

/** Returns how a game ended; `undefined` until it is over. */
export const resultOf = (table: Table): Result | undefined =>
  table.isOver ? { winners: table.winners(), scores: table.scores() } : undefined;

/** Returns an independent copy of a game that continues from the state of `table`. */
export const forkTable = (table: Table): Table =>
  Object.assign(new Table(table.players.length), structuredClone({ ...table }));

const tilesOf = (draws: readonly Draw[]): MutableCounts =>
  draws.reduce((sum, { tiles }) => sumOf(sum, tiles), countsOf(0));

function lineViolations(board: PlayerBoard, { tile, count, line: number, overflow }: Move): MoveViolation[] {
  if (number === undefined) return [];
  const line = board.lines[number - 1]!;
  const room = number - line.count;
  const placed = count - overflow;
  if (line.tile !== undefined && line.tile !== tile) return [{ problem: 'line-has-other-tile', other: line.tile }];
  if (hasTile(board, number - 1, tile)) return [{ problem: 'wall-has-tile' }];
  if (placed > room) return [{ problem: 'too-many-for-line', room }];
  return overflow > 0 && placed < room ? [{ problem: 'room-left-in-line', room }] : [];
}

/** Puts tiles in the line of a move, as many as the move says and the line can take. @returns how many */
function fill(board: PlayerBoard, { tile, line: number, overflow }: Move, count: number): number {
  if (number === undefined) return 0;
  const line = board.lines[number - 1]!;
  if ((line.tile !== undefined && line.tile !== tile) || hasTile(board, number - 1, tile)) return 0;
  const placed = Math.max(0, Math.min(number - line.count, count - overflow));
  if (placed > 0) line.tile = tile;
  line.count += placed;
  return placed;
}

function bestOf<T>(players: readonly T[], value: (player: T) => number): T[] {
  const best = players.reduce((most, player) => Math.max(most, value(player)), -Infinity);
  return players.filter((player) => value(player) === best);
}
