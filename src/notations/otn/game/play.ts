import {
  type Board,
  type Ply,
  type Position,
  type Result as Outcome,
  type Side,
  TaflGame,
  type TaflRules,
  type Violation,
} from '../../../games/tafl/index.js';
import { ModelError, type ModelProblem } from '../../../diagnostics/index.js';
import type { PlyListener } from '../../../notation/options.js';
import { failure, type Result } from '../../../notation/result.js';
import type { OtnMove, OtnPlay } from '../move/model.js';
import { boardOfPosition } from '../position/model.js';
import { taflRules } from '../rules/tafl-rules.js';
import { isSpace, squareOn } from '../space.js';
import { type OtnGame, type OtnLine, type OtnTag, type OtnTurn, type OtnVariation, tagOf } from './model.js';
import { letterOf, type MovePlace } from './steps.js';
import { movesOf, type Path, placesAfter, VariationsByPlace, walkLines } from './walk.js';

/** Why a move is illegal. Moves that leave the board are not played, so this is never reported for them. */
export type OtnViolation = Exclude<Violation, { readonly why: 'off-board' }>;

/** The effect of a move of a record on the board. */
export interface PlayedMove {
  readonly written: OtnMove;
  /** The side that moves: the owner of the moved piece, or the side to move if no piece moves. */
  readonly mover: Side;
  readonly before: Position;
  readonly after: Position;
  /** The effect of the move; `undefined` for a resignation and for a move that can't be played. */
  readonly played: Ply | undefined;
  readonly violation: OtnViolation | undefined;
  /** How the game ended, with this move or before it; `undefined` if it continues. */
  readonly result: Outcome | undefined;
}

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
  readonly result: Outcome | undefined;
}

/** The replay of a game with its variations. */
export interface OtnReplay extends OtnLineReplay {
  readonly rules: TaflRules;
  readonly start: Position;
  /** Every variation, those of the main line first. A variation on a move that does not exist is left out. */
  readonly variations: readonly OtnLineReplay[];
}

/** The rules and the starting position of a game. */
export interface OtnSetup {
  readonly rules: TaflRules;
  readonly start: Position;
}

/** Returns the rules and the starting position that the tags of a game give, or the reason why they don't. */
export function setupOf(tags: readonly OtnTag[]): Result<OtnSetup> {
  const record = tagOf({ tags }, 'rules');
  if (record === undefined) return failure(['tags'], 'a game is played by its rules, and this one has none');
  const rules = taflRules(record);
  if (rules === undefined) {
    const path = ['tags', tags.findIndex(({ type }) => type === 'rules'), 'value'];
    return failure(path, 'the rules have no starting position that fills their board');
  }
  return { ok: true, rules, start: { board: startBoard(tags, rules), toMove: rules.first } };
}

function startBoard(tags: readonly OtnTag[], rules: TaflRules): Board {
  const position = tagOf({ tags }, 'position');
  const board = position && boardOfPosition(position);
  return board?.length === rules.start.length ? board : rules.start;
}

/** A line while it is played; {@link OpenLine.game} has its current position and result. */
export interface OpenLine {
  /** The address of the line: `7a.1` for the first variation on move 7a; empty for the main line. */
  readonly address: string;
  readonly line: OtnLine;
  readonly path: Path;
  readonly game: TaflGame;
  /** Whether the position is known: no move of the line so far, or before the line, is lost. */
  isKnown: boolean;
}

/** Called after each ply of a line. The main line is played first, then each variation after its outer line. */
export type OnPly = (ply: OtnPly, line: OpenLine) => void;

/**
 * Tells whether a move, or a part of the text directly before it, is unreliable. Takes the path of its turn and its
 * index in the turn.
 */
export type IsLost = (turn: Path, index: number) => boolean;

/**
 * Replays a game with its variations (section 4) by the rules in its tags (section 3). An illegal move is played as far
 * as the board allows, so that one mistake does not affect the rest. Returns a problem if the game has no rules record
 * with a board, or a move names a space that does not exist.
 */
export function replayOtn(game: OtnGame): Result<OtnReplay> {
  const setup = playableSetupOf(game);
  if (!setup.ok) return setup;
  const plies = new Map<OpenLine, OtnPly[]>();
  const lines = playLines(game, setup, (ply, line) => {
    const known = plies.get(line);
    if (known === undefined) plies.set(line, [ply]);
    else known.push(ply);
  });
  const [main, ...variations] = lines.map((line) => {
    const { position: final, result } = line.game;
    return { address: line.address, plies: plies.get(line) ?? [], final, result };
  });
  const { rules, start } = setup;
  return { ok: true, ...main!, rules, start, variations };
}

/** Plays a game for a listener. Does nothing if {@link replayOtn} returns a problem. */
export function followOtn(game: OtnGame, listener: PlyListener<OtnPly, Position>): void {
  const setup = playableSetupOf(game);
  if (!setup.ok) return;
  const [main] = playLines(game, setup, (ply, { address }) => listener.onPly(ply, ply.after, address));
  listener.onEnd(main.game.result?.winner);
}

/** Returns the setup of a game whose model may come from a program, or the reason why the game can't be replayed. */
function playableSetupOf(game: OtnGame): Result<OtnSetup> {
  const setup = setupOf(game.tags);
  const problem = setup.ok ? problemOfMoves(game) : undefined;
  return problem === undefined ? setup : { ok: false, problem };
}

/**
 * Plays a game whose moves name spaces of a board. Keeps no plies. From the first lost move on, the position of a line
 * and of its later branches is unknown.
 *
 * @param isLost absent if no move is lost
 * @returns the lines after they were played, the main line first
 */
export function playLines(
  game: OtnGame,
  { rules, start }: OtnSetup,
  onPly: OnPly,
  isLost?: IsLost,
): readonly [OpenLine, ...OpenLine[]] {
  const main: OpenLine = { line: game, address: '', path: [], game: new TaflGame(rules, start), isKnown: true };
  const lines: [OpenLine, ...OpenLine[]] = [main];
  for (const line of lines) playLine(line, lines, onPly, isLost);
  return lines;
}

/**
 * Returns the reason why a game can't be replayed: a move names a space that no text can name, or a variation contains
 * itself.
 */
function problemOfMoves(game: OtnGame): ModelProblem | undefined {
  try {
    for (const walked of walkLines(game)) {
      for (const { turnIndex, index, written } of movesOf(walked.line)) {
        if (written.kind !== 'play' || (isSpace(written.from) && isSpace(written.to))) continue;
        const message = 'this move has a space that does not exist';
        return { path: [...walked.path, 'turns', turnIndex, 'moves', index], message };
      }
    }
    return undefined;
  } catch (error) {
    if (error instanceof ModelError) return { path: error.path, message: error.message };
    throw error;
  }
}

/** Plays one line, and appends the variations that branch off it to `lines`. */
function playLine(played: OpenLine, lines: OpenLine[], onPly: OnPly, isLost: IsLost | undefined): void {
  const { address, line, path, game } = played;
  const entries = line.variations.map((variation, index) => ({ variation, index }));
  const variations = new VariationsByPlace(entries, ({ variation }) => [variation]);
  const branchOff = (place: MovePlace): void => {
    for (const { variation, index } of variations.take(place)) {
      lines.push({
        line: variation,
        address: addressOf(address, variation),
        path: [...path, 'variations', index],
        game: game.fork(),
        isKnown: played.isKnown,
      });
    }
  };
  for (const { turn, turnIndex, index, written } of movesOf(line)) {
    if (entries.length > 0) branchOff({ turn: turn.number, letter: letterOf(index) });
    if (played.isKnown && isLost?.([...path, 'turns', turnIndex], index) === true) played.isKnown = false;
    if (written.kind === 'skip') continue;
    onPly(new ReplayedMove(playMove(game, written), turn, { line: path, turnIndex, index }), played);
  }
  const last = line.turns.at(-1);
  placesAfter(last && { number: last.number, moveCount: last.moves.length }).forEach(branchOff);
}

/** The location of a move in the model: the path of its line, and indices. */
interface MoveLocation {
  readonly line: Path;
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
  readonly result: Outcome | undefined;
  readonly #at: MoveLocation;

  constructor(
    { written, mover, before, after, played, violation, result }: PlayedMove,
    turn: OtnTurn,
    at: MoveLocation,
  ) {
    this.turn = turn;
    this.written = written;
    this.mover = mover;
    this.before = before;
    this.after = after;
    this.played = played;
    this.violation = violation;
    this.result = result;
    this.#at = at;
  }

  get index(): number {
    return this.#at.index;
  }

  get path(): Path {
    const { line, turnIndex, index } = this.#at;
    return [...line, 'turns', turnIndex, 'moves', index];
  }
}

const addressOf = (outer: string, { turn, letter, variation }: OtnVariation): string =>
  `${outer === '' ? '' : `${outer}.`}${turn}${letter}.${variation}`;

/** Plays a move as written, legal or not. */
export function playMove(game: TaflGame, written: Exclude<OtnMove, { kind: 'skip' }>): PlayedMove {
  const before = game.position;
  const over = game.result;
  const move = written.kind === 'play' ? squaresOf(written, game.rules.size) : undefined;
  if (move !== undefined) {
    const violation = game.violation(move) as OtnViolation | undefined;
    const played = game.play(move);
    const result = over ?? played.result;
    return { written, mover: played.mover, before, after: game.position, played, violation, result };
  }
  if (written.kind === 'resignation') game.resign();
  const violation: OtnViolation | undefined = over === undefined ? undefined : { why: 'game-over' };
  const { position: after, result } = game;
  return { written, mover: before.toMove, before, after, played: undefined, violation, result };
}

function squaresOf(written: OtnPlay, size: number): { from: number; to: number } | undefined {
  const from = squareOn(written.from, size);
  const to = squareOn(written.to, size);
  return from === undefined || to === undefined ? undefined : { from, to };
}
