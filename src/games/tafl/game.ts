import { movesOn } from './berserk.js';
import { endOf, type Result } from './ending.js';
import { type BoardTables, boardTablesOf } from './board-tables.js';
import { type Violation, violationOf } from './legality.js';
import type { Move } from './movement.js';
import { movesOf } from './moves.js';
import { EMPTY, opponent, type Piece, type Side, sideOf } from './pieces.js';
import { type Effect, effectOf, turnOver } from './play.js';
import { type Position, type Square, startPosition } from './position.js';
import { Repetitions, threefoldEnd } from './repetition.js';
import type { TaflRules } from './rules.js';

/** A move that was made. */
export interface Ply {
  readonly move: Move;
  readonly mover: Side;
  readonly piece: Piece;
  /** Spaces of the captured pieces, in ascending order. A captured mercenary is still there, on the other side. */
  readonly captures: readonly Square[];
  /** The space jumped over; -1 for a move without a jump. */
  readonly jumped: Square;
  readonly after: Position;
  /** Absent until the game is over. */
  readonly result: Result | undefined;
}

/**
 * A game in progress under any rules.
 *
 * ```ts
 * const game = new TaflGame(completeRules({ size: 7, start: boardOf(pieces) }));
 * const [move] = game.legalMoves();
 * if (move !== undefined) game.play(move).captures;
 * ```
 */
export class TaflGame {
  readonly rules: TaflRules;
  readonly #tables: BoardTables;
  readonly #seen: Repetitions;
  #position: Position;
  #result: Result | undefined;

  /**
   * @param from - the first position, if it isn't the start of the rules; or a game to continue from, which is not
   *   changed
   */
  constructor(rules: TaflRules, from: Position | TaflGame = startPosition(rules)) {
    this.rules = rules;
    this.#tables = boardTablesOf(rules);
    if (from instanceof TaflGame) {
      this.#seen = new Repetitions(from.#seen);
      this.#position = from.#position;
      this.#result = from.#result;
    } else {
      this.#seen = new Repetitions();
      this.#position = from;
      if (from.berserker === undefined) this.#seen.add(from);
    }
  }

  /** The current position; positions never change, so one can be kept. */
  get position(): Position {
    return this.#position;
  }

  /** How the game ended; `undefined` until it is over. */
  get result(): Result | undefined {
    return this.#result;
  }

  /** Returns every legal move; none once the game is over. */
  legalMoves(): Move[] {
    return this.#result === undefined ? movesOf(this.#tables, this.#position) : [];
  }

  /** Returns why a move is illegal; `undefined` for a legal move. */
  violation(move: Move): Violation | undefined {
    return this.#result === undefined ? violationOf(this.#tables, this.#position, move) : { why: 'game-over' };
  }

  /** Returns an independent game that continues from the current position. */
  fork(): TaflGame {
    return new TaflGame(this.rules, this);
  }

  /**
   * Makes a move, legal or not, of either side, with the captures, the change of turn and the end that follow by the
   * rules. If no piece can move (no piece on the first space, or a piece on the last), only the turn passes.
   */
  play(move: Move): Ply {
    const before = this.#position;
    const piece = before.board[move.from] ?? EMPTY;
    if (piece === EMPTY || before.board[move.to] !== EMPTY) return this.#pass(move, piece);
    const effect = effectOf(this.#tables, before, move);
    const mover = sideOf(piece);
    let result = endOf(this.#tables, before.board, effect, move.to);
    if (result === undefined && movesOn(this.#tables, effect, move.to)) {
      this.#position = { board: effect.board, toMove: mover, berserker: move.to };
    } else {
      this.#position = turnOver(effect.board, piece);
    }
    // A mercenary that changes sides can change back, so only a piece that leaves the board makes the past irrelevant.
    if (removesPiece(effect)) this.#seen.clear();
    if (this.#position.berserker === undefined && this.#seen.add(this.#position) >= 3) {
      result ??= threefoldEnd(this.rules.threefold, mover);
    }
    this.#result ??= result;
    const { captures, jumped } = effect;
    return { move, mover, piece, captures, jumped, after: this.#position, result };
  }

  /** Resigns for the side to move. A game that is over does not change. */
  resign(): Result {
    this.#result ??= { winner: opponent(this.#position.toMove), reason: 'resignation' };
    return this.#result;
  }

  #pass(move: Move, piece: Piece): Ply {
    const { board, toMove } = this.#position;
    this.#position = { board, toMove: opponent(toMove) };
    return { move, mover: toMove, piece, captures: [], jumped: -1, after: this.#position, result: this.#result };
  }
}

/** Whether a captured piece leaves the board. */
function removesPiece({ captures, board }: Effect): boolean {
  for (const square of captures) if (board[square] === EMPTY) return true;
  return false;
}

/**
 * Counts the sequences of `depth` legal moves from where a game is ("performance test", the usual check of a move
 * generator). The game itself is not changed.
 *
 * A unit of depth is one move of one piece. Where the rules let a piece move on after a capture, each of its moves is a
 * unit, and the turn passes when it stops. A sequence ends where the game is over, by repetition too, or the side to move
 * has no legal move: such a sequence, if shorter than `depth`, is not counted.
 *
 * @param depth at least 0; 0 gives 1
 */
export function perft(game: TaflGame, depth: number): number {
  if (depth <= 0) return 1;
  const moves = game.legalMoves();
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const next = game.fork();
    next.play(move);
    count += perft(next, depth - 1);
  }
  return count;
}
