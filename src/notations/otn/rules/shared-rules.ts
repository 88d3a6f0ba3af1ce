import type { TaflRules } from '../../../games/tafl/index.js';
import type { OtnRules } from './model/shape.js';
import { taflRulesOf } from './tafl-rules.js';

/** The most rules that are kept: archives have games of few rules, but untrusted texts must not fill the memory. */
const MAX_KEPT_RULES = 64;

const known = new Map<string, TaflRules | undefined>();

/**
 * Returns the rules of the game that a record describes, as {@link taflRulesOf} does: the same object for records with
 * the same entries, so that what follows from rules is worked out once for the games of an archive.
 */
export function sharedRulesOf(record: OtnRules): TaflRules | undefined {
  const key = JSON.stringify(record.entries);
  if (known.has(key)) return known.get(key);
  if (known.size >= MAX_KEPT_RULES) known.clear();
  const rules = taflRulesOf(record);
  known.set(key, rules);
  return rules;
}
