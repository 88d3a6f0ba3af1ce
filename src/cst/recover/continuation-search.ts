import { nextLineStart } from '../text/line-index.js';
import { isWordCharacter, NOT_FOUND, NOT_SEARCHED, type RecoveryHook, type Repair } from './repair.js';

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
/** An element that is read for more characters than this, and fails then, has a failure of its own. */
const MAX_BEGINNING = 2;

/** Looks for the offset up to which a repair skips text. */
export class ContinuationSearch {
  readonly #hooks: readonly RecoveryHook[];
  readonly #text: string;
  /** Above 0 while a search is running; one can contain another. */
  #depth = 0;
  #characters = 0;
  /** The attempts for one failure, by offset and hook: the lists around it continue at the same offsets. */
  readonly #attempts = new Map<number, Attempt>();

  constructor(hooks: readonly RecoveryHook[], text: string) {
    this.#hooks = hooks;
    this.#text = text;
  }

  /** Whether a search is running. */
  get isRunning(): boolean {
    return this.#depth > 0;
  }

  /** Begins the searches for another failure, in which an accepted repair can change what matches. */
  restart(): void {
    this.#attempts.clear();
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
      this.#findEnd(repair, far, match);
      this.#depth--;
    }
    return repair.to;
  }

  /**
   * Searches outside brackets. For an element of a list, if nothing of the text would be left: also inside brackets,
   * then at the starts of lines.
   */
  #findEnd(repair: Repair, far: number, match: (hook: number, offset: number) => Attempt): void {
    repair.to = this.#search(repair, far, match, { isBalanced: true });
    if (this.#hooks[repair.hook]!.way !== 'element' || this.#leavesText(repair)) return;
    repair.to = this.#search(repair, far, match, { isBalanced: false });
    if (!this.#leavesText(repair)) repair.to = this.#nextLine(repair, match) ?? repair.to;
  }

  #leavesText({ to }: Repair): boolean {
    return to !== NOT_FOUND && to !== this.#text.length;
  }

  #search(
    { hook, offset }: Repair,
    far: number,
    match: (hook: number, offset: number) => Attempt,
    { isBalanced }: { readonly isBalanced: boolean },
  ): number {
    const { way, ends } = this.#hooks[hook]!;
    const text = this.#text;
    let attempts = 0;
    let depth = 0;
    let to = offset;
    const last = Math.min(text.length, offset + MAX_CHARACTERS);
    for (; to < last && attempts < MAX_ATTEMPTS; to++) {
      this.#characters++;
      const c = text[to]!;
      if (to > offset && depth === 0 && this.#mayBegin(to, ends)) {
        attempts++;
        if (this.#endsAt(to, hook, far, match)) return to;
      }
      const inner = isBalanced ? depth + nestingOf(c) : 0;
      if (inner < 0 && way === 'text') break;
      depth = Math.max(inner, 0);
    }
    return to === text.length && to > offset && way === 'element' ? to : NOT_FOUND;
  }

  /** Whether the text that a repair of a hook skips can end at an offset, because the text after it can be read. */
  #endsAt(offset: number, hook: number, far: number, match: (hook: number, offset: number) => Attempt): boolean {
    const { way, next, stops, ends } = this.#hooks[hook]!;
    if (offset >= far && stops.includes(this.#text[offset]!)) return true;
    const attempt = this.#attempt(way === 'text' ? hook : next, offset, match);
    return attempt.end > far || (offset >= far && ends !== undefined && hasOwnFailure(attempt, offset));
  }

  #attempt(hook: number, offset: number, match: (hook: number, offset: number) => Attempt): Attempt {
    const key = offset * this.#hooks.length + hook;
    const known = this.#attempts.get(key);
    if (known !== undefined) return known;
    const attempt = match(hook, offset);
    this.#attempts.set(key, attempt);
    return attempt;
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
      if (this.#attempt(next, line, match).end > line) return line;
      const after = nextLineStart(this.#text, line, last);
      this.#characters += after - line;
      line = after;
    }
    return undefined;
  }

  /** Whether an element can begin at an offset: not inside a word, and after a character that elements end with. */
  #mayBegin(offset: number, ends: string | undefined): boolean {
    if (ends !== undefined) return ends.includes(this.#text[offset - 1]!);
    return !(isWordCharacter(this.#text[offset]!) && isWordCharacter(this.#text[offset - 1]!));
  }
}

/** Whether an attempt came so far after an offset that an element begins there, with a failure of its own. */
const hasOwnFailure = ({ reached }: Attempt, offset: number): boolean => reached > offset + MAX_BEGINNING;

const OPENERS = '([{';
const CLOSERS = ')]}';

/** Returns how a character changes the number of open brackets. */
const nestingOf = (c: string): number => (OPENERS.includes(c) ? 1 : CLOSERS.includes(c) ? -1 : 0);
