import { defined } from '../../../defined.js';
import type { Board as GameBoard, Multiverse } from '../../../games/5dchess/index.js';
import { append } from '../../../maps.js';
import {
  failure,
  type LineInTree,
  modelProblem,
  type Path,
  playLines,
  type PlyListener,
  type Result,
} from '../../../notation/index.js';
import type { StartProblem } from '../boards/start.js';
import { fiveDCodec } from '../model/codec.js';
import type { FiveDGame, GameResult } from '../model/model.js';
import { fiveDTree, type LineWithMover, mainLineOf, modelLine, type PlayersMove } from '../turns/game-tree.js';
import { type FiveDPly, playGameLines } from './play-lines.js';
import { playModelMove } from './play-move.js';

/** The replay of a variation. */
export interface FiveDVariation {
  /**
   * The address of the variation, such as `1b.1`: the turn that it begins with, `w` or `b`, and its number among the
   * variations that begin there. Nested ones append theirs.
   */
  readonly address: string;
  /** The number of plies before it in the line that it belongs to. */
  readonly begin: number;
  readonly plies: readonly FiveDPly[];
  /** The last board of each timeline at its end. */
  readonly final: readonly GameBoard[];
  readonly result?: GameResult;
}

/** The replay of a game. */
export interface FiveDReplay {
  readonly start: readonly GameBoard[];
  /** The plies of the main line. */
  readonly plies: readonly FiveDPly[];
  /** All variations that could be played, in the order of the text, each before those inside it. */
  readonly variations: readonly FiveDVariation[];
  /** The paths of variations that begin with a turn that isn't nearby. They are not played. */
  readonly unplaced: readonly Path[];
  /** The boards at the end of the main line. */
  readonly multiverse: Multiverse;
}

/**
 * Replays a game, legal or not; {@link FiveDPly.violations} lists the violations of the rules. Does not examine checks
 * and mates. Returns a problem for a model that no text expresses, or without a starting position.
 */
export function replay5dfen(game: FiveDGame): Result<FiveDReplay> {
  const problem = modelProblem(fiveDCodec, game);
  if (problem !== undefined) return { ok: false, problem };
  const replay = playGame(game);
  if (!('reason' in replay)) return { ok: true, ...replay };
  return failure(replay.path, START_PROBLEMS[replay.reason]);
}

/** The reasons why a game can't be replayed, as messages. */
export const START_PROBLEMS: Readonly<Record<StartProblem['reason'], string>> = {
  'no-boards': 'the game has no board to start from',
  'variant-not-built-in': 'the boards of this variant are not built in',
  'bad-boards': 'this board does not fit the other boards',
  gap: 'the board before this one is missing',
};

/** Replays a game whose model comes from a text, so it is well formed. */
export function playGame(game: FiveDGame): FiveDReplay | StartProblem {
  const plies = new Map<LineInTree<LineWithMover>, FiveDPly[]>();
  const played = playGameLines(game, (ply, _, line) => {
    append(plies, line, ply);
  });
  if ('reason' in played) return played;
  const { start, main, unplaced, multiverse } = played;
  const variations = played.variations.map(({ line, final }) => variationOf(line, final, plies.get(line) ?? []));
  return { start, plies: plies.get(main) ?? [], variations, unplaced, multiverse };
}

function variationOf(
  line: LineInTree<LineWithMover>,
  final: readonly GameBoard[],
  plies: readonly FiveDPly[],
): FiveDVariation {
  const { address, branch } = line;
  const { result } = modelLine(line);
  return { address, begin: branch?.after ?? 0, plies, final, ...defined({ result }) };
}

/**
 * Plays a game for a listener. Returns what is wrong with its start, if it can't be played. Does nothing for a model
 * that no text expresses.
 */
export function playForListener(
  game: FiveDGame,
  listener: PlyListener<FiveDPly, Multiverse>,
): StartProblem | undefined {
  if (modelProblem(fiveDCodec, game) !== undefined) return undefined;
  const played = playGameLines(game, (ply, multiverse, { address }) => listener.onPly(ply, multiverse, address));
  if ('reason' in played) return played;
  // Mates are not examined, so there is no result.
  listener.onEnd(undefined);
  return undefined;
}

/** Calls a function for each move of a game and its variations in the order in which they are played. */
export function eachMove(game: FiveDGame, onMove: (played: PlayersMove, address: string) => void): void {
  playLines(fiveDTree, mainLineOf(game), true, {
    // There is no position to keep: any value but undefined continues the line.
    play: (state, played, { address }) => {
      onMove(played, address);
      return state;
    },
  });
}

/**
 * Plays the main line of a game from a position on. Yields the path of each turn before its first move is played.
 */
export function* turnsPlayed(game: FiveDGame, multiverse: Multiverse): Generator<Path> {
  let last: Path[number] | undefined;
  for (const played of fiveDTree.moves(mainLineOf(game))) {
    const [turns = 'turns', index = 0] = played.action.path;
    if (index !== last) yield [turns, index];
    last = index;
    playModelMove(multiverse, played.move, played.action.mover);
  }
}

/** Plays the main line of a game from a position on. */
export function playMainLine(game: FiveDGame, multiverse: Multiverse): void {
  const turns = turnsPlayed(game, multiverse);
  while (turns.next().done !== true);
}
