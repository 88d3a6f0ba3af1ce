import {
  type Board,
  type Ply,
  type Position,
  type Result,
  type Side,
  TaflGame,
  type TaflRules,
  type Violation,
} from '../../../games/tafl/index.js';
import {
  type OtnGame,
  type OtnLine,
  type OtnMove,
  type OtnPlay,
  type OtnTurn,
  type OtnVariation,
  tagOf,
} from '../model.js';
import { letterOf, type MovePlace } from './nested-address.js';
import { boardOfPosition } from '../position/model.js';
import { squareOn } from '../space.js';
import { taflRules } from '../rules/tafl-rules.js';
import { movesOf, placesBehind, VariationsByPlace } from './variation-places.js';
import { hasGoodMoves } from './well-made.js';

/** Why a move is illegal. Moves that leave the board are not played, so this is never said of them. */
export type OtnViolation = Exclude<Violation, { readonly why: 'off-board' }>;

/** One move of a replay. */
export interface OtnPly {
  readonly turn: OtnTurn;
  /** Which move of the turn it is, from 0. */
  readonly index: number;
  readonly written: OtnMove;
  /** Whose move it is: of the piece that moves, else of the side to move. */
  readonly mover: Side;
  readonly before: Position;
  readonly after: Position;
  /** What the move did; nothing for a resignation and for what could not be played. */
  readonly played: Ply | undefined;
  readonly violation: OtnViolation | undefined;
  /** How the game had ended before, or ended with this move. */
  readonly result: Result | undefined;
}

/** A line of a game played through. */
export interface OtnLineReplay {
  /** `7a.1`: the first variation of move 7a; empty for the main line. */
  readonly address: string;
  readonly plies: readonly OtnPly[];
  readonly final: Position;
  readonly result: Result | undefined;
}

/** A game played through. */
export interface OtnReplay extends OtnLineReplay {
  readonly rules: TaflRules;
  readonly start: Position;
  /** Every variation, those of the main line first. One that branches off no move of its line is left out. */
  readonly variations: readonly OtnLineReplay[];
}

/** The rules and the first position of a game; nothing where it has no rules record with a board. */
export function setupOf(game: OtnGame): { rules: TaflRules; start: Position } | undefined {
  const record = tagOf(game, 'rules');
  const rules = record && taflRules(record);
  if (rules === undefined) return undefined;
  return { rules, start: { board: startBoard(game, rules), toMove: rules.first } };
}

function startBoard(game: OtnGame, rules: TaflRules): Board {
  const position = tagOf(game, 'position');
  const board = position && boardOfPosition(position);
  return board?.length === rules.start.length ? board : rules.start;
}

/** A line that waits for its turn: where it branches off, and the game there. */
interface Branch {
  readonly address: string;
  readonly line: OtnLine;
  readonly game: TaflGame;
  /** Whether the position there is known. */
  readonly isKnown: boolean;
}

/** A line that was played, and how many of its plies are known. */
interface PlayedLine {
  readonly replay: OtnLineReplay;
  readonly known: number;
}

/** Tells whether a move, by its turn and its index there, or something directly before it can't be relied on. */
type IsLost = (turn: OtnTurn, index: number) => boolean;

/**
 * Plays a game by its rules, variations included; section 4 with the rules of section 3. A move that breaks them is
 * played as far as the board allows, so that one slip doesn't spoil the rest.
 *
 * @returns `undefined` where the game has no rules record with a board, or a move names a space that does not exist
 */
export function replayOtn(otn: OtnGame): OtnReplay | undefined {
  return replayUntil(otn, () => false)?.replay;
}

/** A replay, and how many plies of each line, from its first one, are played on a position that is known. */
export interface PartialReplay {
  readonly replay: OtnReplay;
  readonly known: ReadonlyMap<OtnLineReplay, number>;
}

/** {@link replayOtn}, where moves may be lost: from there on the position of a line is unknown, and that of what branches off it. */
export function replayUntil(otn: OtnGame, isLost: IsLost): PartialReplay | undefined {
  const setup = setupOf(otn);
  if (setup === undefined || !hasGoodMoves(otn)) return undefined;
  const { rules, start } = setup;
  const branches: Branch[] = [{ address: '', line: otn, game: new TaflGame(rules, start), isKnown: true }];
  const lines: PlayedLine[] = [];
  for (const branch of branches) lines.push(playLine(branch, branches, isLost));
  const [main, ...variations] = lines as [PlayedLine, ...PlayedLine[]];
  const replay = { ...main.replay, rules, start, variations: variations.map((line) => line.replay) };
  return {
    replay,
    known: new Map([[replay, main.known], ...variations.map((line) => [line.replay, line.known] as const)]),
  };
}

/** Plays one line; the variations that branch off it go to the end of `branches`. */
function playLine({ address, line, game, isKnown }: Branch, branches: Branch[], isLost: IsLost): PlayedLine {
  const variations = new VariationsByPlace(line);
  let known: number | undefined;
  const branchOff = (place: MovePlace): void => {
    for (const variation of variations.take(place)) {
      branches.push({
        address: addressOf(address, variation),
        line: variation,
        game: game.fork(),
        isKnown: isKnown && known === undefined,
      });
    }
  };
  const plies: OtnPly[] = [];
  for (const { turn, index, written } of movesOf(line)) {
    branchOff({ turn: turn.number, letter: letterOf(index) });
    if (known === undefined && isLost(turn, index)) known = plies.length;
    if (written.kind !== 'skip') plies.push(playMove(game, turn, index, written));
  }
  placesBehind(line).forEach(branchOff);
  const replay = { address, plies, final: game.position, result: game.result };
  return { replay, known: isKnown ? (known ?? plies.length) : 0 };
}

const addressOf = (outer: string, { turn, letter, variation }: OtnVariation): string =>
  `${outer === '' ? '' : `${outer}.`}${turn}${letter}.${variation}`;

/** Makes a move as written, legal or not. */
export function playMove(
  game: TaflGame,
  turn: OtnTurn,
  index: number,
  written: Exclude<OtnMove, { kind: 'skip' }>,
): OtnPly {
  const before = game.position;
  const over = game.result;
  const rest = { turn, index, written, before };
  const move = written.kind === 'play' ? squaresOf(written, game.rules.size) : undefined;
  if (move !== undefined) {
    const violation = game.violation(move) as OtnViolation | undefined;
    const played = game.play(move);
    return { ...rest, mover: played.mover, after: game.position, played, violation, result: over ?? played.result };
  }
  if (written.kind === 'resignation') game.resign();
  const violation: OtnViolation | undefined = over === undefined ? undefined : { why: 'game-over' };
  const { position: after, result } = game;
  return { ...rest, mover: before.toMove, after, played: undefined, violation, result };
}

function squaresOf(written: OtnPlay, size: number): { from: number; to: number } | undefined {
  const from = squareOn(written.from, size);
  const to = squareOn(written.to, size);
  return from === undefined || to === undefined ? undefined : { from, to };
}
