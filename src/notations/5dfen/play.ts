import {
  type Board as GameBoard,
  type BoardName as GameBoardName,
  type Colour,
  lineOfLayer,
  type Multiverse,
  type PlayedMove,
  playWrittenMove,
  type WrittenMove,
  halfTurn,
} from '../../games/5dchess/index.js';
import { modelProblem } from '../../notation/codec/index.js';
import type { PlyListener } from '../../notation/options.js';
import { failure, type Result } from '../../notation/result.js';
import { fiveDCodec } from './codec.js';
import { type PlayedAction, playedActions } from './played-actions.js';
import type { Path } from '../../notation/index.js';
import type { BoardName, FiveDGame, Line, Move, GameResult, Variation } from './model.js';
import { letterOfName } from './pieces.js';
import { type NoStart, startOf } from './start.js';

/** A move of a replay, played as far as possible. */
export interface FiveDPly extends PlayedMove {
  /** The path of the move in the model. */
  readonly path: Path;
  readonly move: Move;
  readonly mover: Colour;
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
  return failure(replay.path, MESSAGES[replay.reason]);
}

const MESSAGES: Readonly<Record<NoStart['reason'], string>> = {
  'no-boards': 'the game has no board to start from',
  'variant-not-built-in': 'the boards of this variant are not built in',
  'bad-boards': 'this board does not fit the other boards',
  gap: 'the board before this one is missing',
};

/** Replays a game whose model comes from a text, so it is well formed. */
export function playGame(game: FiveDGame): FiveDReplay | NoStart {
  const plies = new Map<string, FiveDPly[]>();
  const played = playLines(game, (ply, _, address) => {
    const known = plies.get(address);
    if (known === undefined) plies.set(address, [ply]);
    else known.push(ply);
  });
  if ('reason' in played) return played;
  const variations = played.variations.map((line) => ({ ...line, plies: plies.get(line.address) ?? [] }));
  return { ...played, plies: plies.get('') ?? [], variations };
}

/** Plays a game for a listener. Does nothing if {@link replay5dfen} returns a problem. */
export function follow5dfen(game: FiveDGame, listener: PlyListener<FiveDPly, Multiverse>): void {
  if (modelProblem(fiveDCodec, game) !== undefined) return;
  const played = playLines(game, (ply, multiverse, address) => listener.onPly(ply, multiverse, address));
  // Mates are not examined, so there is no result.
  if (!('reason' in played)) listener.onEnd(undefined);
}

/**
 * Called after each ply, with the boards after it and the address of its variation; the address is empty in the main
 * line. A variation is played before the main line goes on.
 */
export type OnPly = (ply: FiveDPly, multiverse: Multiverse, address: string) => void;

/** A replay without its plies. */
export interface PlayedLines extends Omit<FiveDReplay, 'plies' | 'variations'> {
  readonly variations: readonly Omit<FiveDVariation, 'plies'>[];
}

/** Plays a game whose model comes from a text, so it is well formed. Keeps no plies. */
export function playLines(game: FiveDGame, onPly: OnPly): PlayedLines | NoStart {
  const multiverse = startOf(game);
  return 'reason' in multiverse ? multiverse : new Player(multiverse, onPly).play(game);
}

/** A position at which a variation can begin: its boards, and the number of plies of the line before it. */
interface Begin {
  readonly snapshot: ReturnType<Multiverse['snapshot']>;
  readonly plies: number;
}

/** A line during its replay. */
interface OpenLine {
  /** The address of the line; empty for the main line. */
  readonly address: string;
  /** The number of plies played. */
  readonly plies: number;
  /** The positions at which a variation can begin, by half turn. */
  readonly begins: ReadonlyMap<number, Begin>;
}

class Player {
  readonly #multiverse: Multiverse;
  readonly #onPly: OnPly;
  readonly #variations: Omit<FiveDVariation, 'plies'>[] = [];
  /** The number of variations that begin at each address. */
  readonly #counts = new Map<string, number>();
  readonly #unplaced: Path[] = [];

  constructor(multiverse: Multiverse, onPly: OnPly) {
    this.#multiverse = multiverse;
    this.#onPly = onPly;
  }

  play(game: FiveDGame): PlayedLines {
    const start = this.#multiverse.allBoards();
    this.#line(playedActions(game, 'white', []), '');
    return { start, variations: this.#variations, unplaced: this.#unplaced, multiverse: this.#multiverse };
  }

  /** @param address of the line; empty for the main line */
  #line(actions: readonly PlayedAction[], address: string): void {
    let plies = 0;
    /** A variation can begin before each of the last two actions. */
    const begins = new Map<number, Begin>();
    for (const [i, action] of actions.entries()) {
      begins.delete(action.half - 2);
      if (action.hasVariation || actions[i + 1]?.hasVariation === true) {
        begins.set(action.half, { snapshot: this.#multiverse.snapshot(), plies });
      }
      for (const [item, part] of action.action.entries()) {
        const path = [...action.path, item];
        if (part.type === 'move') {
          this.#onPly(playPly(this.#multiverse, part, action.mover, path), this.#multiverse, address);
          plies++;
        } else if (part.type === 'variation') this.#variation(part, action, path, { address, plies, begins });
      }
    }
  }

  /** Replays a variation from its starting position, then restores the boards. */
  #variation(variation: Variation, { mover, half }: PlayedAction, path: Path, line: OpenLine): void {
    const [first] = variation.turns;
    if (first === undefined) return;
    const begins =
      first.number === undefined ? half : halfTurn(first.number, first.white === undefined ? 'black' : 'white');
    const begin =
      begins === half + 1 ? { snapshot: this.#multiverse.snapshot(), plies: line.plies } : line.begins.get(begins);
    if (begin === undefined) {
      this.#unplaced.push(path);
      return;
    }
    const { snapshot } = begin;
    const after = this.#multiverse.rewind(snapshot);
    const address = this.#addressOf(line.address, begins);
    const index = this.#variations.length;
    this.#variations.push({ address, begin: begin.plies, final: [] });
    this.#line(playedActions(variation, mover, path), address);
    const final = this.#multiverse.lastBoards();
    this.#variations[index] = { address, begin: begin.plies, final, ...resultOf(variation) };
    this.#multiverse.rewind(snapshot);
    this.#multiverse.restore(after);
  }

  #addressOf(line: string, half: number): string {
    const turn = Number.isNaN(half) ? '?' : `${Math.floor(half / 2)}${half % 2 === 0 ? 'w' : 'b'}`;
    const begin = line === '' ? turn : `${line}.${turn}`;
    const count = (this.#counts.get(begin) ?? 0) + 1;
    this.#counts.set(begin, count);
    return `${begin}.${count}`;
  }
}

const resultOf = ({ result }: Line): Pick<Line, 'result'> => (result === undefined ? {} : { result });

function playPly(multiverse: Multiverse, move: Move, mover: Colour, path: Path): FiveDPly {
  return { path, move, mover, ...playWrittenMove(multiverse, mover, writtenMove(move, multiverse.hasHalves)) };
}

/** Converts a move of the model to the form that the rules use. */
function writtenMove({ board, action, movesPresent, makes, present }: Move, hasHalves: boolean): WrittenMove {
  return {
    action: action.kind === 'step' ? writtenStep(action, hasHalves) : action,
    movesPresent,
    ...(board === undefined ? {} : { board: gameName(board, hasHalves) }),
    ...(makes === undefined ? {} : { makes: lineOfLayer(makes.value, hasHalves) }),
    ...(present === undefined ? {} : { present }),
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
    ...(from.file === undefined ? {} : { fromFile: fileOf(from.file) }),
    ...(from.rank === undefined ? {} : { fromRank: from.rank - 1 }),
    ...(jump === undefined ? {} : { jump }),
    ...(target === undefined ? {} : { target: gameName(target, hasHalves) }),
    ...(promotion === undefined ? {} : { promotion: letterOfName(promotion) }),
  };
}

const gameName = ({ layer, time }: BoardName, hasHalves: boolean): GameBoardName => ({
  line: lineOfLayer(layer.value, hasHalves),
  ...(time === undefined ? {} : { time }),
});

const fileOf = (letter: string): number => letter.charCodeAt(0) - 97;
