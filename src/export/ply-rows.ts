import type { PlyColumns } from '../notation/describe/tables.js';
import type { Cell, TableRows } from './schema.js';

/** The columns of the table `plies`, in the order of the schema. */
type Columns = [Cell[], Cell[], Cell[], Cell[], Cell[], Cell[], Cell[], Cell[]];

/** Adds the plies of one game to the columns of the table `plies`. */
export class PlyRows implements PlyColumns {
  readonly #columns: Columns;
  readonly #game: string;
  readonly #notation: string;
  /** The number of rows before those of this game. */
  readonly #before: number;
  /** The variation of the last ply, and the number of plies in it so far. */
  #variation = '';
  #number = 0;
  /** The number of plies in each other variation so far. */
  readonly #numbers = new Map<string, number>();
  #isEnded = false;
  #result: string | undefined;

  /** @param game the key of the game */
  constructor({ plies }: TableRows, game: string, notation: string) {
    this.#columns = plies as Columns;
    this.#game = game;
    this.#notation = notation;
    this.#before = this.#columns[0].length;
  }

  add(mover: string, move: string, captures?: string, position?: string, variation = ''): void {
    if (variation !== this.#variation) this.#continue(variation);
    const [games, notations, variations, numbers, movers, moves, captured, positions] = this.#columns;
    games.push(this.#game);
    notations.push(this.#notation);
    variations.push(variation);
    numbers.push(++this.#number);
    movers.push(mover);
    moves.push(move);
    captured.push(captures);
    positions.push(position);
  }

  #continue(variation: string): void {
    this.#numbers.set(this.#variation, this.#number);
    this.#variation = variation;
    this.#number = this.#numbers.get(variation) ?? 0;
  }

  end(result: string | undefined): void {
    this.#isEnded = true;
    this.#result = result;
  }

  /** Whether the game was played to its end. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** The result of the game as it was played; `undefined` while there is no winner. */
  get result(): string | undefined {
    return this.#result;
  }

  /** The number of plies in the main line. */
  get count(): number {
    return this.#variation === '' ? this.#number : (this.#numbers.get('') ?? 0);
  }

  /** Removes the plies of the game, for example to play it again. */
  discard(): void {
    for (const column of this.#columns) column.length = this.#before;
    this.#variation = '';
    this.#number = 0;
    this.#numbers.clear();
  }
}
