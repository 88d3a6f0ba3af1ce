import type { ByteSet } from '../../../analyze/characters/byte-set.js';
import type { CharSet } from '../../../char-set.js';
import type { Expression } from '../../../ir.js';
import { unwrapped } from '../../plan/variants.js';
import type { FunctionCode } from '../function-code.js';
import type { Operator } from './character-tests.js';

/** Returns the set of an expression that only matches one character; otherwise `undefined`. */
export function singleSet({ plan }: FunctionCode, e: Expression): CharSet | undefined {
  const resolved = unwrapped(e, plan);
  if (resolved.op === 'set') return resolved.set;
  return resolved.op === 'literal' && resolved.units.length === 1 ? resolved.units[0] : undefined;
}

/** Returns the bytes before which an expression matches as a lookahead, if it depends on nothing else. */
export function bytesAhead(code: FunctionCode, e: Expression): ByteSet | undefined {
  const single = singleSet(code, e);
  if (single !== undefined) return bytesOf(code, single);
  const resolved = unwrapped(e, code.plan);
  switch (resolved.op) {
    case 'and':
      return bytesAhead(code, resolved.inner);
    case 'not':
      return bytesAhead(code, resolved.inner)?.complement;
    case 'repeat':
      return resolved.min === 1 ? bytesAhead(code, resolved.element) : undefined;
    case 'choice': {
      const all = resolved.alternatives.map((alternative) => bytesAhead(code, alternative));
      return all.reduce((a, b) => (b === undefined ? b : a?.union(b)));
    }
    default:
      return undefined;
  }
}

/** Returns the bytes for the characters of a set. */
export const bytesOf = ({ plan }: FunctionCode, set: CharSet): ByteSet => plan.projection.bytes(set);

/** Returns a condition that is true if the next byte is in the set. */
export function isAhead(code: FunctionCode, bytes: ByteSet, within?: Operator): string {
  code.looksAtBytes = true;
  return code.characters.test(bytes, 'bytes[p]!', within);
}

/** Returns a condition that is true if the next byte is not in the set. */
export function isNotAhead(code: FunctionCode, bytes: ByteSet): string {
  code.looksAtBytes = true;
  return code.characters.reject(bytes, 'bytes[p]!');
}

/** Returns the beginning of a block that is skipped if the next character rules an expression out. */
export function guarded(code: FunctionCode, e: Expression): string {
  const guard = guardOf(code, e);
  return guard === undefined ? '' : `if (${guard}) `;
}

/** Returns a condition before an attempt, which skips it if the next character rules it out. */
export function guardOf(code: FunctionCode, e: Expression): string | undefined {
  const first = code.plan.first.of(e);
  return first === undefined || looksFirst(code, e) ? undefined : isAhead(code, first);
}

/** Whether the code for an expression begins with a test of the next character anyway. */
function looksFirst(code: FunctionCode, e: Expression): boolean {
  const resolved = unwrapped(e, code.plan);
  if (resolved.op === 'sequence') return looksFirst(code, resolved.parts[0]!);
  return resolved.op === 'set' || resolved.op === 'literal';
}
