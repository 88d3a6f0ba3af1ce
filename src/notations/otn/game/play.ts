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

/** Returns the rules and the starting position that the tags of a game give, or the reason why they don't. */
export function setupOf(tags: readonly OtnTag[]): Result<{ readonly rules: TaflRules; readonly start: Position }> {
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

/** A line that is still to be played, with the state of the game where it branches off. */
interface Branch {
  readonly line: OtnLine;
  readonly address: string;
  readonly path: Path;
  readonly game: TaflGame;
  /** Whether the position at the branch is known. */
  readonly isKnown: boolean;
}

/** The replay of a line, and the number of its plies whose position is known. */
interface PlayedLine {
  readonly replay: OtnLineReplay;
  readonly known: number;
}

/**
 * Tells whether a move, or a part of the text directly before it, is unreliable. Takes the path of its turn and its
 * index in the turn.
 */
type IsLost = (turn: Path, index: number) => boolean;

/**
 * Replays a game with its variations (section 4) by the rules in its tags (section 3). An illegal move is played as far
 * as the board allows, so that one mistake does not affect the rest. Returns a problem if the game has no rules record
 * with a board, or a move names a space that does not exist.
 */
export function replayOtn(game: OtnGame): Result<OtnReplay> {
  const played = replayUntil(game, () => false);
  return played.ok ? { ok: true, ...played.replay } : played;
}

/** A replay, and the number of plies of each line, counted from its first, whose position is known. */
export interface PartialReplay {
  readonly replay: OtnReplay;
  readonly known: ReadonlyMap<OtnLineReplay, number>;
}

/**
 * Replays a game in which moves may be missing. From the first missing move on, the position of a line and of its later
 * branches is unknown.
 */
export function replayUntil(game: OtnGame, isLost: IsLost): Result<PartialReplay> {
  const setup = setupOf(game.tags);
  if (!setup.ok) return setup;
  const problem = problemOfMoves(game);
  if (problem !== undefined) return { ok: false, problem };
  const { rules, start } = setup;
  const main: Branch = { line: game, address: '', path: [], game: new TaflGame(rules, start), isKnown: true };
  const branches: Branch[] = [];
  const played = playLine(main, branches, isLost);
  const lines: PlayedLine[] = [];
  for (const branch of branches) lines.push(playLine(branch, branches, isLost));
  const replay = { ...played.replay, rules, start, variations: lines.map((line) => line.replay) };
  const known = new Map<OtnLineReplay, number>([[replay, played.known]]);
  for (const line of lines) known.set(line.replay, line.known);
  return { ok: true, replay, known };
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

/** Replays one line, and appends the variations that branch off it to `branches`. */
function playLine(branch: Branch, branches: Branch[], isLost: IsLost): PlayedLine {
  const { address, line, path, game, isKnown } = branch;
  const entries = line.variations.map((variation, index) => ({ variation, index }));
  const variations = new VariationsByPlace(entries, ({ variation }) => [variation]);
  let known: number | undefined;
  const branchOff = (place: MovePlace): void => {
    for (const { variation, index } of variations.take(place)) {
      branches.push({
        line: variation,
        address: addressOf(address, variation),
        path: [...path, 'variations', index],
        game: game.fork(),
        isKnown: isKnown && known === undefined,
      });
    }
  };
  const plies: OtnPly[] = [];
  let turnPath: Path = [];
  for (const { turn, turnIndex, index, written } of movesOf(line)) {
    if (entries.length > 0) branchOff({ turn: turn.number, letter: letterOf(index) });
    if (index === 0) turnPath = path.concat('turns', turnIndex);
    if (known === undefined && isLost(turnPath, index)) known = plies.length;
    if (written.kind === 'skip') continue;
    const { mover, before, after, played, violation, result } = playMove(game, written);
    const movePath = turnPath.concat('moves', index);
    plies.push({ turn, index, path: movePath, written, mover, before, after, played, violation, result });
  }
  const last = line.turns.at(-1);
  placesAfter(last && { number: last.number, moveCount: last.moves.length }).forEach(branchOff);
  const replay = { address, plies, final: game.position, result: game.result };
  return { replay, known: isKnown ? (known ?? plies.length) : 0 };
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
