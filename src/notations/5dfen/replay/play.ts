import { defined } from '../../../defined.js';
import {
  type Board as GameBoard,
  type BoardName as GameBoardName,
  type Colour,
  lineOfLayer,
  type Mark,
  type Multiverse,
  type PlayedMove,
  playWrittenMove,
  type WrittenMove,
} from '../../../games/5dchess/index.js';
import { append } from '../../../maps.js';
import {
  failure,
  type LineInTree,
  modelProblem,
  type Path,
  playLines as playTree,
  type PlyListener,
  type Result,
} from '../../../notation/index.js';
import { letterOfName } from '../boards/pieces.js';
import { fiveDStart, type StartProblem } from '../boards/start.js';
import { fiveDCodec } from '../model/codec.js';
import type { BoardName, FiveDGame, GameResult, Move } from '../model/model.js';
import { fiveDTree, modelLine, type OpenedLine, type PlayersMove } from '../turns/game-tree.js';
import type { PlayedAction } from '../turns/played-actions.js';

/** A move of a replay, played as far as possible. */
export interface FiveDPly extends PlayedMove {
  /** The path of the move in the model. */
  readonly path: Path;
  readonly move: Move;
  readonly mover: Colour;
  /** The comments after the move and before the next one, a line each; absent if there are none. */
  readonly comment?: string | undefined;
}

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
  const plies = new Map<LineInTree<OpenedLine>, FiveDPly[]>();
  const played = playLines(game, (ply, _, line) => {
    append(plies, line, ply);
  });
  if ('reason' in played) return played;
  const { start, main, unplaced, multiverse } = played;
  const variations = played.variations.map(({ line, final }) => variationOf(line, final, plies.get(line) ?? []));
  return { start, plies: plies.get(main) ?? [], variations, unplaced, multiverse };
}

function variationOf(
  line: LineInTree<OpenedLine>,
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
  const played = playLines(game, (ply, multiverse, { address }) => listener.onPly(ply, multiverse, address));
  if ('reason' in played) return played;
  // Mates are not examined, so there is no result.
  listener.onEnd(undefined);
  return undefined;
}

/** Calls a function for each move of a game and its variations in the order in which they are played. */
export function eachMove(game: FiveDGame, onMove: (played: PlayersMove, address: string) => void): void {
  playTree(fiveDTree, mainLineOf(game), true, {
    // There is no position to keep: any value but undefined continues the line.
    play: (state, played, { address }) => {
      onMove(played, address);
      return state;
    },
  });
}

/** Called after each ply, with the boards after it and its line. Variations are played before the rest of the line. */
export type OnPly = (ply: FiveDPly, multiverse: Multiverse, line: LineInTree<OpenedLine>) => void;

/** The lines of a game after they were played, without their plies. */
export interface PlayedLines extends Pick<FiveDReplay, 'start' | 'unplaced' | 'multiverse'> {
  readonly main: LineInTree<OpenedLine>;
  /** The variations, with the last board of each timeline at their ends. */
  readonly variations: readonly { readonly line: LineInTree<OpenedLine>; readonly final: readonly GameBoard[] }[];
}

/**
 * Plays a game whose model comes from a text, so it is well formed. Keeps no plies.
 *
 * @param isDone whether to leave out the rest of the game; called before each move
 */
export function playLines(game: FiveDGame, onPly: OnPly, isDone?: () => boolean): PlayedLines | StartProblem {
  const multiverse = fiveDStart(game);
  return 'reason' in multiverse ? multiverse : new Player(multiverse, onPly, isDone).play(game);
}

class Player {
  readonly #multiverse: Multiverse;
  readonly #onPly: OnPly;
  readonly #isDone: (() => boolean) | undefined;
  /** The boards at the end of each variation. */
  readonly #finals = new Map<LineInTree<OpenedLine>, readonly GameBoard[]>();
  /** The state before each variation that is being played, the innermost last. */
  readonly #before: Mark[] = [];

  constructor(multiverse: Multiverse, onPly: OnPly, isDone: (() => boolean) | undefined) {
    this.#multiverse = multiverse;
    this.#onPly = onPly;
    this.#isDone = isDone;
  }

  play(game: FiveDGame): PlayedLines {
    const multiverse = this.#multiverse;
    const start = multiverse.allBoards();
    const lines = playTree(fiveDTree, mainLineOf(game), multiverse, {
      play: (_, move, line) => {
        this.#onPly(playPly(multiverse, move, line), multiverse, line);
        return multiverse;
      },
      enter: () => {
        this.#before.push(multiverse.mark());
        return multiverse;
      },
      leave: (_, line) => {
        this.#finals.set(line, multiverse.lastBoards());
        const before = this.#before.pop();
        if (before !== undefined) multiverse.returnTo(before);
      },
      isDone: () => this.#isDone?.() === true,
    });
    const [{ at: main }, ...variations] = lines;
    return {
      start,
      main,
      variations: variations.map(({ at: line }) => ({ line, final: this.#finals.get(line) ?? [] })),
      unplaced: lines.flatMap(({ at: line }) => unplacedIn(line)),
      multiverse,
    };
  }
}

/** Returns the paths of the variations of a line that begin at none of its positions nearby. */
const unplacedIn = (line: LineInTree<OpenedLine>): Path[] =>
  line.branches.flatMap(({ after, path }) => (after === undefined ? [[...line.path, ...path]] : []));

/**
 * Plays the main line of a game from a position on. Yields the path of each turn before its first move is played.
 */
export function* turnsPlayed(game: FiveDGame, multiverse: Multiverse): Generator<Path> {
  let last: Path[number] | undefined;
  for (const played of fiveDTree.moves(mainLineOf(game))) {
    const [turns = 'turns', index = 0] = played.action.path;
    if (index !== last) yield [turns, index];
    last = index;
    playMove(multiverse, played.move, played.action.mover);
  }
}

/** Plays the main line of a game from a position on. */
export function playMainLine(game: FiveDGame, multiverse: Multiverse): void {
  const turns = turnsPlayed(game, multiverse);
  while (turns.next().done !== true);
}

const mainLineOf = (game: FiveDGame): OpenedLine => ({ line: game, begins: 'white' });

function playPly(multiverse: Multiverse, played: PlayersMove, line: LineInTree<OpenedLine>): FiveDPly {
  const { move, action } = played;
  return new PlyInLine(playMove(multiverse, move, action.mover), played, line);
}

/** A ply that makes its path and its comment on request: few programs need them, and paths of nested plies are long. */
class PlyInLine implements FiveDPly {
  readonly made: FiveDPly['made'];
  readonly captured: FiveDPly['captured'];
  readonly newLine: FiveDPly['newLine'];
  readonly from: FiveDPly['from'];
  readonly to: FiveDPly['to'];
  readonly violations: FiveDPly['violations'];
  readonly move: Move;
  readonly mover: Colour;
  readonly #action: PlayedAction;
  readonly #item: number;
  readonly #line: LineInTree<OpenedLine>;

  constructor(played: PlayedMove, { move, action, item }: PlayersMove, line: LineInTree<OpenedLine>) {
    this.made = played.made;
    this.captured = played.captured;
    this.newLine = played.newLine;
    this.from = played.from;
    this.to = played.to;
    this.violations = played.violations;
    this.move = move;
    this.mover = action.mover;
    this.#action = action;
    this.#item = item;
    this.#line = line;
  }

  get path(): Path {
    return [...this.#line.path, ...this.#action.path, this.#item];
  }

  get comment(): string | undefined {
    return this.#action.commentAfter(this.#item);
  }
}

/** Plays a written move, legal or not, as far as possible. */
export const playMove = (multiverse: Multiverse, move: Move, mover: Colour): PlayedMove =>
  playWrittenMove(multiverse, mover, writtenMove(move, multiverse.hasHalves));

/** Converts a move of the model to the form that the rules use. */
function writtenMove({ board, action, movesPresent, makes, present }: Move, hasHalves: boolean): WrittenMove {
  return {
    board: board && gameName(board, hasHalves),
    action: action.kind === 'step' ? writtenStep(action, hasHalves) : action,
    movesPresent,
    makes: makes && lineOfLayer(makes.value, hasHalves),
    present,
  };
}

function writtenStep(
  { piece, from, jump, capture, target, to, promotion }: Extract<Move['action'], { readonly kind: 'step' }>,
  hasHalves: boolean,
): WrittenMove['action'] {
  return {
    kind: 'step',
    letter: letterOfName(piece),
    capture,
    toFile: fileOf(to.file),
    toRank: to.rank - 1,
    fromFile: from.file === undefined ? undefined : fileOf(from.file),
    fromRank: from.rank === undefined ? undefined : from.rank - 1,
    jump,
    target: target && gameName(target, hasHalves),
    promotion: promotion === undefined ? undefined : letterOfName(promotion),
  };
}

const gameName = ({ layer, time }: BoardName, hasHalves: boolean): GameBoardName => ({
  line: lineOfLayer(layer.value, hasHalves),
  time,
});

const fileOf = (letter: string): number => letter.charCodeAt(0) - 97;
