/** From `src/generator/emit/templates/memoized-rule.ts`. Written by `npm run generate`; don't edit. */
export const RECOVERING_MEMO = String.raw`const far$Rule = (bytes: Uint8Array, p: number, field: number /*#if recursive*/, depth: number /*#end*/): number => {
  const outer = far;
  far = p;
  if (p < memoLow) memoLow = p;
  if (p > memoHigh) memoHigh = p;
  const stop = own$Rule(bytes, p, field /*#if recursive*/, depth /*#end*/);
  if (memo.length > 0) memoFar[p * MEMO_RULES + RULE_INDEX] = far;
  if (outer > far) far = outer;
  return stop;
};
`;

/** From `src/generator/emit/templates/memoized-rule.ts`. Written by `npm run generate`; don't edit. */
export const ONCE = String.raw`/** Matches ${'`'}Rule${'`'} once at each offset, after many calls. */
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
`;

/** From `src/generator/emit/templates/memoized-rule.ts`. Written by `npm run generate`; don't edit. */
export const GROWING = String.raw`/** Matches ${'`'}Rule${'`'} once at each offset. */
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
`;
