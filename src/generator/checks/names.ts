import type { ast } from 'peggy';
import { BUILTIN_KINDS } from '../../cst/language.js';
import { isNodeRule } from '../conventions.js';
import { walkExpression } from '../frontend/peggy-ast.js';
import type { GrammarReader } from '../frontend/read-grammar.js';

/** Members that every view has; a field of that name would hide them. */
const NODE_MEMBERS = new Set(
  'tree index kind kindName start end text variant fieldName children child childList constructor toString __proto__'.split(
    ' ',
  ),
);

/** Names that the generated files use themselves. */
const GENERATED_NAMES = new Set(['Node', 'Kind', 'Field', 'AnyNode', 'Visitor', 'Tree', 'ViewConstructor']);

/** Labels and rule names become identifiers of the generated code, where some are taken. */
export function checkNames(grammar: ast.Grammar, reader: GrammarReader): void {
  const labels = new Set<string>();
  for (const rule of grammar.rules) {
    if ((BUILTIN_KINDS as readonly string[]).includes(rule.name) || GENERATED_NAMES.has(rule.name)) {
      reader.error(`"${rule.name}" is a name of the tree itself; call the rule otherwise`, rule.nameLocation);
    }
    walkExpression(rule.expression, (e) => {
      if (e.type !== 'labeled' || e.label === null) return;
      labels.add(e.label);
      if (NODE_MEMBERS.has(e.label)) {
        reader.error(`"${e.label}" is a member of every node; choose another label`, e.labelLocation);
      }
    });
  }
  if (labels.size > 1000)
    reader.error('a grammar can have at most 1,000 different labels', grammar.rules[0]!.nameLocation);
  const nodes = grammar.rules.filter((rule) => isNodeRule(rule.name));
  if (nodes.length > 1000) reader.error('a grammar can have at most 1,000 node rules', nodes.at(-1)!.nameLocation);
}
