import type { ByteSet } from '../../../analyze/characters/byte-set.js';
import type { CharSet } from '../../../char-set.js';
import type { Expression, Repeat } from '../../../ir.js';
import { type Jump, quoted } from '../../writer.js';
import type { FunctionCode } from '../function-code.js';
import { bytesOf, isAhead, isNotAhead } from './lookahead.js';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Writes code that matches a text. */
export function emitLiteral(
  code: FunctionCode,
  { text, units }: Extract<Expression, { op: 'literal' }>,
  fail: Jump,
): void {
  if (text === '') return;
  const tests = units.map((unit, i) => {
    const at = i === 0 ? 'p' : `p + ${i}`;
    return code.characters.reject(bytesOf(code, unit), `bytes[${at}]!`, units.length > 1 ? '||' : undefined);
  });
  code.looksAtBytes = true;
  code.emitFailIf(tests.join(' || '), fail, quoted(text));
  code.out.line(`p += ${text.length};`);
}

/** Writes a test for the start of the text or the offset after a line break, but not between the two units of one. */
export function emitLineStart(code: FunctionCode, fail: Jump): void {
  code.looksAtBytes = true;
  const isWithinLine = `bytes[p - 1] !== ${LINE_FEED} && (bytes[p - 1] !== ${CARRIAGE_RETURN} || bytes[p] === ${LINE_FEED})`;
  code.emitFailIf(`p > 0 && ${isWithinLine}`, fail);
}

/** Writes code that matches one character of a set. */
export function emitSet(code: FunctionCode, set: CharSet, fail: Jump): void {
  code.emitFailIf(isNotAhead(code, bytesOf(code, set)), fail);
  code.out.line(`p += ${widthOf(code, set)};`);
}

/**
 * Writes a repetition of one character, with nothing in between.
 *
 * @param variable a name for the offset that it begins at, or for the number of characters
 */
export function emitRun(code: FunctionCode, { min, max }: Repeat, set: CharSet, fail: Jump, variable: string): void {
  const { out } = code;
  const bytes = bytesOf(code, set);
  const step = widthOf(code, set);
  if (max === 1) {
    if (min === 1) emitSet(code, set, fail);
    else out.line(`if (${isAhead(code, bytes)}) p += ${step};`);
  } else if (max === Number.POSITIVE_INFINITY && min <= 1) {
    if (min === 1) emitSet(code, set, fail);
    const skipper = code.characters.skipper(bytes);
    code.looksAtBytes = true;
    out.line(skipper === undefined ? `while (${isAhead(code, bytes)}) p += ${step};` : `p = ${skipper}(bytes, p);`);
  } else if (step === '1') {
    out.line(`const ${variable} = p;`);
    emitCharacterCount(code, `p - ${variable}`, { min, max }, bytes, 'p += 1;', fail);
  } else {
    out.line(`let ${variable} = 0;`);
    emitCharacterCount(code, variable, { min, max }, bytes, `{ p += ${step}; ${variable}++; }`, fail);
  }
}

/** Writes a loop over characters of a set, and a test of their number; `count` is the expression for it. */
function emitCharacterCount(
  code: FunctionCode,
  count: string,
  { min, max }: Pick<Repeat, 'min' | 'max'>,
  bytes: ByteSet,
  iteration: string,
  fail: Jump,
): void {
  const isOpen = max === Number.POSITIVE_INFINITY;
  const test = isOpen ? isAhead(code, bytes) : `${count} < ${max} && ${isAhead(code, bytes, '&&')}`;
  code.out.line(`while (${test}) ${iteration}`);
  if (min > 0) code.emitFailIf(`${count} < ${min}`, fail);
}

/** Returns how many units a character of the set takes: two for a surrogate pair if the set has code points. */
function widthOf(code: FunctionCode, set: CharSet): string {
  const { pairs } = code.plan.projection;
  return set.points && !pairs.isEmpty ? `${isAhead(code, pairs)} ? 2 : 1` : '1';
}
