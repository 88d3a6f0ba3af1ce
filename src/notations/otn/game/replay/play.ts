import type { Ply, Position, Result as TaflResult, Side } from '../../../../games/tafl/index.js';
import { append } from '../../../../maps.js';
import {
  followLines,
  functionOfModels,
  type LineInTree,
  type LinePlayer,
  type Path,
  playLines,
  type PlyListener,
  type Result,
} from '../../../../notation/index.js';
import type { OtnMove } from '../../move/model/shape.js';
import { otnCodec } from '../model/codec.js';
import type { OtnGame, OtnLine, OtnTurn } from '../model/model.js';
import { otnTree, type WalkedMove } from '../turns/game-tree.js';
import { winnerOf } from './outcome.js';
import { type OtnViolation, type PlayedMove, playMove } from './play-move.js';
import { checkedStart } from './start.js';

/** One move of a replay. */
export interface OtnPly extends PlayedMove {
  readonly turn: OtnTurn;
  /** The index of the move in its turn, from 0. */
  readonly index: number;
  /**
   * The path of the move in the model: `['turns', 3, 'moves', 1]`, after `'variations'` and an index for each
   * variation.
   */
  readonly path: Path;
}

/** The replay of one line of a game. */
export interface OtnLineReplay {
  /** The address of the line: `7a.1` for the first variation on move 7a; empty for the main line. */
  readonly address: string;
  readonly plies: readonly OtnPly[];
  readonly final: Position;
  readonly result: TaflResult | undefined;
}

/** The replay of a game with its variations. */
export interface OtnReplay extends OtnLineReplay {
  readonly start: Position;
  /** Every variation, those of the main line first. A variation on a move that does not exist is left out. */
  readonly variations: readonly OtnLineReplay[];
}

/**
 * Called after each ply of a line, with whether its position is known. A variation is played before its outer line goes
 * on.
 */
export type OnPly = (ply: OtnPly, line: LineInTree<OtnLine>, isKnown: boolean) => void;

/**
 * Whether a move, or a part of the text directly before it, is unreliable. Takes the line of the move, the index of its
 * turn in the line, and its index in the turn.
 */
export type IsLost = (line: LineInTree<OtnLine>, turnIndex: number, index: number) => boolean;

/**
 * Replays a game with its variations (section 4) by the rules in its tags (section 3). An illegal move is played as far
 * as the board allows, so that one mistake does not affect the rest. Returns a problem if the game has no rules record
 * with a board, a move names a space that does not exist, or the value isn't a model.
 */
export const replayOtn: (game: OtnGame) => Result<OtnReplay> = /* @__PURE__ */ functionOfModels(otnCodec, replayModel);

/** Replays a game like {@link replayOtn}, but throws for a value that isn't a model. */
function replayModel(game: OtnGame): Result<OtnReplay> {
  const start = checkedStart(game);
  if (!start.ok) return start;
  const plies = new Map<LineInTree<OtnLine>, OtnPly[]>();
  const onPly: OnPly = (ply, line) => {
    append(plies, line, ply);
  };
  const initial = { position: start.position, isKnown: true };
  const [main, ...variations] = playLines(otnTree, game, initial, playerOf({ onPly }));
  const replayOf = ({ at: line, final: { position: final } }: typeof main): OtnLineReplay => ({
    address: line.address,
    plies: plies.get(line) ?? [],
    final,
    result: final.result,
  });
  const byDepth = variations.sort((a, b) => a.at.depth - b.at.depth);
  return { ok: true, ...replayOf(main), start: start.position, variations: byDepth.map(replayOf) };
}

/** Plays a game for a listener. Does nothing if {@link replayOtn} returns a problem. */
export function playForListener(game: OtnGame, listener: PlyListener<OtnPly, Position>): void {
  const start = checkedStart(game);
  if (!start.ok) return;
  const onPly: OnPly = (ply, { address }) => listener.onPly(ply, ply.after, address);
  const { position } = followGame(game, start.position, { onPly });
  listener.onEnd(winnerOf(position));
}

/** The functions that are called while a game is played. */
interface PlayOptions {
  readonly onPly: OnPly;
  /** Absent if no move is lost. */
  readonly isLost?: IsLost | undefined;
  /** Whether to leave out the rest of the game; called before each move. */
  readonly isDone?: () => boolean;
}

/**
 * Plays a game whose moves name spaces of a board. Keeps no plies and no variations. From the first lost move on, the
 * position of a line and of its later branches is unknown.
 *
 * @returns the state after the main line
 */
export const followGame = (game: OtnGame, start: Position, options: PlayOptions): LineState =>
  followLines(otnTree, game, { position: start, isKnown: true }, playerOf(options));

const playerOf = ({ onPly, isLost, isDone }: PlayOptions): LinePlayer<OtnLine, WalkedMove, LineState> => ({
  enter: (outer) => ({ ...outer }),
  isDone: () => isDone?.() === true,
  play(state, { turn, turnIndex, index, written }, line) {
    if (state.isKnown && isLost?.(line, turnIndex, index) === true) state.isKnown = false;
    if (written.kind === 'skip') return state;
    const played = playMove(state.position, written);
    state.position = played.after;
    onPly(new ReplayedMove(played, turn, { line, turnIndex, index }), line, state.isKnown);
    return state;
  },
});

/** Returns the position after the moves of a turn, from the position before it. */
export function playTurn(before: Position, { moves }: OtnTurn): Position {
  let position = before;
  for (const written of moves) if (written.kind !== 'skip') position = playMove(position, written).after;
  return position;
}

/** The state of a line while it is played. */
interface LineState {
  position: Position;
  /** Whether no move of the line, or before the line, is lost. */
  isKnown: boolean;
}

/** The location of a move in the model: its line, and indices. */
interface PlyLocation {
  readonly line: LineInTree<OtnLine>;
  readonly turnIndex: number;
  readonly index: number;
}

/** A move of a replay. Makes its path only on request, because few plies need theirs. */
class ReplayedMove implements OtnPly {
  readonly turn: OtnTurn;
  readonly written: OtnMove;
  readonly mover: Side;
  readonly before: Position;
  readonly after: Position;
  readonly played: Ply | undefined;
  readonly violation: OtnViolation | undefined;
  readonly result: TaflResult | undefined;
  readonly #at: PlyLocation;

  constructor(
    { written, mover, before, after, played, violation, result }: PlayedMove,
    turn: OtnTurn,
    location: PlyLocation,
  ) {
    this.turn = turn;
    this.written = written;
    this.mover = mover;
    this.before = before;
    this.after = after;
    this.played = played;
    this.violation = violation;
    this.result = result;
    this.#at = location;
  }

  get index(): number {
    return this.#at.index;
  }

  get path(): Path {
    const { line, turnIndex, index } = this.#at;
    return [...line.path, 'turns', turnIndex, 'moves', index];
  }
}
