import {
  countTiles,
  type Draw,
  drawViolation,
  isRoundRunning,
  legalMoves,
  type Move,
  moveViolations,
  play,
  type Player,
  type PlayerBoard,
  PLAYERS,
  resultOf,
  scoresOf,
  startTable,
  type Supply,
  type Table,
  type Tile,
  type TileCounts,
  tilesAt,
  tilesLeft,
} from '../../../src/games/azul/index.js';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Mutable<T[Key]> : T[Key] };

/** A table that changes in place, so that a test can set up any position; the rules see a copy. */
export class Game implements Table {
  players: Mutable<PlayerBoard>[];
  supply: Mutable<Supply>;
  factories: readonly TileCounts[] = [];
  centre: TileCounts = [];
  hasMarker = false;
  turnOf = 0;
  round = 0;
  isOver = false;
  beginsNext = 0;

  constructor(players: number) {
    const start = structuredClone(startTable(players)) as Mutable<Table>;
    this.players = start.players;
    this.supply = start.supply;
    this.#become(start);
  }

  get table(): Table {
    return structuredClone({ ...this });
  }

  play(move: Move): void {
    this.#become(play(this.table, move));
  }

  draw(draws: readonly Draw[]): void {
    this.#become(play(this.table, { draws }));
  }

  legalMoves(): Move[] {
    return legalMoves(this.table);
  }

  moveViolations(move: Move): ReturnType<typeof moveViolations> {
    return moveViolations(this.table, move);
  }

  drawViolation(draws: readonly Draw[]): ReturnType<typeof drawViolation> {
    return drawViolation(this.table, draws);
  }

  get isRoundRunning(): boolean {
    return isRoundRunning(this);
  }

  left(): TileCounts {
    return tilesLeft(this);
  }

  tilesAt(origin: number): TileCounts | undefined {
    return tilesAt(this, origin);
  }

  scores(): number[] {
    return scoresOf(this.table);
  }

  /** The indices of the winners. */
  winners(): number[] {
    return (resultOf(this.table)?.winners ?? []).map((player) => PLAYERS.indexOf(player));
  }

  /** Takes over a table, in the same boards. */
  #become(table: Table): void {
    const { players, ...rest } = structuredClone(table) as Mutable<Table>;
    Object.assign(this, rest);
    for (const [i, board] of players.entries()) Object.assign(this.players[i]!, board);
  }
}

/** Tiles on factories, from text such as `1llrr 2orku`. */
export function drawOf(text: string): Draw[] {
  return [...text.matchAll(/(\d+)([lorku]+)/g)].map(([, factory, tiles]) => ({
    factory: Number(factory),
    tiles: countTiles(tiles as Iterable<Tile>),
  }));
}

/** A move from text such as `A 1 ll 22-`: player, origin, tiles, destinations; malformed ones too. */
export function moveOf(text: string): Move {
  const [player = '', origin, tiles = '', destinations = ''] = text.split(' ');
  const line = /\d/.exec(destinations)?.[0];
  return {
    player: PLAYERS.indexOf(player as Player),
    origin: Number(origin),
    tile: tiles[0] as Tile,
    count: tiles.length,
    ...(line === undefined ? {} : { line: Number(line) }),
    overflow: destinations.split('-').length - 1,
  };
}

/** A game after one draw and some moves. */
export function tableWith(draw: string, moves: readonly string[] = [], players = 2): Game {
  const game = new Game(players);
  game.draw(drawOf(draw));
  for (const move of moves) game.play(moveOf(move));
  return game;
}
