// The functions of a rule with a memo: they look in the memo first, and call `inner$Rule` if there is no entry.
import { hide, recall, remember } from './memo.js';
import {
  INHERITED,
  inner$Rule,
  MANY_CALLS,
  MEMO_RULES,
  NO_LEVEL,
  OTHER_INDEX,
  own$Rule,
  RULE_INDEX,
  UNMEMOIZED_CALLS,
} from './values.js';

declare var memo: Int32Array, kept: Int32Array, memoFar: Int32Array;
declare var memoLow: number, memoHigh: number, calls: number, growing: number, usedLevel: number;
declare var far: number, n: number;

// In a parser that recovers, the memo also has the farthest offset of each attempt, successful or not.
//#part recovering memo
const far$Rule = (bytes: Uint8Array, p: number, field: number /*#if recursive*/, depth: number /*#end*/): number => {
  const outer = far;
  far = p;
  if (p < memoLow) memoLow = p;
  if (p > memoHigh) memoHigh = p;
  const stop = own$Rule(bytes, p, field /*#if recursive*/, depth /*#end*/);
  if (memo.length > 0) memoFar[p * MEMO_RULES + RULE_INDEX] = far;
  if (outer > far) far = outer;
  return stop;
};

// While another rule grows, a result that depends on its unfinished match is not kept.
//#part once
/** Matches `Rule` once at each offset, after many calls. */
const once$Rule = (bytes: Uint8Array, p: number, field: number /*#if recursive*/, depth: number /*#end*/): number => {
  if (calls < UNMEMOIZED_CALLS) {
    calls++;
    return inner$Rule(bytes, p, field /*#if recursive*/, depth /*#end*/);
  }
  //#if lazy
  calls = MANY_CALLS;
  //#end
  //#if !grows
  //: if (memo.length === 0) memo = new Int32Array((end + 1) * MEMO_RULES);
  //#if recovers
  if (memoFar.length < memo.length) memoFar = new Int32Array(memo.length);
  //#end
  //#end
  const slot = p * MEMO_RULES + RULE_INDEX;
  const known = memo[slot]!;
  //#if recovers
  if (known !== 0) far = memoFar[slot]!;
  //#end
  if (known !== 0) return known < 0 ? -1 : recall(known, field);
  const from = n;
  //#if grows
  const before = usedLevel;
  usedLevel = NO_LEVEL;
  //#end
  const stop = inner$Rule(bytes, p, INHERITED /*#if recursive*/, depth /*#end*/);
  //#if grows
  const isFinal = usedLevel === NO_LEVEL;
  if (before < usedLevel) usedLevel = before;
  //#end
  if (stop < 0) {
    /*#if grows*/ if (isFinal) /*#end*/ memo[slot] = -1;
    return -1;
  }
  const entry = remember(from, stop);
  /*#if grows*/ if (isFinal) /*#end*/ memo[slot] = entry;
  return recall(entry, field);
};

// A left-recursive rule: its call of itself at the same offset fails at first, and then returns the match so far, until
// the match grows no more. A result that depends on the unfinished match of a rule around it is not kept. Afterwards,
// the own matches of the other rules of its cycle at this offset are known again: otherwise, two of them that are read
// in turn would each be read again at all later offsets.
//#part growing
/** Matches `Rule` once at each offset. */
const grow$Rule = (bytes: Uint8Array, p: number, field: number /*#if recursive*/, depth: number /*#end*/): number => {
  const slot = p * MEMO_RULES + RULE_INDEX;
  const known = memo[slot]!;
  //#if recovers
  if (known !== 0) far = memoFar[slot]!;
  //#end
  if (known !== 0) return known < 0 ? -1 : recall(known, field);
  const from = n;
  const level = ++growing;
  const before = usedLevel;
  usedLevel = NO_LEVEL;
  //#lines hidden
  const hidden$Rule = hide(p * MEMO_RULES + OTHER_INDEX);
  //#end
  let entry = remember(from, -1);
  for (;;) {
    kept[entry + 2] = level;
    memo[slot] = entry;
    const stop = inner$Rule(bytes, p, INHERITED /*#if recursive*/, depth /*#end*/);
    if (stop <= kept[entry]!) break;
    kept[entry + 2] = 0;
    entry = remember(from, stop);
  }
  n = from;
  growing--;
  kept[entry + 2] = 0;
  //#lines shown
  if (hidden$Rule !== 0) memo[p * MEMO_RULES + OTHER_INDEX] = hidden$Rule;
  //#end
  if (usedLevel < level) memo[slot] = 0;
  if (usedLevel >= level || before < usedLevel) usedLevel = before;
  return recall(entry, field);
};

//#stop
export { far$Rule, grow$Rule, once$Rule };
