import { alwaysMatches, touchesTree } from '../../../analyze/facts.js';
import { type Capture, type CountedRepetition, type Expression, hasCapture, type Repeat } from '../../../ir.js';
import { unwrapped } from '../../plan/variants.js';
import type { Jump } from '../../writer.js';
import { emitRun } from '../characters/characters.js';
import { guarded, guardOf, singleSet } from '../characters/lookahead.js';
import type { Continuation } from '../continuation.js';
import { type FieldBits, type FunctionCode, NO_FIELD } from '../function-code.js';
import { type ChangedState, stateLeftByFailure } from './changed-state.js';

/** Writes an optional part or a repetition. */
export function emitRepetition(code: FunctionCode, e: Repeat, fail: Jump, field: FieldBits, then: Continuation): void {
  if (e.counted !== undefined) return emitCounted(code, e, e.counted, field);
  const single = singleSet(code, e.element);
  if (e.separator === undefined && single !== undefined) return emitRun(code, e, single, fail, code.newName('s'));
  if (e.separator === undefined && e.min === 0 && e.max === 1) return emitOptional(code, e.element, field, then);
  if (e.separator === undefined && e.max === Number.POSITIVE_INFINITY) {
    if (e.min === 0) return emitStar(code, e.element, field);
    // `e+` is `e e*`: a call is short enough to be written twice.
    if (e.min === 1 && unwrapped(e.element, code.plan).op === 'rule') {
      code.emitMatch(e.element, fail, field);
      return emitStar(code, e.element, field);
    }
  }
  emitBounded(code, e, fail, field);
}

function emitOptional(code: FunctionCode, element: Expression, field: FieldBits, then: Continuation): void {
  const { plan, out } = code;
  const changed = stateLeftByFailure(element, plan.facts);
  const done = code.newName('done');
  const attempt = code.newName('try');
  out.labeled(done, `${guarded(code, element)}{`, (leaveAll) => {
    const isInfallible = alwaysMatches(element, plan.facts);
    if (isInfallible || (!changed.position && !changed.nodes && !hasCapture(element))) {
      return code.emitMatch(element, leaveAll, field, { kind: then.kind === 'more' ? 'more' : 'fail' });
    }
    const saved = code.emitSave(changed, [element]);
    out.labeled(attempt, '{', (leave) => {
      code.emitMatch(element, leave, field, then.kind === 'more' ? then : { kind: 'restore', saved });
      out.line(leaveAll());
    });
    code.emitRestore(saved);
  });
}

function emitStar(code: FunctionCode, element: Expression, field: FieldBits): void {
  const { plan, out } = code;
  const changed = stateLeftByFailure(element, plan.facts);
  const loop = code.newName('loop');
  const guard = guardOf(code, element);
  const head = guard === undefined ? 'for (;;) {' : `while (${guard}) {`;
  out.labeled(loop, head, (leaveAll) => {
    if (!changed.position && !changed.nodes && !hasCapture(element)) return code.emitMatch(element, leaveAll, field);
    const saved = code.emitSave(changed, [element]);
    out.labeled(code.newName('try'), '{', (leave) => {
      code.emitMatch(element, leave, field);
      out.line('continue;');
    });
    code.emitRestore(saved);
    out.line('break;');
  });
}

function emitBounded(code: FunctionCode, e: Repeat, fail: Jump, field: FieldBits): void {
  const { facts } = code.plan;
  if (alwaysMatches(e.element, facts) && (e.separator === undefined || alwaysMatches(e.separator, facts))) {
    return emitInfallible(code, e, fail, field);
  }
  const count = code.newName('k');
  emitIterations(code, e, count, String(e.max), field);
  if (e.min > 0) code.out.line(`if (${count} < ${e.min}) ${fail()}`);
}

/** Writes a repetition whose bounds are the texts of labels; the test after it compares the number of iterations. */
function emitCounted(code: FunctionCode, e: Repeat, { id, min, max }: CountedRepetition, field: FieldBits): void {
  const count = code.newName('k');
  const [low, high] = [boundOf(code, min), max === min ? undefined : boundOf(code, max)];
  code.counters.set(id, { count, min: low, max: high ?? low });
  emitIterations(code, e, count, high ?? low, field);
}

/** Returns a bound of a repetition: a number, or the name of a constant for the number that a label has. */
function boundOf(code: FunctionCode, bound: number | Capture): string {
  if (typeof bound === 'number') return String(bound);
  const { from, to } = code.readVariables(bound);
  const name = code.newName('m');
  code.out.line(`const ${name} = ${code.helper('countOf')}(${from}, ${to});`);
  return name;
}

/** Writes the iterations of a repetition, as many as match. */
function emitIterations(code: FunctionCode, e: Repeat, count: string, max: string, field: FieldBits): void {
  const { out } = code;
  const attempt = code.newName('try');
  const changed: ChangedState = { position: true, nodes: touchesTree(e, code.plan.facts) };
  out.line(`let ${count} = 0;`);
  out.block(max === 'Infinity' ? 'for (;;) {' : `while (${count} < ${max}) {`, () => {
    const saved = code.emitSave(changed, [e]);
    out.labeled(attempt, '{', (leave) => {
      emitSeparator(code, e, count, leave);
      code.emitMatch(e.element, leave, field);
      out.line(`${count}++;`);
      out.line('continue;');
    });
    code.emitRestore(saved);
    out.line('break;');
  });
}

/** Writes a repetition in which nothing can fail; it continues to its upper bound. */
function emitInfallible(code: FunctionCode, e: Repeat, fail: Jump, field: FieldBits): void {
  const count = code.newName('k');
  code.out.block(`for (let ${count} = 0; ${count} < ${e.max}; ${count}++) {`, () => {
    emitSeparator(code, e, count, fail);
    code.emitMatch(e.element, fail, field);
  });
}

/** Writes the separator before each element but the first one. */
function emitSeparator(code: FunctionCode, { separator }: Repeat, count: string, fail: Jump): void {
  if (separator !== undefined) code.out.block(`if (${count} > 0) {`, () => code.emitMatch(separator, fail, NO_FIELD));
}
