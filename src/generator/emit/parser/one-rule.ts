import { emitsNodes, touchesTree } from '../../analyze/facts.js';
import { type Choice, type Expression, isFragment, type Rule } from '../../ir.js';
import { bodyName } from '../plan/function-names.js';
import type { Plan } from '../plan/plan.js';
import { isRecursive } from '../plan/recursion.js';
import { emitMemoFunction } from '../runtime/memo.js';
import { emitNestingFunction } from '../runtime/nesting.js';
import { emitHookFunction } from '../runtime/recovery.js';
import { emitTailCallingRule } from '../runtime/tail-calls.js';
import { CodeWriter, FAIL } from '../writer.js';
import { emitExpression } from './expressions/expression.js';
import { emitLeaf } from './expressions/leaf.js';
import { FunctionCode, NO_FIELD } from './function-code.js';
import type { ParserConstants } from './parser-constants.js';

/** The function of a rule, and what the rest of the parser needs to know about it. */
export interface EmittedFunction extends Pick<FunctionCode, 'called' | 'opens' | 'tailCalled' | 'helpers' | 'resumes'> {
  readonly out: CodeWriter;
}

/**
 * Writes the function of one rule: `$Rule(bytes, p, field)` matches at offset `p` and returns the offset after the
 * match, or -1. Node rules write their node, with the given field bits; recursive rules take the depth of nesting as
 * well.
 */
export function emitRuleFunction(rule: Rule, plan: Plan, constants: ParserConstants): EmittedFunction {
  const out = new CodeWriter();
  const body = new CodeWriter(1);
  const code = new FunctionCode(plan, constants, body, rule.name, emitExpression);
  if (isFragment(rule)) {
    // A hook is followed by the alternative that recovers, which is written around this function.
    const e = rule.hook === undefined ? rule.body : (rule.body as Choice).alternatives[0]!;
    code.emitMatch(e, FAIL, 'own', { kind: 'fail' });
  } else if (emitsNodes(rule.body, plan.facts)) emitNode(rule, code);
  else emitLeaf(code, rule.body, `${rule.kind} | field`, FAIL, { start: () => 'start', variant: () => 'variant' });
  if (rule.isError || rule.isComment) body.line('hasNotable = true;');
  body.line('return p;');
  out.ruleComment(rule.source, '');
  out.line(`${headOf(rule, code)} {`);
  declareCaptures(code, out);
  out.append(body);
  out.line('};');
  out.line();
  const { called, opens, tailCalled, helpers, resumes } = code;
  return { out, called, opens, tailCalled, helpers, resumes };
}

/** Returns the head of the function of a rule whose body is written. The names of unused parameters begin with `_`. */
function headOf(rule: Rule, { plan, passesField, usesDepth, usesBytes, tailCalled, resumes }: FunctionCode): string {
  const parameters = [
    usesBytes ? 'bytes: Uint8Array' : '_bytes: Uint8Array',
    'p: number',
    !isFragment(rule) || passesField ? 'field: number' : '_field: number',
  ];
  if (isRecursive(plan, rule.name)) parameters.push(usesDepth ? 'depth: number' : '_depth: number');
  if (resumes) parameters.push('skip: number');
  return `const ${bodyName(plan, rule.name, tailCalled.size > 0)} = (${parameters.join(', ')}): number =>`;
}

/** Declares the offsets of what the labels of a rule have matched last, for back references to them. */
function declareCaptures({ captures }: FunctionCode, out: CodeWriter): void {
  for (const { label, from, to, isRead } of captures.values()) {
    out.line(`  // The last match of ${label}: none yet.`);
    out.line(`  let ${from} = 0;`);
    out.line(`  let ${to} = -1;`);
    if (!isRead) out.line(`  void [${from}, ${to}];`);
  }
}

/**
 * Writes the functions of a rule around the one that matches its body.
 *
 * @param uses whether the rule is called, whether it leaves calls to others, and whether it can begin with a later
 *   alternative
 */
export function emitOuterFunctions(
  rule: Rule,
  plan: Plan,
  uses: { readonly isCalled: boolean; readonly isStep: boolean; readonly isResumed: boolean },
  out: CodeWriter,
): void {
  const isHook = rule.hook !== undefined;
  const remembers = plan.memo.has(rule.name);
  if (uses.isStep && (uses.isCalled || isHook)) {
    emitTailCallingRule(rule, plan, uses.isResumed, out);
  }
  if (isHook) emitHookFunction(rule, plan, out);
  else if (remembers && uses.isCalled) emitMemoFunction(rule, plan, out);
  if (plan.nesting.has(rule.name) && uses.isCalled) emitNestingFunction(rule, plan, out);
}

/** Opens the node after tokens without nodes, such as a bracket, because most failing attempts fail there. */
function emitNode(rule: Rule, code: FunctionCode): void {
  const { out, plan } = code;
  const parts = rule.body.op === 'sequence' ? rule.body.parts : [rule.body];
  const first = parts.findIndex((part) => touchesTree(part, plan.facts));
  const match = (part: Expression) =>
    code.emitMatch(part, FAIL, NO_FIELD, { kind: part === parts.at(-1) ? 'fail' : 'more' });
  code.opens = true;
  const start = code.emitStart(parts.slice(0, first), () => 'start');
  parts.slice(0, first).forEach(match);
  out.line(`const at = open(p, ${rule.kind} | field, ${start});`);
  parts.slice(first).forEach(match);
  out.line('close(at, p);');
}
