/** The number of lines that are joined: each alone would take more memory for its object than for its characters. */
const JOINED_LINES = 1024;

/** The lines of a record while it is read. There may be millions. */
export class JoinedLines<Line> {
  readonly #join: (lines: Line[]) => Line;
  #joined: Line[] = [];
  #lines: Line[] = [];

  /** @param join returns lines as one */
  constructor(join: (lines: Line[]) => Line) {
    this.#join = join;
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0 && this.#joined.length === 0;
  }

  add(line: Line): void {
    this.#lines.push(line);
    if (this.#lines.length < JOINED_LINES) return;
    this.#joined.push(this.#join(this.#lines));
    this.#lines = [];
  }

  /** Returns all lines as one, and begins again. */
  take(): Line {
    const all = this.#join([...this.#joined, ...this.#lines]);
    this.#joined = [];
    this.#lines = [];
    return all;
  }
}
