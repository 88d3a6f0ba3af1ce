/**
 * The number of lines that are joined: each alone would take more memory for its object than for its characters. The
 * memory of many small parts would not be free for others later.
 */
const JOINED_LINES = 2 ** 14;

/** The lines of a record while it is read. There may be millions. */
export class JoinedLines<Line extends { readonly length: number }> {
  readonly #join: (lines: Line[]) => Line;
  readonly #limit: number;
  #joined: Line[] = [];
  #lines: Line[] = [];
  #size = 0;

  /**
   * @param join returns lines as one
   * @param limit the length from which on no line is kept
   */
  constructor(join: (lines: Line[]) => Line, limit = Infinity) {
    this.#join = join;
    this.#limit = limit;
  }

  /** Whether there is no line. No line is empty. */
  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** Whether the lines are longer than the limit, so that none is kept. */
  get isTooLong(): boolean {
    return this.#size > this.#limit;
  }

  add(line: Line): void {
    this.#size += line.length;
    if (this.isTooLong) {
      this.#clear();
      return;
    }
    this.#lines.push(line);
    if (this.#lines.length < JOINED_LINES) return;
    this.#joined.push(this.#join(this.#lines));
    this.#lines = [];
  }

  /** Returns all lines as one, or none if they are too long, and begins again. */
  take(): Line {
    const all = this.#join([...this.#joined, ...this.#lines]);
    this.#clear();
    this.#size = 0;
    return all;
  }

  #clear(): void {
    this.#joined = [];
    this.#lines = [];
  }
}
