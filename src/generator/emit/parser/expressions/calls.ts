import { alternativesTried } from '../../../analyze/facts.js';
import { type Expression, isFragment, lookUp, takesNoField } from '../../../ir.js';
import { calledName } from '../../plan/function-names.js';
import { isCycle, isRecursive } from '../../plan/recursion.js';
import type { Jump } from '../../writer.js';
import type { Continuation } from '../continuation.js';
import { type FieldBits, type FunctionCode, NO_FIELD } from '../function-code.js';

/** The work of a rule after a last expression whose calls can be left to the caller of the rule's function. */
type TailContinuation = Exclude<Continuation, { readonly kind: 'more' | 'other' }>;

/** Writes a call of a rule, or its body if the rule is inlined. */
export function emitCall(code: FunctionCode, name: string, fail: Jump, field: FieldBits, then: Continuation): void {
  const { plan, out } = code;
  const rule = lookUp(plan.grammar.rules, name);
  const passed = takesNoField(rule) ? NO_FIELD : field;
  if (plan.inlined.has(name)) return code.emitMatch(rule.body, fail, passed, then);
  if (then.kind !== 'more' && then.kind !== 'other' && isTailCall(code, name)) {
    emitTailCall(code, name, passed, then, fail);
    if (!isHooked(code, name)) return;
  }
  const depth = isRecursive(plan, name) ? `, ${depthFor(code, name)}` : '';
  const call = `${calledName(name)}(bytes, p, ${code.fieldCode(passed)}${depth})`;
  code.called.add(name);
  out.line(lookUp(plan.facts, name).infallible ? `p = ${call};` : `if ((p = ${call}) < 0) ${fail()}`);
}

/** Whether a call that is the last thing in this rule can be compiled to a loop. */
function isTailCall({ plan, rule, opens }: FunctionCode, callee: string): boolean {
  const isOpen = isFragment(lookUp(plan.grammar.rules, rule)) || opens;
  return isOpen && plan.tailCalls.isCycle(rule, callee);
}

/** Leaves a call to the caller of this rule's function: see `makeTailCalls`. */
function emitTailCall(code: FunctionCode, callee: string, field: FieldBits, then: TailContinuation, fail: Jump): void {
  const { plan, rule, out } = code;
  const { grammar, ruleNumbers } = plan;
  code.tailCalled.add(callee);
  const node = isFragment(lookUp(grammar.rules, rule)) ? '0' : 'at';
  const where = then.kind === 'restore' ? `${then.saved.position ?? 'p'}, ${then.saved.nodes ?? 'n'}` : '-1, 0';
  const hooked = isHooked(code, callee);
  const tailCall = `tailCall(${lookUp(ruleNumbers, callee)}, p, ${code.fieldCode(field)}, ${node}, ${where})`;
  const call = hooked ? `recovery === undefined && ${tailCall}` : tailCall;
  if (then.kind === 'resume') {
    const { saved, skip } = then;
    const nodes = node === 'at' ? 'at' : (saved.nodes ?? 'n');
    const own = `${lookUp(ruleNumbers, rule)}, ${saved.position ?? 'p'}, ${code.fieldCode('own')}, ${nodes}, ${skip}`;
    out.line(`if (${call} && alternativeCall(${own})) return p; // ${callee}`);
  } else out.line(`if (${call}) return p; // ${callee}`);
  // Compilers can't know that this is never reached.
  if (!hooked) out.line(`if (next === 0) ${fail()}`);
}

/**
 * Returns the depth that a call passes on. A call that does not lead back starts at 0; a call at which nesting is
 * counted adds a level.
 */
function depthFor(code: FunctionCode, callee: string): string {
  if (!isCycle(code.plan, code.rule, callee)) return '0';
  code.usesDepth = true;
  return code.plan.nesting.has(callee) ? 'depth + 1' : 'depth';
}

/** Whether a call is compiled to a loop only for the first parse, before the parser recovers. */
const isHooked = ({ plan, rule }: FunctionCode, callee: string): boolean =>
  [rule, callee].some((name) => lookUp(plan.grammar.rules, name).hook !== undefined);

/** Whether a match of an expression can end with a call that is compiled to a loop, outside of optional parts. */
export function endsWithTailCall(code: FunctionCode, e: Expression): boolean {
  const { plan } = code;
  switch (e.op) {
    case 'rule':
      return plan.inlined.has(e.name)
        ? endsWithTailCall(code, lookUp(plan.grammar.rules, e.name).body)
        : isTailCall(code, e.name);
    case 'sequence':
      return endsWithTailCall(code, e.parts.at(-1)!);
    case 'choice':
      return endsWithTailCall(code, alternativesTried(e, plan.facts).at(-1)!);
    case 'field':
      return !e.token && endsWithTailCall(code, e.inner);
    default:
      return false;
  }
}
