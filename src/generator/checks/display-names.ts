import type { ast } from 'peggy';
import { isNodeRule } from '../conventions.js';
import type { GrammarReader } from '../frontend/read-grammar.js';
import type { RuleTable } from '../frontend/rule-table.js';

/** A display name stands for all that its rule expects, so it belongs on rules that hold no other nodes. */
export function checkDisplayNames(grammar: ast.Grammar, reader: GrammarReader, rules: RuleTable): void {
  for (const rule of grammar.rules) {
    if (rule.expression.type !== 'named') continue;
    const inner = [...rules.reachableFrom(rule.name)].find((name) => isNodeRule(name) && !rules.comments.has(name));
    if (inner !== undefined) {
      reader.error(
        `the display name "${rule.expression.name}" would hide where inside "${rule.name}" a text went wrong; ` +
          `give it to the rules without nodes of their own ("${rule.name}" holds "${inner}")`,
        rule.nameLocation,
      );
    }
  }
}
