import { alternativesTried } from '../../../analyze/facts.js';
import { type Choice, type Expression, hasCapture, lookUp } from '../../../ir.js';
import { unwrapped } from '../../plan/variants.js';
import type { Jump } from '../../writer.js';
import { bytesOf, guarded, guardOf, isNotAhead, singleSet } from '../characters/lookahead.js';
import { type Continuation, MORE } from '../continuation.js';
import { type FieldBits, type FunctionCode, NO_FIELD } from '../function-code.js';
import { endsWithTailCall } from './calls.js';
import { type ChangedState, stateLeftByFailure } from './changed-state.js';

/** Writes a choice; one of single characters is one test. */
export function emitChoice(code: FunctionCode, e: Choice, fail: Jump, field: FieldBits, then: Continuation): void {
  const singles = e.alternatives.flatMap((alternative) => singleSet(code, alternative) ?? []);
  if (singles.length === e.alternatives.length && singles.every(({ points }) => !points)) {
    const bytes = singles.map((set) => bytesOf(code, set)).reduce((a, b) => a.union(b));
    code.emitFailIf(isNotAhead(code, bytes), fail);
    code.out.line('p += 1;');
    return;
  }
  emitAlternatives(code, e, fail, field, then);
}

/** Writes code that matches a choice of literals and leaves the number of the literal that matched in `variant`. */
export function emitVariant(code: FunctionCode, e: Expression, fail: Jump, variant: string): void {
  const choice = unwrapped(e, code.plan) as Choice;
  emitAlternatives(code, choice, fail, NO_FIELD, MORE, (i) => (i === 0 ? undefined : `${variant} = ${i};`));
}

/**
 * Writes the attempts at the alternatives of a choice.
 *
 * @param note returns the statement after a match of an alternative, by its index
 */
function emitAlternatives(
  code: FunctionCode,
  e: Choice,
  fail: Jump,
  field: FieldBits,
  then: Continuation,
  note?: (index: number) => string | undefined,
): void {
  const { plan, out } = code;
  const tried = alternativesTried(e, plan.facts);
  const earlier = tried.slice(0, -1);
  const leftStates = earlier.map((alternative) => stateLeftByFailure(alternative, plan.facts));
  const done = code.newName('done');
  const resumed = isResumed(code, e, then, earlier);
  if (resumed) code.resumes = true;
  const changed: ChangedState = {
    position: leftStates.some(({ position }) => position),
    nodes: leftStates.some(({ nodes }) => nodes),
  };
  const saved = code.emitSave(changed, earlier);
  const emitNote = (i: number): void => {
    const statement = note?.(i);
    if (statement !== undefined) out.line(statement);
  };
  out.labeled(done, '{', (leaveAll) => {
    earlier.forEach((alternative, i) => {
      const own: Continuation = resumed
        ? { kind: 'resume', saved, skip: i + 1 }
        : { kind: then.kind === 'more' ? 'more' : 'other' };
      out.labeled(code.newName('or'), beginOf(code, alternative, own), (leave) => {
        code.emitMatch(alternative, leave, field, own);
        emitNote(i);
        out.line(leaveAll());
      });
      code.emitRestore({
        position: leftStates[i]!.position ? saved.position : undefined,
        nodes: leftStates[i]!.nodes ? saved.nodes : undefined,
        captures: hasCapture(alternative) ? saved.captures : undefined,
      });
    });
    code.emitMatch(tried.at(-1)!, fail, field, then);
    emitNote(earlier.length);
  });
}

/** Whether a choice that ends its rule is continued after one of its alternatives ended with a call. */
function isResumed(code: FunctionCode, e: Choice, then: Continuation, earlier: readonly Expression[]): boolean {
  const isWholeRule = then.kind === 'fail' && e === lookUp(code.plan.grammar.rules, code.rule).body;
  return isWholeRule && earlier.some((alternative) => endsWithTailCall(code, alternative));
}

/**
 * Returns the beginning of the block of an attempt. It is skipped if the next character rules the alternative out, or
 * if the choice is resumed after it.
 */
function beginOf(code: FunctionCode, alternative: Expression, own: Continuation): string {
  if (own.kind !== 'resume') return `${guarded(code, alternative)}{`;
  const guard = guardOf(code, alternative);
  return `if (skip <= ${own.skip - 1}${guard === undefined ? '' : ` && (${guard})`}) {`;
}
