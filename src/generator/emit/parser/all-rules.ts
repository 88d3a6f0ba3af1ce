import { lookUp } from '../../ir.js';
import type { Plan } from '../plan/plan.js';
import { CodeWriter } from '../writer.js';
import { emitOuterFunctions, emitRuleFunction, type EmittedFunction } from './one-rule.js';
import type { ParserConstants } from './parser-constants.js';
import type { RuleFunctions } from './rule-functions.js';

/** Returns the functions of the rules in the order of the grammar, without functions that are never called. */
export function emitRuleFunctions(plan: Plan, constants: ParserConstants): RuleFunctions {
  const { rules, startRules } = plan.grammar;
  const emitted = new Map<string, EmittedFunction>();
  // A set yields what is added to it while it is read.
  const needed = new Set(startRules);
  for (const name of needed) {
    const one = emitRuleFunction(lookUp(rules, name), plan, constants);
    emitted.set(name, one);
    for (const callee of [...one.called, ...one.tailCalled]) needed.add(callee);
  }
  const all = [...emitted.values()];
  const namesOf = (isWanted: (one: EmittedFunction) => boolean): ReadonlySet<string> =>
    new Set([...emitted].filter(([, one]) => isWanted(one)).map(([name]) => name));
  const called = new Set([...startRules, ...all.flatMap((one) => [...one.called])]);
  const steps = namesOf(({ tailCalled }) => tailCalled.size > 0);
  const resumed = namesOf(({ resumes }) => resumes);
  const code = new CodeWriter();
  for (const [name, rule] of rules) {
    const one = emitted.get(name);
    if (one === undefined) continue;
    code.append(one.out);
    const uses = { isCalled: called.has(name), isStep: steps.has(name), isResumed: resumed.has(name) };
    emitOuterFunctions(rule, plan, uses, code);
  }
  return {
    code,
    names: needed,
    called,
    tailCalled: new Set(all.flatMap((one) => [...one.tailCalled])),
    steps,
    resumed,
    helpers: new Set(all.flatMap((one) => [...one.helpers])),
    opens: all.some(({ opens }) => opens),
    remembers: [...needed].some((name) => plan.memo.has(name)),
    nests: [...needed].some((name) => plan.nesting.has(name)),
  };
}
