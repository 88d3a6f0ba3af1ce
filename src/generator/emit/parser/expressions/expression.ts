import { BuiltinKind } from '../../../../cst/tree/language.js';
import { KIND_BITS } from '../../../../cst/tree/layout.js';
import { alwaysMatches, emitsNodes, touchesTree } from '../../../analyze/facts.js';
import type { Capture, Expression, Field } from '../../../ir.js';
import type { Jump } from '../../writer.js';
import { emitLineStart, emitLiteral, emitSet } from '../characters/characters.js';
import { bytesAhead, guarded, isAhead, isNotAhead } from '../characters/lookahead.js';
import { type Continuation, MORE } from '../continuation.js';
import { type FieldBits, type FunctionCode, NO_FIELD } from '../function-code.js';
import { emitCall } from './calls.js';
import { stateLeftByFailure } from './changed-state.js';
import { emitChoice } from './choices.js';
import { emitLeaf } from './leaf.js';
import { emitRepetition } from './repetitions.js';
import { emitTest } from './tests.js';

type BackReference = Extract<Expression, { op: 'again' }>;

/**
 * Writes code that matches an expression, see `EmitExpression`. The code keeps the position in `p` and writes nodes as
 * it goes. Where an expression fails, it jumps (`fail`); the target of the jump restores `p` and `n`.
 */
export function emitExpression(
  code: FunctionCode,
  e: Expression,
  fail: Jump,
  field: FieldBits,
  then: Continuation,
): void {
  switch (e.op) {
    case 'literal':
      return emitLiteral(code, e, fail);
    case 'set':
      return emitSet(code, e.set, fail);
    case 'sequence':
      for (const part of e.parts) code.emitMatch(part, fail, field, part === e.parts.at(-1) ? then : MORE);
      return;
    case 'choice':
      return emitChoice(code, e, fail, field, then);
    case 'repeat':
      return emitRepetition(code, e, fail, field, then);
    case 'and':
      return emitAnd(code, e.inner, fail);
    case 'not':
      return emitNot(code, e.inner, fail);
    case 'text':
      return emitText(code, e.inner, fail);
    case 'field':
      return e.token ? emitToken(code, e, fail) : code.emitMatch(e.inner, fail, e.field << KIND_BITS, then);
    case 'rule':
      return emitCall(code, e.name, fail, field, then);
    case 'capture':
      return emitCapture(code, e.capture, e.inner, fail, field);
    case 'again':
      return emitAgain(code, e, fail);
    case 'test':
      return emitTest(code, e, fail);
    case 'lineStart':
      return emitLineStart(code, fail);
  }
}

/** Matches the text of a label again. */
function emitAgain(code: FunctionCode, e: BackReference, fail: Jump): void {
  const captured = code.readVariables(e.capture);
  const again = code.helper(e.ignoreCase === true ? 'againFolded' : 'again');
  const end = `${again}(${captured.from}, ${captured.to}, p)`;
  if (!code.plan.recovers) {
    code.out.line(`if ((p = ${end}) < 0) ${fail()}`);
    return;
  }
  const stop = code.newName('e');
  code.out.line(`const ${stop} = ${end};`);
  code.emitFailIf(`${stop} < 0`, fail);
  code.out.line(`p = ${stop};`);
}

/** Records the span of a label's text. */
function emitCapture(code: FunctionCode, capture: Capture, inner: Expression, fail: Jump, field: FieldBits): void {
  const start = code.newName('s');
  const { from, to } = code.variables(capture);
  code.out.line(`const ${start} = p;`);
  code.emitMatch(inner, fail, field);
  code.out.line(`${from} = ${start};`);
  code.out.line(`${to} = p;`);
}

/** Writes a token: a leaf, except for comments in its text. */
function emitToken(code: FunctionCode, e: Field, fail: Jump): void {
  const { plan, out } = code;
  const head = BuiltinKind.Token | (e.field << KIND_BITS);
  if (emitsNodes(e.inner, plan.facts)) {
    const at = code.newName('t');
    code.opens = true;
    out.line(`const ${at} = open(p, ${head}, p);`);
    code.emitMatch(e.inner, fail, NO_FIELD);
    out.line(`close(${at}, p);`);
    return;
  }
  const names = { start: () => code.newName('s'), variant: () => code.newName('v') };
  emitLeaf(code, e.inner, String(head), fail, names);
}

/** Matches an expression without its nodes. */
function emitText(code: FunctionCode, inner: Expression, fail: Jump): void {
  if (!touchesTree(inner, code.plan.facts)) return code.emitMatch(inner, fail, NO_FIELD);
  const nodes = code.newName('n');
  code.out.line(`const ${nodes} = n;`);
  code.emitMatch(inner, fail, NO_FIELD);
  code.out.line(`n = ${nodes};`);
}

function emitAnd(code: FunctionCode, inner: Expression, fail: Jump): void {
  const next = bytesAhead(code, inner);
  if (next !== undefined) {
    code.emitFailIf(isNotAhead(code, next), fail);
    return;
  }
  const saved = code.emitSave({ position: true, nodes: touchesTree(inner, code.plan.facts) });
  code.emitMatch(inner, fail, NO_FIELD);
  code.emitRestore(saved);
}

function emitNot(code: FunctionCode, inner: Expression, fail: Jump): void {
  const { plan, out } = code;
  const next = bytesAhead(code, inner);
  if (next !== undefined) {
    code.emitFailIf(isAhead(code, next), fail);
    return;
  }
  if (alwaysMatches(inner, plan.facts)) {
    out.line(`if (p >= 0) ${fail()} // always; written as a condition so that the code after it stays reachable`);
    return;
  }
  const saved = code.emitSave(stateLeftByFailure(inner, plan.facts), [inner]);
  const label = code.newName('not');
  const far = plan.recovers ? code.newName('far') : undefined;
  if (far !== undefined) out.line(`const ${far} = far;`);
  out.labeled(label, `${guarded(code, inner)}{`, (leave) => {
    code.emitMatch(inner, leave, NO_FIELD);
    if (far !== undefined) out.line(`far = ${far};`);
    out.line(fail());
  });
  if (far !== undefined) out.line(`far = ${far};`);
  code.emitRestore(saved);
}
