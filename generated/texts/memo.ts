/** The text of `src/generator/emit/templates/memo.ts`. Written by `npm run generate`; don't edit. */
export const MEMO = String.raw`//#if remembers
// Matches of rules: for each offset, a number for each of MEMO_RULES rules: 0 if unknown, -1 if the rule does not
// match.
var memo: Int32Array = NO_DATA;
//#end
var kept: Int32Array = NO_DATA;
var keptSize = 0;
//#if recovers
var memoFar: Int32Array = NO_DATA;
var memoLow = 0;
var memoHigh = 0;
//#end
//#if countsCalls
// Calls of these rules so far. The rules keep their matches only after many calls for the length of text that was read.
var calls = 0;
//#end
//#if grows
// The number of rules that are growing a match by left recursion, and the outermost one whose unfinished match was
// used.
var growing = 0;
var usedLevel = NO_LEVEL;
//#end
//#if hides

/**
 * Hides the match of a rule that is not growing: while another rule of its cycle grows, the rule may match something
 * else. Returns the hidden entry; 0 if there is none.
 */
const hide = (slot: number): number => {
  const entry = memo[slot]!;
  if (entry > 0 && kept[entry + 2] !== 0) return 0;
  memo[slot] = 0;
  return entry;
};
//#end

/** Keeps a match up to ${'`'}p${'`'}, and moves its integers from ${'`'}from${'`'} on out of the tree. */
const remember = (from: number, p: number): number => {
  const entry = keptSize;
  const count = n - from;
  keptSize = entry + 3 + count;
  if (keptSize > kept.length) {
    const larger = new Int32Array(keptSize * 2);
    larger.set(kept);
    kept = larger;
  }
  kept[entry] = p;
  kept[entry + 1] = count;
  kept[entry + 2] = 0;
  for (let i = 0; i < count; i += 4) {
    const to = entry + 3 + i;
    kept[to] = data[from + i]!;
    kept[to + 1] = data[from + i + 1]!;
    kept[to + 2] = data[from + i + 2]!;
    kept[to + 3] = data[from + i + 3]! - from;
  }
  n = from;
  return entry;
};

/** Writes a match that was kept: a single node as it is, several as a reference. Returns the offset after it. */
const recall = (entry: number, field: number): number => {
  const count = kept[entry + 1]!;
  //#if grows
  const level = kept[entry + 2]!;
  if (level > 0 && level < usedLevel) usedLevel = level;
  //#end
  if (count > 0) {
    const at = n & INDEX_MASK;
    if (at + 4 > data.length) grow(kept[entry]!);
    n = at + 4;
    const head = kept[entry + 3]!;
    const own = (head & INHERITED) === INHERITED ? (head & NOT_INHERITED) | field : head;
    data[at] = count === 4 ? own : REFERENCE | field;
    data[at + 1] = count === 4 ? kept[entry + 4]! : entry;
    data[at + 2] = kept[entry + 5]!;
    data[at + 3] = n;
  }
  return kept[entry]!;
};

/** Replaces all references in the tree with the nodes of their entries. */
const expandReferences = (): void => {
  const opened: number[] = [];
  const ends: number[] = [];
  const outer: { source: Int32Array; i: number; stop: number; base: number; field: number; floor: number }[] = [];
  let source: Int32Array = data.slice(0, n);
  let i = 4;
  let stop = n;
  let base = 0;
  let field = 0;
  let floor = 0;
  n = 4;
  for (;;) {
    while (opened.length > floor && ends[ends.length - 1] === i) {
      data[opened.pop()! + 3] = n;
      ends.pop();
    }
    if (i === stop) {
      const list = outer.pop();
      if (list === undefined) return;
      ({ source, i, stop, base, field, floor } = list);
      continue;
    }
    let head = source[i]!;
    if ((head & INHERITED) === INHERITED) head = (head & NOT_INHERITED) | field;
    if ((head & KIND_MASK) === REFERENCE) {
      outer.push({ source, i: i + 4, stop, base, field, floor });
      const entry = source[i + 1]!;
      source = kept;
      base = i = entry + 3;
      stop = i + kept[entry + 1]!;
      field = head & INHERITED;
      floor = opened.length;
      continue;
    }
    const at = n & INDEX_MASK;
    if (at + 4 > data.length) grow(end);
    n = at + 4;
    data[at] = head;
    data[at + 1] = source[i + 1]!;
    data[at + 2] = source[i + 2]!;
    opened.push(at);
    ends.push(base + source[i + 3]!);
    i += 4;
  }
};
`;
