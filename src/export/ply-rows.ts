import type { PlyColumns, PlyFacts } from '../notation/replay/tables.js';
import { checkRows, wrongCell } from './checked-rows.js';
import { positionHash } from './position-hash.js';
import { MAX_CHUNK_PLIES, type RowChunks } from './row-chunks.js';
import { type Cell, columnIndices, rowCount } from './schema.js';

/** A line of a game while its plies are added: their number, and the number of the last row. */
interface Line {
  count: number;
  last: number | undefined;
}

const NO_FACTS: PlyFacts = {};

const INDEX = columnIndices('plies');

/** Returns the columns of the table `plies` by their names. Each ply reads them, faster than from computed keys. */
const byName = (columns: Cell[][]) => ({
  game: columns[INDEX.game]!,
  notation: columns[INDEX.notation]!,
  variation: columns[INDEX.variation]!,
  number: columns[INDEX.number]!,
  ply: columns[INDEX.ply]!,
  parent: columns[INDEX.parent]!,
  mover: columns[INDEX.mover]!,
  move: columns[INDEX.move]!,
  uci: columns[INDEX.uci]!,
  captures: columns[INDEX.captures]!,
  position: columns[INDEX.position]!,
  hash: columns[INDEX.position_hash]!,
  clock: columns[INDEX.clock]!,
  evaluation: columns[INDEX.evaluation]!,
  mate: columns[INDEX.mate]!,
  nags: columns[INDEX.nags]!,
  comment: columns[INDEX.comment]!,
});

/** Adds the plies of one game to the columns of the table `plies`, in the last chunk and, if it is full, in others. */
export class PlyRows implements PlyColumns {
  readonly wantsPositions: boolean;
  readonly #chunks: RowChunks;
  #cells: ReturnType<typeof byName>;
  readonly #game: string;
  readonly #notation: string;
  /** The number of chunks before the game, and of the rows in the last one. */
  readonly #before: { readonly chunks: number; readonly rows: number };
  #rows = 0;
  /** The variation of the last ply, and its line. */
  #variation = '';
  #line: Line = { count: 0, last: undefined };
  readonly #lines = new Map<string, Line>([['', this.#line]]);
  #isEnded = false;
  #result: string | undefined;

  /**
   * @param game the key of the game
   * @param wantsPositions whether to add positions, which need much space
   */
  constructor(chunks: RowChunks, game: string, notation: string, wantsPositions = false) {
    this.wantsPositions = wantsPositions;
    this.#chunks = chunks;
    const { plies } = chunks.last;
    this.#cells = byName(plies);
    this.#game = game;
    this.#notation = notation;
    this.#before = { chunks: chunks.count, rows: rowCount(plies) };
  }

  add(
    mover: string,
    move: string,
    captures?: string,
    position?: string,
    variation = '',
    key?: string | bigint,
    facts: PlyFacts = NO_FACTS,
  ): void {
    if (variation !== this.#variation) this.#continue(variation);
    const line = this.#line;
    const parent = line.last;
    line.last = ++this.#rows;
    if (this.#cells.game.length >= MAX_CHUNK_PLIES) this.#cells = byName(this.#chunks.next().plies);
    // Called for each ply: adding to each column by its name takes half the time of a list of cells.
    const cells = this.#cells;
    cells.game.push(this.#game);
    cells.notation.push(this.#notation);
    cells.variation.push(variation);
    cells.number.push(++line.count);
    cells.ply.push(line.last);
    cells.parent.push(parent);
    cells.mover.push(mover);
    cells.move.push(move);
    cells.uci.push(facts.uci);
    cells.captures.push(captures);
    cells.position.push(position);
    cells.hash.push(typeof key === 'string' ? positionHash(key) : key);
    cells.clock.push(facts.clock);
    cells.evaluation.push(facts.evaluation);
    cells.mate.push(facts.mate);
    cells.nags.push(facts.nags);
    cells.comment.push(facts.comment);
  }

  #continue(variation: string): void {
    if (typeof variation !== 'string') throw wrongCell(this.#notation, 'variation', variation, 'a text');
    this.#variation = variation;
    const existing = this.#lines.get(variation);
    // A variation is played where it branches off, so it continues from the last ply of its outer line so far.
    this.#line = existing ?? { count: 0, last: this.#lines.get(outerOf(variation))?.last };
    if (existing === undefined) this.#lines.set(variation, this.#line);
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
    return this.#lines.get('')!.count;
  }

  /** Checks the cells of the game. Throws a `NotationError` that names the first one of a wrong type. */
  check(): void {
    const { chunks, rows } = this.#before;
    for (const [i, { plies }] of this.#chunks.after(chunks - 1).entries()) {
      checkRows(this.#notation, 'plies', plies, i === 0 ? rows : 0);
    }
    if (this.#result !== undefined && typeof this.#result !== 'string') {
      throw wrongCell(this.#notation, 'the result', this.#result, 'a text');
    }
  }

  /** Removes the plies of the game, for example to play it again. */
  discard(): void {
    const { chunks, rows } = this.#before;
    this.#chunks.cut(chunks);
    const { plies } = this.#chunks.last;
    for (const column of plies) column.length = rows;
    this.#cells = byName(plies);
    this.#rows = 0;
    this.#variation = '';
    this.#line = { count: 0, last: undefined };
    this.#lines.clear();
    this.#lines.set('', this.#line);
  }
}

/** Returns the address of the line that a variation branches off. */
const outerOf = (variation: string): string => variation.split('.').slice(0, -2).join('.');
