import { type Board, pieceAt, type Square } from '../board/board.js';
import type { BoardTables } from '../board/board-tables.js';
import { EMPTY, isGuard, isOn, type Piece, remainsOf } from '../board/pieces.js';
import { forEachTarget, jumpedOver } from '../movement.js';

/** An attacker, and the spaces that it could reach. */
export interface Attacker {
  readonly piece: Piece;
  readonly at: Square;
  /** By space, whether a move of this attacker could end there: 1 or 0. */
  readonly arrives: Uint8Array;
}

/**
 * The attackers of a position that can take part in captures, under the assumption that only they move from now on.
 * Those that can move are treated as if each were the only one: attackers of one kind can take each other's places, and
 * only a guard, or a piece that jumps, could stand in the way of another for good. Those that can't move, even after
 * others have left their way, are obstacles.
 */
export class AttackingForce {
  readonly attackers: Attacker[] = [];
  /** The board with the defenders that have not been captured, without the attackers. */
  readonly defenders: Uint8Array;
  readonly #tables: BoardTables;
  /** The board with these defenders, and with the attackers that can't move. */
  readonly #obstacles: Uint8Array;

  constructor(tables: BoardTables, board: Board) {
    this.#tables = tables;
    this.#obstacles = Uint8Array.from(board);
    this.defenders = Uint8Array.from(board, (piece) => (isOn('defenders', piece) ? piece : EMPTY));
    board.forEach((piece, square) => {
      // Guards take no part in captures.
      if (isOn('attackers', piece) && !isGuard(piece)) this.#add(piece, square);
    });
  }

  /**
   * Finds the spaces that every attacker could reach now. Returns the defenders that an attacker could capture by
   * jumping over them.
   */
  spread(): Square[] {
    this.#liftMovable();
    const jumped = new Set<Square>();
    for (const attacker of this.attackers) {
      if (this.#obstacles[attacker.at] === EMPTY) this.#spread(attacker, jumped);
    }
    return [...jumped];
  }

  /** Removes a captured defender from the board; a mercenary becomes an attacker. */
  capture(square: Square): void {
    const remains = remainsOf(pieceAt(this.defenders, square));
    this.defenders[square] = EMPTY;
    this.#obstacles[square] = remains;
    if (remains !== EMPTY) this.#add(remains, square);
  }

  /**
   * Whether an attacker that passes a test could move to a space while other attackers occupy all of the other spaces.
   */
  canHold(to: Square, others: readonly Square[], mayMove: PieceTest, mayStand: PieceTest = () => true): boolean {
    return this.attackers.some((mover) => {
      if (mover.arrives[to] === 0 || !mayMove(mover.piece)) return false;
      const rest = this.attackers.filter((attacker) => attacker !== mover && mayStand(attacker.piece));
      return canBeMatched(others, rest);
    });
  }

  /** Whether an attacker could reach a space. */
  canStand(square: Square): boolean {
    return this.attackers.some((attacker) => canStandOn(attacker, square));
  }

  #add(piece: Piece, square: Square): void {
    this.attackers.push({ piece, at: square, arrives: new Uint8Array(this.defenders.length) });
  }

  /** Removes from the obstacles the attackers that can move, also those that can after others have been removed. */
  #liftMovable(): void {
    const board = this.#obstacles;
    let isLifted = true;
    while (isLifted) {
      isLifted = false;
      for (const square of board.keys()) {
        if (!isOn('attackers', pieceAt(board, square)) || !this.#canMove(square)) continue;
        board[square] = EMPTY;
        isLifted = true;
      }
    }
  }

  /** Whether the attacker on a space has a move between the obstacles. */
  #canMove(square: Square): boolean {
    let found = false;
    forEachTarget(this.#tables, this.#obstacles, square, () => (found = true));
    return found;
  }

  #spread({ piece, at: start, arrives }: Attacker, jumped: Set<Square>): void {
    const board = this.#obstacles;
    const tables = this.#tables;
    const captures = tables.jumps[piece] === 'capturing';
    const seen = Uint8Array.from(arrives);
    seen[start] = 1;
    const open = [...seen.keys()].filter((square) => seen[square] === 1);
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      board[from] = piece;
      forEachTarget(tables, board, from, (to) => {
        if (captures) {
          const over = jumpedOver(tables, board, from, to);
          if (over >= 0 && !isGuard(pieceAt(board, over))) jumped.add(over);
        }
        arrives[to] = 1;
        if (seen[to] === 1) return;
        seen[to] = 1;
        open.push(to);
      });
      board[from] = EMPTY;
    }
  }
}

type PieceTest = (piece: Piece) => boolean;

const canStandOn = ({ at, arrives }: Attacker, square: Square): boolean => at === square || arrives[square] === 1;

/** Whether different attackers could occupy all of the given spaces at once. */
function canBeMatched(spaces: readonly Square[], attackers: readonly Attacker[]): boolean {
  const taken = new Map<Attacker, number>();
  const assign = (index: number, tried: Set<Attacker>): boolean =>
    attackers.some((attacker) => {
      if (tried.has(attacker) || !canStandOn(attacker, spaces[index]!)) return false;
      tried.add(attacker);
      const before = taken.get(attacker);
      if (before !== undefined && !assign(before, tried)) return false;
      taken.set(attacker, index);
      return true;
    });
  return spaces.every((_, index) => assign(index, new Set()));
}
