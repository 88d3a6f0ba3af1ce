// The state of a parse, and the functions that write nodes. Nothing outlives a parse: trees own their data, and a parse
// calls no foreign code.
//
// Engines check each use of a `let` for initialization, and each call of a declared function for reassignment. So the
// state uses `var`, and functions are constants.
import { enlargeTreeData } from '../../../cst/index.js';

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
  const likely = Math.min((n / Math.max(p, 1)) * 1.1, 5) * end;
  data = enlargeTreeData(data, likely);
};

//#if repeats
/** If the text from `from` to `to` is at `p` again, returns the offset after it; otherwise, and if `to` is before `from`, -1. */
const again = (from: number, to: number, p: number): number => {
  if (to < from) return -1;
  while (from < to) if (text.charCodeAt(from++) !== text.charCodeAt(p++)) return -1;
  return p;
};

//#end
//#if opens
/** Begins a node; `close` writes its end. */
const open = (p: number, head: number, start: number): number => {
  const at = n & 0x3fffffff;
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
  const at = node & 0x3fffffff;
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
  const at = n & 0x3fffffff;
  if (at + 4 > data.length) grow(start);
  n = at + 4;
  data[at] = head;
  data[at + 1] = start;
  data[at + 2] = stop;
  data[at + 3] = at + 4;
};

//#stop
export {
  again,
  close,
  closeAll,
  deepest,
  end,
  grow,
  hasNotable,
  input,
  leaf,
  limit,
  NO_BYTES,
  NO_DATA,
  open,
  TOO_DEEP,
};
