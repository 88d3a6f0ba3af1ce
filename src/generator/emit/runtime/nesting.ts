import { NESTING, NESTING_RULE } from '../../../../generated/texts/nesting.js';
import { lookUp, type Rule } from '../../ir.js';
import type { RuleFunctions } from '../parser/rule-functions.js';
import { calledName, innerName } from '../plan/function-names.js';
import type { Plan } from '../plan/plan.js';
import { isCycle } from '../plan/recursion.js';
import type { CodeWriter } from '../writer.js';
import { writeTemplate } from './fill-template.js';
import { memoValues } from './memo.js';

/** Declares the function that rules call where they nest too deeply for the stack. */
export function emitNesting({ names, called }: RuleFunctions, plan: Plan, out: CodeWriter): void {
  const { recovers, leftRecursive } = plan;
  const nestingRules = [...plan.nesting];
  const rules = [...plan.nestingNumbers].flatMap(([name, number]) =>
    names.has(name) && called.has(name)
      ? [`    case ${number}:`, `      return ${innerName(plan, name)}(bytes, p, field, depth);`]
      : [],
  );
  const features = { recovers, grows: leftRecursive.size > 0 };
  const cycles = nestingRules.map((name) =>
    nestingRules.findIndex(
      (nestingRule) => nestingRule === name || (isCycle(plan, nestingRule, name) && isCycle(plan, name, nestingRule)),
    ),
  );
  const values = { ...memoValues(plan), NESTING_RULES: nestingRules.length, CYCLE_NUMBERS: cycles.join(', ') };
  writeTemplate(NESTING, { features, values, lines: { rules } }, out);
  out.line();
}

/** Writes the function of a rule that takes a level of nesting. */
export function emitNestingFunction({ name }: Rule, plan: Plan, out: CodeWriter): void {
  const values = {
    Rule: name,
    nesting$Rule: calledName(name),
    inner$Rule: innerName(plan, name),
    RULE_NUMBER: lookUp(plan.nestingNumbers, name),
  };
  writeTemplate(NESTING_RULE, { values }, out);
  out.line();
}
