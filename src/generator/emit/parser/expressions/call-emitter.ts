import { alternativesTried } from '../../../analyze/facts.js';
import { type Expression, lookUp, takesNoField } from '../../../ir.js';
import { calledName } from '../../plan/function-names.js';
import type { Plan } from '../../plan/plan.js';
import { isCycle, isRecursive } from '../../plan/recursion.js';
import type { CodeWriter, Jump } from '../../writer.js';
import type { FunctionCode, SavedState } from '../function-code.js';

/**
 * Whether an expression is the last one of its rule, and if it is, what the rule does when the expression fails:
 *
 * - `more`: it is not the last one;
 * - `other`: the rule tries something else;
 * - `fail`: the rule fails as well;
 * - `restore`: the expression is optional, and the rule ends with the state before it;
 * - `resume`: the rule begins again with its alternative number `skip`, in the state before all of them.
 */
export type Continuation =
  | { readonly then: 'more' }
  | { readonly then: 'other' }
  | { readonly then: 'fail' }
  | { readonly then: 'restore'; readonly saved: SavedState }
  | { readonly then: 'resume'; readonly saved: SavedState; readonly skip: number };

/** A last expression whose calls can be left to the caller of the rule's function. */
type TailContinuation = Exclude<Continuation, { readonly then: 'more' | 'other' }>;

/** Writes code that matches an expression: see `ExpressionEmitter.match`. */
export type Match = (e: Expression, fail: Jump, field: string, last?: Continuation) => void;

/** Writes the calls of rules. */
export class CallEmitter {
  readonly #code: FunctionCode;
  readonly #out: CodeWriter;
  readonly #plan: Plan;
  readonly #match: Match;

  constructor(code: FunctionCode, match: Match) {
    this.#code = code;
    this.#out = code.out;
    this.#plan = code.plan;
    this.#match = match;
  }

  /** Writes a call of a rule, or its body if the rule is inlined. */
  call(name: string, fail: Jump, field: string, last: Continuation): void {
    const { facts } = this.#plan;
    const rule = lookUp(this.#plan.grammar.rules, name);
    const passed = takesNoField(rule) ? '0' : field;
    if (this.#plan.inlined.has(name)) return this.#match(rule.body, fail, passed, last);
    if (last.then !== 'more' && last.then !== 'other' && this.#isTailCall(name)) {
      this.#tailCall(name, passed, last, fail);
      if (!this.#isHooked(name)) return;
    }
    const depth = isRecursive(this.#plan, name) ? `, ${this.#depth(name)}` : '';
    const call = `${calledName(name)}(bytes, p, ${passed}${depth})`;
    this.#code.called.add(name);
    if (passed === 'field') this.#code.passesField = true;
    this.#out.line(lookUp(facts, name).infallible ? `p = ${call};` : `if ((p = ${call}) < 0) ${fail()}`);
  }

  /** Whether a call that is the last thing in this rule can be compiled to a loop. */
  #isTailCall(callee: string): boolean {
    const isOpen = lookUp(this.#plan.grammar.rules, this.#code.rule).kind === undefined || this.#code.opens;
    return isOpen && this.#plan.tailCalls.isCycle(this.#code.rule, callee);
  }

  /** Leaves a call to the caller of this rule's function: see `makeTailCalls`. */
  #tailCall(callee: string, field: string, last: TailContinuation, fail: Jump): void {
    this.#code.tailCalled.add(callee);
    if (field === 'field') this.#code.passesField = true;
    const { grammar, ruleNumbers } = this.#plan;
    const node = lookUp(grammar.rules, this.#code.rule).kind === undefined ? '0' : 'at';
    const where = last.then === 'restore' ? `${last.saved.position ?? 'p'}, ${last.saved.nodes ?? 'n'}` : '-1, 0';
    const isHooked = this.#isHooked(callee);
    const tailCall = `tailCall(${lookUp(ruleNumbers, callee)}, p, ${field}, ${node}, ${where})`;
    const call = isHooked ? `recovery === undefined && ${tailCall}` : tailCall;
    if (last.then === 'resume') {
      const { saved, skip } = last;
      const nodes = node === 'at' ? 'at' : (saved.nodes ?? 'n');
      const own = `${lookUp(ruleNumbers, this.#code.rule)}, ${saved.position ?? 'p'}, field, ${nodes}, ${skip}`;
      this.#code.passesField = true;
      this.#out.line(`if (${call} && alternativeCall(${own})) return p; // ${callee}`);
    } else this.#out.line(`if (${call}) return p; // ${callee}`);
    // Compilers can't know that this is never reached.
    if (!isHooked) this.#out.line(`if (next === 0) ${fail()}`);
  }

  /**
   * Returns the depth that a call passes on. A call that does not lead back starts at 0; a call at which nesting is
   * counted adds a level.
   */
  #depth(callee: string): string {
    if (!isCycle(this.#plan, this.#code.rule, callee)) return '0';
    this.#code.usesDepth = true;
    return this.#plan.nesting.has(callee) ? 'depth + 1' : 'depth';
  }

  /** Whether a call is compiled to a loop only for the first parse, before the parser recovers. */
  #isHooked(callee: string): boolean {
    return [this.#code.rule, callee].some((name) => lookUp(this.#plan.grammar.rules, name).hook !== undefined);
  }

  /** Whether a match of an expression can end with a call that is compiled to a loop, outside of optional parts. */
  endsWithTailCall(e: Expression): boolean {
    switch (e.op) {
      case 'rule':
        if (this.#plan.inlined.has(e.name)) {
          return this.endsWithTailCall(lookUp(this.#plan.grammar.rules, e.name).body);
        }
        return this.#isTailCall(e.name);
      case 'sequence':
        return this.endsWithTailCall(e.parts.at(-1)!);
      case 'choice':
        return this.endsWithTailCall(alternativesTried(e, this.#plan.facts).at(-1)!);
      case 'field':
        return !e.token && this.endsWithTailCall(e.inner);
      default:
        return false;
    }
  }
}
