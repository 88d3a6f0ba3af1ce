import {
  countTiles,
  type Draw,
  type DrawViolation,
  drawViolation,
  isRoundRunning,
  type Move,
  type MoveViolation,
  moveViolations,
  play,
  type PlayerBoard,
  PLAYERS,
  resultOf,
  startTable,
  type Table,
  type Tile,
  TILES,
} from '../../../games/azul/index.js';
import { failure, functionOfModels, modelProblem, type PlyListener, type Result } from '../../../notation/index.js';
import { azulCodec, type AzulGame, type AzulLine, type DrawLine, type MoveLine } from '../model/shape.js';

/** A violation of the rules by a draw or a move of a record. */
export interface AzulFault {
  /** The index of the draw or move among the lines of the model. */
  readonly line: number;
  /** The index of a move among the plies; absent for a draw. */
  readonly ply?: number | undefined;
  readonly violation: MoveViolation | DrawViolation;
  /** The player's board before the move; absent for a draw. */
  readonly board?: PlayerBoard | undefined;
}

/** A round that was scored. */
export interface ScoredRound {
  /** The index of its last move among the lines of the model. */
  readonly lastMove: number;
  /** The points of each player after it, without the bonuses at the end of the game. */
  readonly scores: readonly number[];
}

/** The replay of a game. */
export interface AzulReplay {
  readonly plies: readonly MoveLine[];
  readonly faults: readonly AzulFault[];
  /** The rounds that were scored. */
  readonly rounds: readonly ScoredRound[];
  /** The table at the end of the game. */
  readonly table: Table;
}

/** Takes a move and the table after it. */
export type AzulMoveListener = (move: MoveLine, table: Table) => void;

/**
 * Replays a game by the rules. An illegal move is played as far as possible; an impossible draw is put on the factories
 * as written.
 *
 * @param limits stop after this number of moves
 * @param onMove called after each move with the current table
 * @returns the replay; or a problem if the number of players is absent, or if a number, draw or move is malformed, such
 *   as a tile that does not exist, or the value isn't a model
 */
export const replayAzul: (
  game: AzulGame,
  limits?: { readonly plies?: number },
  onMove?: AzulMoveListener,
) => Result<AzulReplay> = /* @__PURE__ */ functionOfModels(azulCodec, replayModel);

/** Replays a game like {@link replayAzul}, but throws for a value that isn't a model. */
function replayModel(
  game: AzulGame,
  limits: { readonly plies?: number } = {},
  onMove?: AzulMoveListener,
): Result<AzulReplay> {
  if (!isWellFormed(game)) {
    const problem = modelProblem(azulCodec, game);
    return { ok: false, problem: problem ?? { path: ['lines'], message: 'a line is malformed' } };
  }
  const replay = replayRead(game, limits, onMove);
  if (replay !== undefined) return { ok: true, ...replay };
  return failure(['players'], 'expected a number of players');
}

/** The end of a replay, and the faults that are kept. */
interface ReplayLimits {
  /** The line of the model to stop before. */
  readonly lines?: number;
  /** The number of moves to stop after. */
  readonly plies?: number;
  /** Whether a fault is kept. */
  readonly keeps?: (fault: AzulFault) => boolean;
  /** Whether to stop; called before each line. */
  readonly isDone?: () => boolean;
}

/**
 * Replays a game whose model comes from a text, so it is well formed.
 *
 * @param onMove called after each move with the current table
 */
export function replayRead(
  { players, lines }: AzulGame,
  limits: ReplayLimits = {},
  onMove?: AzulMoveListener,
): AzulReplay | undefined {
  if (players === undefined) return undefined;
  const {
    lines: end = lines.length,
    plies: maxPlies = Number.POSITIVE_INFINITY,
    keeps = () => true,
    isDone = () => false,
  } = limits;
  let table = startTable(players);
  const plies: MoveLine[] = [];
  const faults: AzulFault[] = [];
  const rounds: ScoredRound[] = [];
  const report = (fault: AzulFault): void => {
    if (keeps(fault)) faults.push(fault);
  };
  for (const [i, line] of lines.entries()) {
    if (i >= end || (plies.length >= maxPlies && belongsToNextPly(line, plies.length)) || isDone()) break;
    if (line.type === 'draw') table = playDraw(table, line, i, report);
    if (line.type !== 'move') continue;
    const wasRunning = isRoundRunning(table);
    table = playMove(table, line, i, report, plies.length);
    plies.push(line);
    if (wasRunning && !isRoundRunning(table)) rounds.push({ lastMove: i, scores: pointsOf(table) });
    onMove?.(line, table);
  }
  return { plies, faults, rounds, table };
}

/** Whether a line after a number of plies is part of the next one. The draw of the first round is part of the start. */
const belongsToNextPly = ({ type }: AzulGame['lines'][number], plyCount: number): boolean =>
  type === 'move' || (type === 'draw' && plyCount > 0);

const pointsOf = ({ players }: Table): number[] => players.map(({ score }) => score);

/** Plays a game for a listener. Does nothing if {@link replayAzul} returns a problem. */
export function playForListener(game: AzulGame, listener: PlyListener<MoveLine, Table>): void {
  const replay = replayAzul(game, {}, (move, table) => listener.onPly(move, table, ''));
  if (replay.ok) listener.onEnd(winnersOf(replay.table));
}

/** Returns the letters of the winners, separated by spaces; `undefined` until the game is over. */
export function winnersOf(table: Table): string | undefined {
  return resultOf(table)?.winners.join(' ');
}

/** Whether a text can express the number of players, the draws and the moves. */
function isWellFormed({ players, lines }: AzulGame): boolean {
  return (players === undefined || [2, 3, 4].includes(players)) && lines.every(isWellFormedLine);
}

function isWellFormedLine(line: AzulLine): boolean {
  if (line.type === 'draw') return line.factories.every(({ number, tiles }) => isDigit(number) && tiles.every(isTile));
  if (line.type !== 'move') return true;
  const { player, origin, tiles, destinations } = line;
  const areKnown = tiles.every(isTile) && destinations.every((destination) => /^[1-5-]$/.test(destination));
  return PLAYERS.includes(player) && isDigit(origin) && tiles.length > 0 && areKnown;
}

const isDigit = (number: number): boolean => Number.isInteger(number) && number >= 0 && number <= 9;
const isTile = (tile: Tile): boolean => TILES.includes(tile);

/** Receives a fault that was found. */
type ReportFault = (fault: AzulFault) => void;

/** Returns the table after a draw, legal or not, and reports its fault. */
function playDraw(table: Table, written: DrawLine, line: number, report: ReportFault): Table {
  const draws = drawOf(written);
  const violation = drawViolation(table, draws);
  if (violation !== undefined) report({ line, violation });
  return play(table, { draws: draws.filter(({ factory }) => factory <= table.factories.length) });
}

/** Returns the table after a move, legal or not, and reports its faults. */
function playMove(table: Table, written: MoveLine, line: number, report: ReportFault, ply?: number): Table {
  const move = moveOf(written);
  if (move === undefined) return table;
  const board = table.players[move.player];
  for (const violation of moveViolations(table, move)) report({ line, ply, violation, board });
  return play(table, move);
}

/** Returns the table after a draw or a move, legal or not; see {@link replayAzul}. */
export const playLine = (table: Table, line: DrawLine | MoveLine): Table =>
  line.type === 'draw' ? playDraw(table, line, 0, ignore) : playMove(table, line, 0, ignore);

const ignore = (): void => undefined;

/** Converts a draw to the form that the rules use. */
export const drawOf = ({ factories }: DrawLine): Draw[] =>
  factories.map(({ number, tiles }) => ({ factory: number, tiles: countTiles(tiles) }));

/** Converts a move to the form that the rules use; `undefined` for a malformed move. */
export function moveOf({ player, origin, tiles, destinations }: MoveLine): Move | undefined {
  const placed = destinations.filter((destination) => destination !== '-');
  const [tile] = tiles;
  const [line] = placed;
  if (tile === undefined || tiles.some((other) => other !== tile)) return undefined;
  if (tiles.length !== destinations.length || placed.some((other) => other !== line)) return undefined;
  const count = tiles.length;
  const move = { player: PLAYERS.indexOf(player), origin, tile, count, overflow: count - placed.length };
  return line === undefined ? move : { ...move, line: Number(line) };
}
