// The loop for right recursion. A rule that ends with a call records the call (`tailCall`) and returns;
// `makeTailCalls` then makes the calls in order. If the last of them fails, the innermost optional part that ends with
// a call is left out, and all nodes around it end there; if there is none, all of them fail. A rule with another
// alternative instead of such a call begins again with that alternative (`alternativeCall`).
import { recall, remember } from './memo.js';
import { close } from './state.js';
import {
  $Rule,
  INHERITED,
  IS_LAZY,
  MANY_CALLS,
  MEMO_RULES,
  NO_LEVEL,
  RULE_INDEX,
  RULE_NUMBER,
  step$Rule,
  UNMEMOIZED_CALLS,
} from './values.js';

declare var memo: Int32Array, memoFar: Int32Array;
declare var memoLow: number, memoHigh: number, calls: number, usedLevel: number, far: number, n: number;

//#part loop
// The call that ends the function that has just returned: rule (0 for none), offset, field, the node to end, and the
// offset to go back to if the call fails.
var next = 0;
var nextAt = 0;
var nextField = 0;
var nextNode = 0;
var backAt = 0;
var backNodes = 0;

/** Records a call at the end of a rule. */
const tailCall = (rule: number, p: number, field: number, node: number, at: number, nodes: number): boolean => {
  next = rule;
  nextAt = p;
  nextField = field;
  nextNode = node;
  backAt = at;
  backNodes = nodes;
  return true;
};

//#if resumes
// The rule to begin again if the recorded call fails: offset, field, integers in the tree, and alternatives to skip.
var otherRule = 0;
var otherAt = 0;
var otherField = 0;
var otherNodes = 0;
var otherSkip = 0;

/** Records what to try if the recorded call fails. */
const alternativeCall = (rule: number, p: number, field: number, nodes: number, skip: number): boolean => {
  otherRule = rule;
  otherAt = p;
  otherField = field;
  otherNodes = nodes;
  otherSkip = skip;
  return true;
};

//#end
//#if remembers

/** Counts a call, and returns whether it is one of the first, for which rules don't use their memo. */
const isUnmemoized = (unmemoized: number, isLazy: boolean): boolean => {
  if (calls < unmemoized) {
    calls++;
    return true;
  }
  if (isLazy) calls = MANY_CALLS;
  //#if !grows
  //: if (memo.length === 0) memo = new Int32Array((end + 1) * MEMO_RULES);
  //#end
  //#if recovers
  if (memoFar.length < memo.length) memoFar = new Int32Array(memo.length);
  //#end
  return false;
};

/** Returns the index of a match in the memo, by rule and offset; -1 if the rule has no memo. */
const slotOf = (rule: number, p: number): number => {
  //#if recovers
  if (p < memoLow) memoLow = p;
  if (p > memoHigh) memoHigh = p;
  //#end
  switch (rule) {
    //#lines slots
    case RULE_NUMBER:
      return isUnmemoized(UNMEMOIZED_CALLS, IS_LAZY) ? -1 : p * MEMO_RULES + RULE_INDEX;
    //#end
    default:
      return -1;
  }
};

/** Records that the rules after the first `kept` integers do not match. */
const failed = (pending: number[], kept: number): void => {
  while (pending.length > kept) {
    pending.length -= 3;
    const slot = pending.pop()!;
    /*#if grows*/ if (usedLevel === NO_LEVEL) /*#end*/ memo[slot] = -1;
    //#if recovers
    memoFar[slot] = far;
    far = Math.max(far, pending.pop()!);
    //#end
    //#if grows
    usedLevel = Math.min(usedLevel, pending.pop()!);
    //#end
  }
};

//#end
/** Makes the recorded calls in order, and ends the nodes of all of them. */
const makeTailCalls = (bytes: Uint8Array, depth: number): number => {
  const opened: number[] = [];
  //#if resumes
  const others: number[] = [];
  //#end
  //#if remembers
  const pending: number[] = [];
  let keptPending = 0;
  //#end
  let kept = 0;
  let back = -1;
  let nodes = 0;
  let p = 0;
  do {
    const rule = next;
    next = 0;
    //#if resumes
    if (otherSkip !== 0) {
      // prettier-ignore
      others.push(/*#if remembers*/ pending.length, /*#end*/ opened.length, otherRule, otherAt, otherField, otherNodes, otherSkip);
      otherSkip = 0;
    }
    //#end
    if (nextNode !== 0) opened.push(nextNode);
    if (backAt >= 0) {
      back = backAt;
      nodes = backNodes;
      kept = opened.length;
      //#if remembers
      keptPending = pending.length;
      //#end
      //#if resumes
      others.length = 0;
      //#end
    }
    //#if remembers
    const slot = slotOf(rule, nextAt);
    const known = slot < 0 ? 0 : memo[slot]!;
    //#if recovers
    if (known !== 0 && memoFar[slot]! > far) far = memoFar[slot]!;
    //#end
    if (known !== 0) p = known < 0 ? -1 : recall(known, nextField);
    else if (slot < 0) p = step(rule, bytes, nextAt, nextField, depth /*#if resumes*/, 0 /*#end*/);
    else {
      pending.push(/*#if grows*/ usedLevel, /*#end*/ /*#if recovers*/ far, /*#end*/ slot, n, opened.length, nextField);
      //#if grows
      usedLevel = NO_LEVEL;
      //#end
      //#if recovers
      far = nextAt;
      //#end
      p = step(rule, bytes, nextAt, INHERITED, depth /*#if resumes*/, 0 /*#end*/);
    }
    //#end
    //#if !remembers
    //: p = step(rule, bytes, nextAt, nextField, depth /*#if resumes*/, 0 /*#end*/);
    //#end
    //#if resumes
    while (p < 0 && next === 0 && others.length > 0) {
      const skip = others.pop()!;
      n = others.pop()!;
      const field = others.pop()!;
      const at = others.pop()!;
      const other = others.pop()!;
      opened.length = others.pop()!;
      //#if remembers
      failed(pending, others.pop()!);
      //#end
      p = step(other, bytes, at, field, depth, skip);
    }
    //#end
  } while (next !== 0);
  if (p < 0) {
    //#if remembers
    failed(pending, back < 0 ? 0 : keptPending);
    //#end
    if (back < 0) return -1;
    p = back;
    n = nodes;
    opened.length = kept;
  }
  //#if remembers
  while (pending.length > 0) {
    const field = pending.pop()!;
    const around = pending.pop()!;
    const from = pending.pop()!;
    const slot = pending.pop()!;
    //#if opens
    while (opened.length > around) close(opened.pop()!, p);
    //#end
    //#if !opens
    //: opened.length = around;
    //#end
    const entry = remember(from, p);
    /*#if grows*/ if (usedLevel === NO_LEVEL) /*#end*/ memo[slot] = entry;
    //#if recovers
    memoFar[slot] = far;
    far = Math.max(far, pending.pop()!);
    //#end
    //#if grows
    usedLevel = Math.min(usedLevel, pending.pop()!);
    //#end
    recall(entry, field);
  }
  //#end
  //#if opens
  for (let i = opened.length - 1; i >= 0; i--) close(opened[i]!, p);
  //#end
  return p;
};

// prettier-ignore
const step = (rule: number, bytes: Uint8Array, p: number, field: number, depth: number /*#if resumes*/, skip: number /*#end*/): number => {
  switch (rule) {
    //#lines steps
    case RULE_NUMBER:
      return step$Rule(bytes, p, field, depth, skip);
    //#end
    //#lines last
    default:
      return $Rule(bytes, p, field, depth);
    //#end
  }
};

// The function of a rule that records calls; it also makes them.
//#part calling rule
/** Matches `Rule` to its end. */
const next$Rule = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const stop = step$Rule(bytes, p, field, depth /*#if resumed*/, 0 /*#end*/);
  return next === 0 ? stop : makeTailCalls(bytes, depth);
};

//#stop
export { tailCall, alternativeCall, next$Rule };
