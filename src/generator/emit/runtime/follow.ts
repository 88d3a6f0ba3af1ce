import type { Rule } from '../../ir.js';
import type { Plan } from '../plan.js';
import type { RuleFunctions } from '../rule-functions.js';
import type { CodeWriter } from '../writer.js';
import { followMemo } from './follow-memo.js';
import { INHERITED } from './memo.js';

/**
 * Declares the loop for right recursion. A rule that ends with a call records the call (`goOn`) and returns; `follow`
 * then makes the calls one after the other. If the last of them fails, the innermost optional part that ends with a
 * call is left out, and all nodes around it end there; if there is none, all of them fail. A rule with another
 * alternative instead of such a call begins again with that (`orElse`).
 */
export function emitFollow(functions: RuleFunctions, plan: Plan, out: CodeWriter): void {
  const { followed: rules, steps, opens, resumed } = functions;
  if (rules.size === 0) return;
  const resumes = resumed.size > 0;
  const skip = resumes ? ', 0' : '';
  const remembered = [...rules].filter((name) => plan.memo.has(name));
  const remembers = remembered.length > 0;
  const grows = plan.leftRecursive.size > 0;
  out.lines(`
// The call that ends the function that has just returned: rule (0 for none), offset, field, the node to end, and the
// offset to go back to if the call fails.
var next = 0;
var nextAt = 0;
var nextField = 0;
var nextNode = 0;
var backAt = 0;
var backNodes = 0;

/** Records a call at the end of a rule. */
const goOn = (rule: number, p: number, field: number, node: number, at: number, nodes: number): boolean => {
  next = rule;
  nextAt = p;
  nextField = field;
  nextNode = node;
  backAt = at;
  backNodes = nodes;
  return true;
};

${
  resumes
    ? `// The rule to begin again if the recorded call fails: offset, field, integers in the tree, and alternatives to skip.
var otherRule = 0;
var otherAt = 0;
var otherField = 0;
var otherNodes = 0;
var otherSkip = 0;

/** Records what to try if the recorded call fails. */
const orElse = (rule: number, p: number, field: number, nodes: number, skip: number): boolean => {
  otherRule = rule;
  otherAt = p;
  otherField = field;
  otherNodes = nodes;
  otherSkip = skip;
  return true;
};

`
    : ''
}${remembered.length > 0 ? followMemo(remembered, plan) : ''}/** Makes the recorded calls, one after the other, and ends the nodes of all of them. */
const follow = (bytes: Uint8Array, depth: number): number => {
  const opened: number[] = [];
${resumes ? '  const others: number[] = [];\n' : ''}${remembers ? '  const pending: number[] = [];\n  let keptPending = 0;\n' : ''}  let kept = 0;
  let back = -1;
  let nodes = 0;
  let p = 0;
  do {
    const rule = next;
    next = 0;
${
  resumes
    ? `    if (otherSkip !== 0) {
      others.push(${remembers ? 'pending.length, ' : ''}opened.length, otherRule, otherAt, otherField, otherNodes, otherSkip);
      otherSkip = 0;
    }
`
    : ''
}    if (nextNode !== 0) opened.push(nextNode);
    if (backAt >= 0) {
      back = backAt;
      nodes = backNodes;
      kept = opened.length;
${remembers ? '      keptPending = pending.length;\n' : ''}${resumes ? '      others.length = 0;\n' : ''}    }
${
  remembers
    ? `    const slot = slotOf(rule, nextAt);
    const known = slot < 0 ? 0 : memo[slot]!;
${
  plan.recovers ? '    if (known !== 0 && memoFar[slot]! > far) far = memoFar[slot]!;\n' : ''
}    if (known !== 0) p = known < 0 ? -1 : recall(known, nextField);
    else if (slot < 0) p = step(rule, bytes, nextAt, nextField, depth${skip});
    else {
      pending.push(${grows ? 'leaned, ' : ''}${plan.recovers ? 'far, ' : ''}slot, n, opened.length, nextField);
${grows ? '      leaned = 0x3fffffff;\n' : ''}${plan.recovers ? '      far = nextAt;\n' : ''}      p = step(rule, bytes, nextAt, ${INHERITED}, depth${skip});
    }
`
    : `    p = step(rule, bytes, nextAt, nextField, depth${skip});
`
}${
    resumes
      ? `    while (p < 0 && next === 0 && others.length > 0) {
      const skip = others.pop()!;
      n = others.pop()!;
      const field = others.pop()!;
      const at = others.pop()!;
      const other = others.pop()!;
      opened.length = others.pop()!;
${remembers ? '      failed(pending, others.pop()!);\n' : ''}      p = step(other, bytes, at, field, depth, skip);
    }
`
      : ''
  }  } while (next !== 0);
  if (p < 0) {
${remembers ? '    failed(pending, back < 0 ? 0 : keptPending);\n' : ''}    if (back < 0) return -1;
    p = back;
    n = nodes;
    opened.length = kept;
  }
${
  remembers
    ? `  while (pending.length > 0) {
    const field = pending.pop()!;
    const around = pending.pop()!;
    const from = pending.pop()!;
    const slot = pending.pop()!;
${opens ? '    while (opened.length > around) close(opened.pop()!, p);\n' : '    opened.length = around;\n'}    const entry = remember(from, p);
    ${grows ? 'if (leaned === 0x3fffffff) ' : ''}memo[slot] = entry;
${plan.recovers ? '    memoFar[slot] = far;\n    far = Math.max(far, pending.pop()!);\n' : ''}${grows ? '    leaned = Math.min(leaned, pending.pop()!);\n' : ''}    recall(entry, field);
  }
`
    : ''
}${opens ? '  for (let i = opened.length - 1; i >= 0; i--) close(opened[i]!, p);\n' : ''}  return p;
};

const step = (rule: number, bytes: Uint8Array, p: number, field: number, depth: number${resumes ? ', skip: number' : ''}): number => {
  switch (rule) {`);
  const names = [...plan.grammar.rules.keys()];
  const [last, ...others] = [...new Set([...rules, ...resumed])].reverse();
  const call = (name: string) => {
    const isInner = plan.memo.has(name) || plan.rule(name).hook !== undefined;
    const prefix = steps.has(name) ? 'step' : isInner ? 'parse' : '';
    return `return ${prefix}$${name}(bytes, p, field, depth${resumed.has(name) ? ', skip' : ''});`;
  };
  for (const name of others) out.lines(`    case ${names.indexOf(name) + 1}:\n      ${call(name)}`);
  out.lines(`    default:\n      ${call(last!)}\n  }\n};\n`);
}

/** The function of a rule that records calls; it also makes them. */
export function emitFollowed({ name }: Rule, prefix: string, isResumed: boolean, out: CodeWriter): void {
  out.lines(`
/** Matches \`${name}\` to its end. */
const ${prefix}$${name} = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const stop = step$${name}(bytes, p, field, depth${isResumed ? ', 0' : ''});
  return next === 0 ? stop : follow(bytes, depth);
};

`);
}
