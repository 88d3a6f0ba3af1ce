import { lookUp } from '../../ir.js';
import type { Plan } from './plan.js';

/**
 * The functions of a rule, from the one that other rules call to the one that matches the body of the rule:
 *
 * - `$Rule` counts a level of nesting;
 * - `inner$Rule` is the part at a recovery hook, or in a parser that recovers, notes how far a rule with a memo read;
 * - `memo$Rule` looks in the memo;
 * - `parse$Rule` makes the calls that the body left to it;
 * - `step$Rule` matches the body, and leaves calls at its end to `parse$Rule`.
 *
 * Few rules have all of them. Each of the following functions returns the name for one layer. Where the rule does not
 * need the layer around it, a function takes the name of that layer: a rule with one function has only `$Rule`.
 */
type FunctionName = `${'' | 'inner' | 'memo' | 'parse' | 'step'}$${string}`;

/** Returns the name of the function that other rules call. */
export const calledName = (rule: string): FunctionName => `$${rule}`;

/** Returns the name of the function below the count of nesting. */
export const innerName = ({ nesting }: Plan, rule: string): FunctionName =>
  nesting.has(rule) ? `inner$${rule}` : calledName(rule);

/** Returns the name of the function of a rule with a memo that looks in the memo. */
export const memoName = (plan: Plan, rule: string): FunctionName =>
  plan.recovers ? `memo$${rule}` : innerName(plan, rule);

/** Returns the name of the function that matches a whole rule, without a memo and without recovery. */
export function parseName(plan: Plan, rule: string): FunctionName {
  const isWrapped = plan.memo.has(rule) || lookUp(plan.grammar.rules, rule).hook !== undefined;
  return isWrapped ? `parse$${rule}` : innerName(plan, rule);
}

/** Returns the name of the function that matches the body of a rule, and leaves calls at its end to its caller. */
export const stepName = (rule: string): FunctionName => `step$${rule}`;

/**
 * Returns the name of the function that matches the body of a rule.
 *
 * @param isStep whether it leaves calls at its end to its caller
 */
export const bodyName = (plan: Plan, rule: string, isStep: boolean): FunctionName =>
  isStep ? stepName(rule) : parseName(plan, rule);
