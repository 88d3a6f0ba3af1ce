/** A legal move, as it is entered. */
export interface EnteredMove<Move> {
  readonly move: Move;
  readonly text: string;
  /** The names of the squares that enter it, in order; none if it is only offered in a list. */
  readonly squares: readonly string[];
}

/** The moves of a position while one of them is entered, square by square. */
export class MoveEntry<Move> {
  readonly #moves: readonly EnteredMove<Move>[];
  #picked: readonly string[] = [];

  constructor(moves: readonly EnteredMove<Move>[]) {
    this.#moves = moves;
  }

  /** The squares that have been clicked. */
  get picked(): readonly string[] {
    return this.#picked;
  }

  /** The squares that continue with a move. */
  get targets(): ReadonlySet<string> {
    return nextOf(this.#matching(this.#picked), this.#picked.length);
  }

  /** The squares that begin a move. */
  get starts(): ReadonlySet<string> {
    return nextOf(this.#moves, 0);
  }

  /** The moves to choose from: those of the clicked squares if they are several, and those that have no squares. */
  get choices(): readonly EnteredMove<Move>[] {
    const entered = this.#matching(this.#picked).filter(({ squares }) => squares.length === this.#picked.length);
    return this.#picked.length === 0
      ? entered
      : [...entered, ...this.#moves.filter(({ squares }) => squares.length === 0)];
  }

  /** Adds a square to the move. Returns the move if it is complete; a square that doesn't fit begins another move. */
  click(square: string): EnteredMove<Move> | undefined {
    const picked = [...this.#picked, square];
    const [move, second] = this.#matching(picked);
    if (move === undefined) {
      const isSame = this.#picked.length === 1 && this.#picked[0] === square;
      this.#picked = this.starts.has(square) && !isSame ? [square] : [];
      return undefined;
    }
    this.#picked = picked;
    return second === undefined && move.squares.length === picked.length ? move : undefined;
  }

  /** Forgets the clicked squares. */
  clear(): void {
    this.#picked = [];
  }

  #matching(picked: readonly string[]): readonly EnteredMove<Move>[] {
    return this.#moves.filter(({ squares }) => picked.every((name, i) => squares[i] === name));
  }
}

function nextOf(moves: readonly EnteredMove<unknown>[], index: number): ReadonlySet<string> {
  return new Set(moves.flatMap(({ squares }) => squares.slice(index, index + 1)));
}
