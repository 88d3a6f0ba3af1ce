import type { Mutable } from '../../../objects.js';
import type { Action, Comment, Move } from '../model/model.js';

/** A move, comment or variation. */
export type Item = Action[number];

/** An action under construction. */
export class ActionBuilder {
  items: Item[] = [];
  #lastMove: Mutable<Move> | undefined;

  /** Adds a move. An unreadable one, `undefined`, only takes the marks after it. */
  addMove(move: Mutable<Move> | undefined): void {
    if (move !== undefined) this.items.push(move);
    this.#lastMove = move;
  }

  /** Adds a mark to the move before it, unless the move already has a mark of this kind. */
  addMark({
    makes,
    present,
  }: {
    readonly makes?: Move['makes'] | undefined;
    readonly present?: number | undefined;
  }): void {
    const move = this.#lastMove;
    if (move === undefined) return;
    if (makes !== undefined) move.makes ??= makes;
    if (present !== undefined) move.present ??= present;
  }

  /** The items in a list without spare capacity, which a list that grew has. */
  get action(): Action {
    return this.items.slice();
  }

  get hasOnlyComments(): boolean {
    return this.items.every(({ type }) => type === 'comment');
  }

  /** Removes and returns the comments at the start of the action. */
  takeLeadingComments(): Comment[] {
    const end = this.items.findIndex(({ type }) => type !== 'comment');
    return this.items.splice(0, end === -1 ? this.items.length : end) as Comment[];
  }

  prepend(items: readonly Item[]): void {
    if (items.length > 0) this.items = [...items, ...this.items];
  }
}
