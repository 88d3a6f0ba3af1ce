import {
  type Board as GameBoard,
  type BoardName as GameBoardName,
  castlingByKing,
  castlingOf,
  type Colour,
  type Description,
  isPawn,
  letterOf,
  boardNamed,
  type Multiverse,
  opponentOf,
  pieceOf,
  play,
  playCastling,
  type Played,
  playPass,
  resolve,
  type Resolved,
  type Target,
  timeOf,
  toMoveAt,
  type Unresolved,
} from '../../games/5dchess/index.js';
import {
  type Action,
  type Board,
  type BoardName,
  type FiveDGame,
  layerOf,
  type Line,
  type Move,
  type Step,
  type Turn,
  type Variation,
} from './model.js';
import { letterOfName } from './pieces.js';
import { layerText, lineOf, startOf, type NoStart } from './start.js';

/** What is wrong with a move by the rules. */
export type Violation =
  | Unresolved
  | { readonly problem: 'cannot-reach'; readonly resolved: Resolved }
  | { readonly problem: 'no-castling'; readonly board: GameBoard }
  | { readonly problem: 'nothing-captured' }
  | { readonly problem: 'not-a-pawn' | 'not-the-last-rank'; readonly letter: string }
  | { readonly problem: 'wrong-jump'; readonly wanted: '' | '>' | '>>' }
  | { readonly problem: 'wrong-timeline'; readonly made: number | undefined }
  | { readonly problem: 'present-stays' }
  | { readonly problem: 'wrong-present'; readonly time: number };

/** A move that was played. */
export interface FiveDPly {
  readonly move: Move;
  readonly mover: Colour;
  /** The boards that it made; none if the move could not be played. */
  readonly made: readonly GameBoard[];
  /** Letter of the piece that it took. */
  readonly captured?: string;
  /** Where it went from and to. */
  readonly path?: { readonly from: Target; readonly to: Target };
  readonly violations: readonly Violation[];
}

/** A variation that was played. */
export interface FiveDVariation {
  /** `1b.1`: the turn that it begins with, `w` or `b`, and its number among those that begin there; nested ones follow. */
  readonly address: string;
  readonly plies: readonly FiveDPly[];
  /** The last boards at its end. */
  readonly final: readonly GameBoard[];
  readonly result?: Line['result'] | undefined;
}

/** A game played through. */
export interface FiveDReplay {
  readonly start: readonly GameBoard[];
  /** The main line. */
  readonly plies: readonly FiveDPly[];
  /** The moves of all variations, in document order. */
  readonly variationPlies: readonly FiveDPly[];
  /** All variations that were played, each before those inside it, by the place where they begin. */
  readonly variations: readonly FiveDVariation[];
  /** Variations that begin at no turn near the one they stand in; they are not played. */
  readonly unplaced: readonly Variation[];
  /** With the boards at the end of the main line. */
  readonly multiverse: Multiverse;
}

/** Plays a game by the rules; the reason where there is nothing to start from. Checks and mates are not judged. */
export function replay5dfen(game: FiveDGame): FiveDReplay | NoStart {
  const multiverse = startOf(game);
  if (typeof multiverse === 'string' || 'gapIn' in multiverse) return multiverse;
  return new Player(multiverse).play(game);
}

/** Turns in halves: white's is even, black's odd. */
const halfOf = (number: number, mover: Colour): number => number * 2 + (mover === 'black' ? 1 : 0);

class Player {
  readonly #multiverse: Multiverse;
  readonly #variations: FiveDVariation[] = [];
  /** How many variations begin at each address. */
  readonly #counts = new Map<string, number>();
  readonly #unplaced: Variation[] = [];

  constructor(multiverse: Multiverse) {
    this.#multiverse = multiverse;
  }

  play(game: FiveDGame): FiveDReplay {
    const start = this.#multiverse.allBoards();
    const plies: FiveDPly[] = [];
    this.#line(game, plies, 'white', '');
    return {
      start,
      plies,
      variationPlies: this.#variations.flatMap(({ plies }) => plies),
      variations: this.#variations,
      unplaced: this.#unplaced,
      multiverse: this.#multiverse,
    };
  }

  /**
   * @param begins who makes the first action of a line without a turn number
   * @param address of the line, with a dot; empty for the main line
   */
  #line(line: Line, plies: FiveDPly[], begins: Colour, address: string): void {
    /** The multiverse in front of the last two actions, by half turn: there a variation can begin. */
    const marks = new Map<number, ReturnType<Multiverse['snapshot']>>();
    const actions = playedActions(line, begins);
    for (const [i, { mover, half, action, hasVariation }] of actions.entries()) {
      marks.delete(half - 2);
      if (hasVariation || actions[i + 1]?.hasVariation === true) marks.set(half, this.#multiverse.snapshot());
      this.#action({ action, mover, half, address }, marks, plies);
    }
  }

  #action(at: ActionAt, marks: Map<number, ReturnType<Multiverse['snapshot']>>, plies: FiveDPly[]): void {
    for (const item of at.action) {
      if (item.type === 'move') plies.push(playMove(this.#multiverse, item, at.mover));
      else if (item.type === 'variation') this.#variation(item, at, marks);
    }
  }

  /** Plays a variation where it begins, and takes it back. */
  #variation(
    variation: Variation,
    { mover, half, address }: ActionAt,
    marks: ReadonlyMap<number, ReturnType<Multiverse['snapshot']>>,
  ): void {
    const [first] = variation.turns;
    if (first === undefined) return;
    const begins =
      first.number === undefined ? half : halfOf(first.number, first.white === undefined ? 'black' : 'white');
    const mark = begins === half + 1 ? this.#multiverse.snapshot() : marks.get(begins);
    if (mark === undefined) {
      this.#unplaced.push(variation);
      return;
    }
    const after = this.#multiverse.rewind(mark);
    const own = this.#addressOf(address, begins);
    const plies: FiveDPly[] = [];
    const index = this.#variations.length;
    this.#variations.push({ address: own, plies, final: [] });
    this.#line(variation, plies, mover, `${own}.`);
    const { result } = variation;
    const final = this.#multiverse.lastBoards();
    this.#variations[index] = { address: own, plies, final, ...(result === undefined ? {} : { result }) };
    this.#multiverse.rewind(mark);
    this.#multiverse.restore(after);
  }

  #addressOf(line: string, half: number): string {
    const turn = Number.isNaN(half) ? '?' : `${Math.floor(half / 2)}${half % 2 === 0 ? 'w' : 'b'}`;
    const place = `${line}${turn}`;
    const count = (this.#counts.get(place) ?? 0) + 1;
    this.#counts.set(place, count);
    return `${place}.${count}`;
  }
}

/** An action of the line at an address. */
interface ActionAt extends Pick<PlayedAction, 'action' | 'mover' | 'half'> {
  readonly address: string;
}

interface PlayedAction {
  readonly mover: Colour;
  /** Not a number where its turn has none. */
  readonly half: number;
  readonly action: Action;
  readonly hasVariation: boolean;
}

/** The actions of a line in their order. */
function playedActions({ turns }: Line, begins: Colour): PlayedAction[] {
  const actions = turns.flatMap((turn) =>
    actionsOf(turn, begins).map(([mover, action]): PlayedAction => {
      const half = turn.number === undefined ? Number.NaN : halfOf(turn.number, mover);
      return { mover, half, action, hasVariation: action.some(({ type }) => type === 'variation') };
    }),
  );
  const [lead, first] = actions;
  if (lead === undefined || !isLead(lead)) return actions;
  // Variations in front of the first turn stand behind an action that is not there, the one before the first.
  const variation = lead.action.find((item) => item.type === 'variation');
  const start = first ?? firstActionOf(variation, begins);
  return [{ ...lead, mover: start?.mover ?? begins, half: (start?.half ?? Number.NaN) - 1 }, ...actions.slice(1)];
}

/** Whether an action without a turn number is variations only. */
const isLead = ({ half, action, hasVariation }: PlayedAction): boolean =>
  Number.isNaN(half) && hasVariation && action.every(({ type }) => type !== 'move');

const firstActionOf = (variation: Line | undefined, begins: Colour): PlayedAction | undefined =>
  variation === undefined ? undefined : playedActions(variation, begins)[0];

/** Who acts in a turn, and how. */
function actionsOf({ number, white, black }: Turn, begins: Colour): [Colour, Action][] {
  const first: Colour = number === undefined ? begins : 'white';
  const second = opponentOf(first);
  const actions: [Colour, Action | undefined][] = [
    [first, white],
    [white === undefined ? 'black' : second, black],
  ];
  return actions.filter((entry): entry is [Colour, Action] => entry[1] !== undefined);
}

function playMove(multiverse: Multiverse, move: Move, mover: Colour): FiveDPly {
  const played = playAction(multiverse, move, mover);
  if (played.made.length === 0) return { move, mover, ...played };
  const present = move.movesPresent || move.present !== undefined ? judgePresent(move, played, multiverse) : [];
  const violations = [...played.violations, ...judgeTimeline(move, played.newLine, multiverse), ...present];
  return { move, mover, ...played, violations };
}

type Outcome = Omit<FiveDPly, 'move' | 'mover'> & { readonly newLine?: number };

function playAction(multiverse: Multiverse, move: Move, mover: Colour): Outcome {
  switch (move.action.kind) {
    case 'step':
      return playStep(multiverse, move, move.action, mover);
    case 'castling':
      return castle(multiverse, move, move.action.side === 'king' ? 1 : -1, mover);
    case 'pass': {
      const board = boardFor(multiverse, move, mover);
      return 'problem' in board ? failed(board) : { ...playPass(multiverse, board), violations: [] };
    }
  }
}

const failed = (violation: Violation): Outcome => ({ made: [], violations: [violation] });

function playStep(multiverse: Multiverse, move: Move, step: Step, mover: Colour): Outcome {
  const resolved = resolve(multiverse, mover, describe(multiverse, move, step));
  if ('problem' in resolved) return failed(resolved);
  const { from, to, isReachable } = resolved;
  const letter = letterOf(from.board.squares[from.y * multiverse.width + from.x]!);
  const violations: Violation[] = [
    ...(isReachable ? [] : [{ problem: 'cannot-reach', resolved } as const]),
    ...judgePromotion(multiverse, step, letter, to, mover),
  ];
  const castling = castlingByKing(multiverse, from, to);
  const played: Played =
    castling === undefined
      ? play(multiverse, from, to, step.promotion === undefined ? 'Q' : letterOfName(step.promotion))
      : playCastling(multiverse, from.board, castling);
  if (step.capture && played.captured === undefined) violations.push({ problem: 'nothing-captured' });
  const wanted = played.newLine !== undefined ? '>>' : to.board === from.board ? '' : '>';
  const written = step.jump === undefined ? '' : step.jump === 'branch' ? '>>' : '>';
  if (written !== '' && written !== wanted) violations.push({ problem: 'wrong-jump', wanted });
  return { ...played, path: { from, to }, violations };
}

function gameName({ layer, time }: BoardName, hasHalves: boolean): GameBoardName {
  return { line: lineOf(layer, hasHalves), ...(time === undefined ? {} : { time }) };
}

function describe({ hasHalves }: Multiverse, { board }: Move, step: Step): Description {
  const { from, to, jump, target } = step;
  return {
    letter: letterOfName(step.piece),
    toFile: fileOf(to.file),
    toRank: to.rank - 1,
    ...(board === undefined ? {} : { board: gameName(board, hasHalves) }),
    ...(from.file === undefined ? {} : { fromFile: fileOf(from.file) }),
    ...(from.rank === undefined ? {} : { fromRank: from.rank - 1 }),
    ...(jump === undefined ? {} : { jump }),
    ...(target === undefined ? {} : { target: gameName(target, hasHalves) }),
  };
}

const fileOf = (letter: string): number => letter.charCodeAt(0) - 97;

/** The board of a move that names no piece: the one it names, or the only one on which the mover can move. */
function boardFor(multiverse: Multiverse, { board }: Move, mover: Colour): GameBoard | Violation {
  if (board === undefined) {
    const playable = [...multiverse.playable(mover)];
    const [only, second] = playable;
    if (only === undefined) return { problem: 'no-such-board', playable };
    return second === undefined ? only : { problem: 'ambiguous', candidates: playable.map(cornerOf) };
  }
  const found = boardNamed(multiverse, gameName(board, multiverse.hasHalves), mover);
  if (found !== undefined && multiverse.isLast(found)) return found;
  const problem = found === undefined ? 'no-such-board' : 'board-not-playable';
  return { problem, playable: [...multiverse.playable(mover)] };
}

const cornerOf = (board: GameBoard) => ({ from: { board, x: 0, y: 0 }, to: { board, x: 0, y: 0 } });

function castle(multiverse: Multiverse, move: Move, side: 1 | -1, mover: Colour): Outcome {
  const board = boardFor(multiverse, move, mover);
  if ('problem' in board) return failed(board);
  for (let square = 0; square < board.squares.length; square++) {
    const piece = pieceOf(board.squares[square]!);
    if (piece?.letter !== 'K' || piece.colour !== mover) continue;
    const at = { board, x: square % multiverse.width, y: Math.floor(square / multiverse.width) };
    const castling = castlingOf(multiverse, at, side);
    if (castling === undefined) continue;
    const path = { from: at, to: { board, x: castling.kingTo, y: at.y } };
    return { ...playCastling(multiverse, board, castling), path, violations: [] };
  }
  return failed({ problem: 'no-castling', board });
}

function judgePromotion(multiverse: Multiverse, step: Step, letter: string, to: Target, mover: Colour): Violation[] {
  if (step.promotion === undefined) return [];
  if (!isPawn(letter)) return [{ problem: 'not-a-pawn', letter }];
  return to.y === (mover === 'white' ? multiverse.height - 1 : 0) ? [] : [{ problem: 'not-the-last-rank', letter }];
}

function judgeTimeline({ makes }: Move, newLine: number | undefined, { hasHalves }: Multiverse): Violation[] {
  if (makes === undefined || newLine === lineOf(makes, hasHalves)) return [];
  return [{ problem: 'wrong-timeline', made: newLine }];
}

/** `~` wants a new timeline on which the present then is; `(~T1)` names the turn of the present. */
function judgePresent(
  { movesPresent, present }: Move,
  { made, newLine }: Outcome,
  multiverse: Multiverse,
): Violation[] {
  const now = multiverse.present();
  const isThere = newLine !== undefined && multiverse.isActive(newLine) && made.at(-1)!.half === now;
  const stays: Violation[] = movesPresent && !isThere ? [{ problem: 'present-stays' }] : [];
  if (present === undefined || present === timeOf(now)) return stays;
  return [...stays, { problem: 'wrong-present', time: timeOf(now) }];
}

/** A board of a multiverse as the model has it. */
export function modelBoard({ line, half, squares }: GameBoard, { width, height, hasHalves }: Multiverse): Board {
  const rows = Array.from({ length: height }, (_, i) => {
    const from = (height - 1 - i) * width;
    return Array.from(squares.subarray(from, from + width), (code) => pieceOf(code));
  });
  return { rows, layer: layerOf(layerText(line, hasHalves)), time: timeOf(half), toMove: toMoveAt(half) };
}
