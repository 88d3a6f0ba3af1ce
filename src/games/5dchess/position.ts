import { findResult, type Result } from './actions/actions.js';
import { hasLegalAction } from './actions/has-legal-action.js';
import { sideToMove } from './moves/moves.js';
import type { Board, Multiverse } from './multiverse.js';
import { type Colour, opponentOf } from './piece.js';

/** A player doesn't wait for the end of a long search: after these steps, the game is assumed to continue. */
const MAX_SEARCH_STEPS = 2_000;

/** A position between two moves, which can be in the middle of a turn. Never changes. */
export class Position {
  /** The side whose turn it is. */
  readonly toMove: Colour;
  /** Whether the side has moved in this turn already. */
  readonly isInTurn: boolean;
  readonly #multiverse: Multiverse;
  #result: Result | 'unknown' | undefined | null = null;

  /**
   * @param multiverse the boards, which are copied
   * @param toMove the side whose turn it is; if absent, the side to move at the present
   */
  constructor(multiverse: Multiverse, toMove: Colour = sideToMove(multiverse), isInTurn = false) {
    this.#multiverse = multiverse.copy();
    this.toMove = toMove;
    this.isInTurn = isInTurn;
  }

  /** A copy of all boards. */
  get multiverse(): Multiverse {
    return this.#multiverse.copy();
  }

  /** The boards on which the side has to move before its turn can end, unless a new timeline moves the present back. */
  get requiredBoards(): readonly Board[] {
    return this.#multiverse.isActionComplete(this.toMove) ? [] : this.#playable(true);
  }

  /** The boards on which the side can move, but doesn't have to. */
  get optionalBoards(): readonly Board[] {
    const isComplete = this.#multiverse.isActionComplete(this.toMove);
    return isComplete ? [...this.#multiverse.playable(this.toMove)] : this.#playable(false);
  }

  /** Whether the side has moved enough to end its turn. */
  get canEndTurn(): boolean {
    return this.isInTurn && this.#multiverse.isActionComplete(this.toMove);
  }

  /**
   * Whether the turn can be completed without leaving a king or a royal queen to be captured. A move that leaves none
   * now may be one after which each move on another board does. Slow if there are many boards.
   */
  get canComplete(): boolean {
    return hasLegalAction(this.#multiverse, this.toMove);
  }

  /** The result, once the game is over; `undefined` in the middle of a turn, and if it {@link Position.isUndecided}. */
  get result(): Result | undefined {
    const found = this.#found();
    return found === 'unknown' ? undefined : found;
  }

  /**
   * Whether it is not known if the game is over, because the search for a legal action was too long. The game is then
   * assumed to continue; {@link resultOf} searches to the end.
   */
  get isUndecided(): boolean {
    return this.#found() === 'unknown';
  }

  #found(): Result | 'unknown' | undefined {
    if (this.#result === null) {
      this.#result = this.isInTurn ? undefined : findResult(this.#multiverse, MAX_SEARCH_STEPS);
    }
    return this.#result;
  }

  #playable(isRequired: boolean): readonly Board[] {
    const multiverse = this.#multiverse;
    const present = multiverse.present();
    const playable = [...multiverse.playable(this.toMove)];
    return playable.filter(({ line, half }) => (half === present && multiverse.isActive(line)) === isRequired);
  }

  /** Returns the position after the side has ended its turn. */
  afterTurn(): Position {
    return new Position(this.#multiverse, opponentOf(this.toMove));
  }
}
