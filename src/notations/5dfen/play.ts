import {
  type Board as GameBoard,
  type BoardName as GameBoardName,
  type Colour,
  lineOfLayer,
  type Multiverse,
  type PlayedMove,
  playWrittenMove,
  type WrittenMove,
} from '../../games/5dchess/index.js';
import { modelProblem } from '../../notation/codec/index.js';
import { failure, type Result } from '../../notation/result.js';
import { fiveDCodec } from './codec.js';
import { halfOf, type PlayedAction, playedActions } from './lines.js';
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

/** A variation that was played. */
export interface FiveDVariation {
  /**
   * `1b.1`: the turn that it begins with, `w` or `b`, and its number among those that begin there; nested ones follow.
   */
  readonly address: string;
  /** Number of plies before it in the line that it belongs to. */
  readonly begin: number;
  readonly plies: readonly FiveDPly[];
  /** The last boards at its end. */
  readonly final: readonly GameBoard[];
  readonly result?: GameResult;
}

/** A game played through. */
export interface FiveDReplay {
  readonly start: readonly GameBoard[];
  /** The main line. */
  readonly plies: readonly FiveDPly[];
  /** All variations that were played, each before those inside it, in the order in which they are written. */
  readonly variations: readonly FiveDVariation[];
  /** The paths of variations that begin with a turn that is not nearby; they are not played. */
  readonly unplaced: readonly Path[];
  /** The boards at the end of the main line. */
  readonly multiverse: Multiverse;
}

/**
 * Plays a game by the rules, legal or not: {@link FiveDPly.violations} lists the violations of the rules. Checks and
 * mates are not examined. There is a problem for a model that no text expresses, and for one without a position to
 * start from.
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

/** Plays a game whose model comes from a text. */
export function playGame(game: FiveDGame): FiveDReplay | NoStart {
  const multiverse = startOf(game);
  return 'reason' in multiverse ? multiverse : new Player(multiverse).play(game);
}

/** Where a variation can begin: the boards there, and how many plies of the line come before. */
interface Begin {
  readonly snapshot: ReturnType<Multiverse['snapshot']>;
  readonly plies: number;
}

/** A line while it is played. */
interface OpenLine {
  /** With a dot after it; empty for the main line. */
  readonly address: string;
  /** How many plies were played. */
  readonly plies: number;
  /** By half turn. */
  readonly begins: ReadonlyMap<number, Begin>;
}

class Player {
  readonly #multiverse: Multiverse;
  readonly #variations: FiveDVariation[] = [];
  /** How many variations begin at each address. */
  readonly #counts = new Map<string, number>();
  readonly #unplaced: Path[] = [];

  constructor(multiverse: Multiverse) {
    this.#multiverse = multiverse;
  }

  play(game: FiveDGame): FiveDReplay {
    const start = this.#multiverse.allBoards();
    const plies = this.#line(playedActions(game, 'white', []), '');
    return { start, plies, variations: this.#variations, unplaced: this.#unplaced, multiverse: this.#multiverse };
  }

  /** @param address of the line, with a dot after it; empty for the main line */
  #line(actions: readonly PlayedAction[], address: string): FiveDPly[] {
    const plies: FiveDPly[] = [];
    /** Before the last two actions, by half turn: there a variation can begin. */
    const begins = new Map<number, Begin>();
    for (const [i, action] of actions.entries()) {
      begins.delete(action.half - 2);
      if (action.hasVariation || actions[i + 1]?.hasVariation === true) {
        begins.set(action.half, { snapshot: this.#multiverse.snapshot(), plies: plies.length });
      }
      for (const [item, part] of action.action.entries()) {
        const path = [...action.path, item];
        if (part.type === 'move') plies.push(playPly(this.#multiverse, part, action.mover, path));
        else if (part.type === 'variation')
          this.#variation(part, action, path, { address, plies: plies.length, begins });
      }
    }
    return plies;
  }

  /** Plays a variation from its starting position, then restores the boards. */
  #variation(variation: Variation, { mover, half }: PlayedAction, path: Path, line: OpenLine): void {
    const [first] = variation.turns;
    if (first === undefined) return;
    const begins =
      first.number === undefined ? half : halfOf(first.number, first.white === undefined ? 'black' : 'white');
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
    this.#variations.push({ address, begin: begin.plies, plies: [], final: [] });
    const plies = this.#line(playedActions(variation, mover, path), `${address}.`);
    const final = this.#multiverse.lastBoards();
    this.#variations[index] = { address, begin: begin.plies, plies, final, ...resultOf(variation) };
    this.#multiverse.rewind(snapshot);
    this.#multiverse.restore(after);
  }

  #addressOf(line: string, half: number): string {
    const turn = Number.isNaN(half) ? '?' : `${Math.floor(half / 2)}${half % 2 === 0 ? 'w' : 'b'}`;
    const begin = `${line}${turn}`;
    const count = (this.#counts.get(begin) ?? 0) + 1;
    this.#counts.set(begin, count);
    return `${begin}.${count}`;
  }
}

const resultOf = ({ result }: Line): Pick<Line, 'result'> => (result === undefined ? {} : { result });

function playPly(multiverse: Multiverse, move: Move, mover: Colour, path: Path): FiveDPly {
  return { path, move, mover, ...playWrittenMove(multiverse, mover, writtenMove(move, multiverse.hasHalves)) };
}

/** A move of the model as the rules of the game take it. */
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
