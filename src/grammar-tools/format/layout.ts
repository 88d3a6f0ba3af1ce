import { alignHeads, type Head } from './align.js';
import type { Piece } from './pieces.js';

/** Columns that a rule's body is indented by, where it begins on a line of its own. */
const STEP = 2;

/** A line of the output before its indentation is known: its pieces, and whether a blank line is before it. */
interface Line {
  readonly pieces: Piece[];
  readonly isAfterBlank: boolean;
}

const LINE_BREAK = /\r\n|[\r\n]/g;

/** Lays out the pieces of a grammar. */
export class Layout {
  readonly #lines: readonly Line[];
  readonly #heads: ReadonlyMap<number, string>;
  /** Brackets that are open where a line begins. */
  #depth = 0;
  /** The column of the `=` of the rule, and whether its body begins on the next line. */
  #define = STEP;
  #isBodyNext = false;

  constructor(pieces: readonly Piece[]) {
    this.#lines = linesOf(pieces);
    this.#heads = alignHeads(this.#lines.map(({ pieces: line, isAfterBlank }) => headOf(line, isAfterBlank)));
  }

  /** Returns the lines of the formatted grammar. */
  lines(): string[] {
    return this.#lines.flatMap(({ pieces, isAfterBlank }, i) => {
      const text = this.#line(pieces, i);
      return isAfterBlank && i > 0 ? ['', text] : [text];
    });
  }

  #line(pieces: readonly Piece[], i: number): string {
    const first = pieces[0]!;
    if (first.role === 'comment' && this.#isBetweenRules(i)) return textOf(pieces);
    const text = first.isFirst ? this.#firstLine(pieces, i) : this.#laterLine(pieces, i);
    const last = pieces.findLast(({ role }) => role !== 'comment');
    if (last !== undefined) this.#isBodyNext = last.role === 'define';
    if (last?.role === 'define') this.#define = STEP;
    for (const piece of pieces) this.#depth += depthOf(piece);
    return text;
  }

  /** Returns the first line of a rule, in which the text before its `=` may be aligned with other rules. */
  #firstLine(pieces: readonly Piece[], i: number): string {
    this.#depth = 0;
    const define = pieces.findIndex(({ role }) => role === 'define');
    const head = define < 0 ? undefined : this.#heads.get(i);
    this.#define = head === undefined ? STEP : head.length + 1;
    return head === undefined ? textOf(pieces) : [head, textOf(pieces.slice(define))].join(' ');
  }

  #laterLine(pieces: readonly Piece[], i: number): string {
    const first = pieces[0]!;
    const indentation = first.role === 'comment' ? this.#indentationBefore(i) : this.#indentation(first);
    if (first.role === 'define') this.#define = STEP;
    return ' '.repeat(indentation) + textOf(pieces);
  }

  #indentation({ role }: Piece): number {
    if (role === 'define') return STEP;
    const depth = role === 'close' ? this.#depth - 1 : this.#depth;
    if (depth === 0 && (role === 'slash' || this.#isBodyNext)) return this.#define;
    return this.#define + STEP + STEP * depth;
  }

  /** Returns the indentation of a comment: the indentation of the line after it. */
  #indentationBefore(i: number): number {
    const next = this.#lines.slice(i + 1).find(({ pieces }) => pieces[0]!.role !== 'comment');
    return next === undefined ? 0 : this.#indentation(next.pieces[0]!);
  }

  /** Whether the lines after a comment begin a rule, or there are none. */
  #isBetweenRules(i: number): boolean {
    const next = this.#lines.slice(i).find(({ pieces }) => pieces.some(({ role }) => role !== 'comment'));
    return next === undefined || next.pieces.find(({ role }) => role !== 'comment')!.isFirst;
  }
}

/** Returns 1 for a piece that opens brackets, -1 for one that closes them, otherwise 0. */
function depthOf({ role, text }: Piece): number {
  if (role === 'close') return -1;
  return role === 'open' || (role === 'joint' && (text === '<' || text === '|')) ? 1 : 0;
}

/** Divides pieces into lines, as they are written, except that operators are on the line of what they belong to. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const [i, piece] of pieces.entries()) {
    const last = pieces[i - 1];
    const breaks = piece.before.match(LINE_BREAK)?.length ?? 0;
    const isNew =
      last === undefined || piece.isFirst || last.text.startsWith('//') || (breaks > 0 && !isTightAlways(last, piece));
    if (isNew) lines.push({ pieces: [piece], isAfterBlank: breaks > 1 });
    else lines.at(-1)!.pieces.push(piece);
  }
  return lines;
}

/** Whether two pieces belong together so closely that no line break stays between them. */
function isTightAlways(last: Piece, next: Piece): boolean {
  if (last.role === 'comment' || next.role === 'comment') return false;
  return last.role === 'prefix' || last.role === 'joint' || next.role === 'joint' || next.role === 'postfix';
}

/** Returns the text of pieces on one line. */
function textOf(pieces: readonly Piece[]): string {
  let text = '';
  for (const [i, piece] of pieces.entries()) text += (i === 0 ? '' : gap(pieces[i - 1]!, piece)) + piece.text;
  return text;
}

function gap(last: Piece, next: Piece): string {
  // Comments after the end of a line may be aligned by hand.
  if (next.role === 'comment') return /^ {2,}$/.test(next.before) ? next.before : ' ';
  if (last.role === 'comment') return ' ';
  const isTight = isTightAlways(last, next) || last.role === 'open' || next.role === 'close';
  return isTight ? '' : ' ';
}

/** Returns the part of a line before the `=` of a rule; `undefined` where the line does not begin a rule with it. */
function headOf(pieces: readonly Piece[], isAfterBlank: boolean): Head | 'comment' | undefined {
  if (pieces.every(({ role }) => role === 'comment')) return 'comment';
  const at = pieces.findIndex(({ role }) => role === 'define');
  if (at < 1 || !pieces[0]!.isFirst) return undefined;
  const head = pieces.slice(0, at);
  const display = head.at(-1)!.isDisplayName ? head.pop()! : undefined;
  const isAligned = [display, pieces[at]].some((piece) => /[^\S\r\n]{2,}|\t/.test(piece?.before ?? ''));
  return { name: textOf(head), display: display?.text, isAligned, isAfterBlank };
}
