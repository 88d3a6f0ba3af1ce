import type { Plan } from '../plan.js';
import { DOUBTFUL_FREE_CALLS, FREE_CALLS } from './memo.js';
import { MAX_DATA_SIZE } from './state.js';

/** Declares where the memo holds what the rules of rounds match, and what becomes of rounds that fail. */
export function followMemo(remembered: readonly string[], plan: Plan): string {
  const names = [...plan.grammar.rules.keys()];
  const columns = [...plan.memo.keys()];
  const cases = remembered.map((name) => {
    const isDoubtful = plan.doubtfulMemo.has(name);
    const free = isDoubtful ? `p + ${DOUBTFUL_FREE_CALLS}, true` : `${FREE_CALLS}, false`;
    const slot = `p * ${columns.length} + ${columns.indexOf(name)}`;
    return `    case ${names.indexOf(name) + 1}:\n      return isFree(${free}) ? -1 : ${slot};\n`;
  });
  const grows = plan.leftRecursive.size > 0;
  return `
/** Counts a call, and returns whether it is one of the first, for which rules don't use their memo. */
const isFree = (free: number, isDoubtful: boolean): boolean => {
  if (calls < free) {
    calls++;
    return true;
  }
  if (isDoubtful) calls = ${MAX_DATA_SIZE};
${grows ? '' : `  if (memo.length === 0) memo = new Int32Array((end + 1) * ${columns.length});\n`}${plan.recovers ? '  if (memoFar.length < memo.length) memoFar = new Int32Array(memo.length);\n' : ''}  return false;
};

/** The index of a match in the memo, by rule and offset; -1 if the rule has no memo. */
const slotOf = (rule: number, p: number): number => {
${plan.recovers ? '  if (p < memoLow) memoLow = p;\n  if (p > memoHigh) memoHigh = p;\n' : ''}  switch (rule) {
${cases.join('')}    default:
      return -1;
  }
};

/** Records that the rules after the first \`kept\` integers do not match. */
const failed = (pending: number[], kept: number): void => {
  while (pending.length > kept) {
    pending.length -= 3;
    const slot = pending.pop()!;
    ${grows ? 'if (leaned === 0x3fffffff) ' : ''}memo[slot] = -1;
${plan.recovers ? '    memoFar[slot] = far;\n    far = Math.max(far, pending.pop()!);\n' : ''}${grows ? '    leaned = Math.min(leaned, pending.pop()!);\n' : ''}  }
};

`;
}
