import { type Grammar, lookUp, type Rule } from '../../ir.js';
import { ruleUsers } from './rule-graph.js';

/**
 * Updates what is known of each rule until nothing changes: all rules once, and the users of a rule again after each
 * change of it.
 *
 * @param update updates what is known of a rule from the rules that it refers to; returns whether that changed
 */
export function untilNothingChanges(grammar: Pick<Grammar, 'rules'>, update: (rule: Rule) => boolean): void {
  const users = ruleUsers(grammar);
  const open = new Set(grammar.rules.values());
  // A set can grow during iteration.
  for (const rule of open) {
    open.delete(rule);
    if (!update(rule)) continue;
    for (const user of lookUp(users, rule.name)) open.add(user);
  }
}
