import type { PrintOptions } from '../options.js';
import { textResult } from '../read/notation-error.js';
import type { GameRecord, GameRecords, MoveOf, RecordedLine, RecordedMove } from './model.js';
import { checkedFirst, moveNumber } from './move-numbers.js';

/** How recorded games are written. */
export interface RecordWriting<Game extends GameRecord> {
  /** Returns the text of a move without its comments and variations. */
  move(move: MoveOf<Game>): string;
  /** Returns the number of moves before the first one; 0 if absent. */
  first?(game: Game): number;
  /** Returns a comment as text; in braces if absent. A line break at its start or end gives it lines of its own. */
  comment?(comment: string): string;
  /** Whether each turn of the main line has a line of its own in readable texts. */
  readonly breaksLines?: boolean;
}

/**
 * Makes the `write` of a notation: tags in brackets, then the numbered moves with their comments and, in parentheses,
 * their variations, then the result. Compact texts have no comments.
 *
 * ```ts
 * import { type GameRecord, writeRecords } from 'ludogram';
 *
 * interface Game extends GameRecord {
 *   readonly moves: readonly { readonly square: string; readonly comments?: readonly string[] }[];
 * }
 * const write = writeRecords<Game>({ move: ({ square }) => square });
 * const moves = [{ square: 'b2', comments: ['the center'] }, { square: 'a1' }, { square: 'c3' }];
 * write({ games: [{ tags: [{ name: 'First', value: 'Ada' }], moves, result: '*' }] });
 * // '[First "Ada"]\n\n1. b2 {the center} 1... a1 2. c3 *\n'
 * ```
 */
export const writeRecords =
  <Game extends GameRecord>(writing: RecordWriting<Game>) =>
  ({ games }: GameRecords<Game>, { style = 'readable' }: PrintOptions = {}): string =>
    games.map((game) => `${gameText(game, writing, style === 'compact')}\n`).join('\n');

function gameText<Game extends GameRecord>(game: Game, writing: RecordWriting<Game>, isCompact: boolean): string {
  const { tags = [], result } = game;
  const { move, first, comment = (text) => `{${text}}`, breaksLines = false } = writing;
  const header = tags.map(({ name, value }) => `[${name} "${value}"]\n`).join('');
  const commentText = (written: string): string => textResult('"comment" of "print"', comment(written));
  const text = new MoveText(isCompact ? undefined : commentText, breaksLines && !isCompact);
  text.addLine(game, checkedFirst(first?.(game) ?? 0), (written) =>
    textResult('"move" of "print"', move(written as MoveOf<Game>)),
  );
  return `${header}${header === '' ? '' : '\n'}${text.end(result)}`;
}

/** A line that is partly written. */
interface OpenLine {
  readonly moves: readonly RecordedMove[];
  /** The number of moves before the line. */
  readonly first: number;
  /** The number of its moves that are written. */
  written: number;
  /** The number of variations on the last of them that are written. */
  variations: number;
  /** Whether the next move has a number whoever plays it. */
  needsNumber: boolean;
}

/** The text of moves while it is written. */
class MoveText {
  readonly #comment: ((comment: string) => string) | undefined;
  readonly #breaksLines: boolean;
  #text = '';
  /** The text before the next word. */
  #gap = '';
  #isAtLineStart = true;

  constructor(comment: ((comment: string) => string) | undefined, breaksLines: boolean) {
    this.#comment = comment;
    this.#breaksLines = breaksLines;
  }

  /** Writes a line with its variations, without recursion: they can be nested deeply. */
  addLine(main: RecordedLine, first: number, moveText: (move: RecordedMove) => string): void {
    const open = [this.#openLine(main, first)];
    for (let line = open.at(-1); line !== undefined; line = open.at(-1)) {
      const variation = line.moves[line.written - 1]?.variations?.[line.variations];
      const move = line.moves[line.written];
      if (variation !== undefined) {
        line.variations++;
        line.needsNumber = true;
        this.#open();
        open.push(this.#openLine(variation, line.first + line.written - 1));
      } else if (move !== undefined) {
        const ply = line.first + line.written;
        if (ply % 2 === 0 || line.needsNumber) this.#number(ply, open.length === 1 && line.written > 0);
        this.#word(moveText(move));
        line.needsNumber = this.#comments(move);
        line.written++;
        line.variations = 0;
      } else {
        open.pop();
        if (open.length > 0) this.#close();
      }
    }
  }

  /** Writes the result, and returns the whole text. */
  end(result: string): string {
    this.#word(result);
    return this.#text;
  }

  #openLine(line: RecordedLine, first: number): OpenLine {
    this.#comments(line);
    return { moves: line.moves, first, written: 0, variations: 0, needsNumber: true };
  }

  /** Writes the comments of a move or a line. Returns whether there are any. */
  #comments({ comments = [] }: Pick<RecordedLine, 'comments'>): boolean {
    const write = this.#comment;
    if (write === undefined) return false;
    for (const comment of comments) this.#word(write(comment));
    return comments.length > 0;
  }

  #number(ply: number, isLaterTurn: boolean): void {
    if (this.#breaksLines && isLaterTurn && ply % 2 === 0) this.#gap = '\n';
    this.#word(moveNumber(ply));
  }

  #open(): void {
    this.#word('(');
    this.#gap = '';
  }

  #close(): void {
    this.#gap = '';
    this.#word(')');
  }

  /** Writes a word. A comment that begins or ends a line needs no gap beside its line break. */
  #word(word: string): void {
    const beginsLine = word.startsWith('\n');
    const gap = beginsLine || this.#isAtLineStart ? '' : this.#gap;
    this.#text += gap + (beginsLine && this.#isAtLineStart ? word.slice(1) : word);
    this.#gap = ' ';
    this.#isAtLineStart = word.endsWith('\n');
  }
}
