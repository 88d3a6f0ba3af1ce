import { VARIANT_SHIFT } from '../../cst/layout.js';
import { emitsNodes } from '../analysis/facts.js';
import type { Rule } from '../ir.js';
import type { CharacterTests } from './character-tests.js';
import { ExpressionEmitter } from './expression.js';
import type { Plan } from './plan.js';
import { CodeWriter, commentText } from './writer.js';

/**
 * Writes the function of one rule: `$Rule(p, field)` matches at offset `p` and returns the offset behind the match,
 * or -1. Node rules write their node, with the given field bits; recursive rules take the depth of nesting too.
 *
 * @returns the rules that it calls
 */
export function emitRuleFunction(rule: Rule, plan: Plan, tests: CharacterTests, out: CodeWriter): ReadonlySet<string> {
  const body = new CodeWriter(1);
  const emitter = new ExpressionEmitter(plan, tests, body, rule.name);
  if (plan.countsNesting(rule.name)) {
    body.line('deepest = p;');
    body.line('if (depth > limit) throw TOO_DEEP;');
  }
  if (rule.kind === undefined) emitter.match(rule.body, 'return -1;', 'field');
  else if (emitsNodes(rule.body, plan.facts)) emitNode(rule, emitter, body);
  else emitLeaf(rule, plan, emitter, body);
  body.line('return p;');
  out.line('/**');
  for (const line of rule.source.split(/\r\n|[\r\n]/)) out.line(` * ${commentText(line)}`.trimEnd());
  out.line(' */');
  const field = rule.kind !== undefined || emitter.passesField ? 'field' : '_field';
  const depth = plan.isRecursive(rule.name) ? ', depth: number' : '';
  out.line(`function $${rule.name}(p: number, ${field}: number${depth}): number {`);
  out.append(body);
  out.line('}');
  out.line();
  return emitter.called;
}

function emitNode(rule: Rule, emitter: ExpressionEmitter, out: CodeWriter): void {
  out.line('const start = p;');
  out.line('const at = open();');
  emitter.match(rule.body, 'return -1;', '0');
  out.line(`close(at, ${rule.kind} | field, start, p);`);
}

function emitLeaf(rule: Rule, plan: Plan, emitter: ExpressionEmitter, out: CodeWriter): void {
  out.line('const start = p;');
  if (plan.hasVariants(rule.body)) {
    out.line('let variant = 0;');
    emitter.matchVariant(rule.body, 'return -1;', 'variant');
    out.line(`leaf(${rule.kind} | field | (variant << ${VARIANT_SHIFT}), start, p);`);
  } else {
    emitter.match(rule.body, 'return -1;', '0');
    out.line(`leaf(${rule.kind} | field, start, p);`);
  }
}
