import type { Language } from './language.js';
import { kindAt, NEXT, WORDS } from './layout.js';

/** Where the nodes that are asked for most are, as word indices in document order. */
export interface Marks {
  /** The outermost error nodes. */
  readonly errors: readonly number[];
  readonly comments: readonly number[];
}

/** Of a tree without errors and comments. */
export const NO_MARKS: Marks = { errors: [], comments: [] };

/** Finds the errors and comments of a tree in one walk. */
export function marksOf({ language, words, size }: { language: Language; words: Int32Array; size: number }): Marks {
  const marked = markedKinds(language);
  const errors: number[] = [];
  const comments: number[] = [];
  let behindError = 0;
  for (let i = 0; i < size; i += WORDS) {
    const mark = marked[kindAt(words, i)]!;
    if (mark === COMMENT) comments.push(i);
    else if (mark === ERROR && i >= behindError) {
      errors.push(i);
      behindError = words[i + NEXT]!;
    }
  }
  return { errors, comments };
}

const ERROR = 1;
const COMMENT = 2;

const known = new WeakMap<Language, Uint8Array>();

/** What each kind of a language is, by its number: trees are walked more often than they are made. */
function markedKinds(language: Language): Uint8Array {
  let marked = known.get(language);
  if (marked === undefined) {
    marked = new Uint8Array(language.kinds.length);
    for (const kind of language.errors) marked[kind] = ERROR;
    for (const kind of language.comments) marked[kind] = COMMENT;
    known.set(language, marked);
  }
  return marked;
}
