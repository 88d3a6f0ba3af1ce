import { emitsNodes, touchesTree } from '../../analyze/facts.js';
import { lookUp, references } from '../../ir.js';
import type { Plan } from './plan.js';

/** Whether a rule can call itself, directly or through others. */
export const isRecursive = ({ facts }: Plan, name: string): boolean => lookUp(facts, name).recursive;

/** Whether a call leads back to the caller. */
export const isCycle = ({ reach }: Plan, caller: string, callee: string): boolean => lookUp(reach, callee).has(caller);

/**
 * Whether the node of a rule is opened before any recursive rule is called, so that it is kept however deep these nest.
 */
export function opensBeforeNesting(plan: Plan, name: string): boolean {
  if (!canNest(plan, name)) return true;
  const { body } = lookUp(plan.grammar.rules, name);
  if (isRecursive(plan, name) || !emitsNodes(body, plan.facts)) return false;
  const sequence = body.op === 'sequence' ? body.parts : [body];
  const first = sequence.findIndex((part) => touchesTree(part, plan.facts));
  return sequence.slice(0, first).every((part) => ![...references(part)].some((called) => canNest(plan, called)));
}

/** Whether a rule, or one that it leads to, is recursive. */
const canNest = (plan: Plan, name: string): boolean =>
  [name, ...lookUp(plan.reach, name)].some((inner) => isRecursive(plan, inner));
