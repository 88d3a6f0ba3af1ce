import { nextLineStart } from '../text/line-index.js';
import { isWord, NOT_FOUND, NOT_SEARCHED, type RecoveryHook, type Repair } from './repair.js';

/** An attempt to match a hook: the end of the match, or -1, and the farthest offset where anything failed. */
export interface Attempt {
  readonly end: number;
  readonly reached: number;
}

/** Limit for the offsets at which a list is tried again after a failure. */
const MAX_ATTEMPTS = 400;
/** Limit for the lines at which a list is tried again, after nothing else helped. */
const MAX_LINES = 50;
/** Limit for the characters that one search examines. */
const MAX_CHARACTERS = 20_000;
/** If an element can begin after a skipped one and fails this many characters later, it has a failure of its own. */
const PROMISING = 2;

/** Looks for the offset up to which a repair skips text. */
export class ContinuationSearch {
  readonly #hooks: readonly RecoveryHook[];
  readonly #text: string;
  /** Above 0 while a search is running; one can contain another. */
  #depth = 0;
  #characters = 0;

  constructor(hooks: readonly RecoveryHook[], text: string) {
    this.#hooks = hooks;
    this.#text = text;
  }

  /** Whether a search is running. */
  get isRunning(): boolean {
    return this.#depth > 0;
  }

  /** The number of characters that all searches have examined. */
  get characters(): number {
    return this.#characters;
  }

  /**
   * Returns the end of the text that a repair skips, or {@link NOT_FOUND}, and records it in the repair.
   *
   * @param far the farthest offset that the hook reached
   * @param match matches a hook at an offset
   */
  endOf(repair: Repair, far: number, match: (hook: number, offset: number) => Attempt): number {
    if (repair.to === NOT_SEARCHED) {
      this.#depth++;
      repair.to = this.#search(repair, far, match, true);
      const isElement = this.#hooks[repair.hook]!.way === 'element';
      const isAll = (): boolean => repair.to === NOT_FOUND || repair.to === this.#text.length;
      if (isAll() && isElement) repair.to = this.#search(repair, far, match, false);
      if (isAll() && isElement) repair.to = this.#nextLine(repair, match) ?? repair.to;
      this.#depth--;
    }
    return repair.to;
  }

  #search(
    { hook, offset }: Repair,
    far: number,
    match: (hook: number, offset: number) => Attempt,
    isBalanced: boolean,
  ): number {
    const { way, next, stops, ends } = this.#hooks[hook]!;
    const text = this.#text;
    const goesOn = way === 'text' ? hook : next;
    let attempts = 0;
    let depth = 0;
    let to = offset;
    const last = Math.min(text.length, offset + MAX_CHARACTERS);
    for (; to < last && attempts < MAX_ATTEMPTS; to++) {
      this.#characters++;
      const c = text[to]!;
      if (to > offset && depth === 0 && this.#mayBegin(to, ends)) {
        if (to >= far && stops.includes(c)) return to;
        attempts++;
        const { end, reached } = match(goesOn, to);
        if (end > far || (ends !== undefined && to >= far && reached > to + PROMISING)) return to;
      }
      const inner = isBalanced ? depth + nestingOf(c) : 0;
      if (inner < 0 && way === 'text') break;
      depth = Math.max(inner, 0);
    }
    return to === text.length && to > offset && way === 'element' ? to : NOT_FOUND;
  }

  /**
   * Returns the start of the next line where the list continues, even before the farthest offset: an element that was
   * never closed can have been read up to the end of the text.
   */
  #nextLine({ hook, offset }: Repair, match: (hook: number, offset: number) => Attempt): number | undefined {
    const { next } = this.#hooks[hook]!;
    const last = Math.min(this.#text.length, offset + MAX_CHARACTERS);
    let line = nextLineStart(this.#text, offset, last);
    for (let attempts = 0; line < last && attempts < MAX_LINES; attempts++) {
      if (match(next, line).end > line) return line;
      const after = nextLineStart(this.#text, line, last);
      this.#characters += after - line;
      line = after;
    }
    return undefined;
  }

  /** Whether an element can begin at an offset: not inside a word, and after a character that elements end with. */
  #mayBegin(offset: number, ends: string | undefined): boolean {
    if (ends !== undefined) return ends.includes(this.#text[offset - 1]!);
    return !(isWord(this.#text[offset]!) && isWord(this.#text[offset - 1]!));
  }
}

const OPENERS = '([{';
const CLOSERS = ')]}';

/** Returns how a character changes the number of open brackets. */
const nestingOf = (c: string): number => (OPENERS.includes(c) ? 1 : CLOSERS.includes(c) ? -1 : 0);
