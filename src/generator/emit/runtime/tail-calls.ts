import { CALLING_RULE, LOOP } from '../../../../generated/texts/tail-calls.js';
import { lookUp, type Rule } from '../../ir.js';
import type { RuleFunctions } from '../parser/rule-functions.js';
import { bodyName, parseName, stepName } from '../plan/function-names.js';
import type { Plan } from '../plan/plan.js';
import type { CodeWriter } from '../writer.js';
import { fillTemplate, writeTemplate } from './fill-template.js';
import { memoValues, ruleMemoValues } from './memo.js';

/** Declares the loop for right recursion, if any rule records calls for it. */
export function emitTailCallLoop(functions: RuleFunctions, plan: Plan, out: CodeWriter): void {
  const { tailCalled: rules, steps, opens, resumed } = functions;
  if (rules.size === 0) return;
  const remembered = [...rules].filter((name) => plan.memo.has(name));
  const call = (name: string): string =>
    `      return ${bodyName(plan, name, steps.has(name))}(bytes, p, field, depth${resumed.has(name) ? ', skip' : ''});`;
  const slot = (name: string): string => {
    const values = { ...memoValues(plan), ...ruleMemoValues(name, plan) };
    return fillTemplate('      return isUnmemoized(UNMEMOIZED_CALLS, IS_LAZY) ? -1 : p * MEMO_RULES + RULE_INDEX;', {
      values,
    });
  };
  const cases = (names: readonly string[], result: (name: string) => string): string[] =>
    names.flatMap((name) => [`    case ${lookUp(plan.ruleNumbers, name)}:`, result(name)]);
  const [last = '', ...others] = [...new Set([...rules, ...resumed])].reverse();
  const features = {
    resumes: resumed.size > 0,
    remembers: remembered.length > 0,
    grows: plan.leftRecursive.size > 0,
    recovers: plan.recovers,
    opens,
  };
  const lines = { slots: cases(remembered, slot), steps: cases(others, call), last: ['    default:', call(last)] };
  writeTemplate(LOOP, { features, values: memoValues(plan), lines }, out);
}

/** Writes the function of a rule that records calls: it also makes the recorded calls. */
export function emitTailCallingRule({ name }: Rule, plan: Plan, isResumed: boolean, out: CodeWriter): void {
  const values = { Rule: name, next$Rule: parseName(plan, name), step$Rule: stepName(name) };
  writeTemplate(CALLING_RULE, { features: { resumed: isResumed }, values }, out);
  out.line();
}
