import type { Tree } from '../../../cst/index.js';
import { withAncestors } from '../../../cst/tree/ancestors.js';
import { defined } from '../../../defined.js';
import type { Span } from '../../../diagnostics/index.js';
import { isWhiteSpace, type ReadDocument } from '../document.js';
import { joined, partNear, type TextPart } from './text-part.js';

/** UTF-16 units of the turns that are read in one step, so that no request waits long for it. */
const STEP_LENGTH = 10_000;

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
  #landmarks: KnownLandmark[] = [];
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
    const [first] = this.#landmarks;
    const from = this.#landmarks.findLast((known) => known.offset <= latest);
    if (first === undefined || from === undefined || from === first) return { text: text.slice(0, offset), omitted: 0 };
    return {
      text: joined(text, first.offset, from.offset, offset),
      omitted: from.offset - first.offset,
      position: from.position,
    };
  }

  /**
   * Returns the head of a text and the lines shortly before an offset, without a position: for what does not depend on
   * the turns between them. Plays nothing.
   */
  partNear({ reading: { tree } }: ReadDocument, offset: number): TextPart {
    const [first] = tree.text === this.#text ? this.#landmarks : [];
    return partNear(tree.text, offset, first?.offset);
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
    const end = performance.now() + milliseconds;
    return this.#extend(document, latest, () => performance.now() >= end) && !this.#reaches(latest);
  }

  /** Drops the reading of the text; its landmarks stay. */
  release(): void {
    this.#next = undefined;
  }

  /** Whether few turns are between the last known landmark and an offset. */
  #reaches(offset: number): boolean {
    return offset - (this.#landmarks.at(-1)?.offset ?? 0) <= 2 * this.#spacing;
  }

  /** Continues up to an offset or until it is time to stop; returns whether there may be more turns. */
  #extend(document: ReadDocument, offset: number, isOver?: () => boolean): boolean {
    this.#next ??= this.#landmarksIn(document)[Symbol.iterator]();
    while (isOver?.() !== true) {
      const { done, value } = this.#next.next();
      if (done === true) return false;
      this.#landmarks.push(value);
      if (value.offset >= offset) return true;
    }
    return true;
  }

  /** Yields the landmarks after the last known one. Reads the text in steps, each from the last landmark before it. */
  *#landmarksIn(document: ReadDocument): Generator<KnownLandmark> {
    const { tree } = document.reading;
    const { length } = tree.text;
    for (let end = 0, step = STEP_LENGTH; end < length;) {
      const from = this.#landmarks.at(-1)?.offset ?? 0;
      end = boundaryBefore(tree, from, from + step) ?? length;
      yield* this.#landmarksUpTo(document, end);
      // A head or a comment may be longer than the step.
      const hasNew = (this.#landmarks.at(-1)?.offset ?? 0) > from;
      step = hasNew ? STEP_LENGTH : 2 * step;
    }
  }

  /** Yields the landmarks between the last known one and an offset. */
  *#landmarksUpTo({ notation, support, reading }: ReadDocument, end: number): Generator<KnownLandmark> {
    const { tree, dialect } = reading;
    const { text } = tree;
    const first = this.#landmarks[0];
    const last = this.#landmarks.at(-1);
    const isWhole = first === undefined || last === undefined;
    const omitted = isWhole ? 0 : last.offset - first.offset;
    const read = isWhole ? text.slice(0, end) : joined(text, first.offset, last.offset, end);
    const part =
      read.length === text.length ? reading : notation.read(read, { level: 'syntax', ...defined({ dialect }) });
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
    this.#landmarks = this.#landmarks.filter(({ offset }) => offset <= Math.min(valid, different));
    this.#next = undefined;
    this.#notation = notation;
    this.#dialect = dialect;
    this.#text = text;
    this.#errors = errors;
  }
}

/**
 * Returns the start of the outermost node after `from` that contains the last character before `offset` that is not
 * white space. Cutting the text there leaves the earlier turns unchanged. `undefined` at the end of the text, or if
 * there is none.
 */
function boundaryBefore(tree: Tree, from: number, offset: number): number | undefined {
  if (offset >= tree.text.length) return undefined;
  let at = offset - 1;
  while (at > from && isWhiteSpace(tree.text, at)) at--;
  return withAncestors(tree.nodeAt(at)).findLast(({ start }) => start > from)?.start;
}

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
