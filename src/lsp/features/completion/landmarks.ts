import type { Span } from '../../../diagnostics/index.js';
import type { Landmark } from '../../../notation/index.js';
import type { ReadDocument } from '../document.js';
import { defined } from '../../../defined.js';

/** The text that completion reads: all of it up to the cursor or, if turns are left out, its head and its end. */
export interface TextPart {
  readonly text: string;
  /** The number of characters that are left out: offsets after the head are smaller by it. */
  readonly omitted: number;
  /** The position before the first turn after the head; absent if no turn is left out. */
  readonly position?: unknown;
}

/** The most UTF-16 units that are read while a request waits. */
const LONGEST_STEP = 200_000;

/** A landmark that is kept. */
interface KnownLandmark {
  readonly offset: number;
  readonly position: unknown;
}

/** Which landmarks are kept, in UTF-16 units. */
export interface LandmarkOptions {
  /** The least distance between two landmarks. */
  readonly spacing?: number;
  /**
   * The length of the text that is read before the cursor, at least: the turns before the current one may decide about
   * it. Also the length before a change of the text in which landmarks are not trusted.
   */
  readonly margin?: number;
}

/**
 * The landmarks of the latest version of a text. Those well before a change of the text stay, so that completion after
 * it reads and plays only the turns since then.
 */
export class KnownLandmarks {
  readonly #spacing: number;
  readonly #margin: number;
  #text = '';
  /** The notation and dialect that the text was read in. */
  #notation: unknown;
  #dialect: string | undefined;
  /** The syntax errors of the text in document order. */
  #errors: readonly Span[] = [];
  #known: KnownLandmark[] = [];
  /** The landmarks after the last known one; `undefined` if they have not been requested in this version. */
  #next: Iterator<KnownLandmark> | undefined;

  constructor({ spacing = 2000, margin = 1000 }: LandmarkOptions = {}) {
    this.#spacing = spacing;
    this.#margin = margin;
  }

  /** Returns the part of a text that decides about completion at an offset. Plays the turns before it if necessary. */
  partBefore(document: ReadDocument, offset: number): TextPart {
    const { text } = document.reading.tree;
    if (document.support.landmarks === undefined) return { text: text.slice(0, offset), omitted: 0 };
    this.#update(document);
    const latest = offset - this.#margin;
    if (!this.#reaches(latest)) this.#extend(document, latest);
    const [first] = this.#known;
    const from = this.#known.findLast((known) => known.offset <= latest);
    if (first === undefined || from === undefined || from === first) return { text: text.slice(0, offset), omitted: 0 };
    return { text: joined(text, first, from, offset), omitted: from.offset - first.offset, position: from.position };
  }

  /**
   * Returns the head of a text and the lines shortly before an offset, without a position: for what does not depend on
   * the turns between them. Plays nothing.
   */
  partNear({ reading: { tree } }: ReadDocument, offset: number): TextPart {
    const { text } = tree;
    const [first] = tree.text === this.#text ? this.#known : [];
    const head = first ?? { offset: text.lastIndexOf('\n', this.#margin) + 1 };
    const from = { offset: text.lastIndexOf('\n', offset - this.#margin) + 1 };
    if (from.offset <= head.offset) return { text: text.slice(0, offset), omitted: 0 };
    return { text: joined(text, head, from, offset), omitted: from.offset - head.offset };
  }

  /**
   * Plays more turns of a text, for a later completion in it.
   *
   * @param milliseconds the time after which to stop
   * @param offset the offset of the completion; the end of the text if absent
   * @returns whether there may be more turns to play
   */
  prepare(document: ReadDocument, milliseconds: number, offset = Number.POSITIVE_INFINITY): boolean {
    if (document.support.landmarks === undefined) return false;
    this.#update(document);
    const latest = offset - this.#margin;
    if (this.#reaches(latest)) return false;
    // The first step reads everything after the last known landmark: in a long text, no request waits for it.
    const isRequested = offset !== Number.POSITIVE_INFINITY;
    const unread = document.reading.tree.text.length - (this.#known.at(-1)?.offset ?? 0);
    if (isRequested && this.#next === undefined && unread > LONGEST_STEP) return true;
    const end = performance.now() + milliseconds;
    return this.#extend(document, latest, () => performance.now() >= end) && !this.#reaches(latest);
  }

  /** Whether few turns are between the last known landmark and an offset. */
  #reaches(offset: number): boolean {
    return offset - (this.#known.at(-1)?.offset ?? 0) <= 2 * this.#spacing;
  }

  /** Plays on up to an offset or until it is time to stop. @returns whether there may be more turns */
  #extend(document: ReadDocument, offset: number, isOver?: () => boolean): boolean {
    this.#next ??= this.#landmarksIn(document)[Symbol.iterator]();
    while (isOver?.() !== true) {
      const { done, value } = this.#next.next();
      if (done === true) return false;
      this.#known.push(value);
      if (value.offset >= offset) return true;
    }
    return true;
  }

  /** Yields the landmarks after the last known one. */
  *#landmarksIn({ notation, support, reading }: ReadDocument): Generator<KnownLandmark> {
    const { tree, dialect } = reading;
    const { text } = tree;
    const first = this.#known[0];
    const last = this.#known.at(-1);
    const isWhole = first === undefined || last === undefined;
    const omitted = isWhole ? 0 : last.offset - first.offset;
    const options = { level: 'syntax' as const, ...defined({ dialect }) };
    const part = isWhole ? reading : notation.read(joined(text, first, last, text.length), options);
    let next = isWhole ? 0 : last.offset + this.#spacing;
    for (const landmark of support.landmarks?.(part, last?.position) ?? []) {
      const offset = landmark.offset + omitted;
      if (offset < next) continue;
      yield { offset, position: landmark.position() };
      next = offset + this.#spacing;
    }
  }

  /** Forgets the landmarks that a new version of the text does not have. */
  #update({ notation, reading: { tree, dialect } }: ReadDocument): void {
    const { text } = tree;
    const isSame = this.#notation === notation && this.#dialect === dialect;
    if (isSame && this.#text === text) return;
    const errors = Array.from(tree.eachError(), ({ start, end }) => ({ start, end }));
    const valid = isSame ? commonLength(this.#text, text) - this.#margin : 0;
    const different = firstDifferent(this.#errors, errors, valid);
    this.#known = this.#known.filter(({ offset }) => offset <= Math.min(valid, different));
    this.#next = undefined;
    this.#notation = notation;
    this.#dialect = dialect;
    this.#text = text;
    this.#errors = errors;
  }
}

/** Returns the head of a text, up to the first landmark, and its part from another landmark to an offset. */
const joined = (text: string, first: Pick<Landmark, 'offset'>, from: Pick<Landmark, 'offset'>, end: number): string =>
  text.slice(0, first.offset) + text.slice(from.offset, end);

/** Returns the start of the first error up to an offset that only one of two versions of a text has. */
function firstDifferent(a: readonly Span[], b: readonly Span[], end: number): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const one = a[i];
    const other = b[i];
    const start = Math.min(one?.start ?? end, other?.start ?? end);
    if (start >= end) break;
    if (one?.start !== other?.start || one?.end !== other?.end) return start;
  }
  return Number.POSITIVE_INFINITY;
}

/** Returns the length of the longest common start of two texts. */
function commonLength(a: string, b: string): number {
  let low = 0;
  let high = Math.min(a.length, b.length);
  // Comparing slices is much faster than comparing characters.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (a.slice(low, middle) === b.slice(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
