// The state of a parse, and the functions that write nodes. Nothing outlives a parse: trees own their data, and a parse
// calls no foreign code.
//
// Engines check each use of a `let` for initialization, and each call of a declared function for reassignment. So the
// state uses `var`, and functions are constants.
import { enlargeTreeData, type Predicates } from '../../../cst/index.js';
import { INDEX_MASK } from './values.js';

//#part state
const NO_BYTES = new Uint8Array(1);
const NO_DATA = new Int32Array(0);

// The state of one parse; empty between parses.
//#if text
var text = '';
//#end
var end = 0;
var input: Uint8Array = NO_BYTES;
var data: Int32Array = NO_DATA;
var n = 0;
var hasNotable = false;
//#if nests
var limit = 0;
var deepest = 0;
const TOO_DEEP = new Error();
//#end

/** Enlarges `data` for the whole text, which is assumed to need little more per character than the text up to `p`. */
const grow = (p: number): void => {
  const likely = Math.min((n / Math.max(p, 1)) * 1.1, 6) * end;
  data = enlargeTreeData(data, likely);
};

//#if again
/**
 * Returns the offset after the text from `from` to `to` if that text is repeated at `p`; otherwise -1, and also if `to`
 * is before `from`.
 */
const again = (from: number, to: number, p: number): number => {
  if (to < from) return -1;
  while (from < to) if (text.charCodeAt(from++) !== text.charCodeAt(p++)) return -1;
  return p;
};

//#end
//#if againFolded
/**
 * Returns the offset after the text from `from` to `to` if that text is repeated at `p`, apart from case; otherwise -1,
 * and also if `to` is before `from`.
 */
const againFolded = (from: number, to: number, p: number): number => {
  if (to < from) return -1;
  const stop = p + to - from;
  return text.slice(from, to).toLowerCase() === text.slice(p, stop).toLowerCase() ? stop : -1;
};

//#end
//#if isWord
/** Whether the text from `from` to `to` is one of the given words; not if `to` is before `from`. */
const isWord = (words: ReadonlySet<string>, from: number, to: number): boolean =>
  to >= from && words.has(text.slice(from, to));

//#end
//#if isFoldedWord
/**
 * Whether the text from `from` to `to` is one of the given words apart from case; not if `to` is before `from`. The
 * words are in lower case.
 */
const isFoldedWord = (words: ReadonlySet<string>, from: number, to: number): boolean =>
  to >= from && words.has(text.slice(from, to).toLowerCase());

//#end
//#if isSame
/** Whether two parts of the text are equal; not if one ends before it starts. */
const isSame = (from: number, to: number, first: number, last: number): boolean =>
  to >= from && to - from === last - first && text.slice(from, to) === text.slice(first, last);

//#end
//#if isSameFolded
/** Whether two parts of the text are equal apart from case; not if one ends before it starts. */
const isSameFolded = (from: number, to: number, first: number, last: number): boolean =>
  to >= from && last >= first && text.slice(from, to).toLowerCase() === text.slice(first, last).toLowerCase();

//#end
//#if countOf
/** Returns the number with the decimal digits from `from` to `to`; -1 if the text is not a number. */
const countOf = (from: number, to: number): number => {
  if (to <= from) return -1;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) < 48 || text.charCodeAt(at) > 57) return -1;
  return Number(text.slice(from, to));
};

//#end
//#if columnOf
// The offset of the last call of `columnOf`, and the start of its line.
var lineFrom = 0;
var lineTo = 0;
/** Returns the number of characters between the start of its line and an offset. */
const columnOf = (p: number): number => {
  if (p >= lineFrom && p <= lineTo) return p - lineFrom;
  const minOffset = p > lineTo ? lineTo : 0;
  let at = p;
  while (at > minOffset && text.charCodeAt(at - 1) !== 10 && text.charCodeAt(at - 1) !== 13) at--;
  if (p < lineFrom) return p - at;
  if (at !== lineTo) lineFrom = at;
  lineTo = p;
  return p - lineFrom;
};

//#end
//#if accepts
var predicates: Predicates = {};
/** Whether a function of the caller accepts the text from `from` to `to`; not if `to` is before `from`. */
const accepts = (name: string, from: number, to: number): boolean =>
  to >= from && predicates[name]!(text.slice(from, to), { start: from, end: to }, text);

//#end
//#if opens
/** Begins a node; `close` writes its end. */
const open = (p: number, head: number, start: number): number => {
  const at = n & INDEX_MASK;
  if (at + 4 > data.length) grow(p);
  n = at + 4;
  data[at] = head;
  data[at + 1] = start;
  //#if nests
  data[at + 3] = 0;
  //#end
  return at;
};

const close = (node: number, stop: number): void => {
  const at = node & INDEX_MASK;
  data[at + 2] = stop;
  data[at + 3] = n;
};

//#if nests
/** Ends the nodes that are open when nesting passes its limit. */
const closeAll = (stop: number): void => {
  // prettier-ignore
  for (let i = 4; i < n; ) {
    const next = data[i + 3]!;
    if (next === 0) close(i, stop);
    i = next === 0 ? i + 4 : next;
  }
};

//#end
//#end
const leaf = (head: number, start: number, stop: number): void => {
  const at = n & INDEX_MASK;
  if (at + 4 > data.length) grow(start);
  n = at + 4;
  data[at] = head;
  data[at + 1] = start;
  data[at + 2] = stop;
  data[at + 3] = at + 4;
};

//#stop
export {
  accepts,
  again,
  againFolded,
  close,
  closeAll,
  columnOf,
  countOf,
  deepest,
  end,
  grow,
  hasNotable,
  input,
  isFoldedWord,
  isSame,
  isSameFolded,
  isWord,
  leaf,
  limit,
  NO_BYTES,
  NO_DATA,
  open,
  TOO_DEEP,
};
