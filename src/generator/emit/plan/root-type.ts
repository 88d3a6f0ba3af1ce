import { truncated } from '../../../cst/text/characters.js';
import { alwaysMatches } from '../../analyze/facts.js';
import { grammarProblem } from '../../codes/grammar-problem.js';
import { type Sources, textAt } from '../../fixes/edits.js';
import { type Expression, isFragment, lookUp } from '../../ir.js';
import type { GrammarProblem } from '../../problem.js';
import type { Plan } from './plan.js';
import { opensBeforeNesting } from './recursion.js';

/** Returns the type of the root of trees that are read as a rule, as `parser.ts` writes it. */
export function rootType(name: string, plan: Plan): string {
  if (isFragment(lookUp(plan.grammar.rules, name))) return 'undefined';
  const view = `nodes.${plan.names.classOf(name)}`;
  return isSure(name, plan) ? view : `${view} | undefined`;
}

const isSure = (name: string, plan: Plan): boolean =>
  lookUp(plan.facts, name).infallible && opensBeforeNesting(plan, name);

/**
 * Returns a warning for each start rule whose type of root includes `undefined`, with the reason: it makes no node, a
 * part of it can fail, or it calls itself through others before its node begins.
 */
export function optionalRoots(plan: Plan, sources: Sources): GrammarProblem[] {
  const { rules, startRules } = plan.grammar;
  return startRules.flatMap((name) => {
    const rule = lookUp(rules, name);
    if (!isFragment(rule) && isSure(name, plan)) return [];
    const reason = isFragment(rule) ? 'it makes no node' : reasonOf(rule.body, name, plan, sources);
    return [grammarProblem('optional-root', { at: rule.location, args: { name, reason } })];
  });
}

function reasonOf(body: Expression, name: string, plan: Plan, sources: Sources): string {
  if (lookUp(plan.facts, name).infallible) return 'texts can be nested too deeply before its node begins';
  const part = failing(body, plan);
  const written = part.location === undefined ? '' : textAt(part.location, sources).trim().split(/\s+/).join(' ');
  return written === ''
    ? 'not every text matches it'
    : `${truncated(written, MAX_QUOTE_LENGTH)} does not match every text`;
}

/** Returns the innermost part in turn that can fail, and so makes the whole fail. */
function failing(e: Expression, plan: Plan): Expression {
  if (e.op !== 'sequence' && e.op !== 'field' && e.op !== 'capture' && e.op !== 'text') return e;
  const inner = e.op === 'sequence' ? e.parts.find((part) => !alwaysMatches(part, plan.facts)) : e.inner;
  return inner === undefined ? e : failing(inner, plan);
}

const MAX_QUOTE_LENGTH = 40;
