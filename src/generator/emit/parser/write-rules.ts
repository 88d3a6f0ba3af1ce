import { lookUp } from '../../ir.js';
import type { Plan } from '../plan/plan.js';
import { CodeWriter } from '../writer.js';
import type { CharacterTests } from './characters/character-tests.js';
import type { Helper } from './function-code.js';
import type { RuleFunctions } from './rule-functions.js';
import { emitOuterFunctions, emitRuleFunction } from './write-rule.js';

/** Returns the functions of the rules in the order of the grammar, without functions that are never called. */
export function ruleFunctions(plan: Plan, tests: CharacterTests): RuleFunctions {
  const { rules, startRules } = plan.grammar;
  const functions = new Map<string, CodeWriter>();
  const called = new Set(startRules);
  const needed = new Set(startRules);
  let opens = false;
  const helpers = new Set<Helper>();
  const tailCalled = new Set<string>();
  const steps = new Set<string>();
  const resumed = new Set<string>();
  for (const name of needed) {
    const out = new CodeWriter();
    const emitted = emitRuleFunction(lookUp(rules, name), plan, tests, out);
    for (const callee of emitted.called) called.add(callee);
    for (const callee of emitted.tailCalled) tailCalled.add(callee);
    for (const callee of [...emitted.called, ...emitted.tailCalled]) needed.add(callee);
    opens ||= emitted.opens;
    for (const helper of emitted.helpers) helpers.add(helper);
    if (emitted.tailCalled.size > 0) steps.add(name);
    if (emitted.resumes) resumed.add(name);
    functions.set(name, out);
  }
  const all = new CodeWriter();
  for (const [name, rule] of rules) {
    const code = functions.get(name);
    if (code === undefined) continue;
    all.append(code);
    const uses = { isCalled: called.has(name), isStep: steps.has(name), isResumed: resumed.has(name) };
    emitOuterFunctions(rule, plan, uses, all);
  }
  const emitted = [...functions.keys()];
  const remembers = emitted.some((name) => plan.memo.has(name));
  const nests = emitted.some((name) => plan.nesting.has(name));
  return { code: all, opens, called, tailCalled, steps, resumed, names: new Set(emitted), remembers, helpers, nests };
}
