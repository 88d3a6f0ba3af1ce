import { capturedParts, type Grammar, isFragment, lookUp, type Rule } from '../ir.js';
import { untilNothingChanges } from './calls/fixed-point.js';
import { leftRecursiveRules } from './calls/left-calls.js';
import { ruleReach } from './calls/rule-graph.js';
import { alwaysMatches, consumesNothing, emitsNodes, type Facts, type RuleFacts, touchesTree } from './facts.js';

/**
 * Computes the least fixed point over all rules. A left-recursive rule can always fail: its call of itself at the same
 * offset fails at first.
 */
export function analyzeRules(grammar: Grammar): Facts {
  const facts = fixedPoint(grammar, new Set());
  const left = leftRecursiveRules(grammar, facts);
  return left.size === 0 ? facts : fixedPoint(grammar, left);
}

function fixedPoint(grammar: Grammar, left: ReadonlySet<string>): Facts {
  const reach = ruleReach(grammar);
  const facts = new Map<string, RuleFacts>();
  for (const [name, rule] of grammar.rules) {
    const recursive = lookUp(reach, name).has(name);
    const isNode = !isFragment(rule);
    facts.set(name, { nullable: false, infallible: false, emits: isNode, touches: isNode, recursive });
  }
  const captured = capturedParts(grammar);
  for (const key of captured.keys()) facts.set(key, BACK_REFERENCE);
  for (let changed = true; changed;) {
    changed = false;
    for (const [key, all] of captured) {
      if (lookUp(facts, key).nullable || !all.some((part) => consumesNothing(part, facts))) continue;
      facts.set(key, { ...BACK_REFERENCE, nullable: true });
      changed = true;
    }
    untilNothingChanges(grammar, (rule) => {
      const before = lookUp(facts, rule.name);
      const found = factsOf(rule, facts);
      const after = { ...before, ...found, infallible: found.infallible && !left.has(rule.name) };
      if (KEYS.every((key) => after[key] === before[key])) return false;
      facts.set(rule.name, after);
      changed ||= captured.size > 0;
      return true;
    });
  }
  return facts;
}

const BACK_REFERENCE: RuleFacts = {
  nullable: false,
  infallible: false,
  emits: false,
  touches: false,
  recursive: false,
};

const KEYS = ['nullable', 'infallible', 'emits', 'touches'] as const;

function factsOf(rule: Rule, facts: Facts): Pick<RuleFacts, (typeof KEYS)[number]> {
  return {
    nullable: consumesNothing(rule.body, facts),
    infallible: alwaysMatches(rule.body, facts),
    emits: !isFragment(rule) || emitsNodes(rule.body, facts),
    touches: !isFragment(rule) || touchesTree(rule.body, facts),
  };
}
